import { beforeAll, describe, expect, test } from 'vitest';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import { findListing } from './find-listing.ts';
import { readListingQuery } from './listing-query.ts';
import { openListingShop, type ListingShop } from './testing/listing-shop.ts';

let shop: ListingShop;
beforeAll(async () => {
  shop = await openListingShop();
});

/** The list of the category with this number, as the address has it. */
async function list(id: string, query: Parameters<typeof readListingQuery>[0] = {}): Promise<Listing> {
  const categories = await shop.ports.categoriesOf('at');
  const category = categories.find(id);
  if (!category) throw new Error(`no category ${id}`);
  const asked = { tenant: 'at', locale: 'de-AT', kind: 'category', category } as const;
  const found = await findListing(
    { ...asked, query: readListingQuery(query, 'category') },
    shop.search,
    shop.ports,
  );
  return found.listing;
}

const first = ({ facets }: Listing): string[] =>
  facets.filter(({ isFirst }) => isFirst).map(({ name }) => name);
const numberOf = (sku: string, key: string): number | undefined => {
  const fact = shop.products
    .find((product) => product.sku === sku)
    ?.attributes.find((each) => each.key === key);
  return fact?.kind === 'number' ? fact.value : undefined;
};
const facetOf = ({ facets }: Listing, name: string): Listing['facets'][number] | undefined =>
  facets.find((facet) => facet.name === name);

describe('facets stand in the order in which people decide', () => {
  test('of tyres what stands on the sidewall comes first', async () => {
    const listing = await list('winter-tyres');
    expect(first(listing).slice(0, 3)).toEqual(['tyre-width', 'aspect', 'rim']);
    expect(first(listing)).toContain('speed-index');
    expect(facetOf(listing, 'noise')?.isFirst).toBe(false);
  });

  test('of machines class, noise and capacity; of clothes the size', async () => {
    expect(first(await list('washing-machines')).slice(0, 3)).toEqual(['energy', 'noise', 'load']);
    expect(first(await list('women-dresses'))).toEqual(['size', 'colour']);
    expect(first(await list('sofas'))).toContain('outer-width');
    expect(facetOf(await list('sofas'), 'seat-height')).toBeDefined();
    expect(facetOf(await list('shoes-women-boots'), 'shaft-height')).toBeDefined();
  });
});

test('sizes say of which system they are, and a shoe is not a dress', async () => {
  const clothes = facetOf(await list('women-dresses'), 'size')?.values ?? [];
  expect(new Set(clothes.map(({ group }) => group))).toEqual(new Set(['listing.sizes.clothing']));
  const shoes = facetOf(await list('shoes-women-boots'), 'size')?.values ?? [];
  expect(shoes.find(({ label }) => label === '38')).toMatchObject({
    value: 'size:shoe-38',
    group: 'listing.sizes.shoe',
  });
  const bras = facetOf(await list('bras-underwire'), 'size')?.values ?? [];
  expect(bras.length).toBeGreaterThan(0);
  for (const { label, group } of bras) expect(group, label).toBe(`listing.sizes.band ${label.slice(0, 2)}`);
  const boots = await list('shoes-women-boots', { filter: 'size:shoe-38' });
  expect(boots.total).toBeGreaterThan(0);
  expect(boots.cards[0]?.href).toContain('groesse=38');
});

test('a number with many values is offered by ranges, whose counts agree with the lists behind them', async () => {
  const listing = await list('furniture');
  const widths = facetOf(listing, 'outer-width')?.values ?? [];
  expect(widths.length).toBeGreaterThan(2);
  for (const { value, count, label } of widths) {
    const narrowed = await list('furniture', { filter: value });
    expect(narrowed.total, value).toBe(count);
    expect(narrowed.chips.map((chip) => chip.label)[0]).toContain(label);
    expect(facetOf(narrowed, 'outer-width')?.values.find((each) => each.value === value)?.isChosen).toBe(
      true,
    );
  }
});

test('a list is sorted by what its things have, and by nothing that they lack', async () => {
  const names = async (id: string): Promise<string[]> => (await list(id)).orders.map(({ name }) => name);
  expect(await names('washing-machines')).toEqual(expect.arrayContaining(['quietest', 'most-frugal']));
  expect(await names('women-dresses')).not.toContain('quietest');
  const quietest = await list('washing-machines', { sortierung: 'quietest' });
  const noises = quietest.cards.map(({ sku }) => numberOf(sku, 'noise') ?? Infinity);
  expect(noises.length).toBeGreaterThan(3);
  expect(noises).toEqual(noises.toSorted((one, other) => one - other));
});

test('cards tell what decides and what the name does not say', async () => {
  const { cards } = await list('washing-machines');
  for (const { facts, name } of cards) {
    expect(facts[0]).toMatch(/^Geräusch \d+\u00a0dB/);
    expect(name).toContain('kg');
    expect(facts.join()).not.toContain('Füllmenge');
  }
  expect((await list('women-dresses')).cards[0]?.facts).toEqual([]);
});

test('ways to subcategories keep the filters that their counts are of', async () => {
  const asked = { filter: 'material:woven\nmaterial:solid-wood' };
  const { categories } = await list('furniture', asked);
  expect(categories.length).toBeGreaterThan(1);
  for (const { href, count } of categories) {
    const [path = '', query = ''] = href.split('?');
    const tree = await shop.ports.categoriesOf('at');
    const below = tree.at(path.replace(/^.*\/c\//, ''), 'de-AT');
    expect(new URLSearchParams(query).getAll('filter').toSorted().join('\n'), href).toBe(
      'material:solid-wood\nmaterial:woven',
    );
    expect((await list(below?.id ?? '', asked)).total, href).toBe(count);
  }
});
