import { testWishlistStore } from '../../../../tests/contract/wishlist-store.contract.ts';
import { createTestMemoryWishlistStore } from './memory-wishlist-store.ts';

testWishlistStore('memory', async () => {
  const store = createTestMemoryWishlistStore();
  return { store, another: store, close: async () => {} };
});
