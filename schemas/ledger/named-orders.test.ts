import { expect, test } from 'vitest';
import { namedOrders } from './named-orders.ts';

// 1000000005 has its check digit.
test.each([
  ['Bestellung 1000000005', ['1000000005'], []],
  ['1000000005/RE-2026-000042', ['1000000005'], ['RE-2026-000042']],
  ['Zahlung 10000 00005 danke', ['1000000005'], []],
  ['Ref 1000-0000-05', ['1000000005'], []],
  ['re 2026 000042 von Maria', [], ['RE-2026-000042']],
  ['RE2026000042', [], ['RE-2026-000042']],
  ['1000000005 und 1000000005', ['1000000005'], []],
  ['wrong by one digit: 1000000006', [], []],
  ['phone 06641234567, IBAN AT611904300234573201', [], []],
  ['PRE-2026-000042x RECHNUNG-2026-000042', [], ['PRE-2026-000042']],
  ['', [], []],
])('%j names %j and %j', (purpose, orders, invoices) => {
  expect(namedOrders(purpose)).toEqual({ orders, invoices });
});

test('is read in a moment, whatever was written', () => {
  expect(namedOrders('1 '.repeat(50_000))).toEqual({ orders: [], invoices: [] });
  expect(namedOrders('RE-2026-0'.repeat(10_000))).toEqual({ orders: [], invoices: [] });
});
