import { expect, test } from 'vitest';
import { personalTables } from './personal-tables.ts';
import { ownDataMessages, ownDataWords } from './own-data-words.ts';
import { readableOwnData } from './readable-own-data.ts';

const tenant = { name: 'Linde & Co', timeZone: 'Europe/Vienna', languageFallback: 'de' };
const at = Date.parse('2026-12-01T12:00:00+01:00');
const write = (row: object, locale = 'de-AT') =>
  readableOwnData([{ table: 'shop_order', rows: [{ ...row }] }], at, ownDataWords(tenant as never, locale));

test('writes moments, amounts and what lies within as people read it', () => {
  const html = write({
    placed_at: at,
    state: null,
    ordered: { goodsTotal: 123_456, lines: [{ firstName: 'Éva' }] },
  });
  expect(html).toContain('<h2>Bestellungen</h2>');
  expect(html).toContain('<dt>Bestellt</dt><dd>1. Dezember 2026 um 12:00</dd>');
  expect(html).toMatch(/<dt>Waren<\/dt><dd>1\D234,56<\/dd>/u);
  expect(html).toContain('<li><dl><dt>Vorname</dt><dd>Éva</dd></dl></li>');
  expect(html).not.toContain('Stand</dt>');
  expect(write({}, 'fr-CH')).toContain('<h1>Vos données chez Linde &#38; Co</h1>');
});

test('runs nothing that somebody has typed', () => {
  const html = write({ '<b>x': '<script>alert(1)</script>', name: ['"><img src=x>'] });
  expect(html).not.toMatch(/<script|<img|<b>/);
});

test('every language has the same words, and a heading for every table', () => {
  const [german = {}, ...others] = Object.values(ownDataMessages);
  for (const texts of others) expect(Object.keys(texts)).toEqual(Object.keys(german));
  const without = personalTables.filter(({ name }) => german[`section.${name}`] === undefined);
  expect(without.map(({ name }) => name)).toEqual([]);
});
