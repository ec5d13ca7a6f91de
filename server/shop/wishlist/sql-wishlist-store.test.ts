import { testWishlistStore } from '../../../tests/contract/wishlist-store.contract.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { createSqlWishlistStore } from './sql-wishlist-store.ts';

testWishlistStore('database', async () => {
  const database = await openTestDatabase();
  const other = database.another({ connections: 4 });
  return {
    store: createSqlWishlistStore(database),
    another: createSqlWishlistStore(other),
    async close() {
      await other.close();
      await database.close();
    },
  };
});
