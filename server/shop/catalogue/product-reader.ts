import { LRUCache } from 'lru-cache';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { CatalogueStore } from './catalogue-store.ts';

/** Products as pages read them: many of them, and the same ones again and again. */
export interface ProductReader extends Pick<CatalogueStore, 'product' | 'products'> {
  /** Reads these anew from now on; undefined: all of them. */
  forget(tenant: string, skus: readonly string[] | undefined): void;
}

export interface ProductReaderOptions {
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
}

/** Keeps products between requests until somebody says that they changed, and no longer than a moment. */
export function createProductReader(options: ProductReaderOptions): ProductReader {
  const { store, max = 3000, maxAgeMs = 15_000, clock } = options;
  const kept = new LRUCache<string, Kept>({ max });
  /** Grows with every `forget`: what was read before may be old already. */
  let generation = 0;

  const keyOf = (tenant: string, sku: string): string => `${tenant} ${sku}`;
  const find = (tenant: string, sku: string): CatalogueProduct | null | undefined => {
    const found = kept.get(keyOf(tenant, sku));
    return found && clock() - found.readAt < maxAgeMs ? found.product : undefined;
  };

  async function read(tenant: string, skus: readonly string[]): Promise<Map<string, CatalogueProduct>> {
    const began = generation;
    const readAt = clock();
    const found = new Map<string, CatalogueProduct>();
    for (const product of await store.products(tenant, skus))
      for (const { sku } of [product, ...product.variants]) found.set(sku, product);
    if (generation === began)
      for (const sku of skus) kept.set(keyOf(tenant, sku), { product: found.get(sku) ?? null, readAt });
    return found;
  }

  async function products(tenant: string, skus: readonly string[]): Promise<CatalogueProduct[]> {
    const held = new Map(skus.map((sku) => [sku, find(tenant, sku)]));
    const missing = [...held].flatMap(([sku, product]) => (product === undefined ? [sku] : []));
    const fresh = missing.length > 0 ? await read(tenant, missing) : new Map<string, CatalogueProduct>();
    const all = skus.flatMap((sku) => held.get(sku) ?? fresh.get(sku) ?? []);
    // Several numbers may be of one product; it comes once, where it was asked for first.
    return [...new Map(all.map((product) => [product.sku, product])).values()];
  }

  return {
    product: async (tenant, sku) => (await products(tenant, [sku]))[0] ?? null,
    products,
    forget(tenant, skus) {
      generation++;
      if (skus === undefined) return kept.clear();
      const gone = new Set(skus);
      for (const sku of skus) kept.delete(keyOf(tenant, sku));
      // Numbers of variants lead to the same products.
      for (const [key, { product }] of kept)
        if (product && gone.has(product.sku) && key.startsWith(`${tenant} `)) kept.delete(key);
    },
  };
}
