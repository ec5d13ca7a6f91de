import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { type ShopUnderTest, startShop } from '../server/shop-under-test.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { startRefusingServer } from '../services/refusing-server.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';

// What a visitor and an operator are told while the database serves nobody, or not all.

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(database: Database): Promise<ShopUnderTest> {
  const shop = await startShop({}, { database });
  closing.push(
    () => database.close(),
    () => shop.close(),
  );
  return shop;
}

const add = (shop: ShopUnderTest) =>
  shop.ask('/api/basket/v1/add', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sku: '4711.1', quantity: '1' }),
  });

test.each(['28P01', '3D000', '55000', '57P04'])(
  'a database that lets nobody in (%s) is an outage to visitors, in words, and itself to the log',
  async (state) => {
    const server = await startRefusingServer(state);
    closing.push(() => server.close());
    const log = collectingLog();
    const shop = await open(connectDatabase({ connectionString: server.url }, log));
    for (const path of ['/api/search/searchv2?q=kleid', '/api/inform/rating/all/get?sku=1']) {
      const { status, headers } = await shop.ask(path);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '5']);
    }
    const { status, headers, text } = await add(shop);
    expect([status, headers['retry-after'], text.includes('versuche es')]).toEqual([503, '5', true]);
    expect(log.lines).toEqual(['The database is not available']);
    expect(log.facts[0]).toMatchObject({ err: { code: state } });
    expect((await shop.ask('/metrics')).text).toMatch(/^database_outages_total\{reason="\w+"\} [1-9]/m);
  },
);

test('a table that somebody locks is 503, with its reason in log and metrics', async () => {
  const seeded = await openSeededDatabase('2026-12-01');
  closing.push(() => seeded.close());
  const log = collectingLog();
  const shop = await open(connectDatabase(seeded.connection, log, { statementMs: 200 }));
  await seeded.kysely.transaction().execute(async (holder) => {
    await sql`lock table rating_review`.execute(holder);
    const read = () => shop.ask('/api/inform/rating/all/get?sku=110412');
    const answers = [await read(), await read()];
    expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
  });
  expect(log.lines).toEqual(['The database is not available']);
  expect(log.facts[0]).toMatchObject({ reason: 'timeout' });
  expect((await shop.ask('/metrics')).text).toMatch(/^database_outages_total\{reason="timeout"\} [2-9]$/m);
});
