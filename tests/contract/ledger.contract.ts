import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  booked,
  dayMs,
  invoiceClaim,
  order,
  placedAt,
  planClaim,
  timeZone,
} from '../../schemas/ledger/testing/claims.ts';
import type { LedgerEvent } from '../../schemas/ledger/ledger-event.ts';
import { contract } from '../../schemas/money/testing/contract.ts';
import { createSqlLedger } from '../../server/shop/ledger/sql-ledger.ts';
import { createSqlLedgerReader } from '../../server/shop/ledger/sql-ledger-reader.ts';
import type { Reminder } from '../../server/shop/ledger/account-orders.ts';
import {
  assignPayment,
  openPayments,
  takePayments,
} from '../../server/shop/ledger/payment-file/take-payments.ts';
import { sweepDues } from '../../server/shop/ledger/sweep-dues.ts';
import type { Database } from '../../server/storage/database/database.ts';

/** Everything that the ledger promises, whoever runs its database. Each test has a shop of its own. */
export function testLedger(name: string, open: () => Promise<Database>): void {
  describe(`the ledger: ${name}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    let count = 0;
    const other = '1000000018';

    function shop(claim = invoiceClaim(8999), more: { deliveredOn?: string; owned?: string[] } = {}) {
      const tenant = `shop${(count += 1)}`;
      const ledger = createSqlLedger({ timeZoneOf: () => timeZone });
      const deliveredAt =
        more.deliveredOn === undefined ? [] : [[order, Date.parse(more.deliveredOn)] as const];
      const orders = {
        ofCustomer: async () => more.owned ?? [order],
        deliveredAt: async () => new Map(deliveredAt),
      };
      let at = placedAt;
      const reader = createSqlLedgerReader({ database, orders, timeZoneOf: () => timeZone, now: () => at });
      const reminders: Reminder[] = [];
      const common = { order, currency: 'EUR', at };
      const book = (event: LedgerEvent): Promise<boolean> =>
        database.kysely.transaction().execute((transaction) => ledger.book(transaction, tenant, event));
      return {
        ...{ tenant, ledger, reader, reminders, book, owner: { tenant, order } },
        order: () => book({ ...common, kind: 'order', claim }),
        move: (kind: 'payment' | 'refund' | 'return' | 'shipment', amount: number, cause: string, day = 0) =>
          book({ ...common, kind, amount, cause, at: placedAt + day * dayMs }),
        turn: (day: string) => void (at = Date.parse(`${day}T12:00:00Z`)),
        sweep: (
          rules: { days?: number; fee?: number } = {},
          remind = async (_: unknown, each: Reminder) => void reminders.push(each),
        ) =>
          sweepDues(
            {
              database,
              ledger,
              orders,
              remind,
              log: { warn: (facts) => void reminders.push(facts as never) },
            },
            { tenant, timeZone, days: 7, fee: 0, ...rules },
            at,
          ),
      };
    }

    test('counts each event once, and its balance is the sum of its bookings', async () => {
      const { reader, owner, move, ...ledger } = shop();
      expect(await reader.balanceOf(owner)).toEqual([]);
      expect([await ledger.order(), await ledger.order()]).toEqual([true, false]);
      const twice = await Promise.all([
        move('payment', 5000, 'payment a'),
        move('payment', 5000, 'payment a'),
      ]);
      expect(twice.filter(Boolean)).toHaveLength(1);
      expect(await move('shipment', 8999, 'shipment a', 1)).toBe(true);
      expect(await move('return', 2000, 'return a', 2)).toBe(true);
      // The same cause may do something else.
      expect(await move('refund', 100, 'return a', 3)).toBe(true);
      expect(await reader.balanceOf(owner)).toEqual([{ currency: 'EUR', amount: 8999 - 5000 - 2000 + 100 }]);
      // What has left the house changes nothing of what is owed.
      expect((await reader.bookingsOf(owner)).map(({ kind, amount }) => [kind, amount])).toEqual([
        ['refund', 100],
        ['return', -2000],
        ['payment', -5000],
        ['order', 8999],
      ]);
    });

    test('books with its cause or not at all', async () => {
      const { ledger, tenant, reader, owner } = shop();
      const event = {
        kind: 'payment',
        order,
        currency: 'EUR',
        cause: 'payment a',
        amount: 1,
        at: 1,
      } as const;
      const undone = database.kysely.transaction().execute(async (transaction) => {
        await ledger.book(transaction, tenant, event);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await reader.bookingsOf(owner)).toEqual([]);
    });

    test('refuses what is no amount and what is of another currency', async () => {
      const { book, move, ...ledger } = shop();
      await ledger.order();
      for (const amount of [-1, 0.5, Number.NaN, 10 ** 12])
        await expect(move('payment', amount, `payment ${amount}`)).rejects.toThrow(RangeError);
      const franc = { kind: 'payment', order, currency: 'CHF', cause: 'franc', amount: 1, at: 1 } as const;
      await expect(book(franc)).rejects.toThrow(RangeError);
    });

    test('is never edited: the database itself refuses it', async () => {
      const { tenant, move } = shop();
      await move('payment', 1, 'payment a');
      const { kysely } = database;
      await expect(
        sql`update ledger_booking set amount = 2 where tenant = ${tenant}`.execute(kysely),
      ).rejects.toThrow('only ever added');
      await expect(sql`delete from ledger_booking where tenant = ${tenant}`.execute(kysely)).rejects.toThrow(
        'only ever added',
      );
      await expect(sql`delete from ledger_account where tenant = ${tenant}`.execute(kysely)).rejects.toThrow(
        'foreign key',
      );
    });

    test('books with a return what it changes of a credit, as the rules without a database have it', async () => {
      const claim = planClaim(contract('flat', 54_900, 12, '0.65'));
      const { reader, owner, move, ...ledger } = shop(claim);
      await ledger.order();
      await move('return', 10_000, 'return a', 95);
      await move('return', 5000, 'return b', 155);
      const expected = booked(claim, [
        { kind: 'return', day: 95, amount: 10_000 },
        { kind: 'return', day: 155, amount: 5000 },
      ]);
      const [balance] = await reader.balanceOf(owner);
      const owed = expected.reduce(
        (sum, { debit, amount }) => sum + (debit === 'receivable' ? amount : -amount),
        0,
      );
      expect(balance?.amount).toBe(owed);
      expect((await reader.bookingsOf(owner)).filter(({ kind }) => kind === 'surcharge')).toHaveLength(3);
    });

    test('takes the protection of instalments that run, once', async () => {
      const claim = planClaim(contract('flat', 54_900, 12, '0.65'));
      const { reader, owner, book, ...ledger } = shop(claim);
      await ledger.order();
      const payments = (claim.plan?.dates ?? []).slice(1).map(({ day }) => ({ day, amount: 500 }));
      const event = {
        kind: 'protection',
        order,
        currency: 'EUR',
        cause: 'protection a',
        payments,
        at: placedAt,
      } as const;
      expect([await book(event), await book(event)]).toEqual([true, false]);
      expect(await reader.balanceOf(owner)).toEqual([{ currency: 'EUR', amount: 59_182 + 11 * 500 }]);
      expect((await reader.duesOf(owner)).slice(0, 2).map(({ amount }) => amount)).toEqual([4932, 5432]);
    });

    test('tells a customer of all orders, and a guest of one alone', async () => {
      const { reader, book, tenant, ...ledger } = shop(invoiceClaim(8999), { owned: [order, other] });
      await ledger.order();
      await book({
        kind: 'order',
        order: other,
        currency: 'CHF',
        at: placedAt,
        claim: invoiceClaim(100, { invoice: 'RE-2026-000002' }),
      });
      expect(await reader.balanceOf({ tenant, order: other })).toEqual([{ currency: 'CHF', amount: 100 }]);
      const all = await reader.duesOf({ tenant, customer: 'c' });
      expect(all.map(({ order: of, currency }) => [of, currency])).toEqual([
        [order, 'EUR'],
        [other, 'CHF'],
      ]);
      expect(await reader.duesOf({ tenant: 'elsewhere', customer: 'c' })).toEqual([]);
    });

    test('notes what is overdue, and reminds of it once', async () => {
      const { reader, owner, turn, sweep, reminders, move, ...ledger } = shop(invoiceClaim(8999), {
        deliveredOn: '2026-12-04T10:00:00Z',
      });
      await ledger.order();
      const stateOn = async (day: string): Promise<unknown> => {
        turn(day);
        await Promise.all([sweep(), sweep()]);
        await sweep();
        return [(await reader.duesOf(owner))[0]?.state, reminders.length];
      };
      expect(await stateOn('2026-12-18')).toEqual(['open', 0]);
      expect(await stateOn('2026-12-19')).toEqual(['overdue', 0]);
      expect(await stateOn('2026-12-24')).toEqual(['overdue', 0]);
      expect(await stateOn('2026-12-25')).toEqual(['reminded', 1]);
      expect(reminders[0]).toMatchObject({
        order,
        due: 'invoice',
        invoice: 'RE-2026-000001',
        day: '2026-12-18',
        open: 8999,
        fee: 0,
      });
      expect(await stateOn('2027-06-01')).toEqual(['reminded', 1]);
      await move('payment', 8999, 'payment a', 200);
      expect(await stateOn('2027-06-20')).toEqual(['paid', 1]);
    });

    test('takes each line of a bank once, books what fits, and keeps the rest for somebody who knows', async () => {
      const { tenant, ledger, reader, owner, ...more } = shop();
      await more.order();
      const parts = { database, ledger };
      const line = (reference: string, amount: number, purpose: string, currency = 'EUR') => ({
        ...{ reference, amount, purpose, currency, bookedOn: '2026-12-10', payer: 'Maria' },
      });
      const lines = [
        line('A', 5000, `Bestellung ${order}`),
        line('B', 5000, 'more than is owed by now: RE-2026-000001'),
        line('C', 3999, 'Rechnung re 2026 000001'),
        line('D', 100, 'no number'),
        line('E', 100, `of another currency ${order}`, 'CHF'),
        line('F', 100, `an order that nobody has ${other}`),
      ];
      const at = placedAt;
      const taken = await takePayments(parts, tenant, lines, at);
      expect([taken.booked.map(({ reference }) => reference), taken.known]).toEqual([['A', 'C'], 0]);
      expect(taken.open).toEqual([lines[1], lines[3], lines[4], lines[5]]);
      expect(await reader.balanceOf(owner)).toMatchObject([{ amount: 0 }]);
      expect(await openPayments(database, tenant)).toEqual(taken.open);
      // The same file, and one that holds more.
      const again = await Promise.all(
        [1, 2].map(() => takePayments(parts, tenant, [...lines, line('G', 1, '')], at)),
      );
      expect(new Set(again.map(({ known }) => known))).toEqual(new Set([6, 7]));
      expect(await reader.balanceOf(owner)).toMatchObject([{ amount: 0 }]);
      // Elsewhere the same line is another.
      expect((await takePayments(parts, `${tenant}-b`, lines, at)).open).toHaveLength(6);

      const assign = (reference: string, to = order) =>
        assignPayment(parts, tenant, { reference, order: to });
      expect(await assign('B')).toMatchObject({ ok: true, line: { amount: 5000 } });
      expect(await reader.balanceOf(owner)).toMatchObject([{ amount: -5000 }]);
      expect([await assign('B'), await assign('E'), await assign('D', other)]).toEqual([
        { ok: false, reason: 'no-line' },
        { ok: false, reason: 'currency' },
        { ok: false, reason: 'no-order' },
      ]);
      expect((await openPayments(database, tenant)).map(({ reference }) => reference)).toEqual([
        'D',
        'E',
        'F',
        'G',
      ]);
    });

    test('takes nothing of a file of which something cannot be kept', async () => {
      const { tenant, ledger, reader, owner, ...more } = shop();
      await more.order();
      const good = {
        reference: 'A',
        amount: 1,
        purpose: order,
        currency: 'EUR',
        bookedOn: '2026-12-10',
        payer: '',
      };
      const lines = [good, { ...good, reference: 'R'.repeat(101) }];
      await expect(takePayments({ database, ledger }, tenant, lines, placedAt)).rejects.toThrow(
        'bank_line_reference_check',
      );
      expect(await reader.balanceOf(owner)).toMatchObject([{ amount: 8999 }]);
      expect(await openPayments(database, tenant)).toEqual([]);
    });

    test('asks a fee where the shop has one, and reminds later of what could not be told', async () => {
      const { reader, owner, turn, sweep, reminders, ...ledger } = shop(invoiceClaim(8999), {
        deliveredOn: '2026-12-04T10:00:00Z',
      });
      await ledger.order();
      turn('2027-01-15');
      await sweep({ fee: 500 }, () => Promise.reject(new Error('no mail')));
      expect(reminders).toMatchObject([{ order }]);
      expect(await reader.balanceOf(owner)).toMatchObject([{ amount: 8999 }]);
      reminders.length = 0;
      await sweep({ fee: 500 });
      await sweep({ fee: 500 });
      expect(reminders).toMatchObject([{ fee: 500, open: 8999 }]);
      expect(await reader.balanceOf(owner)).toMatchObject([{ amount: 9499 }]);
      turn('2027-03-15');
      await sweep({ fee: 500 });
      expect(reminders).toHaveLength(1);
      expect((await reader.duesOf(owner)).map(({ kind, state }) => [kind, state])).toEqual([
        ['invoice', 'reminded'],
        ['fee', 'overdue'],
      ]);
    });
  });
}
