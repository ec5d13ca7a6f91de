import { expect, test } from 'vitest';
import { lastWithdrawalDay } from './withdrawal-period.ts';

test.each([
  ['2026-12-01', '2026-12-15'],
  // A Saturday and a Sunday end on Monday, Christmas Eve's fortnight before on a working day as it is.
  ['2026-12-05', '2026-12-21'],
  ['2026-12-06', '2026-12-21'],
  ['2026-12-10', '2026-12-24'],
  // Christmas Day and St. Stephen's fall on Friday and Saturday.
  ['2026-12-11', '2026-12-28'],
])('what arrived on %s can be withdrawn from until %s', (arrived, last) => {
  const isHoliday = (day: string): boolean => ['2026-12-25', '2026-12-26'].includes(day);
  expect(lastWithdrawalDay(arrived, 14, isHoliday)).toBe(last);
});
