import { beforeAll, describe, expect, test } from 'vitest';
import { listing as listingShape, type Listing } from '../../../schemas/catalogue/listing.ts';
import { findListing, type FoundListing } from './find-listing.ts';
import { readListingQuery } from './listing-query.ts';
import { openListingShop, type ListingShop } from './testing/listing-shop.ts';

let shop: ListingShop;
beforeAll(async () => {
  shop = await openListingShop();
});

/** Of an address's query, in a category or, without one, of a search. */
async function list(query: string, path?: string): Promise<FoundListing> {
  const kind = path === undefined ? 'search' : 'category';
  const read: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    read[name] = read[name] === undefined ? value : `${read[name]}\n${value}`;
  const categories = await shop.ports.categoriesOf('at');
  const category = path === undefined ? undefined : categories.at(path, 'de-AT');
  const found = await findListing(
    {
      tenant: 'at',
      locale: 'de-AT',
      kind,
      ...(category && { category }),
      query: readListingQuery(read, kind),
    },
    shop.search,
    shop.ports,
  );
  expect(listingShape.safeParse(found.listing).error).toBeUndefined();
  return found;
}

const facetOf = ({ facets }: Listing, name: string): Listing['facets'][number] => {
  const facet = facets.find((each) => each.name === name);
  if (!facet) throw new Error(`no facet ${name} among ${facets.map((each) => each.name).join()}`);
  return facet;
};

