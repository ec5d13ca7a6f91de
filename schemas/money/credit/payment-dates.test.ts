import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { daysLater, monthsLater, paymentDates } from './payment-dates.ts';

describe('payments fall due', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2028-01-30', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-01', 0, '2026-12-01'],
  ])('from %s in %i months on %s', (day, months, due) => {
    expect(monthsLater(day, months)).toBe(due);
  });

  test('by the calendar of the shop, whatever day it is elsewhere', () => {
    const late = Date.parse('2026-12-31T23:30:00+01:00');
    const payments = [
      { month: 1, amount: 4932 },
      { month: 2, amount: 4930 },
    ];
    expect(paymentDates(payments, late, 'Europe/Vienna')).toEqual([
      { day: '2027-01-31', amount: 4932 },
      { day: '2027-02-28', amount: 4930 },
    ]);
    expect(paymentDates(payments, late + 3_600_000, 'Europe/Vienna')[0]?.day).toBe('2027-02-01');
  });

  test('of a pause after four months', () => {
    const [only] = paymentDates(
      [{ month: 4, amount: 31_500 }],
      Date.parse('2026-10-31T12:00:00Z'),
      'Europe/Vienna',
    );
    expect(only).toEqual({ day: '2027-02-28', amount: 31_500 });
  });

  test('days later, across summer time and years', () => {
    expect(['2026-03-28', '2026-10-24', '2026-12-25'].map((day) => daysLater(day, 14))).toEqual([
      ...['2026-04-11', '2026-11-07', '2027-01-08'],
    ]);
  });

  test('on the same date, or on the last day of a month that has none such', () => {
    const starts = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 120 }), (start, months) => {
        const day = start.toISOString().slice(0, 10);
        const due = monthsLater(day, months);
        const number = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(number(due) - number(day)).toBe(months);
        const isLast = daysLater(due, 1).endsWith('-01');
        expect(due.slice(8) === day.slice(8) || (isLast && due.slice(8) < day.slice(8))).toBe(true);
      }),
      cases(2000),
    );
  });
});
