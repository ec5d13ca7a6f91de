import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyContract, contract } from '../money/testing/contract.ts';
import { cases } from '../money/testing/cases.ts';
import { balanceOf, type Booking } from './booking.ts';
import { type AccountFacts, duesOf } from './dues-of.ts';
import { ledgerAccounts } from './entries-of.ts';
import type { OrderClaim } from './order-claim.ts';
import { booked, invoiceClaim, order, planClaim, timeZone, type Told } from './testing/claims.ts';

function dues({
  claim,
  bookings,
  today,
  ...more
}: Partial<AccountFacts> & {
  claim: OrderClaim;
  bookings: readonly Booking[];
  today: string;
}) {
  return duesOf({ order, claim, bookings, deliveredOn: null, noted: new Map(), timeZone, ...more }, today);
}

describe('what is due on an invoice', () => {
  const claim = invoiceClaim(8999);

  test('is the whole of it, so many days after all goods are there, and late on the day after', () => {
    const bookings = booked(claim, []);
    const onDay = (today: string, deliveredOn: string | null) =>
      dues({ claim, bookings, today, deliveredOn });
    expect(onDay('2026-12-02', null)).toEqual([
      {
        ...{ order, key: 'invoice', kind: 'invoice', number: 0, day: '2026-12-19' },
        ...{ amount: 8999, paid: 0, open: 8999, isLate: false, state: 'open' },
      },
    ]);
    expect(onDay('2026-12-18', '2026-12-04')[0]).toMatchObject({ day: '2026-12-18', isLate: false });
    expect(onDay('2026-12-19', '2026-12-04')[0]).toMatchObject({ day: '2026-12-18', isLate: true });
    // What has not come is never late, however long it takes.
    expect(onDay('2027-03-01', null)[0]).toMatchObject({ day: '2027-03-15', isLate: false });
  });

  test('has no day where none was agreed on', () => {
    const open = invoiceClaim(8999, { dueDays: null });
    const [due] = dues({
      claim: open,
      bookings: booked(open, []),
      today: '2030-01-01',
      deliveredOn: '2026-12-04',
    });
    expect([due?.day, due?.isLate]).toEqual([null, false]);
  });

  test('is less by what comes back, and nothing where all is paid', () => {
    const told: Told[] = [
      { kind: 'return', day: 5, amount: 3000 },
      { kind: 'payment', day: 6, amount: 2000 },
    ];
    const some = booked(claim, told);
    expect(dues({ claim, bookings: some, today: '2026-12-08' })).toMatchObject([
      { amount: 5999, paid: 2000, open: 3999, state: 'partly-paid' },
    ]);
    const noted = new Map([['invoice', 'overdue' as const]]);
    expect(dues({ claim, bookings: some, today: '2026-12-08', noted })[0]?.state).toBe('overdue');
    const all = booked(claim, [...told, { kind: 'payment', day: 7, amount: 3999 }]);
    expect(dues({ claim, bookings: all, today: '2026-12-09', noted })[0]).toMatchObject({
      open: 0,
      state: 'paid',
    });
  });

  test('has the fees of reminders beside it, which are paid last', () => {
    const bookings = booked(claim, [
      { kind: 'reminder-fee', day: 30, amount: 500 },
      { kind: 'payment', day: 31, amount: 9000 },
    ]);
    expect(dues({ claim, bookings, today: '2027-01-05', deliveredOn: '2026-12-04' })).toMatchObject([
      { key: 'invoice', open: 0 },
      { key: 'fee cause 0', kind: 'fee', day: '2026-12-31', amount: 500, paid: 1, open: 499 },
    ]);
  });
});

