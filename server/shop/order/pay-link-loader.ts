import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { PayLinkState } from '../../../schemas/order/pay-link-state.ts';
import type { Secrets } from '../../operations/secrets.ts';
import { revisionOf } from '../revision-of.ts';
import { type OrderLoaderParts, refusedForm } from './order-loader.ts';
import { shownOrder } from './shown-order.ts';
import { orderOfLink } from './order-of-link.ts';
import type { OrderStore } from './order-store.ts';
import { orderToken } from './order-token.ts';

export interface PayLinkLoaderParts extends OrderLoaderParts {
  store: OrderLoaderParts['store'] & Pick<OrderStore, 'byNumber'>;
  secrets: Secrets;
}

const args = z.strictObject({});

/** What is open of an order, for whoever has the link of a mail. */
export function createPayLinkLoader(parts: PayLinkLoaderParts): Loader<typeof args> {
  return {
    name: 'pay-link',
    args,
    dimensions: [`query:${orderQuery.token}`],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'an order is shown to one visitor' };
      const found = await orderOfLink(parts, tenant, query[orderQuery.token] ?? '');
      const token = found.ok ? orderToken(parts.secrets, found.order) : '';
      const shown = found.ok ? await shownOrder(parts, tenant, locale, { order: found.order, token }) : null;
      const order = shown && { ...shown, canRegister: false };
      const refused = refusedForm(personal) ?? { notice: null, values: {}, faults: [] };
      const value: PayLinkState = { ...refused, order, refusal: refusalOf(found, order) };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

function refusalOf(
  found: Awaited<ReturnType<typeof orderOfLink>>,
  order: PayLinkState['order'],
): PayLinkState['refusal'] {
  if (!found.ok) return found.reason;
  if (!order || order.methods.length > 0) return null;
  if (order.progress === 'returned') return 'returned';
  return order.isCancelled ? 'cancelled' : 'paid';
}
