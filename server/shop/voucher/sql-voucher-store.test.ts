import { testVoucherStore } from '../../../tests/contract/voucher-store.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { createSqlVoucherStore } from './sql-voucher-store.ts';

testVoucherStore('database', inDatabase(createSqlVoucherStore));