describe('a list of what was found', () => {
  test('has the shape that blocks read, with facets in the words of the locale', async () => {
    const { listing, tags } = await list('q=kleid');
    expect(listing).toMatchObject({ kind: 'search', heading: 'kleid', term: 'kleid', page: 1 });
    expect(listing.cards).toHaveLength(24);
    expect(listing.more).toBe('q=kleid&seite=2');
    expect(facetOf(listing, 'material').label).toBe('Material');
    expect(facetOf(listing, 'size').values.map(({ label }) => label)).toEqual([
      '34',
      '36',
      '38',
      '40',
      '42',
      '44',
      '46',
      '48',
    ]);
    expect(facetOf(listing, 'colour').values[0]).toMatchObject({
      value: 'colour:blue',
      label: 'Blau',
      swatch: '#4f6d8e',
      query: 'q=kleid&filter=colour%3Ablue',
    });
    expect(tags).toEqual(listing.cards.map(({ sku }) => `product:${sku}`));
  });

  test('is narrowed by what its address says, and tells how to take it back', async () => {
    const all = (await list('q=kleid')).listing;
    const { listing } = await list(
      'q=kleid&filter=size%3A38&filter=colour%3Ablue&filter=colour%3Ared&preis=20-70&sterne=3',
    );
    expect(listing.total).toBeLessThan(all.total);
    expect(listing.total).toBeGreaterThan(0);
    expect(listing.chips.map(({ facet, label, query }) => [facet, label, query])).toEqual([
      ['colour', 'Blau', 'q=kleid&filter=colour%3Ared&filter=size%3A38&preis=20-70&sterne=3'],
      ['colour', 'Rot', 'q=kleid&filter=colour%3Ablue&filter=size%3A38&preis=20-70&sterne=3'],
      [
        'size',
        'listing.facet.size 38',
        'q=kleid&filter=colour%3Ablue&filter=colour%3Ared&preis=20-70&sterne=3',
      ],
      [
        'preis',
        'listing.price.between €\u00a020 €\u00a070',
        'q=kleid&filter=colour%3Ablue&filter=colour%3Ared&filter=size%3A38&sterne=3',
      ],
      [
        'sterne',
        'listing.stars 3',
        'q=kleid&filter=colour%3Ablue&filter=colour%3Ared&filter=size%3A38&preis=20-70',
      ],
    ]);
    expect(listing.reset).toBe('q=kleid');
    expect(listing.price).toMatchObject({ chosenFrom: 2000, chosenTo: 7000 });
    for (const card of listing.cards) expect(card.price).toBeLessThanOrEqual(7000);
  });

  test('offers the values that filters have emptied, disabled by their count, and chosen ones always', async () => {
    const plain = (await list('q=kleid')).listing;
    const { listing } = await list('q=kleid&filter=brand%3AKornfeld&filter=colour%3Ametal&preis=0-1');
    expect(listing.total).toBe(0);
    expect(listing.cards).toEqual([]);
    expect(listing.pages).toBe(0);
    expect(listing.instead).toBeNull();
    expect(listing.reset).toBe('q=kleid');
    const sizes = facetOf(listing, 'size').values;
    expect(sizes.map(({ label }) => label)).toEqual(facetOf(plain, 'size').values.map(({ label }) => label));
    expect(new Set(sizes.map(({ count }) => count))).toEqual(new Set([0]));
    const [chosen] = facetOf(listing, 'brand').values.filter(({ isChosen }) => isChosen);
    expect(chosen).toMatchObject({
      value: 'brand:Kornfeld',
      query: 'q=kleid&filter=colour%3Ametal&preis=0-1',
    });
    expect(listing.chips.map(({ facet }) => facet)).toEqual(['brand', 'colour', 'preis']);
  });

  test('keeps the values of facets in place, whatever is chosen', async () => {
    const orderIn = async (query: string, path?: string): Promise<Record<string, string[]>> =>
      Object.fromEntries(
        (await list(query, path)).listing.facets.map(({ name, values }) => [
          name,
          values.map(({ value }) => value),
        ]),
      );
    const plain = await orderIn('', 'damen');
    for (const query of ['filter=colour:red', 'filter=brand:Kornfeld&preis=20-60', 'sterne=4']) {
      const chosen = await orderIn(query, 'damen');
      expect(chosen.colour).toEqual(plain.colour);
      expect(chosen.brand).toEqual(plain.brand);
      expect(chosen.material).toEqual(plain.material);
    }
  });

  test('shows all pages up to the one asked for, each product once', async () => {
    const first = (await list('', 'damen')).listing;
    const third = (await list('seite=3', 'damen')).listing;
    expect(first.cards).toHaveLength(24);
    expect(first.more).toBe('seite=2');
    expect(third.cards).toHaveLength(72);
    expect(third.more).toBe('seite=4');
    expect(third.cards.slice(0, 24)).toEqual(first.cards);
    expect(new Set(third.cards.map(({ sku }) => sku)).size).toBe(72);
    const last = (await list(`seite=${first.pages}`, 'damen')).listing;
    expect(last).toMatchObject({ more: null, page: first.pages });
    expect(last.cards).toHaveLength(first.total);
    expect((await list('seite=5000', 'damen')).listing).toEqual(last);
  });

  test('adds the next page to what it shows, whatever else is chosen', async () => {
    const { listing } = await list('filter=colour%3Ablue&sortierung=price-up', 'damen');
    expect(listing.more).toBe('filter=colour%3Ablue&sortierung=price-up&seite=2');
    // Every choice begins on the first page.
    const deep = (await list('filter=colour%3Ablue&sortierung=price-up&seite=2', 'damen')).listing;
    for (const { query } of [...deep.orders, ...deep.chips, ...deep.ratings, ...facetOf(deep, 'size').values])
      expect(query).not.toContain('seite');
  });

  test('can be narrowed by category, and widened again', async () => {
    const { listing } = await list('q=schuhe');
    const departments = listing.categories.map(({ label, count, isCurrent }) => [
      label,
      count > 0,
      isCurrent,
    ]);
    expect(departments.length).toBeGreaterThan(0);
    const [first] = listing.categories;
    const query = first?.href.slice('/s/?'.length) ?? '';
    expect(query).toMatch(/^q=schuhe&filter=category%3A[a-z-]+$/);
    const narrower = (await list(query)).listing;
    expect(narrower.total).toBe(first?.count);
    expect(narrower.categories[0]).toMatchObject({
      label: first?.label,
      isCurrent: true,
      href: '/s/?q=schuhe',
    });
    expect(narrower.categories.length).toBeGreaterThan(1);
    expect(narrower.chips).toEqual([{ facet: 'category', label: first?.label, query: 'q=schuhe' }]);
    expect(narrower.facets.map(({ name }) => name)).not.toContain('category');
  });

  test('of a category leads to those below in which there is something', async () => {
    const { listing } = await list('', 'damen/bekleidung');
    expect(listing.categories.map(({ href }) => href)).toContain('/c/damen/bekleidung/kleider');
    for (const { count } of listing.categories) expect(count).toBeGreaterThan(0);
    expect((await list('', 'damen/bekleidung/kleider')).listing.categories).toEqual([]);
  });

  test('does not look at filters that nothing is called', async () => {
    const plain = (await list('q=kleid')).listing;
    expect(
      (await list('q=kleid&filter=colour%3Aoctarine&filter=__proto__:x&filter=brand%3A')).listing,
    ).toEqual(plain);
  });

  test('offers stars where they leave something out', async () => {
    const { listing } = await list('q=kleid&sterne=5');
    expect(listing.ratings.find(({ stars }) => stars === 5)).toMatchObject({
      isChosen: true,
      query: 'q=kleid',
    });
    const counts = (await list('q=kleid')).listing.ratings.map(({ count }) => count);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
  });
});

