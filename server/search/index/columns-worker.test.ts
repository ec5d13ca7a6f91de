import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabaseShop } from '../testing/database-shop.ts';
import { buildColumns } from './build-columns.ts';
import { columnsFromThread } from './columns-thread.ts';
import type { ColumnsWorkerData } from './columns-worker.ts';
import { rowsInDatabase } from './rows-in-database.ts';

const file = join(import.meta.dirname, 'columns-worker.ts');

test('a thread reads the rows of the database as this one does, and fails with what the database says', async () => {
  const { database, indexer } = await openDatabaseShop(30);
  const data: ColumnsWorkerData = { connection: database.connection, tenant: 'at', locale: 'de-AT' };
  await expect(columnsFromThread({ file, data })).rejects.toThrow('at in de-AT');
  await indexer.rebuild();
  const own = await buildColumns(await rowsInDatabase(database, 'at', 'de-AT').readRows());
  expect(own.docs.length).toBeGreaterThan(25);
  expect(await columnsFromThread({ file, data })).toEqual(own);
  await database.close();
});
