import { testRatingStore } from '../../../tests/contract/rating-store.contract.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { createSqlRatingStore } from './sql-rating-store.ts';

testRatingStore('database', async () => {
  const database = await openTestDatabase();
  return { store: createSqlRatingStore(database), close: () => database.close() };
});
