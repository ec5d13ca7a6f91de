import { testBasketStore } from '../../../tests/contract/basket-store.contract.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { createSqlBasketStore } from './sql-basket-store.ts';

testBasketStore('database', async () => {
  const database = await openTestDatabase();
  const another = database.another({});
  return {
    store: createSqlBasketStore(database),
    another: createSqlBasketStore(another),
    close: () => database.close(),
  };
});
