import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { VariantOffer } from '../../../schemas/catalogue/product-variant.ts';
import type { Shelf } from './shelf.ts';

interface OfferRow extends VariantOffer {
  sku: string;
  locale: string;
}

interface PriceRow {
  sku: string;
  locale: string;
  price: number;
  begun: number;
}

/** What has to be written so that a store holds what the shelf holds. */
export interface ShelfDifference {
  /** Products of which anything is new. */
  products: readonly CatalogueProduct[];
  removedVariants: readonly string[];
  newVariants: readonly { sku: string; product: string; stock: number }[];
  stocks: readonly { sku: string; stock: number }[];
  removedOffers: readonly { sku: string; locale: string }[];
  offers: readonly OfferRow[];
  prices: readonly PriceRow[];
}

interface VariantState {
  sku: string;
  product: string;
  stock: number;
  offers: CatalogueProduct['variants'][number]['offers'];
}

/** Tells what happened to a shelf by comparing it with a copy from before. */
export function shelfDifference(before: Shelf, after: Shelf): ShelfDifference {
  const products = [...after.products.values()].filter(
    (product) => before.products.get(product.sku) !== product,
  );
  const was = variantsOf(products.flatMap(({ sku }) => before.products.get(sku) ?? []));
  const is = variantsOf(products);
  const stays = ({ sku, product }: VariantState): boolean =>
    was.get(sku)?.product === product && is.get(sku)?.product === product;
  const kept = [...is.values()].filter(stays);
  return {
    products,
    removedVariants: [...was.values()].filter((variant) => !stays(variant)).map(({ sku }) => sku),
    newVariants: [...is.values()].filter((variant) => !stays(variant)),
    stocks: kept.filter(({ sku, stock }) => was.get(sku)?.stock !== stock),
    removedOffers: kept.flatMap(({ sku, offers }) =>
      Object.keys(was.get(sku)?.offers ?? {}).flatMap((locale) =>
        Object.hasOwn(offers, locale) ? [] : [{ sku, locale }],
      ),
    ),
    offers: [...is.values()].flatMap((variant) =>
      Object.entries(variant.offers).flatMap(([locale, offer]) => {
        const old = stays(variant) ? was.get(variant.sku)?.offers : undefined;
        const isSame = old && Object.hasOwn(old, locale) && isSameOffer(old[locale], offer);
        return isSame ? [] : [{ ...offer, sku: variant.sku, locale }];
      }),
    ),
    prices: addedPrices(before, after),
  };
}

function variantsOf(products: readonly CatalogueProduct[]): Map<string, VariantState> {
  return new Map(
    products.flatMap((product) =>
      product.variants.map(({ sku, stock, offers }) => [sku, { sku, product: product.sku, stock, offers }]),
    ),
  );
}

function isSameOffer(one: VariantOffer | undefined, { price, low30, rrp }: VariantOffer): boolean {
  return one?.price === price && one.low30 === low30 && one.rrp === rrp;
}

function addedPrices(before: Shelf, after: Shelf): PriceRow[] {
  return [...after.histories].flatMap(([key, records]) => {
    const [sku = '', locale = ''] = key.split(' ');
    return records
      .slice(before.histories.get(key)?.length ?? 0)
      .map(({ price, from }) => ({ sku, locale, price, begun: from }));
  });
}
