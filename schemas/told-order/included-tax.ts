import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';
import type { Ordered } from '../order/ordered.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);

/** Value added tax that is included, of one rate, as calls tell it; amounts are cents. */
export const includedTax = z.object({
  rate: z.number().min(0).max(100).describe('in percent'),
  gross: cents,
  net: cents,
  tax: cents,
});
export type IncludedTax = z.output<typeof includedTax>;

/** The same from parts per million. */
export function includedTaxes(vat: Ordered['vat']): IncludedTax[] {
  return vat.map(({ rate, ...amounts }) => ({ rate: rate / 10_000, ...amounts }));
}
