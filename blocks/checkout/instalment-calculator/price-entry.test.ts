import { describe, expect, it } from 'vitest';
import { enteredPrice, sentPrice, settlePrice, typePrice, type PriceRules } from './price-entry.ts';

const money = { prefix: '€\u00a0', group: '.', decimal: ',', suffix: '' };
const both: PriceRules = { locale: 'de-AT', range: { minimum: 10_000, maximum: 500_000 }, money };
const onlyMinimum: PriceRules = { ...both, range: { minimum: 10_000 } };
const start = enteredPrice(54_900, both);
const said = (text: string) => typePrice(start, text, both);

describe('typePrice', () => {
  it('takes a price in the range at once, however it is written', () => {
    for (const text of ['1.234,50', '1234,5', '1234.50', '1 234,50 €', '€ 1.234,50'])
      expect(said(text)).toEqual({ text, price: 123_450, notice: 'none', fault: null });
  });

  it.each(['5', '99,99', '999999', '', '-', 'abc', '1e999', '٣', '-300', '9'.repeat(40)])(
    'waits while %s stands there',
    (text) => {
      expect(said(text)).toEqual({ text, price: 54_900, notice: 'none', fault: null });
    },
  );

  it('takes back what was said about the entry before', () => {
    expect(typePrice(settlePrice(said('abc'), both), 'ab', both).fault).toBeNull();
    expect(typePrice(settlePrice(said('1'), both), '10', both)).toMatchObject({
      price: 10_000,
      notice: 'none',
    });
  });
});

describe('settlePrice', () => {
  it('writes the price as the locale does', () => {
    expect(settlePrice(said('1234,5'), both)).toEqual({
      text: '1.234,50',
      price: 123_450,
      notice: 'none',
      fault: null,
    });
  });

  it.each([
    ['1', both, '100,00', 'minimum-and-maximum'],
    ['0', both, '100,00', 'minimum-and-maximum'],
    ['-1', both, '100,00', 'minimum-and-maximum'],
    ['999999', both, '5.000,00', 'minimum-and-maximum'],
    ['9'.repeat(40), both, '5.000,00', 'minimum-and-maximum'],
    ['1', onlyMinimum, '100,00', 'minimum'],
    ['-1', onlyMinimum, '100,00', 'minimum'],
    ['999999', onlyMinimum, '999.999,00', 'none'],
  ] as const)('moves %s into the range', (text, rules, settled, notice) => {
    expect(settlePrice(typePrice(start, text, rules), rules)).toMatchObject({
      text: settled,
      notice,
      fault: null,
    });
  });

  it.each([
    ['', both, 'empty'],
    ['  ', both, 'empty'],
    ['abc', both, 'not-a-number'],
    ['1e999', both, 'not-a-number'],
    ['1,000.50', both, 'not-a-number'],
    ['٣', both, 'not-a-number'],
    ['9'.repeat(65), both, 'not-a-number'],
    ['9'.repeat(40), onlyMinimum, 'too-large'],
  ] as const)('keeps the old price for %j and says what is wrong', (text, rules, fault) => {
    expect(settlePrice(typePrice(start, text, rules), rules)).toEqual({
      text,
      price: 54_900,
      notice: 'none',
      fault,
    });
  });

  it('keeps its notice when the field is only passed through', () => {
    const moved = settlePrice(said('1'), both);
    expect(settlePrice(moved, both)).toEqual(moved);
  });
});

describe('sentPrice', () => {
  it('begins with the base price, moved into the range', () => {
    expect(sentPrice('', '', 54_900, both)).toEqual(start);
    expect(sentPrice('', '', 100, both)).toMatchObject({ price: 10_000, notice: 'minimum-and-maximum' });
  });

  it('takes the price of a link that did not come from the form', () => {
    expect(sentPrice('300', '', 54_900, both)).toMatchObject({ text: '300,00', price: 30_000 });
  });

  it('keeps the price that was shown before', () => {
    expect(sentPrice('abc', '30000', 54_900, both)).toMatchObject({ text: 'abc', price: 30_000 });
    expect(sentPrice('', '30000', 54_900, both)).toMatchObject({ text: '', price: 30_000, fault: 'empty' });
  });

  it.each(['abc', '-1', '1e5', '9'.repeat(40), '30000.5'])('knows no price %j before', (before) => {
    expect(sentPrice('abc', before, 54_900, both).price).toBe(54_900);
  });

  it('moves a price before that never was into the range, without a word', () => {
    expect(sentPrice('abc', '1', 54_900, both)).toMatchObject({ price: 10_000, notice: 'none' });
  });

  it('shows no more of an entry than the field takes', () => {
    expect(sentPrice('x'.repeat(200), '', 54_900, both).text).toBe('x'.repeat(64));
  });
});
