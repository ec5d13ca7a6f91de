import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { Category } from '../../../schemas/catalogue/category.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { maxStock, type ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { PriceRecord } from '../../../schemas/money/reduction.ts';
import { offerOf } from './availability.ts';
import type { CatalogueStore, Changed, NewProduct, PriceChange, StockChange } from './catalogue-store.ts';
import { changePrice } from './listed-price.ts';
import { putProduct } from './put-product.ts';

interface Shelf {
  products: Map<string, CatalogueProduct>;
  /** Number of each variant → number of its product. */
  owners: Map<string, string>;
  /** By number of the variant and locale. */
  histories: Map<string, readonly PriceRecord[]>;
  categories: readonly Category[];
}

const emptyShelf = (): Shelf => ({
  products: new Map(),
  owners: new Map(),
  histories: new Map(),
  categories: [],
});

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const historyKey = (sku: string, locale: string): string => `${sku} ${locale}`;

/** Thrown within a write to leave it undone. */
class Refused extends Error {
  readonly answer: Changed & { ok: false };
  constructor(answer: Changed & { ok: false }) {
    super(answer.reason);
    this.answer = answer;
  }
}

const refuse = (reason: Refused['answer']['reason'], sku: string): never => {
  throw new Refused({ ok: false, reason, sku });
};

/** A catalogue in this process's memory, for tests and for looking at the demonstration without a database. */
export function createMemoryCatalogueStore(): CatalogueStore {
  const shelves = new Map<string, Shelf>();
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
    async count(tenant) {
      return shelfOf(tenant).products.size;
    },
    async categories(tenant) {
      return [...shelfOf(tenant).categories];
    },
    async putCategories(tenant, categories) {
      shelves.set(tenant, { ...shelfOf(tenant), categories: [...categories] });
    },
    async priceHistory(tenant, sku, locale) {
      return [...(shelfOf(tenant).histories.get(historyKey(sku, locale)) ?? [])];
    },
    async write(tenant, { put = [], prices = [], stock = [] }) {
      const old = shelfOf(tenant);
      // Everything happens on a copy, which takes the place of the old one when nothing was refused.
      const next: Shelf = {
        products: new Map(old.products),
        owners: new Map(old.owners),
        histories: new Map(old.histories),
        categories: old.categories,
      };
      try {
        for (const product of put) putInto(next, product);
        for (const change of prices) priceInto(next, change);
        for (const change of stock) stockInto(next, change);
      } catch (error) {
        if (error instanceof Refused) return error.answer;
        throw error;
      }
      shelves.set(tenant, next);
      return { ok: true };
    },
  };
}

function putInto(shelf: Shelf, added: NewProduct): void {
  const before = shelf.products.get(added.product.sku) ?? null;
  const { product, begun } = putProduct(added, before, (sku, locale) =>
    shelf.histories.get(historyKey(sku, locale)),
  );
  for (const { sku } of before?.variants ?? []) shelf.owners.delete(sku);
  for (const sku of [product.sku, ...product.variants.map((variant) => variant.sku)]) {
    const owner = shelf.owners.get(sku);
    const isTaken = sku !== product.sku && shelf.products.has(sku);
    if (owner !== undefined || isTaken)
      throw new RangeError(`the article number ${sku} is taken by another product`);
  }
  for (const { sku } of product.variants) shelf.owners.set(sku, product.sku);
  for (const { sku, locale, records } of begun) shelf.histories.set(historyKey(sku, locale), records);
  shelf.products.set(product.sku, product);
}

function replaceVariant(
  shelf: Shelf,
  sku: string,
  change: (variant: ProductVariant) => ProductVariant,
): void {
  const product = shelf.products.get(shelf.owners.get(sku) ?? '');
  if (!product) return refuse('unknown-variant', sku);
  const variants = product.variants.map((each) => (each.sku === sku ? change(each) : each));
  shelf.products.set(product.sku, { ...product, variants });
}

function priceInto(shelf: Shelf, { sku, locale, price, at, rrp }: PriceChange): void {
  replaceVariant(shelf, sku, (variant) => {
    const offer = offerOf(variant, locale);
    if (!offer) return refuse('not-offered', sku);
    const key = historyKey(sku, locale);
    const changed = changePrice(offer, shelf.histories.get(key) ?? [], price, at);
    if (!changed.ok) return refuse(changed.reason, sku);
    shelf.histories.set(key, changed.history);
    const own = rrp === undefined ? changed.offer : { ...changed.offer, rrp };
    return { ...variant, offers: { ...variant.offers, [locale]: own } };
  });
}

function stockInto(shelf: Shelf, change: StockChange): void {
  replaceVariant(shelf, change.sku, (variant) => {
    const stock = 'to' in change ? change.to : variant.stock + change.by;
    if (stock < 0) return refuse('too-few', change.sku);
    if (stock > maxStock) return refuse('too-many', change.sku);
    return { ...variant, stock };
  });
}
