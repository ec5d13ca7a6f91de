import fc from 'fast-check';
import { packTerms, packValues } from '../index/packed-row.ts';
import type { FacetRow, ForwardRow, SearchRows, VariantRow } from '../index/search-rows.ts';

/** A product of a random catalogue, unpacked: what a slow and simple reading of the rules needs. */
export interface TestProduct {
  doc: number;
  terms: readonly { term: number; weight: number }[];
  values: readonly number[];
  popularity: number;
  rating: number;
  listed: number;
  variants: readonly VariantRow[];
}

/** Two facets of products, two of variants, and categories; values are numbered facet × 10 + 1 to 4. */
export const testFacetRows: readonly FacetRow[] = [
  { id: 1, name: 'category', isOnVariant: false, isCategory: true },
  { id: 2, name: 'brand', isOnVariant: false, isCategory: false },
  { id: 3, name: 'material', isOnVariant: false, isCategory: false },
  { id: 4, name: 'colour', isOnVariant: true, isCategory: false },
  { id: 5, name: 'size', isOnVariant: true, isCategory: false },
];

export const testValues = testFacetRows.flatMap(({ id }) =>
  [1, 2, 3, 4].map((value) => ({
    id: id * 10 + value,
    facet: id,
    value: `v${value}`,
    label: `${id}/${value}`,
  })),
);

export const testTerms = Array.from({ length: 6 }, (_, index) => ({
  id: 3 * index + 1,
  term: `wort${index}`,
}));

const valueOf = (facet: number): fc.Arbitrary<number> =>
  fc.integer({ min: 1, max: 4 }).map((value) => facet * 10 + value);

const variant = fc.record({
  colour: fc.oneof(fc.constant(0), valueOf(4)),
  size: fc.oneof(fc.constant(0), valueOf(5)),
  price: fc.integer({ min: 1, max: 12 }).map((price) => price * 100),
  stock: fc.nat(2),
});

const product = fc.record({
  terms: fc.uniqueArray(
    fc.record({ term: fc.constantFrom(...testTerms.map(({ id }) => id)), weight: fc.nat(8) }),
    { selector: ({ term }) => term },
  ),
  values: fc.uniqueArray(fc.oneof(valueOf(1), valueOf(2), valueOf(3)), { maxLength: 5 }),
  popularity: fc.nat(5),
  rating: fc.nat(50),
  listed: fc.integer({ min: 20_000, max: 20_003 }),
  variants: fc.array(variant, { maxLength: 5 }),
});

/** Random catalogues; numbers of products have gaps. */
export const testCatalogue: fc.Arbitrary<readonly TestProduct[]> = fc
  .array(product, { maxLength: 40 })
  .map((products) =>
    products.map(({ variants, ...rest }, index) => {
      const doc = 3 * index + 2;
      return {
        ...rest,
        doc,
        variants: variants.map(({ colour, size, price, stock }, at) => ({
          id: doc * 10 + at,
          doc,
          values: [colour, size],
          price,
          stock,
        })),
      };
    }),
  );

export function rowsOf(products: readonly TestProduct[]): SearchRows {
  const forward = products.map(({ doc, terms, values, popularity, rating, listed }): ForwardRow => ({
    doc,
    sku: `P${doc}`,
    terms: packTerms(terms),
    values: packValues(values),
    popularity,
    rating,
    listed,
  }));
  return {
    wordsVersion: 1,
    terms: testTerms,
    facets: testFacetRows,
    values: testValues,
    forward: [forward.slice(0, 7), forward.slice(7)],
    variants: [products.flatMap(({ variants }) => variants).toReversed()],
  };
}
