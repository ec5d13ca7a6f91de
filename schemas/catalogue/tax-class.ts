import { z } from 'zod';
import type { PartsPerMillion } from '../money/rate.ts';

/** How a product is taxed; what that means in a country is `taxRate`. */
export const taxClass = z.enum(['standard', 'reduced', 'plants']);
type TaxClass = z.output<typeof taxClass>;

const rates: Record<string, Record<TaxClass, PartsPerMillion>> = {
  AT: { standard: 200_000, reduced: 100_000, plants: 130_000 },
  DE: { standard: 190_000, reduced: 70_000, plants: 70_000 },
  CH: { standard: 81_000, reduced: 26_000, plants: 26_000 },
  NL: { standard: 210_000, reduced: 90_000, plants: 90_000 },
};

/**
 * Returns the rate of value added tax that is inside a price, in parts per million (200,000 is 20 %). Throws a RangeError
 * for a country whose rates are not known: a price without tax would be wrong on every invoice.
 */
export function taxRate(country: string, kind: TaxClass): PartsPerMillion {
  const own = Object.hasOwn(rates, country) ? rates[country] : undefined;
  if (!own) throw new RangeError(`the tax rates of ${country} are not known`);
  return own[kind];
}
