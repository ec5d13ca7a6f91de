import { expect, it } from 'vitest';
import { dateWriter } from './date-writer.ts';

const first = new Date('2026-11-01T13:05:00Z');
const long = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const;
const moment = { ...long, timeStyle: 'short' } as const;
const time = { timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;

it.each([
  ['fr-CH', long, '1er novembre 2026'],
  ['fr-CH', moment, '1er novembre 2026 à 14\u00a0h\u00a005'],
  ['fr-CH', time, '14\u00a0h\u00a005'],
  ['nl-NL', long, '1 november 2026'],
  ['nl-NL', moment, '1 november 2026 om 14.05\u00a0uur'],
  ['nl-NL', time, '14.05'],
  ['de-AT', moment, '1. November 2026 um 14:05'],
] as const)('writes dates as people of %s do', (locale, options, written) => {
  expect(dateWriter(locale, options)(first)).toBe(written);
});

it('changes no other day of the month', () => {
  const written = [11, 21, 31].map((day) => dateWriter('fr-CH', long)(new Date(Date.UTC(2026, 9, day, 12))));
  expect(written).toEqual(['11 octobre 2026', '21 octobre 2026', '31 octobre 2026']);
});
