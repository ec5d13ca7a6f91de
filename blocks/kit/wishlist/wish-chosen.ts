/**
 * Sent on `document` when another variant was chosen for a wish, above the list, which cancels it when it takes it up.
 * (Requirement 2.151)
 */
export const wishChosen = 'wish-chosen';

export interface WishChosen {
  /** What is on the list, and what is to take its place. */
  sku: string;
  to: string;
  /** Called with whether the list has taken it. */
  settle(isTaken: boolean): void;
}
