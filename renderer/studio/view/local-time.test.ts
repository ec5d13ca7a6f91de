import { expect, test } from 'vitest';
import { fromLocalTime, momentWords, toLocalTime } from './local-time.ts';

const vienna = 'Europe/Vienna';

test.each([
  ['2026-12-24T10:00', '2026-12-24T09:00:00Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00Z'],
  ['2026-12-24T10:00:30', '2026-12-24T09:00:30Z'],
  ['2026-12-24T10:00:00', '2026-12-24T09:00:00Z'],
  // Clocks go back: the hour comes twice, and the first is taken.
  ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  // Clocks go forward: there is no such time.
  ['2026-03-29T02:30', '2026-03-29T01:30:00Z'],
])('%s in Vienna is %s', (local, moment) => {
  expect(fromLocalTime(local, vienna)).toBe(Date.parse(moment));
});

test('is written as it is read', () => {
  expect(toLocalTime(Date.parse('2026-12-24T09:00:00Z'), vienna)).toBe('2026-12-24T10:00');
  expect(toLocalTime(Date.parse('2026-12-24T09:00:30Z'), vienna)).toBe('2026-12-24T10:00:30');
});

test('is said with its day and its zone, and with seconds where it has some', () => {
  const words = (moment: string) => momentWords(Date.parse(moment), 'de', vienna);
  expect(words('2026-12-24T09:00:00Z')).toBe(
    'Donnerstag, 24. Dezember 2026 um 10:00 Mitteleuropäische Normalzeit',
  );
  expect(words('2026-07-24T08:00:05Z')).toContain('10:00:05 Mitteleuropäische Sommerzeit');
});

test.each(['', '2026-13-01T00:00', 'tomorrow'])('“%s” is no time', (local) => {
  expect(fromLocalTime(local, vienna)).toBeUndefined();
});
