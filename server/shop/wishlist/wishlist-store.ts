/** An article on a wishlist, as it was saved. */
export interface StoredWish {
  /** Of a product, or of one of its variants. */
  sku: string;
  product: string;
  /** The higher, the newer. */
  place: number;
  /** Since when it is taken off and can be put back (ms since 1970); null: it is on the list. */
  removedAt: number | null;
}

/** What is to be done with a list. */
export interface WishlistDecision<Outcome> {
  /** Null: it stays as it is. */
  next: readonly StoredWish[] | null;
  outcome: Outcome;
}

/**
 * Wishlists of all tenants by their owners, each number once. Every driver passes `tests/contract/wishlist-store.contract.ts`.
 * Changes of one list happen one after the other, whichever process makes them; each decides on what the last one left.
 */
export interface WishlistStore {
  /** The newest first, what was removed among them. */
  read(tenant: string, owner: string): Promise<readonly StoredWish[]>;
  /** `decide` sees the newest state and must not wait for anything; `at` in ms since 1970. The list after it, and what came of it. */
  change<Outcome>(
    tenant: string,
    owner: string,
    at: number,
    decide: (wishes: readonly StoredWish[]) => WishlistDecision<Outcome>,
  ): Promise<{ wishes: readonly StoredWish[]; outcome: Outcome }>;
  /**
   * Gives the list of `from` to `to`, and takes the first away, all at once; whether there was one. Called again, or by two at
   * once, it happens once.
   */
  join(
    tenant: string,
    { from, to }: { from: string; to: string },
    at: number,
    joined: (from: readonly StoredWish[], to: readonly StoredWish[]) => readonly StoredWish[],
  ): Promise<boolean>;
  /** Takes away guests' lists that were last changed before that moment (ms), at most some thousands; how many. */
  sweep(before: number): Promise<number>;
}