describe('a list of nothing', () => {
  test('leads to similar terms, departments and what sells well', async () => {
    const { listing, tags } = await list('q=kleid%20qqqqxxzz%20wwwxx');
    expect(listing.total).toBeGreaterThan(0);
    expect(listing.leftOut).toEqual(['qqqqxxzz', 'wwwxx']);
    const { listing: nothing, tags: instead } = await list('q=qqqqxxzz');
    expect(nothing.total).toBe(0);
    expect(nothing.instead?.places.map(({ label }) => label)).toContain('Damen');
    expect(nothing.instead?.cards).toHaveLength(12);
    expect(instead).toHaveLength(12);
    expect(tags).not.toEqual(instead);
  });

  test('is what there is without a term, with a beginning', async () => {
    const { listing } = await list('');
    expect(listing).toMatchObject({ kind: 'search', term: '', total: 0, cards: [], facets: [], chips: [] });
    expect(listing.instead?.cards.length).toBeGreaterThan(0);
    expect(listing.orders.length).toBeGreaterThan(0);
  });

  test('says what it took for what was typed', async () => {
    const { listing } = await list('q=sommerklied');
    expect(listing.corrected).toEqual([{ typed: 'sommerklied', taken: 'Sommerkleid' }]);
    expect(listing.total).toBeGreaterThan(0);
  });
});

describe('a card', () => {
  const productOf = (sku: string) => shop.products.find((product) => product.sku === sku);

  test('shows the colour that the words name, with the way to it and its price', async () => {
    const { listing } = await list('q=blaues%20kleid');
    const card = listing.cards[0];
    const product = productOf(card?.sku ?? '');
    const colour = /[?&]farbe=([a-z-]+)/.exec(card?.href ?? '')?.[1];
    const shown = product?.colours.find(({ id }) => id === colour);
    expect(shown?.family).toBe('blue');
    expect(card?.picture).toBe(shown?.pictures[0]?.id);
    // Nobody named a size: it stays to be chosen.
    expect(card?.href).not.toContain('groesse');
    const prices = product?.variants.flatMap((variant) =>
      variant.colour === colour && variant.stock > 0 ? [variant.offers['de-AT']?.price ?? 0] : [],
    );
    expect(card?.price).toBe(Math.min(...(prices ?? [])));
    expect(card?.isFrom).toBe(new Set(prices).size > 1);
  });

  test('leads to the size and the colour that are filtered by', async () => {
    const { listing } = await list('filter=size%3A38&filter=colour%3Ablue', 'damen/bekleidung/kleider');
    expect(listing.cards.length).toBeGreaterThan(0);
    for (const { href, sku } of listing.cards) {
      expect(href).toMatch(new RegExp(`^/p/[a-z0-9-]+-${sku}\\?farbe=[a-z-]+&groesse=38$`));
    }
  });

  test('shows a price that the price filter lets through', async () => {
    const { listing } = await list('preis=70-90&sortierung=price-up', 'damen');
    expect(listing.cards.length).toBeGreaterThan(0);
    const prices = listing.cards.map(({ price }) => price);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(7000);
    expect(Math.max(...prices)).toBeLessThanOrEqual(9000);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('is the product as such where nothing is named', async () => {
    for (const { href } of (await list('', 'damen')).listing.cards) expect(href).toBeUndefined();
  });
});

describe('facets of other goods', () => {
  test('have numbers with units in their order, and energy classes best first', async () => {
    const { listing } = await list('q=waschmaschine');
    const load = facetOf(listing, 'load');
    expect(load.label).toBe('Füllmenge');
    const numbers = load.values.map(({ label }) => Number.parseFloat(label.replace(',', '.')));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    for (const { label } of load.values) expect(label).toMatch(/^[\d,]+\u00a0kg$/);
    const energy = facetOf(listing, 'energy');
    expect(energy.kind).toBe('energy');
    const classes = energy.values.map(({ label }) => label);
    expect(classes).toEqual(classes.toSorted());
    const chips = (await list(`q=waschmaschine&filter=${load.values[0]?.value}`)).listing.chips;
    expect(chips[0]?.label).toBe(`Füllmenge ${load.values[0]?.label}`);
  });

  test('tell nothing that all products have, or hardly any', async () => {
    const { listing } = await list('', 'damen');
    const { total } = listing;
    for (const { values } of listing.facets) {
      const counted = values.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBeGreaterThanOrEqual(total * 0.05);
      expect(values.length > 1 || counted < total).toBe(true);
    }
  });

  test('shows what words were read as, each to be taken off again', async () => {
    const { listing } = await list('q=kleid ohne Kapuze unter 1000 euro');
    expect(listing.chips).toEqual([
      { facet: 'preis', label: expect.stringMatching(/^bis .*1\D?000/), query: 'q=kleid+ohne+Kapuze' },
      { facet: 'q', label: 'ohne Kapuze', query: 'q=kleid+unter+1000+euro' },
    ]);
    // Without it nothing would be left to search for.
    expect((await list('q=unter 1000 euro')).listing.chips).toEqual([]);
  });
});
