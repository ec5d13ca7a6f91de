import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { maxStock, type ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { PriceRecord } from '../../../schemas/money/reduction.ts';
import { offerOf } from './availability.ts';
import type { NewProduct } from '../../../schemas/catalogue/new-product.ts';
import type { CatalogueBatch, Changed, PriceChange, StockChange } from './catalogue-store.ts';
import { changePrice } from './listed-price.ts';
import { putProduct } from './put-product.ts';

/** What a store holds of a tenant's products, or the part of it that a batch has to do with. */
export interface Shelf {
  products: Map<string, CatalogueProduct>;
  /** Number of each variant → number of its product. */
  owners: Map<string, string>;
  /** By `historyKey`. */
  histories: Map<string, readonly PriceRecord[]>;
}

export const emptyShelf = (): Shelf => ({ products: new Map(), owners: new Map(), histories: new Map() });

export const copyOfShelf = ({ products, owners, histories }: Shelf): Shelf => ({
  products: new Map(products),
  owners: new Map(owners),
  histories: new Map(histories),
});

export const historyKey = (sku: string, locale: string): string => `${sku} ${locale}`;

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

/**
 * Does to the shelf what a batch says, in the order: put, prices, stock. When it refuses, the shelf is half changed: throw
 * it away. Throws as `CatalogueStore.write`.
 */
export function applyBatch(shelf: Shelf, { put = [], prices = [], stock = [] }: CatalogueBatch): Changed {
  try {
    for (const product of put) putInto(shelf, product);
    for (const change of prices) priceInto(shelf, change);
    for (const change of stock) stockInto(shelf, change);
    return { ok: true };
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
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
