import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import { createSqlCatalogueStore } from './sql-catalogue-store.ts';
import { takeStock } from './sql-stock.ts';
import { testProduct, testVariant } from './testing/catalogue-product.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const variant = testVariant({
    ...{ sku: '7.1', stock: 5, offers: { 'de-AT': { price: 1000, low30: null, rrp: null } } },
  });
  const product = testProduct({ sku: '7', variants: [variant], services: { assembly: { 'de-AT': 4900 } } });
  await createSqlCatalogueStore(database).write('at', { put: [{ product }] });
});
afterAll(() => database.close());

type Lines = Parameters<typeof takeStock>[2];
const take = (lines: Lines, locale = 'de-AT'): Promise<boolean> =>
  database.kysely
    .transaction()
    .execute((transaction) => takeStock(transaction, { tenant: 'at', locale }, lines, async () => {}));
const piece = { sku: '7.1', quantity: 1 };
const serviceAt = (price: number) => [{ kind: 'assembly', price } as const];

test('is taken at the price of article and services alone, in the locale', async () => {
  expect(await take([{ ...piece, price: 1000, services: serviceAt(4900) }])).toBe(true);
  expect(await take([piece])).toBe(true);
  expect(await take([{ ...piece, price: 999 }])).toBe(false);
  expect(await take([{ ...piece, price: 1000, services: serviceAt(4899) }])).toBe(false);
  expect(await take([{ ...piece, services: [{ kind: 'old-appliance', price: 0 }] }])).toBe(false);
  expect(await take([{ ...piece, services: serviceAt(4900) }], 'de-DE')).toBe(false);
});

test('a price that changes while an order waits for the stock is seen by it', async () => {
  let taken: Promise<boolean> | undefined;
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`select from catalogue_variant where sku = '7.1' for update`.execute(transaction);
    taken = take([{ ...piece, price: 1000 }]);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
        return rows[0]?.count;
      })
      .toBe(1);
    await sql`update catalogue_offer set price = 1100 where sku = '7.1'`.execute(transaction);
  });
  expect(await taken).toBe(false);
});
