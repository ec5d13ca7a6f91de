import { type Cache, cacheExchange, type CacheExchangeOpts, type Resolver } from '@urql/exchange-graphcache';
import { simplePagination } from '@urql/exchange-graphcache/extras';
import type { Exchange } from '@urql/core';

type Keys = NonNullable<CacheExchangeOpts['keys']>;

const bySku: Keys[string] = ({ sku }) => sku as string;
/** Of this there is one, whoever asks for it: an answer to a change is seen by all. */
const theOne: Keys[string] = ({ __typename }) => __typename;
const partOfIts: Keys[string] = () => null;

/** What things are known by; those that are not named here have an `id`. (Requirements 3.130–3.135) */
export const gatewayKeys: Keys = {
  Product: bySku,
  ProductSeo: bySku,
  Sorting: ({ key }) => key as string,
  Basket: theOne,
  BasketLineItem: bySku,
  Wishlist: theOne,
  WishlistLineItem: partOfIts,
  Customer: theOne,
  Checkout: theOne,
  Order: ({ number }) => number as string,
  ProductPrice: partOfIts,
  ProductRating: partOfIts,
  ProductAlternate: partOfIts,
  Availability: partOfIts,
  StarCount: partOfIts,
  ReviewTagCount: partOfIts,
  BasketService: partOfIts,
  BasketShipping: partOfIts,
  BasketVoucher: partOfIts,
  BasketVat: partOfIts,
  BasketNotice: partOfIts,
  WishlistNotice: partOfIts,
  OrderLineItem: partOfIts,
  OrderService: partOfIts,
  OrderVoucher: partOfIts,
  OrderPayment: partOfIts,
  PaymentDate: partOfIts,
  PaymentPlan: partOfIts,
  PaymentMeans: partOfIts,
  CheckoutStep: partOfIts,
  CheckoutPayment: partOfIts,
  IncludedTax: partOfIts,
  Address: partOfIts,
  Delivery: partOfIts,
  DeliveryCosts: partOfIts,
  FreightDate: partOfIts,
  Consignment: partOfIts,
};

/** A product that any query has brought. */
const product: Resolver = (_parent, args, cache, { parentKey }) => {
  const answered = cache.resolve(parentKey, 'product', args);
  return answered === undefined ? knownProduct(args.sku, cache) : answered;
};

/** Products that any queries have brought; what is missing is null until it comes. (Requirement 4.015) */
const products: Resolver = (_parent, args, cache, info) => {
  const answered = cache.resolve(info.parentKey, 'products', args);
  if (answered !== undefined) return answered;
  const known = (args.skus as string[]).map((sku) => knownProduct(sku, cache));
  if (known.every((key) => key === undefined)) return undefined;
  if (known.includes(undefined)) info.partial = true;
  return known.map((key) => key ?? null);
};

function knownProduct(sku: unknown, cache: Cache): string | undefined {
  const key = cache.keyOfEntity({ __typename: 'Product', sku: sku as string });
  return key !== null && cache.resolve(key, 'sku') !== undefined ? key : undefined;
}

/**
 * The cache of a page: each thing once, whichever query brought it. Reviews of one product and filter gather as pages come.
 * (Requirements 4.014–4.017)
 */
export function gatewayCache(): Exchange {
  return cacheExchange({
    keys: gatewayKeys,
    resolvers: {
      Query: { product, products },
      Ratings: { reviews: simplePagination({ offsetArgument: 'skip', limitArgument: 'first' }) },
    },
  });
}
