import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCatalogueStore } from '../../../tests/contract/catalogue-store.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import { type CatalogueWritten, createSqlCatalogueStore } from './sql-catalogue-store.ts';
import { testDress, testNow, testProduct, testVariant } from './testing/catalogue-product.ts';

testCatalogueStore('database', inDatabase(createSqlCatalogueStore));

describe('a catalogue in the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const sku = String(100_000 + index);
      return { product: testProduct({ sku, variants: [testVariant({ sku: `${sku}.1` })] }) };
    });

  test('takes many products at once, all or none of them', async () => {
    const store = createSqlCatalogueStore(database);
    const put = many(450);
    const taken = { product: testProduct({ sku: 'other', variants: [testVariant({ sku: '100003.1' })] }) };
    await expect(store.write('many', { put: [...put, taken] })).rejects.toThrow('100003.1');
    expect(await store.count('many')).toBe(0);
    expect(await store.write('many', { put })).toEqual({ ok: true });
    expect(await store.count('many')).toBe(450);
    const backwards = put.map(({ product }) => product).toReversed();
    expect(
      await store.products(
        'many',
        backwards.map(({ sku }) => sku),
      ),
    ).toEqual(backwards);
  });

  test('knows nothing by texts that no database can hold', async () => {
    const store = createSqlCatalogueStore(database);
    expect(await store.product('nul', 'a\0b')).toBeNull();
    expect(await store.productBySlug('nul', 'de-AT', '\0')).toBeNull();
    expect(await store.priceHistory('nul', '\0', 'de-AT')).toEqual([]);
  });

  test('lets a variant go from one product to another', async () => {
    const store = createSqlCatalogueStore(database);
    const [one, other] = ['1', '2'].map((sku) => testVariant({ sku: `v${sku}`, stock: Number(sku) }));
    const product = (sku: string, ...variants: ReturnType<typeof testVariant>[]) => ({
      product: testProduct({ sku, variants }),
    });
    await store.write('moves', {
      put: [product('a', one!, other!), product('b', testVariant({ sku: 'v3' }))],
    });
    await store.write('moves', {
      put: [product('a', one!), product('b', testVariant({ sku: 'v3' }), { ...other!, stock: 9 })],
    });
    expect((await store.product('moves', 'v2'))?.sku).toBe('b');
    expect((await store.product('moves', 'a'))?.variants).toEqual([one]);
    expect((await store.product('moves', 'b'))?.variants.map(({ stock }) => stock)).toEqual([30, 9]);
  });

  test('tells of its writes within them: what is done there is undone with them', async () => {
    const told: CatalogueWritten[] = [];
    let isFailing = false;
    const store = createSqlCatalogueStore(database, {
      async onWritten(transaction, written) {
        const { rows } = await sql<{ stock: number }>`
          select stock from catalogue_variant where tenant = 'told' and sku = '4711.1'`.execute(transaction);
        expect(rows).toHaveLength(1);
        told.push(written);
        if (isFailing) throw new Error('no room');
      },
    });
    await store.write('told', { put: [{ product: testDress() }] });
    const prices = [{ sku: '4711.1', locale: 'de-AT', price: 5999, at: testNow }];
    await store.write('told', { prices, stock: [{ sku: '4711.4', by: -1 }] });
    await store.write('told', { stock: [{ sku: '4711.2', by: -1 }] });
    expect(told).toEqual([
      { tenant: 'told', put: ['4711'], live: [] },
      { tenant: 'told', put: [], live: ['4711'] },
    ]);
    isFailing = true;
    await expect(store.write('told', { stock: [{ sku: '4711.1', to: 0 }] })).rejects.toThrow('no room');
    expect((await store.product('told', '4711'))?.variants[0]?.stock).toBe(4);
  });

  test('holds to its rules whoever writes: amounts in cents, no stock below nothing, no price rewritten', async () => {
    const store = createSqlCatalogueStore(database);
    await store.write('rules', { put: [{ product: testDress() }] });
    const run = (text: string) => sql.raw(text).execute(database.kysely);
    await expect(run(`update catalogue_variant set stock = -1 where tenant = 'rules'`)).rejects.toThrow(
      'check',
    );
    await expect(run(`update catalogue_offer set price = 0 where tenant = 'rules'`)).rejects.toThrow('check');
    await expect(run(`update catalogue_price set price = 1 where tenant = 'rules'`)).rejects.toThrow(
      'only ever',
    );
    await expect(run(`delete from catalogue_price where tenant = 'rules'`)).rejects.toThrow('only ever');
  });
});
