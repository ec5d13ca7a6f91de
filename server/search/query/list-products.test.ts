import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productOrders } from '../../../schemas/catalogue/product-search.ts';
import { buildColumns } from '../index/build-columns.ts';
import { patchVariants } from '../index/patch-variants.ts';
import { openSnapshot, type Snapshot } from '../index/snapshot.ts';
import { plainList as workedOut } from '../testing/plain-list.ts';
import { rowsOf, testCatalogue, testValues, type TestProduct } from '../testing/random-catalogue.ts';
import { listProducts } from './list-products.ts';
import { plainList, type ListAnswer, type ListRequest } from './search-request.ts';

const open = async (products: readonly TestProduct[]): Promise<Snapshot> =>
  openSnapshot(await buildColumns(rowsOf(products)), 1);

const bound = fc.option(
  fc.integer({ min: 0, max: 13 }).map((price) => price * 100),
  { nil: undefined },
);

const request: fc.Arbitrary<ListRequest> = fc
  .record({
    within: fc.option(fc.integer({ min: 11, max: 14 }), { nil: undefined }),
    values: fc.uniqueArray(fc.constantFrom(...testValues.map(({ id }) => id)), { maxLength: 5 }),
    from: bound,
    to: bound,
    rating: fc.option(fc.nat(45), { nil: undefined }),
    order: fc.constantFrom(...productOrders),
    withEmpty: fc.boolean(),
  })
  .map(({ within, values, from, to, rating, order, withEmpty }) => ({
    ...plainList,
    ...(within === undefined ? {} : { within }),
    ...(rating === undefined ? {} : { rating }),
    values: values.filter((value) => value > 20),
    price: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    order,
    withEmpty,
    take: 100,
  }));

const countsOf = ({ facets }: ListAnswer): Record<number, number> =>
  Object.fromEntries(facets.flatMap(({ values }) => values.map(({ id, count }) => [id, count])));

