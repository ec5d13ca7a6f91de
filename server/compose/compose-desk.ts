import { createHash, createHmac } from 'node:crypto';
import type { CatalogueParts } from './catalogue-parts.ts';
import { inLocale } from '../../schemas/catalogue/localised-text.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { writeOnce } from '../repetition/sql-writes.ts';
import { createSqlCustomerList } from '../shop/account/sql-customer-list.ts';
import { createSqlReturnList } from '../shop/order/desk/sql-return-list.ts';
import { createSqlRatingStore } from '../shop/rating/sql-rating-store.ts';
import { issueVouchers } from '../shop/voucher/issue-vouchers.ts';
import { createSqlVoucherStore } from '../shop/voucher/sql-voucher-store.ts';
import type { IssuedCode } from '../shop/voucher/voucher-store.ts';
import type { DeskCustomers } from '../staff/desk/customers/desk-customers.ts';
import type { DeskOrders } from '../staff/desk/orders/desk-orders.ts';
import type { DeskReturns } from '../staff/desk/returns/desk-returns.ts';
import type { DeskReviews } from '../staff/desk/reviews/desk-reviews.ts';
import type { DeskVouchers } from '../staff/desk/vouchers/desk-vouchers.ts';
import type { DeskWithdrawals } from '../staff/desk/withdrawals/desk-withdrawals.ts';
import type { Told } from '../staff/desk/told.ts';
import type { Database } from '../storage/database/database.ts';
import { renewRating } from '../upkeep/moderate-review.ts';

/** What the people of the shop work on. */
export interface DeskShop {
  orders: DeskOrders;
  customers: DeskCustomers;
  reviews: DeskReviews;
  vouchers: DeskVouchers;
  withdrawals: DeskWithdrawals;
  returns: DeskReturns;
}

/** What the desk needs of customers, reviews, vouchers and returns, beside orders and withdrawals. */
export function composeDesk(parts: CatalogueParts, own: Pick<DeskShop, 'orders' | 'withdrawals'>): DeskShop {
  return {
    ...own,
    returns: createSqlReturnList(parts.database),
    customers: customersOf(parts),
    reviews: reviewsOf(parts),
    vouchers: vouchersOf(parts),
  };
}

function customersOf({ base, database }: CatalogueParts): DeskCustomers {
  const customers = createSqlCustomerList(database);
  return {
    ...customers,
    async correct(tenant, { key, number, ...details }, told) {
      const before = await customers.detailsOf(tenant, number);
      if (!before) return false;
      // Ids and states alone: the log names nobody's birthday.
      const changed = [
        ...(before.birthday === details.birthday ? [] : ['birthday']),
        ...(before.hasCredit === details.hasCredit ? [] : [details.hasCredit ? 'credit-on' : 'credit-off']),
      ];
      if (changed.length === 0) return false;
      const once = pressOf(key, [number, details.birthday, details.hasCredit]);
      return doOnce({ database, tenant, what: 'customer', once, at: base.now() }, async (within) => {
        await customers.putDetails(within, tenant, number, details);
        await told(within, { before: null, after: changed.join(', ') });
      });
    },
  };
}

function reviewsOf({ base, database, store: catalogue }: CatalogueParts): DeskReviews {
  const ratings = createSqlRatingStore(database);
  return {
    waiting: (tenant, most) => ratings.inState(tenant, 'pending', most),
    async products(tenant, reviews) {
      const { config } = base.tenantNamed(tenant);
      const { defaultLocale: locale } = config;
      const found = await catalogue.products(tenant, [...new Set(reviews.map(({ sku }) => sku))]);
      const shown = found.flatMap(({ sku, texts }) => {
        const { name, slug } = inLocale(texts, locale);
        const path = routeTable(config, locale).address('product', { slug, sku });
        return path === undefined ? [] : [[sku, { name, path }] as const];
      });
      return new Map(shown);
    },
    async decide(tenant, { key, id, state, reason }, told) {
      const before = await ratings.review(tenant, id);
      if (!before) return null;
      const once = pressOf(key, [id, state, reason]);
      const isChanged = await doOnce(
        { database, tenant, what: 'review', once, at: base.now() },
        async (within) => {
          await ratings.moderate(tenant, id, { state, reason, at: base.now() }, within);
          await told(within, { before: before.state, after: state });
        },
      );
      // Again with every press: one that the first did not get to is caught up.
      await renewRating({ ratings, catalogue, tenant }, before.sku);
      return { isChanged };
    },
  };
}

function vouchersOf({ base, database, visitorSecret }: CatalogueParts): DeskVouchers {
  const store = createSqlVoucherStore(database);
  const configOf = (tenant: string) => base.tenantNamed(tenant).config;
  return {
    campaigns(tenant) {
      const { vouchers = [], defaultLocale } = configOf(tenant);
      return vouchers.flatMap(({ id, title, codes }) =>
        'issued' in codes ? [{ id, title: inLocale(title, defaultLocale), days: codes.issued.days }] : [],
      );
    },
    async issue(tenant, { key, campaign, count }, told) {
      const issued: IssuedCode[] = [];
      const at = base.now();
      let drawn = 0;
      const codes = await issueVouchers(
        { issue: async (_tenant, all) => void issued.push(...all) },
        configOf(tenant),
        {
          ...{ campaign, count, at },
          // By the form's key: whoever presses twice gets the same codes, which nobody keeps.
          randomBytes: (size) =>
            createHmac('sha256', visitorSecret)
              .update(JSON.stringify(['desk voucher', tenant, campaign, count, key, (drawn += 1)]))
              .digest()
              .subarray(0, size),
        },
      );
      const once = pressOf(key, [campaign, count]);
      await doOnce({ database, tenant, what: 'voucher', once, at }, async (within) => {
        await store.issue(tenant, issued, within);
        await told(within, { before: null, after: String(count) });
      });
      return codes;
    },
  };
}

interface Press {
  database: Database;
  tenant: string;
  what: string;
  once: { key: string; content: string };
  at: number;
}

/** Carries something out in a transaction, once for a press of a button; whether this was the one. */
async function doOnce(
  { database, tenant, what, once, at }: Press,
  work: (within: Parameters<Told>[0]) => Promise<void>,
): Promise<boolean> {
  let isChanged = false;
  await database.kysely.transaction().execute((transaction) =>
    writeOnce(transaction, { tenant, owner: 'desk', what }, at, once, async () => {
      await work(transaction);
      isChanged = true;
      return null;
    }),
  );
  return isChanged;
}

/** By what a press is known again. Whoever goes back and changes the form presses another time. */
function pressOf(key: string, content: readonly unknown[]): { key: string; content: string } {
  const hash = createHash('sha256')
    .update(JSON.stringify([key, ...content]))
    .digest('base64url');
  return { key: hash, content: hash };
}
