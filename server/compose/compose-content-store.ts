import { resolve } from 'node:path';
import type { ContentStore } from '../content/store/content-store.ts';
import { createFileFollower } from '../content/store/follow-files.ts';
import { createShopAtMoment, type ShopAtMoment } from '../content/store/shop-at-moment.ts';
import { createSqlContentStore } from '../content/store/sql-content-store.ts';
import { createStoreContentSource, type StoreContentSource } from '../content/store/store-content-source.ts';
import { tellingContentStore } from '../content/store/telling-content-store.ts';
import type { Database } from '../storage/database/database.ts';
import { chooseContentFiles } from './drivers/choose-drivers.ts';
import type { ShopBase } from './compose-base.ts';

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

/** Content in the shop's database, filled from the files that come with the shop. */
export function composeContentStore(base: ShopBase, database: Database): ShopContentStore {
  const { settings, root, log, now, keyValue } = base;
  const sqlStore = createSqlContentStore(database);
  const folder = resolve(root, settings.CONTENT_DIR);
  const source = createStoreContentSource({
    ...{ database, store: sqlStore, now, log },
    prepare: createFileFollower({ database, folder, now, log }),
    fallback: () => chooseContentFiles(settings, root, log),
  });
  base.readiness.add(() =>
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
