import { join } from 'node:path';
import type { CatalogueProduct } from '../../schemas/catalogue/catalogue-product.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { DemonstrationWords } from '../../content-fixtures/demonstration/products/demonstration-words.ts';
import { demonstrationLacks } from '../../content-fixtures/demonstration/products/demonstration-lacks.ts';
import { demonstrationCount } from '../../content-fixtures/demonstration/products/demonstration-products.ts';
import { readSlices } from '../../content-fixtures/demonstration/products/read-slices.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { createSqlCatalogueStore } from '../shop/catalogue/sql-catalogue-store.ts';
import type { CatalogueStore } from '../shop/catalogue/catalogue-store.ts';
import { readReviewWords } from '../../content-fixtures/demonstration/reviews/review-words.ts';
import { seedRatings } from './seed-ratings.ts';
import { createSqlRatingStore } from '../shop/rating/sql-rating-store.ts';
import { noteChanges } from '../search/changes/changes-in-database.ts';
import type { Database } from '../storage/database/database.ts';
import { readShippedWords } from './read-shipped-words.ts';
import { createShopIndexer } from './shop-indexer.ts';

/** Something that takes long, and how far it is. */
interface SeedProgress {
  what: string;
  done: number;
  total: number;
}

export interface DemonstrationSeed {
  /** Migrated, and without a limit of time for statements. */
  database: Database;
  /** Folder of the project. */
  root: string;
  tenants: readonly Pick<TenantConfig, 'slug' | 'locales'>[];
  /** The moment at which the catalogue is as it is, in ms: ages and price histories end there. */
  now: number;
  /** Products of each tenant. Default: those of the demonstration. */
  count?: number | undefined;
  /** How many of these have reviews. Default: 2000; a larger shop is there to be measured. */
  reviewed?: number | undefined;
  onProgress: (progress: SeedProgress) => void;
}

/** What a tenant has in the end, or what the demonstration lacks for it: sentences, each with where and what to do. */
export type SeededTenant = { tenant: string } & (
  | {
      ok: true;
      products: number;
      /** Reviews that are new. */
      reviews: number;
      /** Products that the search knows, by locale. */
      found: Record<string, number>;
    }
  | { ok: false; lacks: readonly string[] }
);

const defaultReviewed = 2000;
/** Products that are read at once. */
const atOnce = 50;

type SeedTenant = DemonstrationSeed['tenants'][number];

/**
 * Puts the demonstration into a database: catalogue, reviews and search of each tenant and locale. The same `now` and `count`
 * give the same; a second run changes words and pictures, and leaves stock and prices as they became. A tenant for which
 * something is lacking stops no other. Rejects when the database fails.
 */
export async function seedDemonstration(seed: DemonstrationSeed): Promise<SeededTenant[]> {
  const words = readShippedWords(seed.root);
  const seeded: SeededTenant[] = [];
  for (const tenant of seed.tenants) seeded.push(await trySeed(seed, words, tenant));
  return seeded;
}

async function trySeed(
  seed: DemonstrationSeed,
  words: DemonstrationWords,
  tenant: SeedTenant,
): Promise<SeededTenant> {
  const { slug } = tenant;
  const lacks = demonstrationLacks(words, slug);
  if (lacks.length > 0) return { tenant: slug, ok: false, lacks };
  try {
    return await seedTenant(seed, words, tenant);
  } catch (error) {
    // What a shop's own slices name and the words do not have. Anything else is no matter of this shop.
    if (!(error instanceof RangeError)) throw error;
    return { tenant: slug, ok: false, lacks: [error.message] };
  }
}

async function seedTenant(
  seed: DemonstrationSeed,
  words: DemonstrationWords,
  { slug, locales }: SeedTenant,
): Promise<SeededTenant> {
  const { database, root, now, count, onProgress } = seed;
  const store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const buckets = join(root, 'content-fixtures', slug, 'buckets');
  const products = await seedCatalogue({
    store,
    tenant: slug,
    words,
    locales: locales.map(({ locale, currency }) => ({ locale, currency })),
    slices: readSlices(
      buckets,
      locales.map(({ locale }) => locale),
    ),
    now,
    ...(count !== undefined && { count }),
    onProgress: (done) =>
      onProgress({ what: `products of ${slug}`, done, total: Math.max(done, count ?? demonstrationCount) }),
  });
  const reviews = await seedReviews(seed, store, slug);
  const found: Record<string, number> = {};
  for (const { locale } of locales) {
    const what = `search of ${slug}, ${locale}`;
    onProgress({ what, done: 0, total: products });
    const indexer = createShopIndexer({
      database,
      store,
      words,
      tenant: slug,
      locale,
      onProgress: (done) => onProgress({ what, done, total: products }),
    });
    found[locale] = (await indexer.rebuild()).products;
  }
  return { tenant: slug, ok: true, products, reviews, found };
}

/** How many reviews are new. */
async function seedReviews(
  { database, root, now, reviewed = defaultReviewed, onProgress }: DemonstrationSeed,
  store: CatalogueStore,
  tenant: string,
): Promise<number> {
  const total = Math.min(reviewed, await store.count(tenant));
  async function* products(): AsyncGenerator<CatalogueProduct> {
    let after: string | null = null;
    for (let done = 0; done < total;) {
      const skus = await store.list(tenant, after, Math.min(total - done, atOnce));
      yield* await store.products(tenant, skus);
      after = skus.at(-1) ?? null;
      done += skus.length;
      onProgress({ what: `products of ${tenant} with reviews`, done, total });
    }
  }
  return await seedRatings({
    store: createSqlRatingStore(database),
    tenant,
    products: products(),
    words: readReviewWords(join(root, 'content-fixtures/demonstration/words')),
    now,
  });
}
