import { expect, test } from 'vitest';
import { payableDues } from './payable-dues.ts';

const due = (order: string, open: number, isLate = false) => ({ order, open, isLate, currency: 'EUR' });

test('of an order is paid at once what is due next, and no instalment after it', () => {
  expect(payableDues([due('1', 0), due('1', 4932), due('1', 4932), due('2', 8094)])).toEqual([
    { order: '1', currency: 'EUR', amount: 4932 },
    { order: '2', currency: 'EUR', amount: 8094 },
  ]);
});

test('of an order is paid at once all that is late', () => {
  expect(payableDues([due('1', 932, true), due('1', 4932, true), due('1', 4932)])).toEqual([
    { order: '1', currency: 'EUR', amount: 5864 },
  ]);
});

test('nothing is paid of what is paid', () => {
  expect(payableDues([due('1', 0), due('2', 0)])).toEqual([]);
});
