import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueAreas, catalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { lowest30 } from '../../../schemas/money/reduction.ts';
import { productCard } from '../../../schemas/product-card.ts';
import { readPictureRecipes } from '../../../server/upkeep/read-picture-recipes.ts';
import type { NewProduct } from '../../../schemas/catalogue/new-product.ts';
import { createCategoryTree } from '../../../server/shop/catalogue/category-tree.ts';
import { productCardOf } from '../../../server/shop/catalogue/product-card-of.ts';
import { labelFaults, tyreNoiseClass } from '../../../schemas/catalogue/required-labels.ts';
import { demonstrationCategories } from './demonstration-categories.ts';
import { demonstrationCount, demonstrationProducts } from './demonstration-products.ts';
import type { DemonstrationLocale } from './draft.ts';
import { readSlices } from './read-slices.ts';
import { readShippedWords } from '../../../server/upkeep/read-shipped-words.ts';
import { readDemonstrationWords } from './read-demonstration-words.ts';

const content = join(import.meta.dirname, '../..');
const words = readShippedWords(join(content, '..'));
const pictures = new Set(
  readPictureRecipes(join(content, '..'), join(content, 'pictures')).map(({ id }) => id),
);
const now = Date.UTC(2026, 10, 28, 9);

const tenants = [
  { tenant: 'at', locales: [{ locale: 'de-AT', currency: 'EUR' }] },
  {
    tenant: 'default',
    locales: [
      { locale: 'de-DE', currency: 'EUR' },
      { locale: 'fr-CH', currency: 'CHF' },
      { locale: 'nl-NL', currency: 'EUR' },
    ],
  },
] satisfies { tenant: string; locales: DemonstrationLocale[] }[];

const slicesOf = ({ tenant, locales }: (typeof tenants)[number]) =>
  readSlices(
    join(content, tenant, 'buckets'),
    locales.map(({ locale }) => locale),
  );

const all = (shop: (typeof tenants)[number], count?: number): NewProduct[] => [
  ...demonstrationProducts({
    words,
    locales: shop.locales,
    now,
    slices: slicesOf(shop),
    ...(count !== undefined && { count }),
  }),
];

