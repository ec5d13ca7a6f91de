import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import { type OrderList, orderListQuery, ordersOnPage } from '../../../../schemas/order/order-list.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { revisionOf } from '../../revision-of.ts';
import type { OwnOrder } from '../own-orders.ts';
import { progressOf } from '../payment-progress.ts';
import { placedWords } from '../shown-order.ts';
import type { CustomerOrders } from './customer-orders.ts';
import { customerOfPage } from '../../customer-of-page.ts';

export interface OrderListLoaderParts {
  orders: Pick<CustomerOrders, 'search' | 'years'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  /** An amount of cents as the locale writes it. */
  price(tenant: string, locale: string, cents: number): string;
}

const args = z.strictObject({});

/** What a customer has ordered, by what is looked for, a page at a time. */
export function createOrderListLoader(parts: OrderListLoaderParts): Loader<typeof args> {
  return {
    name: 'order-list',
    args,
    dimensions: Object.values(orderListQuery).map((name) => `query:${name}`),
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      const customer = customerOfPage(personal);
      if (customer === null || !tenant) return { ok: false, reason: 'orders are shown to their customer' };
      const search = (query[orderListQuery.search] ?? '').trim().slice(0, 80);
      const year = /^\d{4}$/.exec(query[orderListQuery.year] ?? '')
        ? Number(query[orderListQuery.year])
        : null;
      const page = /^[1-9]\d{0,3}$/.exec(query[orderListQuery.page] ?? '')
        ? Number(query[orderListQuery.page])
        : 1;
      const { timeZone } = tenant;
      const [years, found] = await Promise.all([
        parts.orders.years(slug, customer, timeZone),
        parts.orders.search(slug, customer, {
          ...{ words: wordsOf(search), year, timeZone },
          ...{ skip: (page - 1) * ordersOnPage, first: ordersOnPage + 1 },
        }),
      ]);
      const orders = found.slice(0, ordersOnPage).map((own) => shown(parts, tenant, locale, own));
      const value: OrderList = {
        ...{ search, year, years, page, orders },
        hasNext: found.length > ordersOnPage,
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

/** A number is found however it is grouped. */
const wordsOf = (search: string): string =>
  /^[\d\s-]+$/.test(search) ? search.replaceAll(/[\s-]/g, '') : search;

function shown(
  { price }: OrderListLoaderParts,
  tenant: TenantConfig,
  locale: string,
  { order, payment }: OwnOrder,
): OrderList['orders'][number] {
  const { number, state, ordered } = order;
  return {
    ...{ number, state, placed: placedWords(tenant, locale, order) },
    progress: progressOf(state, payment),
    total: price(tenant.slug, ordered.locale, ordered.total),
    articles: ordered.lines.map(({ name, picture, quantity }) => ({
      name,
      picture,
      quantity,
    })),
  };
}
