import { resolve } from 'node:path';
import type { Loader } from '../../renderer/contract/loader.ts';
import { exampleLoader } from '../block-catalogue/example-loader.ts';
import { chooseContentFiles, chooseContentSource, choosePictures } from './drivers/choose-drivers.ts';
import type { ShopBase } from './compose-base.ts';
import { composeContentStore, type ShopContentStore } from './content/compose-content-store.ts';
import type { MovedPages } from '../pages/locate-page.ts';
import { createContentLoaders } from '../content/content-loaders.ts';
import type { ContentSource } from '../content/content-source.ts';
import { composeAssets, type ShopAssets } from './compose-assets.ts';
import { createDocumentCache, type DocumentCache } from '../content/document-cache.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { type PictureWeights, weighPictures } from '../pictures/picture-weights.ts';

/** Where pages get their documents, data sets and pictures. */
export interface ShopContent {
  documents: DocumentCache;
  /** The drawn ones and, where there is a database, the uploaded ones. */
  pictures: PictureSource & PictureWeights;
  assets: ShopAssets | undefined;
  /** Makes names of pictures known, so that no page has to wait for the first look at them. */
  prepare(): Promise<void>;
  /** What blocks may ask for of the content. */
  loaders: readonly Loader[];
  /** Where editors of this shop change it; absent where it comes from a CMS or from files. */
  store?: ShopContentStore;
  /** Where paths lead whose page they took out. */
  moved?: MovedPages;
  close(): void;
}

/** Content and pictures from the drivers that the settings choose, or from a `source` that is given. */
export function composeContent(base: ShopBase, source: ContentSource | undefined): ShopContent {
  const { settings, root, log } = base;
  const isStored = !source && settings.CONTENT_STORE && settings.CMS_URL === undefined;
  const folder = resolve(root, settings.CONTENT_DIR);
  const stored =
    isStored && base.database
      ? composeContentStore({ ...base, folder }, base.database, () => chooseContentFiles(settings, root, log))
      : undefined;
  const content = source ?? stored?.source ?? chooseContentSource(settings, root, log);
  const documents = composeDocuments(base, content);
  const drawn = choosePictures(settings, root, log);
  const assets = base.database && composeAssets(base, base.database);
  return {
    documents,
    pictures: weighPictures(assets?.beside(drawn) ?? drawn),
    assets,
    prepare: () => drawn.prepare(),
    ...(stored && { store: stored, moved: stored.source }),
    loaders: contentLoaders(base, documents),
    close() {
      documents.close();
      // Who gives a source ends it.
      if (stored) stored.close();
      else if (!source) content.close?.();
      drawn.close();
      assets?.close();
    },
  };
}

/** The same pages and pictures of other content: of the shop as it will be. Nothing of it is kept with what shoppers get. */
export function withContentOf(base: ShopBase, content: ShopContent, source: ContentSource): ShopContent {
  const { moved: _moved, ...rest } = content;
  const documents = composeDocuments(base, source);
  return { ...rest, documents, loaders: contentLoaders(base, documents), close: () => documents.close() };
}

function composeDocuments({ settings, clock, log, metrics }: ShopBase, source: ContentSource): DocumentCache {
  return createDocumentCache({
    ...{ source, clock, log },
    random: Math.random,
    maxBytes: settings.DOCUMENT_CACHE_MB * 1_000_000,
    metrics: {
      count(name, labels) {
        if (name === 'cms_rejected_total') metrics.contentRejected.inc(labels as never);
        else if (name === 'cms_fetch_failures_total') metrics.contentFailures.inc(labels as never);
        else metrics.contentReads.inc(labels as never);
      },
    },
  });
}

function contentLoaders({ tenants, isProduction }: ShopBase, documents: DocumentCache): Loader[] {
  return [
    ...createContentLoaders(
      documents,
      tenants.map((tenant) => tenant.config),
    ),
    ...(isProduction ? [] : [exampleLoader as Loader]),
  ];
}
