import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import { orderQuery } from '../../../../schemas/checkout/checkout-form.ts';
import type { WaitingPayments } from '../../../../schemas/order/waiting-payments.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { Secrets } from '../../../operations/secrets.ts';
import { customerOfPage } from '../../customer-of-page.ts';
import { orderLinkMs, signOrderLink } from '../../order-link.ts';
import { revisionOf } from '../../revision-of.ts';
import type { StoredOrder } from '../order-store.ts';
import type { CustomerOrders } from './customer-orders.ts';

export interface WaitingPaymentsLoaderParts {
  orders: Pick<CustomerOrders, 'search'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  secrets: Secrets;
  /** Whether an order can be paid that was not paid in time. Throws an outage. */
  isPayable(tenant: TenantConfig, order: StoredOrder): Promise<boolean>;
  /** An amount of cents as the locale writes it. */
  price(tenant: string, locale: string, cents: number): string;
  /** In ms since 1970. */
  now: () => number;
}

/** Orders that are looked at: those before them are long over. */
const most = 10;

const args = z.strictObject({});

/** Orders of a customer that wait for their payment, each with the link that pays it. */
export function createWaitingPaymentsLoader(parts: WaitingPaymentsLoaderParts): Loader<typeof args> {
  return {
    name: 'waiting-payments',
    args,
    dimensions: [],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal }) {
      const tenant = parts.tenants.get(slug);
      const customer = customerOfPage(personal);
      if (customer === null || !tenant) return { ok: false, reason: 'payments are shown to their customer' };
      const { timeZone } = tenant;
      const search = { words: '', year: null, timeZone, skip: 0, first: most };
      const newest = await parts.orders.search(slug, customer, search);
      const orders: WaitingPayments['orders'] = [];
      const expiresAt = parts.now() + orderLinkMs.pay;
      for (const { order } of newest) {
        if (!(await parts.isPayable(tenant, order))) continue;
        const { number, ordered } = order;
        const link = signOrderLink(parts.secrets, { action: 'pay', tenant: slug, number, expiresAt });
        const href = routeTable(tenant, locale).link('paylink', { [orderQuery.token]: link });
        const total = parts.price(slug, ordered.locale, ordered.total);
        if (href !== undefined) orders.push({ number, total, href });
      }
      const value: WaitingPayments = { orders };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}
