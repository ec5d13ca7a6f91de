import { expect, test } from 'vitest';
import { openLine } from './open-line.ts';

const weekdays = { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '21:00' };
const saturday = { days: ['Sa'], opens: '08:00', closes: '12:00' };
const at = (iso: string, zone = 'Europe/Vienna') => openLine([weekdays, saturday], new Date(iso), zone);

test.each([
  // 27 November 2026 is a Friday.
  ['2026-11-27T06:59:59Z', undefined],
  ['2026-11-27T07:00:00Z', weekdays],
  ['2026-11-27T19:59:59Z', weekdays],
  ['2026-11-27T20:00:00Z', undefined],
  ['2026-11-28T10:59:00Z', saturday],
  ['2026-11-28T11:00:00Z', undefined],
  ['2026-11-29T10:00:00Z', undefined],
  // In summer the company's clock is two hours ahead.
  ['2026-07-03T06:00:00Z', weekdays],
  ['2026-07-03T19:00:00Z', undefined],
])('at %s', (iso, line) => {
  expect(at(iso)).toBe(line);
});

test('the company’s time zone counts, not the visitor’s', () => {
  expect(at('2026-11-27T07:30:00Z', 'Europe/Vienna')).toBe(weekdays);
  expect(at('2026-11-27T07:30:00Z', 'Europe/London')).toBeUndefined();
});

test('hours may run past midnight, also from Sunday to Monday', () => {
  const late = { days: ['Su'], opens: '22:00', closes: '02:00' };
  const isOpen = (iso: string): boolean => openLine([late], new Date(iso), 'UTC') !== undefined;
  expect(isOpen('2026-11-29T23:30:00Z')).toBe(true);
  expect(isOpen('2026-11-30T01:59:00Z')).toBe(true);
  expect(isOpen('2026-11-30T02:00:00Z')).toBe(false);
  expect(isOpen('2026-11-29T01:00:00Z')).toBe(false);
});

test('without office hours it is never open', () => {
  expect(openLine([], new Date('2026-11-27T12:00:00Z'), 'Europe/Vienna')).toBeUndefined();
});
