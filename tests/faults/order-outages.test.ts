import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { type AccountShop, kindOf, type TestBrowser } from '../server/account/account-shop.ts';
import {
  formOf,
  guestAtTheEnd,
  order,
  type OrderForm,
  type OrderShop,
  startOrderShop,
} from '../server/checkout/order-shop.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { type DatabaseDoor, makeDatabaseDoor } from '../services/database-door.ts';
import { noRedis, type SharedRedis, shareRedis } from '../services/shared-redis.ts';

// The database hangs, is locked or has no connection left, and Redis is away, hangs or has forgotten everything, while somebody orders.

const connections = 3;
let whole: OrderShop;
let redis: SharedRedis;
let door: DatabaseDoor;
let database: Database;
/** The process that all this happens to. */
let shop: AccountShop;
beforeAll(async () => {
  redis = await shareRedis();
  whole = await startOrderShop();
  door = await makeDatabaseDoor(whole.database.connection);
  database = connectDatabase(door.connection, collectingLog(), { statementMs: 500, connections });
  shop = await whole.sibling({ database, ...redis.shopOptions() });
});
beforeEach(() => whole.stock('100.1', 1000));
afterAll(async () => {
  await shop.close();
  await database.close();
  await door.shut();
  await redis.close();
  await whole.close();
});

async function ordersNow(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_order o join invoice i on i.tenant = o.tenant and i.order_number = o.number
      join mail_outbox m on m.tenant = o.tenant and m.key = 'order ' || o.number`.execute(
    whole.database.kysely,
  );
  return rows[0]?.count ?? NaN;
}
const presses = (browser: TestBrowser, form: OrderForm) => browser.send('/kasse', form);

/** Presses while something is wrong, and again when it is over: it is one order. */
async function pressThrough(during: (press: () => ReturnType<typeof presses>) => Promise<void>) {
  const before = await ordersNow();
  const browser = await guestAtTheEnd(shop.browser());
  const form = await formOf(browser);
  await during(() => presses(browser, form));
  const again = await presses(browser, form);
  expect([again.status, again.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/kasse\/auftrag\?auftrag=/),
  ]);
  expect((await presses(browser, form)).headers.location).toBe(again.headers.location);
  expect(await ordersNow()).toBe(before + 1);
}

describe('whoever orders is asked to come again, and has one order then, while the database', () => {
  test('takes everything and says nothing', async () => {
    await pressThrough(async (press) => {
      door.hold();
      const { status, headers } = await press();
      expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      await door.shut();
      await door.open();
    });
  });

  test('has its orders locked by somebody', async () => {
    await pressThrough((press) =>
      whole.database.kysely.transaction().execute(async (holder) => {
        await sql`lock table shop_order in access exclusive mode`.execute(holder);
        const { status, headers } = await press();
        expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      }),
    );
  });

  test('has no connection left', async () => {
    await pressThrough(async (press) => {
      const held = Array.from({ length: connections }, () =>
        database.kysely.transaction().execute(async (transaction) => {
          // Each statement is within its limit; together they hold the connection.
          for (let times = 0; times < 6; times += 1) await sql`select pg_sleep(0.4)`.execute(transaction);
        }),
      );
      const statuses = await Promise.all(
        [press(), press(), press()].map(async (each) => (await each).status),
      );
      expect(statuses).toEqual([503, 503, 503]);
      await Promise.all(held);
    });
  });
});

describe('a guest orders all the same and keeps the basket, and who is logged in stays so, while Redis', () => {
  const states: [string, () => unknown, () => unknown][] = [
    ['is away', () => redis.kill(), () => redis.start()],
    ['hangs', () => redis.hang(), () => redis.goOn()],
    ['has forgotten everything', async () => redis.kill().then(() => redis.start()), () => {}],
  ];
  test.for(states)('%s', async ([, begin, end], { skip }) => {
    if (redis.served.length === 0) skip(noRedis);
    const before = await ordersNow();
    const prepared = await guestAtTheEnd(shop.browser());
    const form = await formOf(prepared);
    const customer = shop.browser();
    await customer.logIn((await shop.customer()).email);
    await begin();
    expect(await kindOf(customer)).toBe('full');
    const { headers } = await presses(prepared, form);
    const other = await order(await guestAtTheEnd(shop.browser()));
    await end();
    expect(await kindOf(customer)).toBe('full');
    for (const way of [headers.location ?? '', other]) expect(way).toMatch(/^\/kasse\/auftrag\?auftrag=/);
    expect(await ordersNow()).toBe(before + 2);
  });
});
