import { z } from 'zod';
import { MAX_AMOUNT } from './cents.ts';
import { parsePercent, type PartsPerMillion } from './rate.ts';

const amount = z.int().min(1).max(MAX_AMOUNT);
const count = z.int().min(2).max(120);

/** A percentage as a decimal string, at most `most` percent; parsed to parts per million. */
function percent(most: number) {
  return z
    .string()
    .regex(
      /^\d{1,3}(\.\d{1,4})?$/,
      'a percentage is a decimal string with up to four decimals, such as "0.65"',
    )
    .refine((text) => !(Number(text) > most), `at most ${most} percent`)
    .transform((text): PartsPerMillion => parsePercent(text) ?? Number.NaN);
}

const price = z
  .strictObject({ minimum: amount, maximum: amount.optional() })
  .refine(({ minimum, maximum = minimum }) => minimum <= maximum, 'the minimum is above the maximum')
  .describe('Prices that can be paid in instalments, in cents, ends included');

const plans = z
  .array(z.strictObject({ count, monthlyRate: percent(10) }))
  .max(24)
  .refine((list) => new Set(list.map((plan) => plan.count)).size === list.length, 'a count is given twice')
  .transform((list) => list.toSorted((a, b) => a.count - b.count))
  .describe('Numbers of instalments on offer, each with its monthly rate in percent');

/**
 * A tenant's terms for instalments. Amounts are cents; rates are percentages as decimal strings and come out as
 * parts per million. `plans` may be missing: then no plan can be made and the calculator shows its fallback text;
 * a rate is never assumed. The parsed terms are plain JSON, fit to be an island's props.
 */
export const instalmentTerms = z
  .strictObject({
    method: z.enum(['flat', 'annuity']),
    plans: plans.default([]),
    defaultCount: count,
    minimumInstalment: amount.describe('Smallest regular instalment, in cents'),
    price,
    pause: z
      .strictObject({ months: z.int().min(1).max(24), surcharge: percent(100) })
      .optional()
      .describe('Payment pause: month of the first payment, surcharge in percent of the price'),
  })
  .refine(
    ({ plans: offered, defaultCount }) =>
      offered.length === 0 || offered.some((plan) => plan.count === defaultCount),
    { path: ['defaultCount'], error: 'the default count is not among the plans' },
  );

/** Parsed terms: plans ascend by count, rates are parts per million. */
export type InstalmentTerms = z.output<typeof instalmentTerms>;
