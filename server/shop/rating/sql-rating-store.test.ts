import { testRatingStore } from '../../../tests/contract/rating-store.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { createSqlRatingStore } from './sql-rating-store.ts';

testRatingStore('database', inDatabase(createSqlRatingStore));
