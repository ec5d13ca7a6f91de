import { testWishlistStore } from '../../../../tests/contract/wishlist-store.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { createMemoryWishlistStore } from './memory-wishlist-store.ts';

testWishlistStore('memory', inMemory(createMemoryWishlistStore));
