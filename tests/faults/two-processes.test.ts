import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountShop, password, startAccountShop } from '../server/account/account-shop.ts';
import { type BasketShop, startBasketShop } from '../server/collection/basket-shop.ts';
import { createVisitor, type ShopVisitor } from '../server/visitor-of-shop.ts';
import { type SharedRedis, shareRedis } from '../services/shared-redis.ts';

// One browser at two processes at once, on one database and one Redis, whose clocks are never quite the same.

let redis: SharedRedis;
let shop: BasketShop;
let other: AccountShop;
/** How far the other process's clock is ahead, in milliseconds. */
let ahead = 0;
beforeAll(async () => {
  redis = await shareRedis();
  shop = await startBasketShop(redis.shopOptions());
  const clock = (): number => shop.now() + ahead;
  const { database } = shop;
  other = await startAccountShop({ database, now: clock, clock, ...redis.shopOptions() });
});
afterAll(async () => {
  await other.close();
  await shop.close();
  await redis.close();
});
beforeEach(() => void (ahead = 0));

type Jar = Map<string, string>;
/** Tabs of one browser, one at each process. */
const tabsOf = (cookies: Jar): ShopVisitor[] => [shop, other].map((at) => createVisitor(at, { cookies }));

async function piecesOf(cookies: Jar): Promise<Record<string, number>> {
  const { text } = await createVisitor(shop, { cookies }).get('/api/basket/v1');
  const { basket } = JSON.parse(text) as { basket: { lines: { sku: string; quantity: number }[] } };
  return Object.fromEntries(basket.lines.map(({ sku, quantity }) => [sku, quantity]));
}

test.each([300, -300])('a wish is moved once, where one clock is %i ms ahead', async (ms) => {
  ahead = ms;
  for (let round = 0; round < 4; round += 1) {
    const cookies: Jar = new Map();
    const tabs = tabsOf(cookies);
    await tabs[0]?.call('/api/wishlist/v1/add', { sku: '100.1' });
    await Promise.all(tabs.map((tab) => tab.call('/api/wishlist/v1/to-basket', { sku: '100.1' })));
    expect(await piecesOf(cookies)).toEqual({ '100.1': 1 });
  }
});

test('what lies under two keys is kept, in whichever order they are sent', async () => {
  const keys: Jar = new Map();
  for (const sku of ['100.1', '101.1']) {
    const cookies: Jar = new Map();
    await tabsOf(cookies)[0]?.call('/api/basket/v1/add', { sku });
    for (const [name, key] of cookies) if (name.includes('guest')) keys.set(name, key);
  }
  const jars: Jar[] = [new Map(keys), new Map([...keys].toReversed())];
  const answers = [shop, other].map((at, which) =>
    createVisitor(at, { cookies: jars[which] ?? new Map() }).call('/api/basket/v1/add', { sku: '102.1' }),
  );
  await Promise.all(answers);
  // A browser takes what both answers say: what one of them deletes is gone.
  const cookies: Jar = new Map([...keys].filter(([name]) => jars.every((jar) => jar.has(name))));
  expect(await piecesOf(cookies)).toEqual({ '100.1': 1, '101.1': 1, '102.1': 2 });
  for (let again = 0; again < 2; again += 1) await piecesOf(cookies);
  expect([...cookies.keys()].filter((name) => name.includes('guest'))).toHaveLength(1);
  expect(await piecesOf(cookies)).toEqual({ '100.1': 1, '101.1': 1, '102.1': 2 });
});

test('who logs in twice at once is in, also when the hash of the password becomes a stronger one', async () => {
  const weak = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  const { email } = await shop.customer({ passwordHash: weak });
  const cookies: Jar[] = [new Map(), new Map()];
  const logIn = (at: AccountShop, own = new Map<string, string>()) =>
    createVisitor(at, { cookies: own }).call('/api/customer/v1/login', { email, password });
  const answers = await Promise.all([logIn(shop, cookies[0]), logIn(other, cookies[1])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const own of cookies)
    expect(
      JSON.parse((await createVisitor(other, { cookies: own }).get('/api/customer/v1')).text),
    ).toMatchObject({
      kind: 'full',
    });
});
