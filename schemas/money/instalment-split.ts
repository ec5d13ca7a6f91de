import { roundHalfUp, type Cents } from './cents.ts';
import { shareOf, type PartsPerMillion } from './rate.ts';

/** How a sum is paid: once `first`, `count − 2` times `regular`, once `last`; `surcharge` is part of them. */
export type InstalmentSplit = { surcharge: Cents; first: Cents; regular: Cents; last: Cents };

/**
 * Returns equal instalments of `total` in which the last one takes what rounding leaves over, positive or not.
 * A given first instalment is kept and the rest is spread over the others.
 */
export function splitEvenly(total: Cents, count: number, given?: Cents): Omit<InstalmentSplit, 'surcharge'> {
  const regular =
    given === undefined
      ? roundHalfUp(BigInt(total), BigInt(count))
      : roundHalfUp(BigInt(total - given), BigInt(count - 1));
  const first = given ?? regular;
  return { first, regular, last: total - first - (count - 2) * regular };
}

/**
 * Returns the annuity of `debt`: each month bears interest on what is open, rounded to the cent, and the last
 * instalment pays the balance. The surcharge is the sum of that interest.
 */
export function splitAnnuity(debt: Cents, rate: PartsPerMillion, count: number): InstalmentSplit {
  const regular = annuity(debt, rate, count);
  let balance = debt;
  let surcharge = 0;
  for (let month = 1; month < count; month += 1) {
    const interest = shareOf(balance, rate);
    surcharge += interest;
    balance += interest - regular;
  }
  const interest = shareOf(balance, rate);
  return { surcharge: surcharge + interest, first: regular, regular, last: balance + interest };
}

/** `debt × r / (1 − (1+r)^−count)`, as a fraction of whole numbers so that it is rounded only once. */
function annuity(debt: Cents, rate: PartsPerMillion, count: number): Cents {
  if (rate === 0) return roundHalfUp(BigInt(debt), BigInt(count));
  const one = 1_000_000n;
  const grown = (one + BigInt(rate)) ** BigInt(count);
  return roundHalfUp(BigInt(debt) * BigInt(rate) * grown, one * (grown - one ** BigInt(count)));
}
