import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

test('quotes every cell, and ends every line as RFC 4180 wants it', () => {
  expect(
    csvFile([
      ['Name', 'Summe'],
      ['Müller; "Anna"\nB', '12,50'],
    ]),
  ).toBe('\uFEFF"Name";"Summe"\r\n"Müller; ""Anna""\nB";"12,50"\r\n');
});

test.each([
  '=1+1',
  '+43 1',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =HYPERLINK("https://evil.example")',
  '\u200B=1',
  '\uFF1D1+1',
  "=cmd|' /C calc'!A0",
])('makes text of what would be a formula: %j', (text) => {
  expect(csvFile([[text]]).slice(2)).toBe(`'${text.replaceAll('"', '""')}"\r\n`);
});

test('leaves numbers of orders, mails and days as they are', () => {
  expect(csvFile([['4711081500', 'anna+1@example.at', '2026-12-01', 'O’Neil', '']])).toBe(
    '\uFEFF"4711081500";"anna+1@example.at";"2026-12-01";"O’Neil";""\r\n',
  );
});
