import { expect, test } from 'vitest';
import { orderedOf } from './testing/ordered-of.ts';
import { isAfter, lastDayAfterArrival, lastWithdrawalDay } from './withdrawal-period.ts';

const ordered = orderedOf([{ price: 100, quantity: 2 }]);
const zone = 'Europe/Vienna';
const parcel = (quantity: number, arrived: string | null) => ({
  ...{ carrier: 'post', trackingNumber: 'A100', value: 0, shippedAt: 0, pieces: [{ position: 1, quantity }] },
  deliveredAt: arrived === null ? null : Date.parse(arrived),
});

test('time begins when the last piece has arrived that is sent, on the shop’s calendar', () => {
  const last = (parcels: ReturnType<typeof parcel>[], cancelled = 0): string | null =>
    lastDayAfterArrival(
      {
        ...{ ordered, parcels },
        cancellations:
          cancelled > 0
            ? [{ key: 'k', pieces: [{ position: 1, quantity: cancelled }], cause: 'staff', at: 0 }]
            : [],
      },
      14,
      zone,
    );
  expect(last([])).toBeNull();
  expect(last([parcel(1, '2026-12-01T10:00:00Z')])).toBeNull();
  expect(last([parcel(1, '2026-12-01T10:00:00Z'), parcel(1, null)])).toBeNull();
  expect(last([parcel(1, '2026-12-04T23:30:00Z'), parcel(1, '2026-12-01T10:00:00Z')])).toBe('2026-12-19');
  expect(last([parcel(1, '2026-12-01T10:00:00Z')], 1)).toBe('2026-12-15');
});

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
  const order = { ordered, parcels: [parcel(2, `${arrived}T10:00:00Z`)], cancellations: [] };
  expect(lastWithdrawalDay(order, { days: 14, isHoliday }, zone)).toBe(last);
  expect(lastWithdrawalDay({ ...order, parcels: [] }, { days: 14, isHoliday }, zone)).toBeNull();
});

test('it is over with the end of its last day', () => {
  expect(isAfter('2026-12-15', Date.parse('2026-12-15T22:59:00Z'), zone)).toBe(false);
  expect(isAfter('2026-12-15', Date.parse('2026-12-15T23:01:00Z'), zone)).toBe(true);
  expect(isAfter(null, Date.parse('2030-01-01'), zone)).toBe(false);
});