describe('what is due of a plan', () => {
  const vectorA = planClaim(contract('flat', 54_900, 12, '0.65'));
  const payments = (count: number): Told[] =>
    Array.from({ length: count }, (_, at) => ({ kind: 'payment', day: 31 * (at + 1), amount: 4932 }));

  test('is each instalment on its day, and money goes to the oldest', () => {
    const bookings = booked(vectorA, [{ kind: 'payment', day: 20, amount: 6000 }]);
    const told = dues({ claim: vectorA, bookings, today: '2027-03-02' });
    expect(told).toHaveLength(12);
    expect(told.slice(0, 4)).toMatchObject([
      { key: 'instalment 1', day: '2027-01-01', amount: 4932, open: 0, state: 'paid' },
      { key: 'instalment 2', day: '2027-02-01', paid: 1068, open: 3864, isLate: true, state: 'partly-paid' },
      { key: 'instalment 3', day: '2027-03-01', paid: 0, isLate: true, state: 'open' },
      { key: 'instalment 4', day: '2027-04-01', paid: 0, isLate: false },
    ]);
    expect(told.at(-1)).toMatchObject({ number: 12, day: '2027-12-01', amount: 4930 });
  });

  test('is worked out anew after a return, as domain.md has it, and the ledger agrees', () => {
    // 1 March is day 90, on which the third has fallen due.
    const bookings = booked(vectorA, [...payments(3), { kind: 'return', day: 95, amount: 10_000 }]);
    const told = dues({ claim: vectorA, bookings, today: '2027-03-10' });
    expect(told.slice(3).map(({ amount }) => amount)).toEqual([...Array<number>(8).fill(3667), 3663]);
    expect(told.slice(3).map(({ day }) => day?.slice(5))).toEqual(
      ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `${month}-01`),
    );
    expect(balanceOf(bookings)).toBe(32_999);
    expect(bookings.filter(({ kind }) => kind === 'surcharge')).toMatchObject([
      { debit: 'receivable', amount: 4282 },
      { debit: 'surcharges', credit: 'receivable', amount: 1387 },
    ]);
  });

  test('counts a second return by what the first left', () => {
    const bookings = booked(vectorA, [
      ...payments(3),
      { kind: 'return', day: 95, amount: 10_000 },
      // After two more of 36.67, 7 of 9 of 311.75 are open: 242.47; less 50.00 over 7 instalments.
      { kind: 'return', day: 155, amount: 5000 },
    ]);
    const told = dues({ claim: vectorA, bookings, today: '2027-05-10' });
    // 192.47 · 7 · 0.65 % = 8.76; 201.23 / 7 = 28.75.
    expect(told.slice(3).map(({ amount }) => amount)).toEqual([
      3667,
      3667,
      ...Array<number>(6).fill(2875),
      2873,
    ]);
  });

  test('becomes an invoice below its minimum, and ends where all comes back', () => {
    const some = booked(vectorA, [...payments(3), { kind: 'return', day: 95, amount: 33_000 }]);
    expect(dues({ claim: vectorA, bookings: some, today: '2027-03-10' }).slice(3)).toMatchObject([
      { key: 'invoice', day: '2027-03-20', amount: 8175 },
    ]);
    const all = booked(vectorA, [{ kind: 'cancellation', day: 0, amount: 54_900 }]);
    expect([dues({ claim: vectorA, bookings: all, today: '2027-03-10' }), balanceOf(all)]).toEqual([[], 0]);
  });

  test('holds its protection, which costs less as less is open', () => {
    const insured = planClaim(contract('flat', 54_900, 12, '0.65'), 11_500);
    const [first] = dues({ claim: insured, bookings: booked(insured, []), today: '2026-12-02' });
    // 1.15 % of 549.00.
    expect(first?.amount).toBe(4932 + 631);
    const less = booked(insured, [{ kind: 'return', day: 3, amount: 27_450 }]);
    const [half] = dues({ claim: insured, bookings: less, today: '2026-12-05' });
    expect(half?.amount).toBe(2466 + 316);
  });
});

describe('any account', () => {
  const told = fc.array(
    fc.record({
      kind: fc.constantFrom('shipment', 'cancellation', 'return', 'payment', 'refund', 'reminder-fee'),
      day: fc.integer({ min: 0, max: 400 }),
      amount: fc.integer({ min: 0, max: 60_000 }),
    }),
    { maxLength: 12 },
  );
  const claims = fc.oneof(
    fc.integer({ min: 0, max: 5_000_000 }).map((goods) => invoiceClaim(goods)),
    fc.tuple(anyContract, fc.constantFrom(0, 11_500)).map(([plan, rate]) => planClaim(plan, rate)),
  );
  const today = fc
    .integer({ min: 0, max: 500 })
    .map((day) => new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10));

  test('sums up to nothing over all accounts, owes what an oracle says, and its dues are what is owed', () => {
    fc.assert(
      fc.property(claims, told, today, (claim, unsorted, on) => {
        let left = claim.goods;
        const events = unsorted
          .toSorted((a, b) => a.day - b.day)
          .map((event) => {
            if (event.kind !== 'return' && event.kind !== 'cancellation') return event;
            // No more comes back than was ordered.
            const amount = Math.min(event.amount, left);
            left -= amount;
            return { ...event, amount };
          });
        const bookings = booked(claim, events);
        expect(ledgerAccounts.reduce((sum, account) => sum + balanceOf(bookings, account), 0)).toBe(0);

        const sumOf = (...kinds: string[]): number =>
          events.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
        const credit = -balanceOf(bookings, 'surcharges') - balanceOf(bookings, 'protection');
        const owed =
          claim.goods + credit + sumOf('reminder-fee', 'refund') - sumOf('payment', 'return', 'cancellation');
        expect(balanceOf(bookings)).toBe(owed);
        expect(balanceOf(bookings, 'undelivered')).toBe(sumOf('shipment', 'cancellation') - claim.goods);

        const all = dues({ claim, bookings, today: on, deliveredOn: '2026-12-04' });
        const open = all.reduce((sum, due) => sum + due.open, 0);
        // Where more went back than had come, that is owed beside what is due.
        const money = sumOf('payment') - sumOf('refund');
        expect(money < 0 || open === Math.max(0, owed)).toBe(true);
        for (const [at, due] of all.entries()) {
          expect(due.paid + due.open).toBe(due.amount);
          expect(due.amount).toBeGreaterThan(0);
          // Nothing is paid of what is due later while something earlier is open.
          expect(due.paid === 0 || all.slice(0, at).every((earlier) => earlier.open === 0)).toBe(true);
        }
      }),
      cases(1000),
    );
  });

  test('of a plan asks for what an oracle has worked out day by day', () => {
    fc.assert(
      fc.property(anyContract, fc.integer({ min: 0, max: 30 }), (plan, months) => {
        const claim = planClaim(plan);
        const bookings = booked(claim, []);
        const on = `${2027 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-15`;
        const late = dues({ claim, bookings, today: on }).filter(({ isLate }) => isLate);
        // Placed on the 1st, each instalment is due on a 1st: all up to this month are late by its 15th.
        const expected = plan.plan.payments.filter(({ month }) => month <= months + 1);
        expect(late.map(({ amount }) => amount)).toEqual(expected.map(({ amount }) => amount));
      }),
      cases(300),
    );
  });
});
