import type { Logger } from 'pino';
import { chooseDatabase, chooseKeyValue } from './drivers/choose-storage.ts';
import type { Settings } from '../config.ts';
import type { Database } from '../storage/database/database.ts';
import { migrate } from '../storage/database/migrate.ts';
import { migrateWhenAvailable } from '../storage/database/migrate-when-available.ts';
import { migrations } from '../storage/database/migrations.ts';
import type { KeyValue } from '../storage/key-value/key-value.ts';

export interface StorageOptions {
  settings: Settings;
  /** Folder of the project. */
  root: string;
  log: Logger;
  /** Monotonic milliseconds. Default: the process's. */
  clock?: () => number;
  /** Told when a server's database cannot be brought to the state of this version: the shop cannot go on. */
  onFault: (error: unknown) => void;
}

/** Everything of a process that outlives its requests. */
export interface ShopStorage {
  database: Database;
  keyValue: KeyValue;
  /** Why visitors must not come yet, for operators; undefined when the database is in the state of this version. */
  missing(): string | undefined;
  /** After the last request. */
  close(): Promise<void>;
}

/**
 * Opens what the settings choose. The embedded database is in the state of this version when it resolves; a server's is
 * brought there as soon as it answers. Throws, in a sentence for operators, when the embedded one cannot be used.
 */
export async function openStorage(options: StorageOptions): Promise<ShopStorage> {
  const { settings, root, log, onFault, clock = () => performance.now() } = options;
  const database = await chooseDatabase(settings, root, log, clock);
  const closing = new AbortController();
  let isMigrated = false;
  async function bringUp(): Promise<void> {
    if (settings.DATABASE_URL === undefined) await migrate(database, migrations);
    else await migrateWhenAvailable(database, migrations, { log, signal: closing.signal });
    isMigrated = !closing.signal.aborted;
  }

  if (settings.DATABASE_URL === undefined) {
    try {
      await bringUp();
    } catch (error) {
      await database.close();
      throw error;
    }
  } else {
    bringUp().catch(onFault);
  }
  const keyValue = chooseKeyValue(settings, log, clock);
  return {
    database,
    keyValue,
    missing: () => (isMigrated ? undefined : 'the database was not yet brought to the state of this version'),
    async close() {
      closing.abort();
      await keyValue.close();
      await database.close();
    },
  };
}
