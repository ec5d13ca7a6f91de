import { contentStoreContract } from '../../../tests/contract/content-store.contract.ts';
import { plannedContentContract } from '../../../tests/contract/planned-content.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { createSqlAuditLog } from '../../staff/audit/sql-audit-log.ts';
import { createShopAtMoment } from './shop-at-moment.ts';
import { createSqlContentStore } from './sql-content-store.ts';

const start = inDatabase((database) => ({
  content: createSqlContentStore(database),
  shopAt: createShopAtMoment(database),
  log: createSqlAuditLog(database),
}));
contentStoreContract('database', start);
plannedContentContract('database', start);
