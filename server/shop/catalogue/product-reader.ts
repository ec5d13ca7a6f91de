import { LRUCache } from 'lru-cache';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { CatalogueStore } from './catalogue-store.ts';

/** Products as pages read them: many of them, and the same ones again and again. */
export interface ProductReader extends Pick<CatalogueStore, 'product' | 'products'> {
  /** Reads these anew from now on; undefined: all of them. */
  forget(tenant: string, skus: readonly string[] | undefined): void;
}

interface ProductReaderOptions {
  store: Pick<CatalogueStore, 'products'>;
  /** Products that are kept. */
  max?: number;
  /** Milliseconds after which a product is read anew though nobody told of a change. */
  maxAgeMs?: number;
  /** Monotonic milliseconds. */
  clock: () => number;
}

interface Kept {
  /** Null: there is no such product. */
  product: CatalogueProduct | null;
  readAt: number;
  /** To be read anew; until then what is shown when nothing can be read. */
  isStale: boolean;
}

/**
 * Keeps products between requests until somebody says that they changed, and no longer than a moment. While the store is
 * away, what was read last is given: nobody can have changed it there meanwhile.
 */
export function createProductReader(options: ProductReaderOptions): ProductReader {
  const { store, max = 3000, maxAgeMs = 15_000, clock } = options;
  const kept = new LRUCache<string, Kept>({ max });
  /** Grows with every `forget`: what was read before may be old already. */
  let generation = 0;

  const keyOf = (tenant: string, sku: string): string => `${tenant} ${sku}`;
  const isFresh = (found: Kept | undefined): boolean =>
    found !== undefined && !found.isStale && clock() - found.readAt < maxAgeMs;

  /** Reads what is not fresh in memory. */
  async function read(tenant: string, skus: readonly string[]): Promise<void> {
    const began = generation;
    const readAt = clock();
    const found = new Map<string, CatalogueProduct>();
    for (const product of await store.products(tenant, skus))
      for (const { sku } of [product, ...product.variants]) found.set(sku, product);
    for (const sku of skus) {
      const product = found.get(sku) ?? null;
      kept.set(keyOf(tenant, sku), { product, readAt, isStale: generation !== began });
    }
  }

  async function products(tenant: string, skus: readonly string[]): Promise<CatalogueProduct[]> {
    // Taken now: a request for many must not find some of them pushed out by the others.
    const held = new Map(skus.map((sku) => [sku, kept.get(keyOf(tenant, sku))]));
    const missing = skus.filter((sku) => !isFresh(held.get(sku)));
    if (missing.length > 0) {
      try {
        await read(tenant, missing);
        for (const sku of missing) held.set(sku, kept.get(keyOf(tenant, sku)));
      } catch (error) {
        if (missing.some((sku) => !held.get(sku)?.product)) throw error;
      }
    }
    const all = skus.flatMap((sku) => held.get(sku)?.product ?? []);
    // Several numbers may be of one product; it comes once, where it was asked for first.
    return [...new Map(all.map((product) => [product.sku, product])).values()];
  }

  return {
    product: async (tenant, sku) => (await products(tenant, [sku]))[0] ?? null,
    products,
    forget(tenant, skus) {
      generation++;
      const gone = skus && new Set(skus);
      // Numbers of variants lead to the same products.
      for (const [key, found] of kept)
        if (
          key.startsWith(`${tenant} `) &&
          (!gone || gone.has(found.product?.sku ?? key.slice(tenant.length + 1)))
        )
          found.isStale = true;
    },
  };
}
