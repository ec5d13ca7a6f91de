import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { invoiceNumber } from '../../schemas/order/invoice-number.ts';
import type { Ordered } from '../../schemas/order/ordered.ts';
import type { MoneyEvent } from '../../server/shop/fulfilment/book-events.ts';
import { closeOrders } from '../../server/shop/fulfilment/close-orders.ts';
import { createFulfilment, type Fulfilment } from '../../server/shop/fulfilment/fulfilment.ts';
import { createSqlOrderBook } from '../../server/shop/order/fulfilment/sql-order-book.ts';
import type { Database } from '../../server/storage/database/database.ts';

/** What other domains were told, by all processes. */
interface Noted {
  booked: (MoneyEvent & { tenant: string })[];
  letters: string[];
  /** Pieces that were given back, by article. */
  stock: { sku: string; quantity: number }[];
}

/** Fulfilment with what it did to others, and a way to place orders. */
export interface FulfilmentUnderTest extends Fulfilment, Noted {
  place(order: {
    tenant: string;
    ordered: Ordered;
    isPaid?: boolean;
    state?: 'placed' | 'confirmed';
  }): Promise<string>;
  setNow(at: number): void;
  closeOrders(tenant: string): Promise<void>;
  sentBack(tenant: string): Promise<{ amount: number }[]>;
}

/** When the shop's day begins, in ms since 1970. */
export const fulfilmentStart = Date.parse('2026-12-01T09:00:00Z');

/** Fulfilment on a database, with other domains that only note what they are told. */
export function fulfilmentUnderTest({ kysely }: Database, noted: Noted): FulfilmentUnderTest {
  let at = fulfilmentStart;
  const { booked, letters, stock } = noted;
  const tell =
    (name: string) =>
    async (...[, , facts]: [unknown, unknown, object?]): Promise<void> =>
      void letters.push(facts && 'isLate' in facts && facts.isLate ? `${name} late` : name);
  const book = createSqlOrderBook({
    effects: {
      giveStockBack: async (_transaction, _tenant, pieces) => void stock.push(...pieces),
      giveVoucherBack: async () => void letters.push('voucher back'),
      announce: async (_transaction, _order, { type }) => void letters.push(type),
    },
    yearOf: () => 2026,
    creditNoteNumber: (_tenant, year, sequence) => invoiceNumber({ prefix: 'GS', year, sequence }),
  });
  const fulfilment = createFulfilment({
    ...{ kysely, book },
    bookings: { book: async (_transaction, tenant, event) => void booked.push({ ...event, tenant }) },
    letters: {
      prepare: async () => {},
      shipped: tell('shipped'),
      cancelled: tell('cancelled'),
      returnRegistered: tell('registered'),
      withdrawn: tell('withdrawn'),
      refunded: tell('refunded'),
    },
    now: () => at,
    timeZoneOf: () => 'Europe/Vienna',
    withdrawalOf: () => ({ days: 14, isHoliday: () => false }),
    returnDaysOf: () => 30,
    pickUpDaysOf: () => ['2026-12-05'],
    carrierTasks: null,
    minimumAfterReturn: async () => null,
  });
  return {
    ...{ ...fulfilment, ...noted, setNow: (to: number) => void (at = to) },
    closeOrders: (tenant) =>
      closeOrders({ kysely, book, fulfilment, leastDaysOf: () => 14, now: () => at }, tenant),
    async place({ tenant, ordered, isPaid = false, state = 'confirmed' }) {
      const number = String(1_000_000_000 + randomBytes(4).readUInt32BE());
      const token = randomBytes(32).toString('base64url');
      await sql`
        insert into shop_order (tenant, number, key, token_hash, owner, customer, email, state, ordered, placed_at)
        values (${tenant}, ${number}, ${token.slice(0, 22)}, ${token}, 'g:a', null, 'anna@example.org', ${state},
                ${JSON.stringify(ordered)}::jsonb, ${fulfilmentStart})`.execute(kysely);
      await sql`
        insert into payment (tenant, id, number, method, state, amount, currency, reference, created_at)
        values (${tenant}, ${token.slice(0, 22)}, ${number}, ${isPaid ? 'paypal' : 'invoice'},
                ${isPaid ? 'captured' : 'open'}, ${ordered.total}, 'EUR', ${isPaid ? token : null}, ${fulfilmentStart})`.execute(
        kysely,
      );
      const seller = { name: 'Shop', street: 'Weg 1', postalCode: '1010', city: 'Wien', country: 'AT' };
      const document = {
        ...{ order: number, seller: { ...seller, numbers: [], iban: null }, issuedOn: '2026-12-01' },
        ...{ supply: ['2026-12-03', '2026-12-07'], dueDays: 14, ordered },
      };
      if (state === 'confirmed')
        await sql`
          insert into invoice (tenant, number, order_number, document, issued_at)
          select ${tenant}, 'RE-2026-' || lpad((count(*) + 1)::text, 6, '0'), ${number},
                 ${JSON.stringify(document)}::jsonb, ${fulfilmentStart} from invoice where tenant = ${tenant}`.execute(
          kysely,
        );
      return number;
    },
    async sentBack(tenant) {
      const { rows } = await sql<{ amount: number }>`
        select amount from payment_refund where tenant = ${tenant} order by key`.execute(kysely);
      return rows;
    },
  };
}
