import { describe, expect, test } from 'vitest';
import type { CatalogueStore } from '../../server/shop/catalogue/catalogue-store.ts';
import {
  testDay,
  testDress,
  testNow,
  testProduct,
  testVariant,
} from '../../server/shop/catalogue/testing/catalogue-product.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const locale = 'de-AT';
const offer = (price: number, rrp: number | null = null) => ({ [locale]: { price, low30: null, rrp } });
const products = {
  dress: testDress(),
  shirt: testProduct({
    sku: '100',
    texts: { de: { name: 'Hemd', slug: 'hemd', noun: '', description: '', points: [] } },
    variants: [testVariant({ sku: '100.1', offers: offer(4999) })],
  }),
  twin: testProduct({
    sku: '099',
    texts: { de: { name: 'Hemd', slug: 'hemd', noun: '', description: '', points: [] } },
    variants: [testVariant({ sku: '099.1' })],
  }),
};

/** Everything that a catalogue store promises. Each test has a tenant of its own within one store. */
export function testCatalogueStore(name: string, start: StartStore<CatalogueStore>): void {
  describe(`catalogue store: ${name}`, () => {
    const { store, newTenant } = openStore(start);

    /** A tenant that has these products. */
    async function tenantWith(...put: (keyof typeof products)[]): Promise<string> {
      const tenant = newTenant();
      const wrote = await store.write(tenant, { put: put.map((key) => ({ product: products[key] })) });
      expect(wrote).toEqual({ ok: true });
      return tenant;
    }

    test('finds products by their number and by those of their variants, each tenant its own', async () => {
      const tenant = await tenantWith('dress', 'shirt');
      expect(await store.product(tenant, '4711')).toEqual(products.dress);
      expect(await store.product(tenant, '4711.4')).toEqual(products.dress);
      for (const none of ['4712', '', "' or 1=1 --", '__proto__', '%'])
        expect(await store.product(tenant, none)).toBeNull();
      expect(await store.product('elsewhere', '4711')).toBeNull();
      expect(await store.count(tenant)).toBe(2);
      expect(await store.count('elsewhere')).toBe(0);
    });

    test('does a trial in full and leaves nothing of it', async () => {
      const tenant = await tenantWith('dress');
      const isTrial = true;
      expect(await store.write(tenant, { put: [{ product: products.shirt }] }, { isTrial })).toEqual({
        ok: true,
      });
      expect(await store.count(tenant)).toBe(1);
      const stock = [{ sku: '4711.1', by: -1000 }];
      expect(await store.write(tenant, { stock }, { isTrial })).toMatchObject({ reason: 'too-few' });
      const stolen = { ...products.shirt, variants: [testVariant({ sku: '4711.1' })] };
      await expect(store.write(tenant, { put: [{ product: stolen }] }, { isTrial })).rejects.toThrow('taken');
    });

    test('finds by slug in the words of the locale, of twins the least number', async () => {
      const tenant = await tenantWith('shirt', 'dress', 'twin');
      expect((await store.productBySlug(tenant, locale, 'wickelkleid'))?.sku).toBe('4711');
      expect((await store.productBySlug(tenant, 'fr-CH', 'robe-portefeuille'))?.sku).toBe('4711');
      expect(await store.productBySlug(tenant, 'fr-CH', 'wickelkleid')).toBeNull();
      expect((await store.productBySlug(tenant, locale, 'hemd'))?.sku).toBe('099');
      expect((await store.productBySlug(tenant, 'fr-CH', 'hemd'))?.sku).toBe('099');
    });

    test('gives products in the order of their numbers, each once', async () => {
      const tenant = await tenantWith('dress', 'shirt', 'twin');
      const found = await store.products(tenant, ['100', 'none', '4711', '100.1', '099', '4711']);
      expect(found.map(({ sku }) => sku)).toEqual(['100', '4711', '099']);
      expect(await store.products(tenant, [])).toEqual([]);
    });

    test('lists numbers in parts, without gap or double', async () => {
      const tenant = await tenantWith('dress', 'shirt', 'twin');
      expect(await store.list(tenant, null, 2)).toEqual(['099', '100']);
      expect(await store.list(tenant, '100', 2)).toEqual(['4711']);
      expect(await store.list(tenant, '4711', 2)).toEqual([]);
    });

    test('tells addresses in the locales in which products are sold, but of none that is gone', async () => {
      const tenant = newTenant();
      const abroad = {
        'de-AT': { price: 100, low30: null, rrp: null },
        'fr-CH': { price: 100, low30: null, rrp: null },
      };
      const robe = testProduct({ sku: 'b', variants: [testVariant({ sku: 'b1', offers: abroad })] });
      const gone = {
        ...testProduct({ sku: 'a', variants: [testVariant({ sku: 'a1' })] }),
        gone: { successor: null },
      };
      const unsold = testProduct({ sku: 'c', variants: [testVariant({ sku: 'c1', offers: {} })] });
      const put = [robe, gone, unsold].map((product) => ({ product }));
      expect(await store.write(tenant, { put })).toEqual({ ok: true });
      const [first, second, ...more] = await store.addresses(tenant, null, 10);
      expect([first?.sku, second?.sku, more]).toEqual(['b', 'c', []]);
      expect(Object.fromEntries(first?.slugs ?? [])).toEqual({
        'de-AT': robe.texts.de?.slug,
        'fr-CH': robe.texts.fr?.slug,
      });
      expect(second?.slugs.size).toBe(0);
      expect(await store.addresses(tenant, 'b', 1)).toEqual([second]);
      expect(await store.addresses('elsewhere', null, 10)).toEqual([]);
    });

    test('keeps the category tree in its order', async () => {
      const tenant = await tenantWith();
      expect(await store.categories(tenant)).toEqual([]);
      const node = (id: string, parent: string | null) => ({
        id,
        parent,
        name: { de: id },
        slug: { de: id },
        picture: null,
      });
      const tree = [node('women', null), node('dresses', 'women'), node('men', null)];
      await store.putCategories(tenant, tree);
      expect(await store.categories(tenant)).toEqual(tree);
      await store.putCategories(tenant, tree.slice(2));
      expect(await store.categories(tenant)).toEqual(tree.slice(2));
    });

    test('begins a price history when a product comes in, and never rewrites it', async () => {
      const tenant = await tenantWith('shirt');
      const begun = { price: 4999, from: products.shirt.listed };
      expect(await store.priceHistory(tenant, '100.1', locale)).toEqual([begun]);
      expect(await store.priceHistory(tenant, '100.1', 'fr-CH')).toEqual([]);
      const change = { sku: '100.1', locale, price: 3999, at: testNow };
      expect(await store.write(tenant, { prices: [change] })).toEqual({ ok: true });
      expect(await store.priceHistory(tenant, '100.1', locale)).toEqual([
        begun,
        { price: 3999, from: testNow },
      ]);
      // Neither from before the last one, nor where another has begun at the same moment.
      for (const at of [testNow - 1, testNow])
        expect(await store.write(tenant, { prices: [{ ...change, price: 2999, at }] })).toEqual({
          ok: false,
          reason: 'out-of-order',
          sku: '100.1',
        });
      expect(await store.write(tenant, { prices: [{ ...change, at: testNow + testDay }] })).toEqual({
        ok: true,
      });
      expect(await store.priceHistory(tenant, '100.1', locale)).toHaveLength(2);
    });

    test('keeps the 30-day price with the price, whatever the file says', async () => {
      const tenant = await tenantWith();
      const variant = testVariant({ offers: { [locale]: { price: 9000, low30: 12_000, rrp: null } } });
      const records = [
        { price: 10_000, from: testNow - 40 * testDay },
        { price: 8000, from: testNow - 10 * testDay },
        { price: 9000, from: testNow },
      ];
      const product = testProduct({ variants: [variant] });
      await store.write(tenant, { put: [{ product, history: [{ sku: variant.sku, locale, records }] }] });
      const offers = async () => (await store.product(tenant, '4711'))?.variants[0]?.offers[locale];
      expect(await offers()).toEqual({ price: 9000, low30: 8000, rrp: null });
      const later = testNow + 60 * testDay;
      await store.write(tenant, {
        prices: [{ sku: variant.sku, locale, price: 7000, at: later, rrp: 11_000 }],
      });
      expect(await offers()).toEqual({ price: 7000, low30: 9000, rrp: 11_000 });
      await store.write(tenant, {
        prices: [{ sku: variant.sku, locale, price: 7000, at: later, rrp: null }],
      });
      expect(await offers()).toEqual({ price: 7000, low30: 9000, rrp: null });
    });

    test('sets stock and moves it, but never below nothing', async () => {
      const tenant = await tenantWith('shirt');
      const stock = async () => (await store.product(tenant, '100'))?.variants[0]?.stock;
      expect(await store.write(tenant, { stock: [{ sku: '100.1', by: -30 }] })).toEqual({ ok: true });
      expect(await stock()).toBe(0);
      expect(await store.write(tenant, { stock: [{ sku: '100.1', by: -1 }] })).toEqual({
        ok: false,
        reason: 'too-few',
        sku: '100.1',
      });
      expect(await store.write(tenant, { stock: [{ sku: '100.1', to: 7 }] })).toEqual({ ok: true });
      expect(await stock()).toBe(7);
      expect(await store.write(tenant, { stock: [{ sku: '100.1', by: 1_000_000 }] })).toMatchObject({
        reason: 'too-many',
      });
    });

    test('takes the last piece once, however many ask at the same time', async () => {
      const tenant = await tenantWith('shirt');
      await store.write(tenant, { stock: [{ sku: '100.1', to: 5 }] });
      const takes = Array.from({ length: 12 }, () =>
        store.write(tenant, { stock: [{ sku: '100.1', by: -1 }] }),
      );
      const taken = (await Promise.all(takes)).filter(({ ok }) => ok);
      expect(taken).toHaveLength(5);
      expect((await store.product(tenant, '100'))?.variants[0]?.stock).toBe(0);
    });

    test('writes all of a batch or nothing', async () => {
      const tenant = await tenantWith('shirt');
      const before = await store.product(tenant, '100');
      const prices = [{ sku: '100.1', locale, price: 100, at: testNow }];
      const put = [{ product: products.dress }];
      for (const [batch, reason] of [
        [
          {
            put,
            prices,
            stock: [
              { sku: '100.1', to: 1 },
              { sku: 'none', to: 1 },
            ],
          },
          'unknown-variant',
        ],
        [
          { put, prices: [...prices, { sku: '100.1', locale: 'fr-CH', price: 100, at: testNow }] },
          'not-offered',
        ],
        [{ put, prices, stock: [{ sku: '100.1', by: -31 }] }, 'too-few'],
      ] as const)
        expect(await store.write(tenant, batch)).toMatchObject({ ok: false, reason });
      expect(await store.product(tenant, '100')).toEqual(before);
      expect(await store.product(tenant, '4711')).toBeNull();
      expect(await store.priceHistory(tenant, '100.1', locale)).toHaveLength(1);
    });

    test('puts a product anew: its words change, its stock, prices and age stay', async () => {
      const tenant = await tenantWith('shirt');
      await store.write(tenant, {
        prices: [{ sku: '100.1', locale, price: 3999, at: testNow }],
        stock: [{ sku: '100.1', to: 2 }],
      });
      const anew = {
        ...products.shirt,
        texts: { de: { name: 'Hemd, neu', slug: 'hemd', noun: '', description: 'Neu.', points: [] } },
        listed: testNow,
        variants: [
          testVariant({ sku: '100.1', stock: 99, offers: offer(1) }),
          testVariant({ sku: '100.2', size: null, stock: 8, offers: offer(5999) }),
        ],
      };
      await store.write(tenant, { put: [{ product: anew }] });
      const found = await store.product(tenant, '100');
      expect(found?.texts.de?.name).toBe('Hemd, neu');
      expect(found?.listed).toBe(products.shirt.listed);
      expect(found?.variants).toMatchObject([
        { sku: '100.1', stock: 2, offers: { [locale]: { price: 3999, low30: 4999 } } },
        { sku: '100.2', stock: 8, offers: { [locale]: { price: 5999, low30: null } } },
      ]);
    });

    test('forgets no price of a variant that is taken out and comes back', async () => {
      const tenant = await tenantWith('shirt');
      const other = testVariant({ sku: '100.2', offers: offer(5999) });
      await store.write(tenant, { put: [{ product: { ...products.shirt, variants: [other] } }] });
      expect(await store.product(tenant, '100.1')).toBeNull();
      const back = testVariant({ sku: '100.1', offers: offer(9999) });
      await store.write(tenant, { put: [{ product: { ...products.shirt, variants: [back] } }] });
      expect((await store.product(tenant, '100.1'))?.variants[0]?.offers[locale]?.price).toBe(4999);
      expect(await store.priceHistory(tenant, '100.1', locale)).toHaveLength(1);
    });

    test('takes no number twice, and is as it was before', async () => {
      const tenant = await tenantWith('shirt', 'dress');
      const taking = (sku: string, variant: string) =>
        store.write(tenant, {
          put: [{ product: testProduct({ sku, variants: [testVariant({ sku: variant })] }) }],
        });
      await expect(taking('new', '4711.4')).rejects.toThrow(RangeError);
      await expect(taking('new', '4711')).rejects.toThrow(RangeError);
      await expect(taking('4711.4', 'new.1')).rejects.toThrow(RangeError);
      expect(await store.count(tenant)).toBe(2);
      expect(await store.product(tenant, 'new')).toBeNull();
    });

    test('gives what nobody changes afterwards', async () => {
      const tenant = await tenantWith('shirt');
      const found = await store.product(tenant, '100');
      await store.write(tenant, { stock: [{ sku: '100.1', to: 1 }] });
      expect(found).toEqual(products.shirt);
    });
  });
}
