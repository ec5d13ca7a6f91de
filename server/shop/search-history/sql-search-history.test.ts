import { testSearchHistory } from '../../../tests/contract/search-history.contract.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { createSqlSearchHistory } from './sql-search-history.ts';

testSearchHistory('database', async () => {
  const database = await openTestDatabase();
  return { store: createSqlSearchHistory(database), close: () => database.close() };
});
