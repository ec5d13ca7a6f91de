import type { Logger } from 'pino';
import type { Database } from '../../storage/database/database.ts';
import { createStoreContentSource, type StoreContentSource } from './store-content-source.ts';

/** What shoppers get of a store as it is now; nothing is put into it, nothing happens in it. Throws where it cannot be read. */
export async function readStore(
  database: Pick<Database, 'kysely'>,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): Promise<StoreContentSource> {
  const unread = (): never => {
    throw new Error('The content of the database cannot be read: has a shop been started on it?');
  };
  const source = createStoreContentSource({
    ...{ database, now: Date.now, log, fallback: unread },
    store: { perform: async () => 0 },
    prepare: async () => ({ hasFaults: false }),
  });
  await source.look();
  if (source.revision() === undefined) unread();
  return source;
}
