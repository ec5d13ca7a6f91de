import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { testStaffStore } from '../../../tests/contract/staff-store.contract.ts';
import { createSqlAuditLog } from '../audit/sql-audit-log.ts';
import { createSqlStaffSessions } from './sql-staff-sessions.ts';
import { createSqlStaffStore } from './sql-staff-store.ts';

const clock = { now: 0 };

testStaffStore(
  'database',
  inDatabase((database) => ({
    staff: createSqlStaffStore(database),
    sessions: createSqlStaffSessions(database, () => clock.now),
    log: createSqlAuditLog(database),
  })),
  clock,
);
