import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { Category } from '../../../../schemas/catalogue/category.ts';
import { inLocale } from '../../../../schemas/catalogue/localised-text.ts';
import type { CatalogueStore } from '../catalogue-store.ts';
import { applyBatch, copyOfShelf, emptyShelf, historyKey, type Shelf } from '../shelf.ts';

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A catalogue in this process's memory, for tests and for looking at the demonstration without a database. */
export function createMemoryCatalogueStore(): CatalogueStore {
  const shelves = new Map<string, Shelf>();
  const trees = new Map<string, readonly Category[]>();
  const shelfOf = (tenant: string): Shelf => shelves.get(tenant) ?? emptyShelf();
  const find = ({ products, owners }: Shelf, sku: string): CatalogueProduct | null =>
    products.get(sku) ?? products.get(owners.get(sku) ?? '') ?? null;

  return {
    async product(tenant, sku) {
      return find(shelfOf(tenant), sku);
    },
    async productBySlug(tenant, locale, slug) {
      const fitting = [...shelfOf(tenant).products.values()].filter(
        ({ texts }) => inLocale(texts, locale).slug === slug,
      );
      return fitting.toSorted((a, b) => byCodePoint(a.sku, b.sku))[0] ?? null;
    },
    async products(tenant, skus) {
      const shelf = shelfOf(tenant);
      return [...new Set(skus.map((sku) => find(shelf, sku)))].filter((product) => product !== null);
    },
    async list(tenant, after, limit) {
      const all = [...shelfOf(tenant).products.keys()].toSorted(byCodePoint);
      return all.filter((sku) => after === null || sku > after).slice(0, limit);
    },
    async addresses(tenant, after, limit) {
      return [...shelfOf(tenant).products.values()]
        .filter(({ sku, gone }) => gone === null && (after === null || sku > after))
        .toSorted((a, b) => byCodePoint(a.sku, b.sku))
        .slice(0, limit)
        .map(({ sku, texts, variants }) => {
          const locales = new Set(variants.flatMap(({ offers }) => Object.keys(offers)));
          const slugs = [...locales].map((locale) => [locale, inLocale(texts, locale).slug] as const);
          return { sku, slugs: new Map(slugs) };
        });
    },
    async count(tenant) {
      return shelfOf(tenant).products.size;
    },
    async categories(tenant) {
      return [...(trees.get(tenant) ?? [])];
    },
    async putCategories(tenant, categories) {
      trees.set(tenant, [...categories]);
    },
    async priceHistory(tenant, sku, locale) {
      return [...(shelfOf(tenant).histories.get(historyKey(sku, locale)) ?? [])];
    },
    async write(tenant, batch, { isTrial = false } = {}) {
      // Everything happens on a copy, which takes the place of the old one when nothing was refused.
      const next = copyOfShelf(shelfOf(tenant));
      const changed = applyBatch(next, batch);
      if (changed.ok && !isTrial) shelves.set(tenant, next);
      return changed;
    },
  };
}
