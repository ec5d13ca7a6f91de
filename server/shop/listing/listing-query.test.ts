import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productOrders } from '../../../schemas/catalogue/product-search.ts';
import { createQueryReader } from '../../http/query.ts';
import { maxFilters, maxWholePrice } from './listing-limits.ts';
import {
  createFilterToggle,
  nameOf,
  ordersOf,
  plainOrder,
  readListingQuery,
  withFilters,
  writeListingQuery,
  type ListingKind,
  type ListingQuery,
} from './listing-query.ts';

const names = ['q', 'filter', 'preis', 'sterne', 'sortierung', 'seite'];

/** Reads an address's query as the shop does. */
function read(query: string, kind: ListingKind = 'search'): ListingQuery {
  const reader = createQueryReader(query);
  return readListingQuery(Object.fromEntries(names.map((name) => [name, reader(name)])), kind);
}

const plain = read('');

describe('the query of a list', () => {
  test('says what is chosen', () => {
    const query =
      'q=rotes+kleid&filter=size:38&filter=colour:blue&preis=20-50&sterne=4&sortierung=price-up&seite=3';
    expect(read(query)).toEqual({
      term: 'rotes kleid',
      filters: [
        { facet: 'colour', value: 'blue' },
        { facet: 'size', value: '38' },
      ],
      from: 20,
      to: 50,
      stars: 4,
      order: 'price-up',
      page: 3,
    });
  });

  test('of nothing is a list as it is', () => {
    expect(plain).toEqual({
      term: '',
      filters: [],
      from: null,
      to: null,
      stars: null,
      order: 'relevance',
      page: 1,
    });
    expect(writeListingQuery(plain, 'search')).toBe('');
    expect(read('q=kleid', 'category')).toMatchObject({ term: '', order: 'popularity' });
  });

  test.each([
    'preis=',
    'preis=-',
    'preis=20',
    'preis=a-b',
    'preis=1.5-2',
    'preis=-5--2',
    'preis=1e3-2e3',
    'preis=99999999999-',
    `preis=0-${maxWholePrice + 1}`,
    'preis=1&preis=2&preis=3',
    'sterne=0',
    'sterne=6',
    'sterne=4.5',
    'sterne=-4',
    'sterne=vier',
    'sortierung=teuer',
    'sortierung=__proto__',
    'sortierung=constructor',
    'sortierung[]=price-up',
    'seite=0',
    'seite=-1',
    'seite=1.5',
    'seite=zwei',
    'seite=0x10',
    'seite=1e9',
    'seite=99999999999999999999',
    'filter=colour',
    'filter=:blue',
    'filter=colour:',
    'filter=',
    'filter=col%00our:blue',
    'filter=colour:%1b[2J',
    'q=',
    'q=%20%20',
    'q=kleid%00',
    'q=%07',
    'filter[colour]=blue',
    'seite',
    'utm_source=x',
  ])('%s is not looked at', (query) => {
    expect(read(query)).toEqual(plain);
  });

  test('may leave out either end of the price, also as two fields of a form', () => {
    expect(read('preis=20-')).toMatchObject({ from: 20, to: null });
    expect(read('preis=-50')).toMatchObject({ from: null, to: 50 });
    expect(read('preis=20&preis=50')).toMatchObject({ from: 20, to: 50 });
    expect(read('preis=20&preis=')).toMatchObject({ from: 20, to: null });
    expect(read('preis=&preis=50')).toMatchObject({ from: null, to: 50 });
    expect(read('preis=&preis=')).toMatchObject({ from: null, to: null });
    expect(writeListingQuery(read('preis=&preis=050'), 'search')).toBe('preis=-50');
  });

  test('takes the ends of the price in their order, whichever was given first', () => {
    for (const query of ['preis=80-50', 'preis=80&preis=50', 'preis=50-80'])
      expect(writeListingQuery(read(query), 'search')).toBe('preis=50-80');
  });

  test('is written as forms write it', () => {
    const query = 'q=b%C3%BCro%2C+schrank%21&filter=brand%3AHaus+%26+Hain&filter=size%3A38*';
    expect(writeListingQuery(read(query), 'search')).toBe(query);
    expect(new URLSearchParams(query).toString()).toBe(query);
    expect(writeListingQuery(read('filter=size:38', 'category'), 'category')).toBe('filter=size%3A38');
  });

  test('can name its orders, the plain one first and low prices before high ones', () => {
    expect(ordersOf('search')).toEqual(productOrders);
    expect(ordersOf('category').slice(0, 5)).toEqual([
      'popularity',
      'price-up',
      'price-down',
      'newest',
      'rating',
    ]);
  });

  test('takes the first of several terms, pages and orders', () => {
    expect(read('q=kleid&q=hose&seite=2&seite=3')).toMatchObject({ term: 'kleid', page: 2 });
  });

  test('keeps numbers of pages that are too high, for which the last is shown', () => {
    expect(read('seite=999999999')).toMatchObject({ page: 999_999_999 });
  });

  test('holds each filter once, and no more than can be looked at', () => {
    const many = Array.from({ length: 200 }, (_, index) => `filter=brand:${index}`).join('&');
    expect(read(many).filters).toHaveLength(maxFilters);
    expect(read('filter=size:38&filter=size:38').filters).toHaveLength(1);
    const long = Array.from({ length: 39 }, (_, index) => `filter=brand:${'€'.repeat(180)}${index}`).join(
      '&',
    );
    expect(writeListingQuery(read(long), 'search').length).toBeLessThanOrEqual(3000);
  });

  test.each(["'", '"', ';--', '%', '_', '%%%', '🙂', '<script>', '{"$gt":""}', '../..', 'a:b,c', '\ud800'])(
    'takes %j as it is',
    (text) => {
      const query = `q=${encodeURIComponent(text.toWellFormed())}&filter=brand:${encodeURIComponent(text.toWellFormed())}`;
      expect(read(query)).toMatchObject({
        term: text.toWellFormed(),
        filters: [{ facet: 'brand', value: text.toWellFormed() }],
      });
    },
  );

  test('of a category has no relevance, which would be popularity by another name', () => {
    expect(ordersOf('category')[0]).toBe('popularity');
    expect(ordersOf('category')).not.toContain('relevance');
    expect(read('sortierung=relevance', 'category').order).toBe('popularity');
  });

  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
  const anyQuery: fc.Arbitrary<ListingQuery> = fc.record({
    term: fc.oneof(fc.constant(''), name),
    filters: fc.array(fc.record({ facet: fc.stringMatching(/^[a-z-]{1,12}$/), value: name }), {
      maxLength: 12,
    }),
    from: fc.option(fc.nat(1000)),
    to: fc.option(fc.nat(1000)),
    stars: fc.option(fc.integer({ min: 1, max: 5 })),
    order: fc.constantFrom(...productOrders),
    page: fc.integer({ min: 1, max: 1000 }),
  });

  test('is read as it was written, and written the same again', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom<ListingKind>('category', 'search'), (query, kind) => {
        // What was read once is canonical: it goes through addresses without a change.
        const once = read(writeListingQuery(query, kind), kind);
        const written = writeListingQuery(once, kind);
        expect(read(written, kind)).toEqual(once);
        expect(writeListingQuery(read(written, kind), kind)).toBe(written);
      }),
    );
  });

  test('with one filter more or less is what would be written of it', () => {
    const values = fc.record({
      facet: fc.constantFrom('a', 'b', 'c'),
      value: fc.constantFrom('1', 'ü', '2 3'),
    });
    fc.assert(
      fc.property(
        anyQuery,
        fc.uniqueArray(values, { selector: nameOf }),
        values,
        (query, filters, toggled) => {
          const isChosen = filters.some((filter) => nameOf(filter) === nameOf(toggled));
          const others = filters.filter((filter) => nameOf(filter) !== nameOf(toggled));
          expect(createFilterToggle({ ...query, filters }, 'search')(toggled)).toBe(
            writeListingQuery(withFilters(query, isChosen ? others : [...others, toggled]), 'search'),
          );
        },
      ),
    );
  });

  test('keeps what is sound', () => {
    const sound = anyQuery.map((query) => ({
      ...query,
      term: '',
      from: query.from === null || query.to === null ? query.from : Math.min(query.from, query.to),
      to: query.from === null || query.to === null ? query.to : Math.max(query.from, query.to),
      filters: [],
      order: plainOrder.search,
    }));
    fc.assert(
      fc.property(sound, (query) => {
        expect(read(writeListingQuery(query, 'search'))).toEqual(query);
      }),
    );
  });

  test('never throws, whatever an address holds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 600 })),
        (query) => {
          const found = readListingQuery(query, 'search');
          expect(found.page).toBeGreaterThanOrEqual(1);
          expect(writeListingQuery(found, 'search').length).toBeLessThan(4000);
        },
      ),
    );
  });
});
