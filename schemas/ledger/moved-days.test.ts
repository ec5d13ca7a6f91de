import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsLater } from '../money/credit/payment-dates.ts';
import { movedDays } from './moved-days.ts';

const days = ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'];

test('a day that is to come moves within its month, however long that is', () => {
  expect(movedDays(days, [])).toEqual(days);
  expect(movedDays(days, [{ dayOfMonth: 5, on: '2026-12-01' }])).toEqual([
    ...['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05'],
  ]);
});

test('what is due already stays, and what would be due at once comes on its own day', () => {
  expect(movedDays(days, [{ dayOfMonth: 15, on: '2027-01-31' }])).toEqual([
    ...['2026-12-31', '2027-01-31', '2027-02-15', '2027-03-15'],
  ]);
  expect(movedDays(days, [{ dayOfMonth: 15, on: '2027-01-15' }])).toEqual([
    ...['2026-12-31', '2027-01-31', '2027-02-15', '2027-03-15'],
  ]);
});

test('the newest change counts, from its own day on', () => {
  const changes = [
    { dayOfMonth: 10, on: '2026-12-01' },
    { dayOfMonth: 20, on: '2027-01-10' },
  ];
  expect(movedDays(days, changes)).toEqual(['2026-12-10', '2027-01-10', '2027-02-20', '2027-03-20']);
});

test('whatever is changed, each instalment keeps its month, and what was due at a change stays', () => {
  const change = fc.record({
    dayOfMonth: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 0, max: 11 }),
    date: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), fc.array(change, { maxLength: 6 }), (start, told) => {
      const first = `2026-12-${String(start).padStart(2, '0')}`;
      const own = Array.from({ length: 12 }, (_, months) => monthsLater(first, months + 1));
      const changes = told
        .map(({ dayOfMonth, month, date }) => ({
          dayOfMonth,
          on: monthsLater(`2026-12-${String(date).padStart(2, '0')}`, month),
        }))
        .toSorted((one, other) => one.on.localeCompare(other.on));
      const moved = movedDays(own, changes);
      expect(moved.map((day) => day.slice(0, 7))).toEqual(own.map((day) => day.slice(0, 7)));
      for (const [at, { on }] of changes.entries()) {
        const before = movedDays(own, changes.slice(0, at));
        const after = movedDays(own, changes.slice(0, at + 1));
        expect(after.filter((day) => day <= on)).toEqual(before.filter((day) => day <= on));
      }
    }),
  );
});
