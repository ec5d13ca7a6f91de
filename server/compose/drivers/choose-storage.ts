import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../../config.ts';
import type { Database } from '../../storage/database/database.ts';
import { openDatabase } from '../../storage/open-database.ts';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { createMemoryKeyValue } from '../../storage/key-value/memory-key-value.ts';
import { createRedisKeyValue } from '../../storage/key-value/redis-key-value.ts';
import { createDiskObjectStore } from '../../storage/objects/disk-object-store.ts';
import type { ObjectStore } from '../../storage/objects/object-store.ts';
import { createS3ObjectStore } from '../../storage/objects/s3-object-store.ts';

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

/** The bucket that the settings name, else a folder in the data folder. Nothing is asked of it yet. */
export function chooseObjectStore(settings: Settings, root: string): ObjectStore {
  const { OBJECTS_S3_ENDPOINT: endpoint, OBJECTS_S3_REGION: region, DATA_DIR } = settings;
  const { OBJECTS_S3_KEY_ID: keyId, OBJECTS_S3_SECRET: secret } = settings;
  return endpoint === undefined || keyId === undefined || secret === undefined
    ? createDiskObjectStore(resolve(root, join(DATA_DIR, 'objects')))
    : createS3ObjectStore({ endpoint, region, keyId, secret });
}
