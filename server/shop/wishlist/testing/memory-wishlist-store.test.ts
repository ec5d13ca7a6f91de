import { testWishlistStore } from '../../../../tests/contract/wishlist-store.contract.ts';
import { createMemoryWishlistStore } from './memory-wishlist-store.ts';

testWishlistStore('memory', async () => {
  const store = createMemoryWishlistStore();
  return { store, another: store, close: async () => {} };
});