describe.each(tenants)('the demonstration catalogue of $tenant', (shop) => {
  const { tenant, locales } = shop;
  let made: NewProduct[];
  let products: NewProduct['product'][];

  beforeAll(() => {
    made = all(shop);
    products = made.map(({ product }) => product);
  });

  test('has its products in every area, all of the shape', () => {
    expect(products).toHaveLength(demonstrationCount);
    expect(demonstrationCount).toBeGreaterThanOrEqual(600);
    const faults = products.flatMap((product) => {
      const read = catalogueProduct.safeParse(product);
      return read.success
        ? []
        : [`${product.sku} ${read.error.issues[0]?.path.join('/')} ${read.error.issues[0]?.message}`];
    });
    expect(faults).toEqual([]);
    const areas = Object.groupBy(products, ({ area }) => area);
    for (const area of catalogueAreas) expect([area, (areas[area]?.length ?? 0) >= 25]).toEqual([area, true]);
  });

  test('has no number and no address twice', () => {
    const skus = products.flatMap(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)]);
    expect(new Set(skus).size).toBe(skus.length);
    for (const { locale } of locales) {
      const slugs = products.map(({ texts }) => inLocale(texts, locale).slug);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  test('fills every category, and hangs products at the third level alone', () => {
    const tree = createCategoryTree(demonstrationCategories(words, tenant));
    const used = new Set(products.flatMap(({ categories }) => categories));
    const leaves = tree.all.filter(({ id }) => tree.childrenOf(id).length === 0);
    expect(leaves.filter(({ id }) => tree.pathTo(id).length !== 3)).toEqual([]);
    expect([...used].toSorted()).toEqual(leaves.map(({ id }) => id).toSorted());
  });

  test('has a name, an address and whole sentences in every language', () => {
    const faults = products.flatMap(({ sku, texts }) =>
      locales.flatMap(({ locale }) => {
        const own = texts[locale] ?? texts[locale.slice(0, 2)];
        const isWhole = /^(’s )?\p{Lu}.{60,}[.!]$/u.test(own?.description ?? '');
        return own && isWhole && own.points.every((point) => point.length > 2) ? [] : [`${sku} ${locale}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('says "Du" in German, "vous" in French and "je" in Dutch', () => {
    const said = products.flatMap(({ texts }) =>
      Object.entries(texts).map(([key, { description }]) => `${key} ${description}`),
    );
    const wrong = /^(de.* (du|dein\w*|Sie haben|Ihre?n?)|fr.* (tu|tes?|toi)|nl.* (u|uw))[ ,.]/;
    expect(said.filter((text) => wrong.test(text))).toEqual([]);
    expect(said.some((text) => / (Du|Dein\w*) /.test(text))).toBe(true);
  });

  test('names nothing after a colour, and says how deep large machines are', () => {
    const colours = new Set(
      Object.values({ ...words.colours.families }).flatMap((name) => Object.values(name)),
    );
    expect(words.models.filter((model) => colours.has(model))).toEqual([]);
    const machines = /^(washing-machine|washer-dryer|tumble-dryer|refrigerator|dishwasher|oven|cooker)$/;
    const flat = products.filter(
      ({ sku, type, attributes }) =>
        sku.length === 7 && machines.test(type) && !attributes.some(({ key }) => key === 'depth'),
    );
    expect(flat.map(({ sku }) => sku)).toEqual([]);
  });

  test('does not praise the washing of what is dry-cleaned', () => {
    const cleaned = products.filter(({ attributes }) =>
      attributes.some((each) => each.kind === 'choice' && each.values.includes('dry-clean')),
    );
    expect(cleaned.length).toBeGreaterThan(10);
    for (const { texts } of cleaned)
      for (const { description } of Object.values(texts))
        expect(description).not.toMatch(/Wäsche|waschen|lavage|wasbeurt|vorgewaschen/);
  });

  test('shows only pictures that there are, each colour its own', () => {
    const shown = products.flatMap((product) => [
      product.pictures,
      ...product.colours.map((each) => each.pictures),
    ]);
    const missing = shown.flat().filter(({ id }) => !pictures.has(id));
    expect(missing).toEqual([]);
    const bare = products.filter(
      ({ sku, colours }) => sku.length === 7 && colours.some((colour) => colour.pictures.length === 0),
    );
    expect(bare.map(({ sku }) => sku)).toEqual([]);
  });

  test('has the labels that the law wants, with lawful classes', () => {
    expect(
      products.flatMap((product) => labelFaults(product).map(({ message }) => `${product.sku} ${message}`)),
    ).toEqual([]);
    const tyres = products.filter(({ tyre, sku }) => tyre && sku.length === 7);
    expect(tyres.length).toBeGreaterThan(20);
    for (const { tyre, attributes, type } of tyres) {
      const width = attributes.find(({ key }) => key === 'tyre-width');
      const isXl = attributes.some(({ key }) => key === 'extra-load');
      const lawful = tyreNoiseClass(
        tyre?.noiseDb ?? 99,
        Number(width?.kind === 'number' && width.value),
        isXl || type !== 'summer-tyre',
      );
      expect([type, tyre?.noiseClass]).toEqual([type, lawful]);
      expect(tyre?.snow).toBe(type !== 'summer-tyre');
    }
  });

  test('has a maker for every brand, and unit prices where things are sold by the metre', () => {
    for (const { product } of made.filter(({ product: { type } }) =>
      ['curtain-fabric', 'rug'].includes(type),
    ))
      expect(product.variants.every(({ content: own }) => own !== null)).toBe(true);
    expect(products.every(({ safety }) => safety.manufacturer.contact !== '')).toBe(true);
    expect(new Set(products.map(({ brand }) => brand)).size).toBeGreaterThan(20);
  });

  test('has prices whose 30-day price is that of their history', () => {
    let reduced = 0;
    for (const { product, history = [] } of made) {
      const records = new Map(history.map((each) => [`${each.sku} ${each.locale}`, each.records]));
      for (const { sku, offers } of product.variants) {
        expect(Object.keys(offers).toSorted()).toEqual(locales.map(({ locale }) => locale).toSorted());
        for (const [locale, { price, low30, rrp }] of Object.entries(offers)) {
          const own = records.get(`${sku} ${locale}`);
          expect(low30).toBe(own ? lowest30(own, now) : null);
          expect(own?.at(-1)?.price ?? price).toBe(price);
          expect(rrp === null || rrp > price).toBe(true);
          if (low30 !== null && low30 > price) reduced += 1;
        }
      }
    }
    expect(reduced).toBeGreaterThan(100);
  });

  test('has everything that a shop must be able to show', () => {
    const cards = products.map((product) => productCardOf(product, locales[0]?.locale ?? '', now));
    const shown = cards.filter((card) => card !== null);
    for (const card of shown) expect(productCard.parse(card)).toEqual(card);
    const counts = {
      soldOut: shown.filter(({ soldOut }) => soldOut).length,
      new: shown.filter(({ badges }) => badges.includes('new')).length,
      organic: shown.filter(({ badges }) => badges.includes('organic')).length,
      premium: products.filter(({ badges, area }) => area === 'furniture' && badges.includes('premium'))
        .length,
      from: shown.filter(({ isFrom }) => isFrom).length,
      rrp: shown.filter(({ rrp }) => rrp !== null).length,
      unrated: shown.filter(({ rating }) => rating === null).length,
      sealed: products.filter(({ withdrawalException }) => withdrawalException === 'sealed').length,
      madeToMeasure: products.filter(({ withdrawalException }) => withdrawalException === 'made-to-measure')
        .length,
      gone: products.filter(({ gone }) => gone).length,
      succeeded: products.filter(({ gone }) => gone?.successor).length,
      unknownDelivery: products
        .flatMap(({ variants }) => variants)
        .filter(({ delivery }) => delivery === null).length,
    };
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  });

  test('offers the pick-up of large appliances for nothing, and assembly of what comes in parts', () => {
    const offers = (types: string[], kind: 'old-appliance' | 'assembly') =>
      products
        .filter(({ type }) => types.includes(type))
        .map(({ services }) => Object.keys(services[kind] ?? {}).toSorted());
    const everywhere = locales.map(({ locale }) => locale).toSorted();
    for (const found of [
      offers(['washing-machine', 'refrigerator', 'dishwasher'], 'old-appliance'),
      offers(['wardrobe', 'bed', 'shelf'], 'assembly'),
    ]) {
      expect(found.length).toBeGreaterThan(5);
      for (const own of found) expect(own).toEqual(everywhere);
    }
    expect(offers(['sofa', 'kettle', 'wrap-dress'], 'assembly').flat()).toEqual([]);
    const prices = products.flatMap(({ services }) => Object.values(services['old-appliance'] ?? {}));
    expect(new Set(prices)).toEqual(new Set([0]));
  });

  test('names successors that are sold', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    const ended = products.filter(({ gone }) => typeof gone?.successor === 'string');
    const wrong = ended.filter(({ gone, type }) => {
      const successor = bySku.get(gone?.successor ?? '');
      return successor?.gone !== null || successor.type !== type;
    });
    expect(wrong).toEqual([]);
  });

  test('shows the products of the slices exactly as the slices do', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    const slices = slicesOf(shop);
    expect(slices.size).toBeGreaterThan(40);
    for (const [sku, cards] of slices)
      for (const [locale, { href: _, powerSupplyIncluded: __, colours, ...card }] of Object.entries(cards)) {
        const own = bySku.get(sku);
        const shown = own && productCardOf(own, locale, now);
        expect(shown).toMatchObject(card);
        // One of another price may be shown in lists alone.
        expect(shown?.colours.slice(0, colours.length)).toEqual(colours);
      }
  });
});

describe('the generator', () => {
  const [at, many] = tenants as [(typeof tenants)[number], (typeof tenants)[number]];

  test('gives the same each time, and more only adds to less', () => {
    expect(all(at, 400)).toEqual(all(at, 400));
    expect(all(at, 900).slice(0, 400)).toEqual(all(at, 400));
    expect(all(at, 0)).toEqual([]);
    expect(all(at, 3)).toHaveLength(3);
  });

  test('gives both tenants the same things', () => {
    const inOne = new Map(all(at, 500).map(({ product }) => [product.sku, product]));
    const same = all(many, 500).filter(({ product }) => product.sku.length === 7);
    expect(same.length).toBeGreaterThan(300);
    const stocks = (of: NewProduct['product'] | undefined) => of?.variants.map(({ stock }) => stock);
    const both = same.filter(({ product }) => inOne.has(product.sku));
    for (const { product } of both) expect(stocks(product)).toEqual(stocks(inOne.get(product.sku)));
  });

  test('streams a hundred thousand with no number and no address twice', () => {
    const seen = new Set<string>();
    let count = 0;
    for (const { product } of demonstrationProducts({ words, locales: at.locales, now, count: 100_000 })) {
      count += 1;
      seen.add(product.sku);
      seen.add(inLocale(product.texts, 'de-AT').slug);
    }
    expect([count, seen.size]).toEqual([100_000, 200_000]);
  });
});

test('size tables name every size that is sold by them', () => {
  for (const { sizes, sizeTable } of words.kinds) {
    if (sizes === undefined || sizeTable === null) continue;
    const rows = words.sizeTables.get(sizeTable)?.rows.map(([first]) => first);
    expect(rows).toEqual(expect.arrayContaining([...(words['size-runs'][sizes] ?? [])]));
  }
});

test('a slice whose brand nobody answers for is told, with where to add it', () => {
  const [shop = expect.fail('there is no shop')] = tenants;
  const [[sku, cards] = ['', {}]] = slicesOf(shop);
  const strange = Object.fromEntries(
    Object.entries(cards).map(([locale, card]) => [locale, { ...card, brand: 'Nobody' }]),
  );
  const options = { words, locales: shop.locales, now, slices: new Map([[sku, strange]]), count: 1 };
  expect(() => [...demonstrationProducts(options)]).toThrow(
    new RangeError(
      'Nobody answers for the brand "Nobody": add it to content-fixtures/catalogue/brands.json.',
    ),
  );
});

test('the words lie where the shop looks for them', () => {
  expect(existsSync(join(content, 'demonstration/words/categories.json'))).toBe(true);
  expect(() => readDemonstrationWords(join(content, 'nothing'), words)).toThrow('cannot be read');
});
