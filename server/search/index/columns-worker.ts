// The thread that reads the rows and builds the index: `workerData` says where they are.
import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '../../storage/database/connect-database.ts';
import type { DatabaseConnection } from '../../storage/database/database.ts';
import { rowsInDatabase } from './rows-in-database.ts';
import { sendColumns } from './send-columns.ts';

/** What `columnsFromThread` hands over as `data`. */
export interface ColumnsWorkerData {
  connection: DatabaseConnection;
  tenant: string;
  locale: string;
}

/** Outages are the thread's end, which its starter tells of. */
const silent = { info: () => {}, warn: () => {}, error: () => {} };

if (parentPort) {
  const { connection, tenant, locale } = workerData as ColumnsWorkerData;
  const limits = { connections: 1, connectMs: 5000, statementMs: 60_000 };
  const database = connectDatabase(connection, silent, limits);
  await sendColumns(rowsInDatabase(database, tenant, locale), parentPort);
  await database.close();
}
