import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { noteChanges } from '../../server/search/changes/changes-in-database.ts';
import { fillShop, type ShopUnderTest, startShop } from '../server/shop-under-test.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { type DatabaseDoor, makeDatabaseDoor } from '../services/database-door.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';

// A running shop whose database goes away and comes back.

const log = collectingLog();
let seeded: Database;
let door: DatabaseDoor;
let database: Database;
let shop: ShopUnderTest;

beforeAll(async () => {
  seeded = await openSeededDatabase('2026-12-01');
  door = await makeDatabaseDoor(seeded.connection);
  database = connectDatabase(door.connection, log, {}, () => shop?.now() ?? 0);
  shop = await startShop({}, { database });
  fillShop(shop.content);
  while (!shop.shop.ready()) await sleep(20);
});

afterAll(async () => {
  await shop.close();
  await database.close();
  await seeded.close();
});

/** Number and price (in cents) of what is found. */
async function found(term: string): Promise<{ sku: string; price: number }[]> {
  const { status, text } = await shop.ask(`/api/search/searchv2?q=${term}`);
  expect(status).toBe(200);
  const { cards } = JSON.parse(text) as { cards: { sku: string; price: number }[] };
  return cards.map(({ sku, price }) => ({ sku, price }));
}

test('shows pages from memory and goes on searching while its database is away, and follows it again later', async () => {
  const before = await found('kleid');
  expect(before.length).toBeGreaterThan(5);
  expect((await shop.ask('/')).status).toBe(200);

  await door.shut();
  // As soon as somebody asks for it: the search, for changes, every second.
  await expect.poll(() => log.lines).toContain('The database is not available');
  shop.advance(2000);
  expect((await shop.ask('/')).status).toBe(200);
  expect((await shop.ask('/lp/herbst')).status).toBe(200);
  expect(await found('kleid')).toEqual(before);
  // It keeps its visitors: nobody else has the database either.
  expect((await shop.ask('/readyz')).text).toBe('{"status":"ok"}');
  expect((await shop.ask('/healthz')).status).toBe(200);
  // Nothing of these products is in memory, and nobody must wait for that.
  expect((await shop.ask('/api/search/searchv2?q=waschmaschine')).status).toBe(503);

  // Meanwhile another process makes cheaper what is found first.
  const [first = { sku: '', price: 0 }] = before;
  const store = createSqlCatalogueStore(seeded, { onWritten: noteChanges });
  const product = await store.product('at', first.sku);
  const price = first.price - 10;
  const prices = (product?.variants ?? []).map(({ sku }) => ({
    sku,
    locale: 'de-AT',
    price,
    at: shop.now(),
  }));
  expect(await store.write('at', { prices })).toEqual({ ok: true });

  await door.open();
  const priceNow = async (): Promise<number | undefined> => {
    shop.advance(1000);
    return (await found('kleid')).find(({ sku }) => sku === first.sku)?.price;
  };
  await expect.poll(priceNow, { timeout: 30_000 }).toBe(price);
  shop.advance(5000);
  await expect.poll(async () => (await priceNow(), log.lines)).toContain('The database is available again');
});
