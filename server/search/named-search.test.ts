import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductsRequest, ProductSearch } from '../../schemas/catalogue/product-search.ts';
import { german } from './languages/german.ts';
import { createNamedSearch } from './named-search.ts';
import { buildPhrases } from './suggest/build-phrases.ts';
import { phrasesInMemory } from './suggest/testing/phrases-in-memory.ts';
import { openTestShop, type TestShop } from './testing/goods-shop.ts';

const goods = `
Damen > Kleider | Damen | Sommerkleid | Linde: Anna, Berta, Cilli | rot, blau | S, M, L | Baumwolle
Damen > Kleider | Damen | Abendkleid | Aurel: Dora, Emma | schwarz | S, M | Seide
Herren > Hosen | Herren | Jeans | Linde: Franz, Georg | blau | M, L | Baumwolle
`;

const plain: ProductsRequest = { filters: [], price: {}, order: 'relevance', take: 24 };

describe('the search by names', () => {
  let shop: TestShop;
  let search: ProductSearch;
  beforeAll(async () => {
    shop = await openTestShop(goods, german);
    const phrases = shop.products.map((product) => ({
      doc: product.doc,
      type: product.type,
      wider: [],
      ends: [],
      brand: product.brand,
      categories: [{ label: 'Kleider', parent: 'Damen', target: 'dresses' }],
      targetGroups: [],
      materials: [],
      popularity: 5,
    }));
    search = createNamedSearch({
      ready: { snapshot: shop.snapshot, analyser: shop.analyser },
      candidates: shop.candidates,
      phrases: phrasesInMemory(buildPhrases(phrases, german)),
    });
  });

  test('finds products by their numbers and tells facets by theirs', async () => {
    const found = await search.find({ ...plain, term: 'kleid' });
    expect(found.total).toBeGreaterThan(2);
    for (const { sku } of found.products) expect(shop.productOf(Number(sku.slice(1))).type).toMatch(/kleid$/);
    const brands = found.facets.find(({ name }) => name === 'brand');
    expect(brands?.values.map(({ value, label }) => `${value} ${label}`).toSorted()).toEqual([
      'aurel Aurel',
      'linde Linde',
    ]);
  });

  test('filters by names; what nothing is called so is not looked at', async () => {
    const linde = await search.find({ ...plain, filters: [{ facet: 'brand', value: 'linde' }] });
    const more = await search.find({
      ...plain,
      filters: [
        { facet: 'brand', value: 'linde' },
        { facet: 'brand', value: '__proto__' },
        { facet: 'nothing', value: 'linde' },
        { facet: 'br\nand', value: 'linde' },
      ],
    });
    expect(linde.total).toBeGreaterThan(0);
    expect(more).toEqual(linde);
    expect(search.labelOf({ facet: 'brand', value: 'linde' })).toBe('Linde');
    expect(search.labelOf({ facet: 'colour', value: 'linde' })).toBeUndefined();
  });

  test('lists a category, and nothing for one without products', async () => {
    const women = await search.find({ ...plain, category: 'damen' });
    expect(women.total).toBeGreaterThan(0);
    expect(search.countIn('damen')).toBe(5);
    expect(search.countIn('garten')).toBe(0);
    expect(await search.find({ ...plain, category: 'garten' })).toMatchObject({ total: 0, facets: [] });
  });

  test('names the variant that filters and words mean, and none without them', async () => {
    const all = await search.find({ ...plain, term: 'sommerkleid' });
    expect(all.products.map(({ variant }) => variant)).toEqual(all.products.map(() => null));
    const meant = await search.find({ ...plain, term: 'rotes sommerkleid' });
    expect(meant.products[0]?.variant).toMatchObject({ colour: 'rot' });
    const filtered = await search.find({
      ...plain,
      filters: [
        { facet: 'colour', value: 'blau' },
        { facet: 'size', value: 'm' },
      ],
    });
    expect(filtered.total).toBeGreaterThan(0);
    for (const { variant } of filtered.products)
      expect(variant).toMatchObject({ colour: 'blau', size: 'm', width: null });
    const cheap = await search.find({ ...plain, price: { to: filtered.priceRange?.to ?? 0 } });
    for (const { variant } of cheap.products)
      expect(variant?.price).toBeLessThanOrEqual(filtered.priceRange?.to ?? 0);
  });

  test('tells what was read otherwise than typed', async () => {
    expect(await search.find({ ...plain, term: 'sommerklied' })).toMatchObject({
      corrected: [{ typed: 'sommerklied', taken: 'Sommerkleid' }],
    });
    expect((await search.find({ ...plain, term: 'sommerkleid xyzzyx' })).leftOut).toEqual(['xyzzyx']);
  });

  test('suggests phrases with products', async () => {
    const { phrases, skus } = await search.suggest('klei');
    expect(phrases[0]).toEqual({ display: 'Kleider – Damen', category: 'dresses' });
    expect(skus.length).toBeGreaterThan(0);
    for (const sku of skus) expect(sku).toMatch(/^P\d+$/);
  });
});
