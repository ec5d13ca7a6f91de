import { createMemoryCollectionStore } from '../../../collection/testing/memory-collection-store.ts';
import { type BasketStore, emptyBasket } from '../basket-store.ts';

/** Baskets in memory, for tests. */
export function createMemoryBasketStore(): BasketStore {
  return createMemoryCollectionStore({
    empty: emptyBasket,
    isEmpty: ({ version }) => version === 0,
    holds: ({ lines }) => lines.some(({ quantity }) => quantity > 0),
    after: (before, next) => ({ ...next, version: before.version + 1 }),
  });
}
