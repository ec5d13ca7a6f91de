import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildColumns } from '../index/build-columns.ts';
import { createLiveIndex } from '../index/live-index.ts';
import { rowsInDatabase } from '../index/rows-in-database.ts';
import { type DatabaseShop, openDatabaseShop } from '../testing/database-shop.ts';
import { changesInDatabase, forgetChanges, noteChanges, outdatedPositions } from './changes-in-database.ts';
import type { ChangesSince, SearchChanges } from './search-changes.ts';

let shop: DatabaseShop;
let changes: SearchChanges;
beforeAll(async () => {
  shop = await openDatabaseShop(30);
  await shop.indexer.rebuild();
  changes = changesInDatabase(shop.database, 'at', 'de-AT');
});
// What began before a transaction of another database on the same server is told once more after its end.
beforeEach(() => expect.poll(openTransactions, { timeout: 20_000 }).toBe(0), 25_000);
afterAll(() => shop.database.close());

async function openTransactions(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where backend_xid is not null`.execute(
    shop.database.kysely,
  );
  return rows[0]?.count;
}

async function since(mark: string): Promise<ChangesSince & { isComplete: true }> {
  const found = await changes.since(mark);
  if (!found.isComplete) throw new Error('the mark is too old');
  return found;
}

test('prices and stocks come with the transaction that makes them, as they are by then', async () => {
  const live = createLiveIndex();
  await live.replace(async () => buildColumns(await rowsInDatabase(shop.database, 'at', 'de-AT').readRows()));
  const mark = await changes.now();
  expect((await since(mark)).live).toEqual([]);
  const [sku = ''] = await shop.store.list('at', null, 1);
  const [variant] = (await shop.store.product('at', sku))!.variants;
  const price = { sku: variant!.sku, locale: 'de-AT', price: 123, at: Date.UTC(2027, 0) };
  await shop.store.write('at', { stock: [{ sku: variant!.sku, to: 17 }], prices: [price] });
  const found = await since(mark);
  expect(found.content).toEqual([]);
  expect(found.live).toContainEqual(expect.objectContaining({ price: 123, stock: 17 }));
  live.patch(found.live);
  expect(live.current()?.columns.prices).toContain(123);
  expect((await since(found.mark)).live).toEqual([]);
  const other = changesInDatabase(shop.database, 'nl', 'nl-NL');
  expect(await other.since(mark)).toMatchObject({ live: [], content: [], revision: 0 });
});

test('products that are put are to be analysed again, and what was analysed again is worth a snapshot', async () => {
  const mark = await changes.now();
  const [sku = ''] = await shop.store.list('at', null, 1);
  await shop.store.write('at', { put: [{ product: (await shop.store.product('at', sku))! }] });
  const found = await since(mark);
  expect(found.content).toEqual([sku]);
  await shop.indexer.update(found.content);
  expect((await since(found.mark)).revision).toBe(found.revision + 1);
});

test('a transaction that commits after a later one is not missed', async () => {
  const early = shop.database.another({ connections: 1 });
  const note = { tenant: 'at', put: [], live: ['late'] };
  let mark = await changes.now();
  await early.kysely.transaction().execute(async (transaction) => {
    await noteChanges(transaction, { ...note, put: ['slow'], live: [] });
    await shop.database.kysely
      .transaction()
      .execute((quick) => noteChanges(quick, { ...note, put: ['quick'], live: [] }));
    const found = await since(mark);
    expect(found.content).toEqual(['quick']);
    ({ mark } = found);
  });
  expect((await since(mark)).content).toContain('slow');
  expect((await since(mark)).touched).toContain('slow');
  await early.close();
});

test('whoever has not asked for long is told to begin anew', async () => {
  const mark = await changes.now();
  await noteChanges(shop.database.kysely, { tenant: 'at', put: [], live: ['x'] });
  expect(await forgetChanges(shop.database, 60_000)).toBe(0);
  const next = (await since(mark)).mark;
  expect(await forgetChanges(shop.database, -60_000)).toBeGreaterThan(0);
  expect((await changes.since(mark)).isComplete).toBe(false);
  expect((await changes.since(next)).isComplete).toBe(true);
  expect(await changes.since('9999999999')).toMatchObject({ isComplete: false });
  const { rows } = await sql<{ count: number }>`select count(*) as count from search_change`.execute(
    shop.database.kysely,
  );
  expect(rows[0]?.count).toBe(0);
});

test('one statement tells for which searches there is anything to ask', async () => {
  const { revision } = await since(await changes.now());
  const mark = await changes.now();
  const own = { tenant: 'at', locale: 'de-AT', mark, revision };
  const other = { tenant: 'nl', locale: 'nl-NL', mark, revision: 0 };
  const outdated = async (...positions: (typeof own)[]): Promise<string[]> =>
    (await outdatedPositions(shop.database, positions)).map(({ locale }) => locale);
  expect(await outdated(own, other)).toEqual([]);
  // A new snapshot is there, or the database is another one than before.
  expect(await outdated({ ...own, revision: revision - 1 }, other)).toEqual(['de-AT']);
  expect(await outdated(own, { ...other, mark: '9999999999' })).toEqual(['nl-NL']);
  await noteChanges(shop.database.kysely, { tenant: 'at', put: [], live: ['x'] });
  expect(await outdated(own, other)).toEqual(['de-AT']);
  // As soon as no transaction is open that began before, be it of another database of the server.
  let next = mark;
  const afterNext = async () => outdated({ ...own, mark: ({ mark: next } = await since(mark)).mark }, other);
  await expect.poll(afterNext).toEqual([]);
  // What was forgotten cannot be asked for any more: the search has to begin anew.
  await forgetChanges(shop.database, -60_000);
  expect(await outdated(own, other)).toEqual(['de-AT']);
  expect(await outdated({ ...own, mark: next }, other)).toEqual([]);
});
