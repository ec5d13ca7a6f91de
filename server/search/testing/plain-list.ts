import type { VariantRow } from '../index/search-rows.ts';
import type { ListRequest } from '../query/search-request.ts';
import { testFacetRows, testValues, type TestProduct } from './random-catalogue.ts';

/** What a list must answer, worked out product by product and facet by facet, without a thought of speed. */
interface PlainList {
  total: number;
  counts: Readonly<Record<number, number>>;
  priceRange: { from: number; to: number } | undefined;
  ratings: readonly number[];
  docs: readonly number[];
}

const facetOf = (value: number): number => Math.floor(value / 10);
const isOnVariant = (facet: number): boolean =>
  testFacetRows.some(({ id, isOnVariant: on }) => id === facet && on);

/** `ignored` is the filter that is left out: a facet, `price` or `rating`. */
type Ignored = number | 'price' | 'rating' | undefined;

export function plainList(products: readonly TestProduct[], request: ListRequest): PlainList {
  const within = products.filter(
    ({ values }) => request.within === undefined || values.includes(request.within),
  );
  const isSoldOut = within.every(({ variants }) => variants.every(({ stock }) => stock === 0));
  const passing = (product: TestProduct, ignored: Ignored): readonly VariantRow[] =>
    passingVariants(product, request, ignored, isSoldOut);
  const listed = within.filter((product) => passing(product, undefined).length > 0);
  const prices = within.flatMap((product) => passing(product, 'price').map(({ price }) => price));
  const ratings = [0, 1, 2, 3, 4, 5].map(
    (stars) =>
      within.filter(
        (product) => Math.floor(product.rating / 10) === stars && passing(product, 'rating').length > 0,
      ).length,
  );
  const isOffered = (value: number): boolean =>
    within.some(({ values, variants }) => {
      const buyable = variants.filter(({ stock }) => stock > 0 || isSoldOut);
      return (
        buyable.length > 0 &&
        (values.includes(value) || buyable.some((variant) => variant.values.includes(value)))
      );
    });
  const counts = Object.fromEntries(
    testValues.flatMap(({ id, facet }) => {
      const count = within.filter((product) => {
        const variants = passing(product, facet);
        return isOnVariant(facet)
          ? variants.some(({ values }) => values.includes(id))
          : variants.length > 0 && product.values.includes(id);
      }).length;
      const isTold =
        count > 0 || request.values.includes(id) || (request.withEmpty === true && isOffered(id));
      return isTold ? [[id, count]] : [];
    }),
  );
  return {
    total: listed.length,
    counts,
    priceRange: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined,
    ratings,
    docs: sorted(listed, request, (product) => lowest(passing(product, undefined))),
  };
}

const lowest = (variants: readonly VariantRow[]): number => Math.min(...variants.map(({ price }) => price));

function passingVariants(
  { values, rating, variants }: TestProduct,
  request: ListRequest,
  ignored: Ignored,
  isSoldOut: boolean,
): readonly VariantRow[] {
  const chosen = Map.groupBy(request.values, facetOf);
  chosen.delete(Number(ignored));
  const groups = [...chosen];
  const isRight = groups
    .filter(([facet]) => !isOnVariant(facet))
    .every(([, any]) => any.some((value) => values.includes(value)));
  if (!isRight || (ignored !== 'rating' && rating < (request.rating ?? 0))) return [];
  const { from = 0, to = Infinity } = ignored === 'price' ? {} : request.price;
  return variants.filter(
    (variant) =>
      (variant.stock > 0 || isSoldOut) &&
      variant.price >= from &&
      variant.price <= to &&
      groups
        .filter(([facet]) => isOnVariant(facet))
        .every(([, any]) => any.some((value) => variant.values.includes(value))),
  );
}

function sorted(
  products: readonly TestProduct[],
  { order }: ListRequest,
  priceOf: (product: TestProduct) => number,
): number[] {
  const keyOf = (product: TestProduct): number => {
    if (order === 'price-up') return -priceOf(product);
    if (order === 'price-down') return priceOf(product);
    if (order === 'newest') return product.listed;
    if (order === 'rating') return product.rating * 64 + product.popularity;
    return product.popularity;
  };
  return products
    .toSorted((one, other) => keyOf(other) - keyOf(one) || one.doc - other.doc)
    .map(({ doc }) => doc);
}
