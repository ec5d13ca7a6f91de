import { roundHalfUp, type Cents } from './cents.ts';
import { scaledDecimal } from './decimal.ts';

/** A rate as an integer: 10,000 parts per million are one percent. */
export type PartsPerMillion = number;

/** Returns the rate of a percentage with up to four decimals (`'0.65'` gives 6500), null for anything else. */
export function parsePercent(text: string): PartsPerMillion | null {
  return scaledDecimal(text, 4);
}

/** Returns `amount × times × rate` in cents, rounded half up once, at the end. All three are integers. */
export function shareOf(amount: Cents, rate: PartsPerMillion, times = 1): Cents {
  return roundHalfUp(BigInt(amount) * BigInt(times) * BigInt(rate), 1_000_000n);
}

/** Returns the nominal yearly rate that goes with a monthly one: 1.65 % a month are 19.8 % a year. */
export function nominalYearlyRate(monthlyRate: PartsPerMillion): PartsPerMillion {
  return monthlyRate * 12;
}
