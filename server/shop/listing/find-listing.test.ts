import { beforeAll, describe, expect, test } from 'vitest';
import { listing as listingShape, type Listing } from '../../../schemas/catalogue/listing.ts';
import { findListing, type FoundListing } from './find-listing.ts';
import { readListingQuery } from './listing-query.ts';
import { openListingShop, type ListingShop } from './test-listing-shop.ts';

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
      query: 'q=kleid&filter=colour:blue',
    });
    expect(tags).toEqual(listing.cards.map(({ sku }) => `product:${sku}`));
  });

  test('is narrowed by what its address says, and tells how to take it back', async () => {
    const all = (await list('q=kleid')).listing;
    const { listing } = await list(
      'q=kleid&filter=size:38&filter=colour:blue&filter=colour:red&preis=20-70&sterne=3',
    );
    expect(listing.total).toBeLessThan(all.total);
    expect(listing.total).toBeGreaterThan(0);
    expect(listing.chips.map(({ facet, label, query }) => [facet, label, query])).toEqual([
      ['colour', 'Blau', 'q=kleid&filter=colour:red&filter=size:38&preis=20-70&sterne=3'],
      ['colour', 'Rot', 'q=kleid&filter=colour:blue&filter=size:38&preis=20-70&sterne=3'],
      ['size', 'listing.facet.size 38', 'q=kleid&filter=colour:blue&filter=colour:red&preis=20-70&sterne=3'],
      [
        'preis',
        'listing.price.between €\u00a020 €\u00a070',
        'q=kleid&filter=colour:blue&filter=colour:red&filter=size:38&sterne=3',
      ],
      [
        'sterne',
        'listing.stars 3',
        'q=kleid&filter=colour:blue&filter=colour:red&filter=size:38&preis=20-70',
      ],
    ]);
    expect(listing.reset).toBe('q=kleid');
    expect(listing.price).toMatchObject({ chosenFrom: 2000, chosenTo: 7000 });
    for (const card of listing.cards) expect(card.price).toBeLessThanOrEqual(7000);
  });
});
