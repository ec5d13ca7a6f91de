import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { accountQuery } from '../../../schemas/account/form-state.ts';
import { checkoutForms, orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { OrderState } from '../../../schemas/order/order-state.ts';
import type { PersonalRequest } from '../../../schemas/personal-request.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { revisionOf } from '../revision-of.ts';
import type { OrderStore } from './order-store.ts';
import { orderTokenHash } from './order-token.ts';
import { shownOrder, type ShownOrderParts } from './shown-order.ts';

export interface OrderLoaderParts extends ShownOrderParts {
  store: Pick<OrderStore, 'byToken'> & ShownOrderParts['store'];
  tenants: ReadonlyMap<string, TenantConfig>;
  /** One of the shop's texts, by its key. */
  text(tenant: string, locale: string, key: string): string;
}

const args = z.strictObject({});

/** An order, for whoever has its token: the pages after ordering, and links in mails. */
export function createOrderLoader(parts: OrderLoaderParts): Loader<typeof args> {
  return {
    name: 'order',
    args,
    dimensions: [`query:${orderQuery.token}`, `query:${accountQuery.state}`],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'an order is shown to one visitor' };
      const token = query[orderQuery.token] ?? '';
      const order = token === '' ? null : await parts.store.byToken(slug, orderTokenHash(token));
      // Just done, as the address says; anybody may write it there.
      const refused = refusedForm(personal);
      const hasRegistered = !refused && query[accountQuery.state] === 'registriert';
      const good = hasRegistered ? parts.text(slug, locale, 'account.state.registriert') : '';
      const value: OrderState = {
        ...(refused ?? { notice: good === '' ? null : { kind: 'good', text: good }, values: {}, faults: [] }),
        order: order && {
          ...(await shownOrder(parts, tenant, locale, { order, token })),
          canRegister:
            order.customer === null &&
            order.state !== 'cancelled' &&
            personal.visitor === 'anonymous' &&
            !hasRegistered,
        },
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

/** What is told of a form that was refused; null: none of ours was. */
export function refusedForm({
  refused,
}: PersonalRequest): Pick<OrderState, 'notice' | 'values' | 'faults'> | null {
  if (!refused || !checkoutForms.some((form) => form === refused.name)) return null;
  const { detail, values, faults } = refused;
  return {
    notice: detail === '' ? null : { kind: 'bad', text: detail },
    values: { ...values },
    faults: [...faults],
  };
}
