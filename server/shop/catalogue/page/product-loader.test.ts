import { describe, expect, test } from 'vitest';
import type { LoadContext } from '../../../../renderer/contract/loader.ts';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { productPage, type ProductPage } from '../../../../schemas/catalogue/product-page.ts';
import { testDay, testDress, testNow, testProduct, testVariant } from '../testing/catalogue-product.ts';
import { createProductLoader } from './product-loader.ts';
import { readerOf, testCategories, testWords } from './testing/page-parts.ts';

const dress = { ...testDress(), sizeTable: 'women' };

const context = (query: Record<string, string> = {}, locale = 'de-AT'): LoadContext => ({
  tenant: 'at',
  locale,
  path: '/p/wickelkleid-4711',
  parameters: {},
  device: 'web',
  query,
  component: 'product-stage',
  wantsNewest: false,
});

const loaderOf = (...products: CatalogueProduct[]) =>
  createProductLoader({
    reader: readerOf(...products),
    categoriesOf: () => testCategories,
    words: testWords,
    now: () => testNow,
    sheetLinkOf:
      () =>
      ({ slug, sku }) =>
        `/p/${slug}-${sku}#datenblatt`,
  });

async function load(
  query: Record<string, string> = {},
  sku = '4711',
  product: CatalogueProduct = dress,
): Promise<ProductPage> {
  const loaded = await loaderOf(product).load({ sku }, context(query));
  if (!loaded.ok) throw new Error(loaded.reason);
  return productPage.parse(loaded.value);
}

const offered = ({ axes }: ProductPage) =>
  Object.fromEntries(
    axes.map(({ axis, options }) => [
      axis,
      options.map(({ value, isChosen, isAvailable }) =>
        [isChosen ? `[${value}]` : value, isAvailable ? '' : ' sold out'].join(''),
      ),
    ]),
  );

describe('the page of a product', () => {
  test('begins in a colour that can be had, and offers only the sizes of that colour', async () => {
    const page = await load();
    expect(offered(page)).toEqual({ colour: ['[sage]', 'black'], size: ['38', '40 sold out'] });
    expect(page.variant).toBeNull();
    expect(page.delivery).toEqual({ state: 'needs-variant' });
    expect(page.pictures).toEqual([{ id: 'dress-wrap-sage', view: 'front' }]);
  });

  test('follows colour and size of the address', async () => {
    const page = await load({ farbe: 'black', groesse: '40' });
    expect(offered(page)).toEqual({
      colour: ['sage', '[black]'],
      size: ['38 sold out', '[40]', '42 sold out'],
    });
    expect(page.variant).toEqual({ sku: '4711.4', gtin: null });
    expect(page.delivery).toEqual({ state: 'in-stock', mode: 'parcel', days: [2, 4], left: null });
    expect(page.pictures[0]?.id).toBe('dress-wrap-black');
  });

  test('takes what does not exist for no choice', async () => {
    expect(offered(await load({ farbe: 'sage', groesse: '42' })).size).toEqual(['38', '40 sold out']);
    expect(offered(await load({ farbe: 'pink' })).colour).toEqual(['[sage]', 'black']);
    expect((await load({ groesse: '<script>' })).variant).toBeNull();
  });

  test('begins with the variant whose number was asked for, and a word of the address wins over it', async () => {
    expect((await load({}, '4711.3')).variant?.sku).toBe('4711.3');
    expect((await load({ groesse: '40' }, '4711.3')).variant?.sku).toBe('4711.4');
  });

  test('says sold out and when more comes, or that it has no date', async () => {
    expect((await load({ farbe: 'sage', groesse: '40' })).delivery).toEqual({
      state: 'sold-out',
      restock: null,
    });
    const restock = testNow + 5 * testDay;
    const waiting = testProduct({
      variants: [testVariant({ stock: 0, delivery: { mode: 'freight', days: [5, 9], restock } })],
    });
    const loaded = await loaderOf(waiting).load({ sku: '4711' }, context());
    expect(loaded).toMatchObject({ ok: true, expires: restock });
    expect(productPage.parse(loaded.ok && loaded.value)).toMatchObject({
      isSoldOut: true,
      delivery: { state: 'sold-out', restock: new Date(restock).toISOString() },
    });
  });

  test('shows the price of what is chosen so far: from the lowest while sizes differ', async () => {
    const offer = (price: number) => ({ offers: { 'de-AT': { price, low30: null, rrp: null } } });
    const product = testProduct({
      variants: [
        testVariant({ sku: '1', size: 'S', ...offer(3000) }),
        testVariant({ sku: '2', size: 'L', ...offer(3500) }),
      ],
    });
    expect((await load({}, '4711', product)).price).toMatchObject({ price: 3000, isFrom: true });
    expect((await load({ groesse: 'L' }, '4711', product)).price).toMatchObject({
      price: 3500,
      isFrom: false,
    });
  });

  test('has facts, size table, papers and makers in the words of the locale', async () => {
    const product = testProduct({
      attributes: [{ key: 'length', kind: 'number', value: 112, unit: 'cm' }],
      documents: [{ kind: 'manual', links: { de: '/papier/anleitung.pdf', fr: '/papier/mode.pdf' } }],
      sizeTable: 'women',
      variants: [testVariant({ offers: { 'fr-CH': { price: 8900, low30: null, rrp: null } } })],
    });
    const loaded = await loaderOf(product).load({ sku: '4711' }, context({}, 'fr-CH'));
    expect(productPage.parse(loaded.ok && loaded.value)).toMatchObject({
      name: 'Robe portefeuille',
      facts: [{ name: 'Longueur', value: '112\u00a0cm' }],
      documents: [{ kind: 'manual', href: '/papier/mode.pdf' }],
      sizeTable: { title: 'Tailles femme', rows: [['38', '88']] },
      category: { name: 'Robes', path: 'femme/vetements/robes' },
      manufacturer: { name: 'Kornfeld Textil GmbH' },
    });
  });

  test('with a label leads to its information sheet, which names who answers', async () => {
    const page = await load({}, '4711', testProduct({ energy: { class: 'C', scale: ['A', 'G'] } }));
    expect(page.energy?.sheet).toBe('/p/wickelkleid-4711#datenblatt');
    expect(page.sheet).toMatchObject({ supplier: { name: 'Kornfeld Textil GmbH' }, model: '4711' });
    expect((await load()).sheet).toBeNull();
  });

  test('carries the tag of its product, whichever number was asked for', async () => {
    const loader = loaderOf(dress);
    expect(await loader.load({ sku: '4711.3' }, context())).toMatchObject({ tags: ['product:4711'] });
    expect(loader.dimensions).toEqual(['query:farbe', 'query:groesse', 'query:weite']);
  });

  test('has equal revisions for equal values alone', async () => {
    const loader = loaderOf(dress);
    const revision = async (query = {}) => {
      const loaded = await loader.load({ sku: '4711' }, context(query));
      return loaded.ok && loaded.revision;
    };
    expect(await revision()).toBe(await revision({ groesse: 'none' }));
    expect(await revision()).not.toBe(await revision({ groesse: '38' }));
  });

  test('of what is not there, not sold here or gone cannot be had', async () => {
    const loader = loaderOf(
      dress,
      testProduct({ sku: '9', gone: { successor: null }, variants: [testVariant({ sku: '9.1' })] }),
    );
    for (const [sku, locale] of [
      ['1', 'de-AT'],
      ['4711', 'nl-NL'],
      ['9', 'de-AT'],
    ] as const)
      expect(await loader.load({ sku }, context({}, locale))).toMatchObject({
        ok: false,
        tags: [`product:${sku}`],
      });
  });
});
