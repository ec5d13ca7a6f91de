import { expect, test } from 'vitest';
import { shopWords } from './shop-words.ts';

const german = { locale: 'de-DE', currency: 'EUR' };
const swiss = { locale: 'de-CH', currency: 'CHF' };

/** As Intl writes it, whose spaces nobody remembers, with the apostrophe of the Swiss shop. */
const francs = (amount: number, digits = 0): string =>
  new Intl.NumberFormat('de-CH', {
    style: 'currency',
    currency: 'CHF',
    minimumFractionDigits: digits,
  })
    .format(amount)
    .replaceAll("'", '’');

test.each([
  ['Gratis ab 75 €', `Gratis ab ${francs(75)}`],
  ['Gratis ab 75&nbsp;€.', `Gratis ab ${francs(75)}.`],
  ['Statt 1.234,50 € nur 999,90\u00a0€', `Statt ${francs(1234.5, 2)} nur ${francs(999.9, 2)}`],
  ['Genau 5,00 €', `Genau ${francs(5, 2)}`],
  ['Ab 100 Euro', 'Ab 100 Schweizer Franken'],
  ['Große Größe, 20 % weniger', 'Grosse Grösse, 20 % weniger'],
  ['<a href="/lp/stra%C3%9Fe-5€">5 €</a>', `<a href="/lp/stra%C3%9Fe-5€">${francs(5)}</a>`],
  ['/lp/groß', '/lp/groß'],
])('%s', (text, own) => {
  expect(shopWords(german, swiss)(text)).toBe(own);
});

test.each([
  ['20 % weniger, 5&nbsp;% mehr, 7\u00a0%', '20% weniger, 5% mehr, 7%'],
  ['Ein % ist ein Hundertstel', 'Ein % ist ein Hundertstel'],
  ['<a href="/lp/5 %">5 %</a>', '<a href="/lp/5 %">5%</a>'],
])('percentages in Italy: %s', (text, own) => {
  expect(shopWords(german, { locale: 'it-IT', currency: 'EUR' })(text)).toBe(own);
});

test('leaves everything as it is where money and spelling are the same', () => {
  const same = shopWords(german, { ...german });
  expect(same('Große Größe für 1.234,50 € oder 7 Euro')).toBe('Große Größe für 1.234,50 € oder 7 Euro');
});
