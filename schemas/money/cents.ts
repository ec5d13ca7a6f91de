/** An amount of money in whole cents (Rappen, Eurocent) of the currency at hand. */
export type Cents = number;

/** Rounds half up to the whole cent, also for the halves that binary fractions miss by a hair. */
export function roundHalfUp(amount: number): Cents {
  return Math.floor(Number((amount + 0.5).toFixed(6)));
}
