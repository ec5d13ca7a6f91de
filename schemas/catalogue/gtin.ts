import { z } from 'zod';

/**
 * Whether the last of 8, 12, 13 or 14 digits checks the others: weights 3 and 1 from the right, sum a multiple of ten.
 * (GS1 General Specifications 7.9)
 */
export function isGtin(digits: string): boolean {
  if (!/^\d{8}$|^\d{12,14}$/.test(digits)) return false;
  let sum = 0;
  for (let at = digits.length - 1, weight = 1; at >= 0; at -= 1, weight = 4 - weight)
    sum += Number(digits[at]) * weight;
  return sum % 10 === 0;
}

/** The number under a bar code. */
export const gtin = z
  .string()
  .max(14)
  .regex(/^\d+$/, 'an article number for trade is digits alone')
  .refine(isGtin, 'the check digit does not fit');
