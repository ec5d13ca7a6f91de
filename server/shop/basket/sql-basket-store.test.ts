import { testBasketStore } from '../../../tests/contract/basket-store.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { createSqlBasketStore } from './sql-basket-store.ts';

testBasketStore('database', inDatabase(createSqlBasketStore));
