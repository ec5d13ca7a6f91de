import { testVoucherStore } from '../../../tests/contract/voucher-store.contract.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { createSqlVoucherStore } from './sql-voucher-store.ts';

testVoucherStore('database', async () => {
  const database = await openTestDatabase();
  const another = database.another({});
  return {
    store: createSqlVoucherStore(database),
    another: createSqlVoucherStore(another),
    close: () => database.close(),
  };
});
