import { afterAll, inject } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { collectingLog } from '../services/collecting-log.ts';

/** The database of the shop that all journeys share, for the tests of a file. */
export function useShopDatabase(): Database {
  const database = connectDatabase(inject('shopDatabase'), collectingLog());
  afterAll(() => database.close());
  return database;
}
