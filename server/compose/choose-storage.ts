import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import type { Database } from '../storage/database/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import type { KeyValue } from '../storage/key-value/key-value.ts';
import { createMemoryKeyValue } from '../storage/key-value/memory-key-value.ts';
import { createRedisKeyValue } from '../storage/key-value/redis-key-value.ts';

// Apart from the other drivers: a starting process opens its database before it reads most of its code.

/**
 * The database that the settings name, or the one in the data folder, whose server is started now unless another process of
 * this machine has. `clock`: monotonic milliseconds. Throws when the embedded one cannot be used; one elsewhere is not asked for
 * anything yet.
 */
export function chooseDatabase(
  settings: Settings,
  root: string,
  log: Logger,
  clock: () => number,
): Promise<Database> {
  const common = { log, clock, limits: { connections: settings.DATABASE_CONNECTIONS } };
  return settings.DATABASE_URL === undefined
    ? openDatabase({
        driver: 'embedded',
        dataDir: resolve(root, settings.DATA_DIR),
        name: 'shop',
        mayJoin: true,
        takesOver: true,
        ...common,
      })
    : openDatabase({ driver: 'server', url: settings.DATABASE_URL, ...common });
}

/** Redis where the settings name one, else this process's memory. `clock`: monotonic milliseconds. */
export function chooseKeyValue(settings: Settings, log: Logger, clock: () => number): KeyValue {
  return settings.REDIS_URL === undefined
    ? createMemoryKeyValue({ maxBytes: settings.KEY_VALUE_MB * 1_000_000, clock, log })
    : createRedisKeyValue({ url: settings.REDIS_URL, namespace: 'shop', clock, log });
}
