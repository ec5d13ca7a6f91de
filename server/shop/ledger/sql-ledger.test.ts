import { testLedger } from '../../../tests/contract/ledger.contract.ts';
import { collectingLog } from '../../../tests/services/collecting-log.ts';
import { findPostgres } from '../../../tests/services/postgres-server.ts';
import { dropDatabase, makeDatabase, openTestDatabase } from '../../../tests/services/test-database.ts';
import { connectDatabase } from '../../storage/database/connect-database.ts';
import { migrate } from '../../storage/database/migrate.ts';
import { migrations } from '../../storage/database/migrations.ts';

testLedger('embedded server', () => openTestDatabase());

const start = findPostgres();
if (start)
  testLedger('installed server', async () => {
    const { server, close } = await start();
    const made = await makeDatabase(server);
    const database = connectDatabase(made, collectingLog());
    await migrate(database, migrations);
    return {
      ...database,
      async close() {
        await database.close();
        await dropDatabase(server, made);
        await close();
      },
    };
  });
