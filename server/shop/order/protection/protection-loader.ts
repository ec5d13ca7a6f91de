import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import { protectionQuery } from '../../../../schemas/checkout/checkout-form.ts';
import type { ProtectionState } from '../../../../schemas/order/protection-state.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { revisionOf } from '../../revision-of.ts';
import { insurableOrders, shownInsurable } from './insurable-orders.ts';
import type { InstalmentOrder, ProtectionStore } from './protection-store.ts';

const args = z.strictObject({});

export interface ProtectionLoaderParts {
  protections: Pick<ProtectionStore, 'ordersOf'>;
  /** Milliseconds since 1970. */
  now: () => number;
  tenants: ReadonlyMap<string, TenantConfig>;
}

/** A customer's orders whose instalments can be insured. */
export function createProtectionLoader({
  protections,
  now,
  tenants,
}: ProtectionLoaderParts): Loader<typeof args> {
  return {
    name: 'protection',
    args,
    dimensions: [`query:${protectionQuery.state}`],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'orders are their customer’s' };
      const { visitor, customerId, refused } = personal;
      const isKnown = visitor === 'logged-in' && customerId !== null;
      const orders = isKnown ? await protections.ordersOf(slug, customerId) : [];
      const { values = {}, faults = [], detail = '' } = refused?.name === 'protect' ? refused : {};
      const place = { tenant, locale };
      const value: ProtectionState = {
        values: { ...values },
        faults: [...faults],
        notice: detail === '' ? null : { kind: 'bad', text: detail },
        orders: insurableOrders(orders, place, now()).map(({ order, protection }) =>
          shownInsurable(order, protection, place),
        ),
        done: query[protectionQuery.state] === protectionQuery.done ? lastDone(orders, place) : null,
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

/** What was ordered last. */
function lastDone(
  orders: readonly InstalmentOrder[],
  place: { tenant: TenantConfig; locale: string },
): ProtectionState['done'] {
  const [last] = orders
    .flatMap((order) => (order.protectedLater ? [{ order, protection: order.protectedLater }] : []))
    .toSorted((one, other) => other.protection.orderedAt - one.protection.orderedAt);
  return last ? { order: shownInsurable(last.order, last.protection, place), email: last.order.email } : null;
}
