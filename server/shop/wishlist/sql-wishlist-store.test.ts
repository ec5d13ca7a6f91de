import { testWishlistStore } from '../../../tests/contract/wishlist-store.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { createSqlWishlistStore } from './sql-wishlist-store.ts';

testWishlistStore('database', inDatabase(createSqlWishlistStore));
