import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCustomerNumber } from './customer-number.ts';

describe('a customer number', () => {
  test('has eight digits, in groups or not', () => {
    expect(readCustomerNumber('47110815')).toEqual({ ok: true, customerNumber: '47110815' });
    expect(readCustomerNumber(' 4711 0815 ')).toEqual({ ok: true, customerNumber: '47110815' });
  });

  test.each([
    ['', 'missing'],
    [' ', 'missing'],
    ['12a', 'digits-only'],
    ['4711-0815', 'digits-only'],
    ['٤٧١١٠٨١٥', 'digits-only'],
    ['4711\n0815', 'digits-only'],
    ['1234567', 'invalid'],
    ['123456789', 'invalid'],
  ])('of %j is %s', (typed, reason) => {
    expect(readCustomerNumber(typed)).toEqual({ ok: false, reason });
  });

  test('is never anything but eight ASCII digits', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9 a]{6,10}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const read = readCustomerNumber(text);
        expect(read.ok ? read.customerNumber : '00000000').toMatch(/^[0-9]{8}$/);
      }),
      { numRuns: 1000 },
    );
  });
});
