import { expect, test } from 'vitest';
import { codes, planMain, words } from '../testing/planning.ts';

const spoken = { languages: { locales: ['de-AT', 'fr-CH'], fallback: 'de' } };
const from = '2026-12-24T00:00:00+01:00';
const to = '2026-12-01T00:00:00+01:00';

test.each([
  [{ from, to }, ['/to']],
  [{ from, to: from }, ['/to']],
  [{ from: to, to: from }, []],
  [{ from }, []],
  [{ locale: ['de-AT', 'it-IT', 'fr-FR'] }, ['/locale/1', '/locale/2']],
  [{ locale: ['fr-CH'] }, []],
])('of the condition %j is told what nobody can fulfil, whether the node is shown or not', (when, places) => {
  const told = places.map((place) => `warning when-never /0/when${place}`);
  expect(codes(planMain([{ ...words, when }], {}, spoken))).toEqual(told);
  expect(codes(planMain([{ ...words, when }], {}, { ...spoken, ignoresConditions: true }))).toEqual(told);
});

test('where nobody knows the languages of the shop, none is told', () => {
  expect(codes(planMain([{ ...words, when: { locale: ['it-IT'] } }]))).toEqual([]);
});
