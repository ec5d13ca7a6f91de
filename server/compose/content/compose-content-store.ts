import type { Logger } from 'pino';
import type { ContentSource } from '../../content/content-source.ts';
import type { Readiness } from '../../operations/readiness.ts';
import type { ContentStore } from '../../content/store/content-store.ts';
import { createFileFollower } from '../../content/store/follow-files.ts';
import { createShopAtMoment, type ShopAtMoment } from '../../content/store/shop-at-moment.ts';
import { createSqlContentStore } from '../../content/store/sql-content-store.ts';
import {
  createStoreContentSource,
  type StoreContentSource,
} from '../../content/store/store-content-source.ts';
import { tellingContentStore } from '../../content/store/telling-content-store.ts';
import type { Database } from '../../storage/database/database.ts';
import type { KeyValue } from '../../storage/key-value/key-value.ts';

/** The content that editors of this shop change, and what shoppers get of it. */
export interface ShopContentStore {
  store: ContentStore;
  source: StoreContentSource;
  /** The whole shop as it will be, or with a release. */
  shopAt: ShopAtMoment;
  close(): void;
}

/** Other processes look at once when something is said here; without Redis they look every second. */
const channel = 'content';

interface ContentStoreParts {
  /** The content that comes with the shop. */
  folder: string;
  log: Logger;
  /** Milliseconds since 1970. */
  now: () => number;
  keyValue: KeyValue;
  readiness: Readiness;
}

/** Content in the shop's database, filled from the files that come with the shop. */
export function composeContentStore(
  { folder, log, now, keyValue, readiness }: ContentStoreParts,
  database: Database,
  fallback: () => ContentSource,
): ShopContentStore {
  const sqlStore = createSqlContentStore(database);
  const source = createStoreContentSource({
    ...{ database, store: sqlStore, now, log },
    prepare: createFileFollower({ database, folder, now, log }),
    fallback,
  });
  readiness.add(() =>
    source.revision() === undefined ? 'the content was not read from the database yet' : undefined,
  );
  const look = (): void => void source.look();
  const listening = keyValue.subscribe(channel, { onMessage: look, onGap: look });
  return {
    store: tellingContentStore(sqlStore, async () => {
      await source.look();
      // Who is not reached looks by itself.
      await keyValue.publish(channel, '').catch(() => {});
    }),
    source,
    shopAt: createShopAtMoment(database),
    close() {
      void listening.then((stop) => stop()).catch(() => {});
      source.close();
    },
  };
}
