import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductVariant, VariantOffer } from '../../../schemas/catalogue/product-variant.ts';
import { lowest30, type PriceRecord } from '../../../schemas/money/reduction.ts';
import type { NewProduct, VariantHistory } from '../../../schemas/catalogue/new-product.ts';
import { offerOf } from './availability.ts';

interface PutProduct {
  product: CatalogueProduct;
  /** Histories that begin: of variants and locales that were not known before. */
  begun: VariantHistory[];
}

/** What the store holds of a variant's prices in a locale, also from before it was taken out; undefined: nothing. */
type PastPrices = (sku: string, locale: string) => readonly PriceRecord[] | undefined;

/**
 * What a store holds after `put`: the product as given, but with stock and offers of the variants that it had before; a
 * variant that comes back goes on at the price it had. The 30-day price of what is new comes from its history, never
 * from the file that brought it. The same for every driver. Throws a RangeError when a given history does not lead to
 * the price.
 */
export function putProduct(
  { product, history = [] }: NewProduct,
  before: CatalogueProduct | null,
  pastOf: PastPrices,
): PutProduct {
  const given = new Map(history.map((each) => [`${each.sku} ${each.locale}`, each.records]));
  const known = new Map(before?.variants.map((variant) => [variant.sku, variant]));
  const begun: VariantHistory[] = [];

  const offersOf = (variant: ProductVariant): [string, VariantOffer][] =>
    Object.entries(variant.offers).map(([locale, offer]) => {
      const old = known.get(variant.sku);
      const kept = old && offerOf(old, locale);
      if (kept) return [locale, kept];
      const past = pastOf(variant.sku, locale);
      const inForce = past?.at(-1);
      if (past && inForce)
        return [locale, { ...offer, price: inForce.price, low30: lowest30(past, inForce.from) }];
      const records = given.get(`${variant.sku} ${locale}`) ?? [{ price: offer.price, from: product.listed }];
      begun.push({ sku: variant.sku, locale, records });
      return [locale, { ...offer, low30: low30Of(records, offer, variant.sku) }];
    });
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: known.get(variant.sku)?.stock ?? variant.stock,
    offers: Object.fromEntries(offersOf(variant)),
  }));
  return { product: { ...product, listed: before?.listed ?? product.listed, variants }, begun };
}

function low30Of(records: readonly PriceRecord[], offer: VariantOffer, sku: string): number | null {
  const last = records.at(-1);
  const isAscending = records.every(
    ({ from }, index) => index === 0 || from > (records[index - 1]?.from ?? 0),
  );
  if (last?.price !== offer.price || !isAscending)
    throw new RangeError(`the price history of ${sku} does not lead to its price`);
  return lowest30(records, last.from);
}
