import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { assetFileBytes } from '../../schemas/editing/asset.ts';
import { assetPrefix } from '../../schemas/editing/asset-id.ts';
import { createAssetLibrary, type AssetLibrary } from '../editing/assets/asset-library.ts';
import { createAssetRegistry } from '../editing/assets/asset-registry.ts';
import { createSqlAssetStore } from '../editing/assets/sql-asset-store.ts';
import { createSqlAssetUses } from '../editing/assets/sql-asset-uses.ts';
import { createUploadedPictures } from '../editing/assets/uploaded-pictures.ts';
import { createPictureChecks } from '../pictures/checked/picture-checks.ts';
import { joinPictures } from '../pictures/joined-pictures.ts';
import { createKeptPictures } from '../pictures/kept-pictures.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { isOutage } from '../storage/is-outage.ts';
import type { Database } from '../storage/database/database.ts';
import { chooseObjectStore } from './drivers/choose-storage.ts';
import type { ShopBase } from './compose-base.ts';

/** The pictures that editors upload. */
export interface ShopAssets {
  library: AssetLibrary;
  /** The drawn pictures and the uploaded ones. */
  beside(drawn: PictureSource): PictureSource;
  /** Listens to when pictures look different from what pages were drawn with. */
  onChanged(listener: () => void): void;
  /** Learns which there are, and from then on what changes, whichever process changes it. */
  start(): Promise<void>;
  close(): void;
}

/** Cameras of today make pictures of 24 to 50 megapixels; what is kept has twice the width of the widest that the shop sends. */
const limits = { bytes: assetFileBytes, pixels: 60_000_000, side: 4800 };

const channel = 'assets';

/** Milliseconds after which a process looks for changes of which nobody told it. */
const lookMs = 5000;

export function composeAssets(base: ShopBase, database: Database): ShopAssets {
  const { settings, root, log, keyValue, tenantNamed } = base;
  const objects = chooseObjectStore(settings, root);
  const store = createSqlAssetStore(database);
  const listeners = new Set<() => void>();
  const registry = createAssetRegistry({
    store,
    onChanged() {
      for (const listener of listeners) listener();
    },
  });
  let isClosed = false;
  let looking: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  async function look(): Promise<void> {
    try {
      if (!isClosed) await registry.refresh();
    } catch (error) {
      if (!isOutage(error)) log.error({ err: error }, 'Uploaded pictures could not be looked for');
    }
  }

  const uploaded = createUploadedPictures({
    registry,
    objects,
    kept: createKeptPictures({
      cacheDir: resolve(root, settings.PICTURE_DIR ?? join(settings.DATA_DIR, 'pictures')),
      concurrency: 1,
      log,
    }),
  });

  return {
    library: createAssetLibrary({
      ...{ store, objects, log, random: randomBytes },
      uses: createSqlAssetUses(database),
      check: createPictureChecks(limits),
      async announce() {
        await registry.refresh();
        // The others look by themselves when nobody can be told.
        await keyValue.publish(channel, '').catch(() => {});
      },
      languagesOf(tenant) {
        const { defaultLocale, locales } = tenantNamed(tenant).config;
        return [...new Set([defaultLocale, ...locales.map(({ locale }) => locale)].map(languageOf))];
      },
    }),
    beside: (drawn) => joinPictures((id) => id.startsWith(assetPrefix), uploaded, drawn),
    onChanged: (listener) => void listeners.add(listener),
    async start() {
      await look();
      looking = setInterval(() => void look(), lookMs).unref();
      const subscriber = { onMessage: () => void look(), onGap: () => void look() };
      stopListening = await keyValue.subscribe(channel, subscriber);
    },
    close() {
      isClosed = true;
      clearInterval(looking);
      void stopListening?.().catch(() => {});
    },
  };
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;
