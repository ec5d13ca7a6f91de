import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '../../server/credentials/password-hasher.ts';
import { createSqlAccountStore } from '../../server/shop/account/sql-account-store.ts';
import { testAccount } from '../../server/shop/account/testing/account.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';
import { createVisitor } from './visitor-of-shop.ts';

// The gateway of a whole shop with its products, and sessions.

const path = '/api/gateway/';
const password = 'korrekt pferd';
let shop: ShopUnderTest;
let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase('2026-12-01');
  const hashed = await createPasswordHasher().hash(password);
  if (!hashed.ok) throw new Error('not hashed');
  await createSqlAccountStore(database).create(testAccount({ passwordHash: hashed.hash }));
  shop = await startShop({}, { database });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

const dataOf = ({ text }: { text: string }): unknown => (JSON.parse(text) as { data?: unknown }).data;

test('tells whoever is logged in of himself, and nobody else', async () => {
  const visitor = createVisitor(shop);
  const ask = () => visitor.call(path, { query: '{ customer { customerNumber firstName } }' });
  const nobody = await ask();
  expect([nobody.status, dataOf(nobody)]).toEqual([200, { customer: null }]);
  const forged = JSON.stringify({ li: '1', ca: '1', bop: '1', np: '0' });
  visitor.cookies.set('login', encodeURIComponent(forged));
  expect(dataOf(await ask())).toEqual({ customer: null });
  const email = 'Anna.Berger@example.at';
  expect((await visitor.call('/api/customer/v1/login', { email, password })).status).toBe(200);
  const known = await ask();
  expect(dataOf(known)).toEqual({ customer: { customerNumber: '47110815', firstName: 'Anna' } });
  expect(known.headers['cache-control']).toBe('private, no-store');
});

test('another site gets nothing', async () => {
  const visitor = createVisitor(shop);
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await visitor.call(path, { query: '{ customer { firstName } }' }, headers)).status).toBe(403);
});

test('answers where the settings have it, and nowhere else', async () => {
  const elsewhere = await startShop({ GATEWAY_PATH: '/api/daten/' }, { database });
  const visitor = createVisitor(elsewhere);
  const query = { query: '{ customer { firstName } }' };
  expect((await visitor.call('/api/daten/', query)).status).toBe(200);
  expect((await visitor.call(path, query)).status).toBe(404);
  // Machines are told where it is.
  const { paths } = JSON.parse((await visitor.get('/api/openapi.json')).text) as { paths: object };
  expect(Object.keys(paths).filter((each) => /gateway|daten/.test(each))).toEqual([
    '/api/daten',
    '/api/daten/operations',
  ]);
  await elsewhere.close();
});