describe('a list', () => {
  test('counts, filters and sorts as one would by hand', async () => {
    await fc.assert(
      fc.asyncProperty(testCatalogue, request, async (products, given) => {
        const snapshot = await open(products);
        const answer = listProducts(snapshot, given);
        const expected = workedOut(products, given);
        expect(answer.hits.map(({ doc }) => doc)).toEqual(expected.docs);
        expect(answer.total).toBe(expected.total);
        expect(countsOf(answer)).toEqual(expected.counts);
        expect(answer.priceRange).toEqual(expected.priceRange);
        expect(answer.ratings).toEqual(expected.ratings);
        // Nothing of one list is left for the next.
        expect(listProducts(snapshot, given)).toEqual(answer);
      }),
      { numRuns: 400 },
    );
  });

  test('gives every product once, page after page, and the same as one long page', async () => {
    await fc.assert(
      fc.asyncProperty(
        testCatalogue,
        request,
        fc.integer({ min: 1, max: 7 }),
        async (products, given, take) => {
          const snapshot = await open(products);
          const all = listProducts(snapshot, given).hits;
          const pages = [];
          let asked = 0;
          let after: ListAnswer['next'];
          do {
            const page = listProducts(snapshot, { ...given, take, ...(after ? { after } : {}) });
            pages.push(...page.hits);
            asked++;
            after = page.next;
          } while (after);
          expect(pages).toEqual(all);
          const second = listProducts(snapshot, { ...given, skip: take, take });
          expect(second.hits).toEqual(all.slice(take, 2 * take));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('is the same as in a new index after prices and stocks were patched', async () => {
    const change = fc.record({
      price: fc.integer({ min: 1, max: 12 }).map((price) => price * 100),
      stock: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(
        testCatalogue,
        fc.array(change, { maxLength: 30 }),
        request,
        async (products, changes, given) => {
          const variants = products.flatMap((product) => product.variants);
          const changed = new Map(
            changes.flatMap((each, at) => {
              const variant = variants[(at * 7) % Math.max(1, variants.length)];
              return variant ? [[variant.id, { ...variant, ...each }] as const] : [];
            }),
          );
          const snapshot = await open(products);
          expect(patchVariants(snapshot.columns, changed.values())).toBe(changed.size);
          const after = products.map((product) => ({
            ...product,
            variants: product.variants.map((variant) => changed.get(variant.id) ?? variant),
          }));
          expect(listProducts(snapshot, given)).toEqual(listProducts(await open(after), given));
        },
      ),
      { numRuns: 100 },
    );
  });
});

const variantOf = (doc: number, more: Partial<TestProduct['variants'][number]> = {}) => ({
  id: doc * 10,
  doc,
  values: [41, 51],
  price: 1000,
  stock: 1,
  ...more,
});
const productOf = (doc: number, more: Partial<TestProduct> = {}): TestProduct => ({
  doc,
  terms: [],
  values: [11, 21],
  popularity: 0,
  rating: 0,
  listed: 20_000,
  variants: [variantOf(doc)],
  ...more,
});

describe('what is sold out', () => {
  test('is left out, and shown where nothing else is', async () => {
    const soldOut = productOf(1, { variants: [variantOf(1, { stock: 0 })], values: [12, 21] });
    const snapshot = await open([soldOut, productOf(2)]);
    expect(listProducts(snapshot, plainList)).toMatchObject({
      total: 1,
      hits: [{ doc: 2 }],
      isSoldOut: false,
    });
    expect(listProducts(snapshot, { ...plainList, within: 12 })).toMatchObject({
      total: 1,
      hits: [{ doc: 1 }],
      isSoldOut: true,
    });
  });

  test('does not come back because filters leave nothing', async () => {
    const soldOut = productOf(1, { variants: [variantOf(1, { stock: 0, values: [42] })] });
    const snapshot = await open([soldOut, productOf(2)]);
    expect(listProducts(snapshot, { ...plainList, values: [42] })).toMatchObject({
      total: 0,
      isSoldOut: false,
    });
  });
});

describe('filters', () => {
  test('of colour, size and price must hold for one variant', async () => {
    const mixed = productOf(1, {
      variants: [
        variantOf(1, { id: 10, values: [41, 51], price: 1000 }),
        variantOf(1, { id: 11, values: [42, 52], price: 2000 }),
      ],
    });
    const snapshot = await open([mixed]);
    const total = (more: Partial<ListRequest>): number =>
      listProducts(snapshot, { ...plainList, ...more }).total;
    expect(total({ values: [41, 51] })).toBe(1);
    expect(total({ values: [41, 52] })).toBe(0);
    expect(total({ values: [42], price: { to: 1999 } })).toBe(0);
    expect(total({ values: [42], price: { from: 2000, to: 2000 } })).toBe(1);
  });

  test('tell the cheapest variant that passes', async () => {
    const mixed = productOf(1, {
      variants: [variantOf(1, { id: 10, price: 500 }), variantOf(1, { id: 11, values: [42], price: 700 })],
    });
    const snapshot = await open([mixed]);
    expect(listProducts(snapshot, plainList).hits).toEqual([{ doc: 1, variant: 10, price: 500 }]);
    expect(listProducts(snapshot, { ...plainList, values: [42] }).hits).toEqual([
      { doc: 1, variant: 11, price: 700 },
    ]);
  });

  test('that do not exist are not looked at, and chosen values stay with a count of 0', async () => {
    const snapshot = await open([productOf(1)]);
    const answer = listProducts(snapshot, { ...plainList, values: [9999, 0, -1, 22] });
    expect(answer.total).toBe(0);
    expect(answer.facets.find(({ name }) => name === 'brand')?.values).toEqual([
      { id: 21, label: '2/1', count: 1, isChosen: false },
      { id: 22, label: '2/2', count: 0, isChosen: true },
    ]);
  });

  test('that cannot hold leave a list without products', async () => {
    const snapshot = await open([productOf(1)]);
    expect(listProducts(snapshot, { ...plainList, price: { from: 10, to: 5 } })).toMatchObject({
      total: 0,
      hits: [],
      next: undefined,
    });
    expect(listProducts(snapshot, { ...plainList, within: 99 }).total).toBe(0);
  });
});

describe('pages', () => {
  test('go on where the last product was, though it has gone', async () => {
    const snapshot = await open([productOf(1), productOf(3), productOf(4)]);
    const after = { key: 0, doc: 2 };
    expect(listProducts(snapshot, { ...plainList, after }).hits.map(({ doc }) => doc)).toEqual([3, 4]);
  });

  test('far into a long list are those of the whole order', async () => {
    const many = Array.from({ length: 600 }, (_, index) => productOf(index + 1, { popularity: index % 7 }));
    const snapshot = await open(many);
    const docs = listProducts(snapshot, { ...plainList, take: 600 }).hits.map(({ doc }) => doc);
    const page = listProducts(snapshot, { ...plainList, skip: 480 }).hits.map(({ doc }) => doc);
    expect(page).toEqual(docs.slice(480, 504));
    expect(new Set(docs).size).toBe(600);
  });

  test('of no products only count', async () => {
    const snapshot = await open([productOf(1)]);
    expect(listProducts(snapshot, { ...plainList, take: 0 })).toMatchObject({
      total: 1,
      hits: [],
      next: undefined,
    });
  });
});
