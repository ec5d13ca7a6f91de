import type { CollectionDecision, CollectionStore } from '../../collection/collection-store.ts';

/** An article on a wishlist, as it was saved. */
export interface StoredWish {
  /** Of a product, or of one of its variants. */
  sku: string;
  product: string;
  /** The higher, the newer. */
  place: number;
  /** Since when it is taken off and can be put back (ms since 1970); null: it is on the list. */
  removedAt: number | null;
  /** Since when it is on its way into the basket (ms since 1970), and on the list all the same; null: it is not. */
  movingAt: number | null;
}

/**
 * Wishlists of all tenants by their owners, each number once: the newest first, what was removed among them. Every driver passes
 * `tests/contract/wishlist-store.contract.ts`.
 */
export type WishlistStore = CollectionStore<readonly StoredWish[]>;

/** What is to be done with a list. */
export type WishlistDecision<Outcome> = CollectionDecision<readonly StoredWish[], Outcome>;
