import { createMemoryCollectionStore } from '../../../collection/testing/memory-collection-store.ts';
import type { StoredWish, WishlistStore } from '../wishlist-store.ts';

/** Wishlists in memory, for tests. */
export function createMemoryWishlistStore(): WishlistStore {
  return createMemoryCollectionStore<readonly StoredWish[], readonly StoredWish[]>({
    empty: [],
    isEmpty: (wishes) => wishes.length === 0,
    holds: (wishes) => wishes.some(({ removedAt }) => removedAt === null),
    after: (_before, next) => next.toSorted((a, b) => b.place - a.place || (a.sku < b.sku ? -1 : 1)),
  });
}
