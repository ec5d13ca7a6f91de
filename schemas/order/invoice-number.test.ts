import { describe, expect, test } from 'vitest';
import { invoiceNumber, invoiceYear, readInvoiceNumber } from './invoice-number.ts';

describe('the number of an invoice', () => {
  test.each([
    [{ prefix: 'RE', year: 2026, sequence: 1 }, 'RE-2026-000001'],
    [{ prefix: 'GS', year: 2027, sequence: 999_999 }, 'GS-2027-999999'],
    [{ prefix: 'RE', year: 2026, sequence: 1_000_000 }, 'RE-2026-1000000'],
  ])('of %j is %s, and is read back', (number, written) => {
    expect(invoiceNumber(number)).toBe(written);
    expect(readInvoiceNumber(written)).toEqual(number);
    expect(readInvoiceNumber(` ${written.toLowerCase()} `)).toEqual(number);
  });

  test.each([
    '',
    'RE-2026-1',
    'RE-2026-000000',
    'RE-2026-0000001',
    'RE-1026-000001',
    'RECHNUNG-2026-000001',
    'RE 2026 000001',
    `RE-2026-${'1'.repeat(50)}`,
  ])('is not %j', (typed) => {
    expect(readInvoiceNumber(typed)).toBeNull();
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('is never made of %d', (sequence) => {
    expect(() => invoiceNumber({ prefix: 'RE', year: 2026, sequence })).toThrow(RangeError);
  });

  test('belongs to the year of the shop’s calendar', () => {
    const at = Date.parse('2026-12-31T23:30:00Z');
    expect([invoiceYear(at, 'Europe/Vienna'), invoiceYear(at, 'UTC')]).toEqual([2027, 2026]);
  });
});
