import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { type AccountShop, startAccountShop, type TestBrowser } from '../server/account/account-shop.ts';
import { type BasketShop, shopper, startBasketShop } from '../server/collection/basket-shop.ts';
import type { Answer } from '../server/shop-under-test.ts';
import { noRedis, type SharedRedis, shareRedis } from '../services/shared-redis.ts';
import { createSeededChoice, type SeededChoice } from './seeded-choice.ts';

// Visitors of two processes on one database and one Redis (away for every third of them), whose requests and answers get lost at
// random, and whose browsers ask again under the same key: each intention counts exactly once. By hand for longer, or once more as
// it was:
// `LOST_ANSWERS=500 LOST_ANSWERS_SEED=7 npm run test:server -- lost-answers`.

const visitors = Number(process.env.LOST_ANSWERS ?? 6);
const seed = Number(process.env.LOST_ANSWERS_SEED ?? 20_261_130);
/** What one tab of a visitor wants in turn. */
const wishesOfTab = 14;
const most = 90;

let shop: BasketShop;
let other: AccountShop;
let redis: SharedRedis;
beforeAll(async () => {
  redis = await shareRedis();
  shop = await startBasketShop(redis.shopOptions());
  const catalogue = createSqlCatalogueStore(shop.database, { onWritten: async () => {} });
  const skus = ['100.1', '101.1', '102.1', '402.1', '403.1', '404.1'];
  await catalogue.write('at', { stock: skus.map((sku) => ({ sku, to: most })) });
  const clocks = { now: shop.now, clock: shop.now };
  other = await startAccountShop({ database: shop.database, ...clocks, ...redis.shopOptions() });
});
afterAll(async () => {
  await other.close();
  await shop.close();
  await redis.close();
});

/** A visitor's browser, which reaches either process. */
interface Client {
  cookies: TestBrowser['cookies'];
  chance: SeededChoice;
  /** What its answers came to, and how often one got lost. */
  lost: { count: number };
  newKey(): string;
}

/** What a browser keeps of the answers that arrive; `isKept` false: this one does not. */
async function call(client: Client, path: string, body: object, key: string, isKept: boolean) {
  const at = client.chance.fraction() < 0.5 ? shop : other;
  const browser = at.browser();
  for (const [name, value] of client.cookies) browser.cookies.set(name, value);
  const answer = await browser.call(path, body, { 'Idempotency-Key': key });
  if (!isKept) return undefined;
  client.cookies.clear();
  for (const [name, value] of browser.cookies) client.cookies.set(name, value);
  return answer;
}

/** Sends a wish until it is answered: requests and answers get lost, and some arrive twice. */
async function wish(client: Client, path: string, body: object): Promise<Answer> {
  const key = client.newKey();
  for (let tries = 0; tries < 60; tries += 1) {
    const fate = client.chance.fraction();
    if (fate < 0.15) {
      client.lost.count += 1;
      continue;
    }
    if (fate < 0.45) {
      client.lost.count += 1;
      await call(client, path, body, key, false);
      continue;
    }
    if (fate < 0.6) await Promise.all([1, 2].map(() => call(client, path, body, key, false)));
    const answer = await call(client, path, body, key, true);
    if (answer && answer.status !== 428) return answer;
  }
  throw new Error('Sixty attempts got lost');
}

/** What one tab does with the articles that are its own: how many of each there are in the end, and answers that are wrong. */
async function useTab(
  client: Client,
  skus: readonly string[],
): Promise<{ pieces: Map<string, number>; wrong: string[] }> {
  const pieces = new Map<string, number>();
  const wrong: string[] = [];
  const of = (sku: string): number => pieces.get(sku) ?? 0;
  async function carryOut(
    path: string,
    body: Record<string, string | number>,
    expected: number,
  ): Promise<void> {
    const { status } = await wish(client, path, body);
    if (status !== expected) wrong.push(`${path} ${JSON.stringify(body)}: ${status}`);
  }
  for (let step = 0; step < wishesOfTab; step += 1) {
    const sku = client.chance.of(skus);
    const kind = client.chance.below(5);
    const quantity = 1 + client.chance.below(3);
    const ofWhatIsThere = of(sku) === 0 ? 422 : 200;
    if (kind <= 1) {
      await carryOut('/api/basket/v1/add', { sku, quantity }, 200);
      pieces.set(sku, Math.min(most, of(sku) + quantity));
    } else if (kind === 2) {
      await carryOut('/api/wishlist/v1/add', { sku }, 200);
      await carryOut('/api/wishlist/v1/to-basket', { sku }, 200);
      pieces.set(sku, Math.min(most, of(sku) + 1));
    } else if (kind === 3) {
      await carryOut('/api/basket/v1/change', { sku, quantity }, ofWhatIsThere);
      if (of(sku) > 0) pieces.set(sku, quantity);
    } else {
      await carryOut('/api/basket/v1/remove', { sku }, ofWhatIsThere);
      pieces.set(sku, 0);
    }
  }
  return { pieces, wrong };
}

test(`each intention counts exactly once, whatever got lost (seed ${seed}, ${visitors} visitors)`, async () => {
  let lost = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    // Calls of an address are counted by the minute.
    shop.advance(61_000);
    await redis.pass(61_000);
    const isWithoutRedis = visitor % 3 === 2;
    if (isWithoutRedis) await redis.kill();
    let keys = 0;
    const cookies: Client['cookies'] = new Map();
    const clientOf = (tab: number): Client => ({
      ...{ cookies, chance: createSeededChoice(seed + visitor * 10 + tab), lost: { count: 0 } },
      newKey: () => `visitor-${visitor}-${(keys += 1)}`.padEnd(24, '-'),
    });
    const [first, second] = [clientOf(0), clientOf(1)];
    // Somebody by the page's own call, or only by the first write; then two tabs at once.
    if (visitor % 2 === 0) await call(first, '/api/session/v1/at', {}, first.newKey(), true);
    else await wish(first, '/api/basket/v1/add', { sku: '405.1' });
    const done = await Promise.all([
      useTab(first, ['100.1', '101.1', '102.1']),
      useTab(second, ['402.1', '403.1', '404.1']),
    ]);
    lost += first.lost.count + second.lost.count;
    expect(done.flatMap(({ wrong }) => wrong)).toEqual([]);
    const wanted = new Map(done.flatMap(({ pieces }) => [...pieces]));
    if (visitor % 2 === 1) wanted.set('405.1', 1);
    const browser = shop.browser();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const { basket } = await shopper(browser).basket();
    expect(Object.fromEntries(basket.lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual(
      Object.fromEntries([...wanted].filter(([, quantity]) => quantity > 0)),
    );
    if (isWithoutRedis) await redis.start();
  }
  expect(lost).toBeGreaterThan(visitors);
}, 600_000);

test('both processes counted in one Redis', ({ skip }) => {
  if (redis.served.length === 0) skip(noRedis);
  expect(redis.served).toEqual([expect.toSatisfy(Boolean), expect.toSatisfy(Boolean)]);
});
