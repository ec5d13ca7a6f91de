import { expect, test } from 'vitest';
import { spanWords } from './span-words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [7 * day, '7 Tage', '7 jours', '7 dagen'],
  [day, '24 Stunden', '24 heures', '24 uur'],
  [hour, 'eine Stunde', 'une heure', 'een uur'],
  [30 * minute, 'eine halbe Stunde', 'une demi-heure', 'een halfuur'],
  [15 * minute, '15 Minuten', '15 minutes', '15 minuten'],
  [minute, 'eine Minute', 'une minute', 'een minuut'],
  [1, 'eine Minute', 'une minute', 'een minuut'],
])('%i ms in one unit that people use', (ms, ...words) => {
  const said = ['de-AT', 'fr-CH', 'nl-NL'].map((locale) => spanWords(locale, ms, 'below'));
  expect(said).toEqual(
    words.map((each) => each.replace(' Minuten', '\u00a0Minuten').replace(/^(\d+) /, '$1\u00a0')),
  );
});

test('of a link that was just made is the whole span, though a moment has passed', () => {
  expect(spanWords('de-AT', 30 * minute - 40, 'below')).toBe('eine halbe Stunde');
  expect(spanWords('de-AT', 7 * day - 40, 'below')).toBe('7\u00a0Tage');
});

test('is never longer than something holds, and never shorter than one has to wait', () => {
  expect(spanWords('de-AT', 90 * minute, 'below')).toBe('eine Stunde');
  expect(spanWords('de-AT', 90 * minute, 'above')).toBe('2\u00a0Stunden');
  expect(spanWords('de-AT', 61_000, 'above')).toBe('2\u00a0Minuten');
});

test('in a language that is new here is said in German until it has words', () => {
  expect(spanWords('it-IT', 120_000, 'below')).toBe('2\u00a0Minuten');
});
