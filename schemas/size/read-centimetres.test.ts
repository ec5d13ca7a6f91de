import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCentimetres } from './read-centimetres.ts';

it.each([
  ['87', 87],
  [' 87 ', 87],
  ['087', 87],
  ['87,5', 87.5],
  ['87.5', 87.5],
  ['87,50', 87.5],
  ['87,0', 87],
  ['87,', 87],
  ['87 cm', 87],
  ['87,5cm', 87.5],
  ['87\u00a0CM', 87],
  ['107', 107],
  ['0', 0],
])('reads %j as %s', (text, centimetres) => {
  expect(readCentimetres(text)).toEqual({ ok: true, centimetres });
});

it.each([
  ['', 'empty'],
  [' \t', 'empty'],
  ['abc', 'not-a-number'],
  ['cm', 'not-a-number'],
  [',5', 'not-a-number'],
  ['-87', 'not-a-number'],
  ['+87', 'not-a-number'],
  ['8e1', 'not-a-number'],
  ['8 7', 'not-a-number'],
  ['1.087', 'not-half'],
  ['1087', 'not-a-number'],
  ['87,5,0', 'not-a-number'],
  ['87\n88', 'not-a-number'],
  ['٨٧', 'not-a-number'],
  ['87 inch', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  [`87${' '.repeat(20)}cm`, 'not-a-number'],
  ['87,3', 'not-half'],
  ['87,25', 'not-half'],
] as const)('refuses %j: %s', (text, reason) => {
  expect(readCentimetres(text)).toEqual({ ok: false, reason });
});

it('reads back every half centimetre, with comma and with point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1999 }), fc.constantFrom(',', '.'), (count, point) => {
      const centimetres = count / 2;
      const text = String(centimetres).replace('.', point);
      expect(readCentimetres(text)).toEqual({ ok: true, centimetres });
    }),
  );
});

it('never throws, and never reads more than a text says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = readCentimetres(text);
      const said = Number.parseFloat(text.trim().replace(',', '.'));
      expect(read.ok ? read.centimetres : said).toBe(said);
    }),
  );
});
