import { sql } from 'kysely';
import { testSessionStore } from '../../tests/contract/session-store.contract.ts';
import { openTestDatabase } from '../../tests/services/test-database.ts';
import { createSqlSessionRecords } from './sql-session-records.ts';

testSessionStore('database', async () => {
  const database = await openTestDatabase();
  return {
    records: createSqlSessionRecords(database),
    async atRest() {
      const { rows } = await sql<{ line: string }>`
        select to_jsonb(session)::text as line from session
        union all select to_jsonb(session_id)::text from session_id`.execute(database.kysely);
      return rows.map(({ line }) => line).join('\n');
    },
    removesItself: true,
    close: () => database.close(),
  };
});
