import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueStore } from '../../server/shop/catalogue/catalogue-store.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { openTestDatabase } from '../services/test-database.ts';
import { goods } from './collection/basket-shop.ts';
import { heading } from './fake-content.ts';
import { type Answer, fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

// What addresses of products answer once the shop does not sell them any more.

let database: Database;
let store: CatalogueStore;
let shop: ShopUnderTest;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createSqlCatalogueStore(database, { onWritten: async () => {} });
  const products = [
    goods('100', 500),
    goods('200', 500, { gone: { successor: null } }),
    goods('300', 500, { gone: { successor: '100' } }),
    goods('400', 500, { gone: { successor: '300' } }),
    goods('500', 500),
  ];
  expect(await store.write('at', { put: products.map((product) => ({ product })) })).toEqual({ ok: true });
  shop = await startShop({}, { database });
  fillShop(shop.content);
  shop.content.page({ path: '/_/product', main: [heading('Artikel')] });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const told = ({ status, headers }: Answer): unknown[] => [status, headers['cache-control']];

describe('the address of a product', () => {
  test.each(['/p/x-99999999', '/p/wickelkleid-99999999', '/p/x-100.9'])(
    'that nobody knows, %s, is missing, and no cache keeps that',
    async (path) => {
      const answer = await shop.ask(path);
      expect(told(answer)).toEqual([404, 'no-store']);
      expect(answer.text).toContain('Diese Seite gibt es nicht');
    },
  );

  test.each(['/p/wickelkleid-200', '/p/x-200', '/p/wickelkleid-200.1'])(
    'of what is gone, %s, says so, and no cache keeps that',
    async (path) => {
      const answer = await shop.ask(path);
      expect(told(answer)).toEqual([410, 'no-store']);
      expect(answer.text).toContain('Diesen Artikel gibt es nicht mehr');
    },
  );

  test.each(['/p/wickelkleid-300', '/p/x-300', '/p/wickelkleid-300.1'])(
    'of what is gone, %s, leads to what took its place in one step',
    async (path) => {
      const answer = await shop.ask(path);
      expect([answer.status, answer.headers.location]).toEqual([308, '/p/wickelkleid-100']);
      expect((await shop.ask('/p/wickelkleid-100')).status).toBe(200);
    },
  );

  test('of what is gone leads along no chain', async () => {
    expect((await shop.ask('/p/wickelkleid-400')).status).toBe(410);
  });

  test('says that it is gone though the page is in memory', async () => {
    expect((await shop.ask('/p/wickelkleid-500')).status).toBe(200);
    await store.write('at', { put: [{ product: goods('500', 500, { gone: { successor: null } }) }] });
    shop.advance(16_000);
    // Who comes first gets the page as it was, once more.
    await shop.ask('/p/wickelkleid-500');
    await expect.poll(async () => (await shop.ask('/p/wickelkleid-500')).status).toBe(410);
  });
});
