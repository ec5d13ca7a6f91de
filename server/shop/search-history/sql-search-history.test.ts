import { testSearchHistory } from '../../../tests/contract/search-history.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { createSqlSearchHistory } from './sql-search-history.ts';

testSearchHistory('database', inDatabase(createSqlSearchHistory));
