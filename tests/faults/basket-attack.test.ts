import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { type AccountShop, startAccountShop } from '../server/account/account-shop.ts';
import {
  basketNow,
  type BasketShop,
  type Shopper,
  shopper,
  startBasketShop,
} from '../server/collection/basket-shop.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { type DatabaseDoor, makeDatabaseDoor } from '../services/database-door.ts';
import { untilIdle } from '../services/idle-database.ts';
import { noRedis, type SharedRedis, shareRedis } from '../services/shared-redis.ts';
import { type BasketCall, isExplained, type Pieces } from './attacked-basket.ts';
import { createSeededChoice } from './seeded-choice.ts';

// Tabs of one visitor change one basket at random, by two processes, whose database and Redis go away again and again. A few rounds
// run here;
// `ATTACK_ROUNDS=2000 ATTACK_SEED=7 npm run test:server -- basket-attack` runs as many as one likes.

const rounds = Number(process.env.ATTACK_ROUNDS ?? 15);
const seed = Number(process.env.ATTACK_SEED ?? 1);
const skus = ['100.1', '101.1', '102.1'];
const forms = ['add', 'add', 'change', 'remove', 'undo'] as const;

const chance = createSeededChoice(seed);

let seeded: BasketShop;
let redis: SharedRedis;
const doors: DatabaseDoor[] = [];
const databases: Database[] = [];
const shops: AccountShop[] = [];
let moment = 0;
/** Goes on with the calls: what is counted by the minute is no matter here. */
const now = (): number => basketNow + moment * 200;

beforeAll(async () => {
  seeded = await startBasketShop();
  redis = await shareRedis();
  for (const _ of ['one process', 'another']) {
    const door = await makeDatabaseDoor(seeded.database.connection);
    const database = connectDatabase(door.connection, collectingLog());
    doors.push(door);
    databases.push(database);
    shops.push(await startAccountShop({ database, now, clock: now, ...redis.shopOptions() }));
  }
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  for (const database of databases) await database.close();
  for (const door of doors) await door.shut();
  await redis.close();
  await seeded.close();
});

/** The visitor's tabs, each at one of the processes. */
async function openTabs(count: number): Promise<Shopper[]> {
  const first = shopper(seeded.browser());
  // All of them were there, so that each can be put back from the first round on.
  for (const form of ['add', 'remove'] as const) for (const sku of skus) await first.do(form, { sku });
  await first.do('add', { sku: '100.1' });
  return Array.from({ length: count }, (_, at) => {
    const browser = (shops[at % shops.length] as AccountShop).browser();
    for (const [name, value] of first.browser.cookies) browser.cookies.set(name, value);
    return shopper(browser);
  });
}

const piecesOf = ({ basket }: Awaited<ReturnType<Shopper['basket']>>): Pieces =>
  Object.fromEntries(basket.lines.map(({ sku, quantity }) => [sku, quantity]));

async function call(tab: Shopper): Promise<BasketCall> {
  const asked = { form: chance.of(forms), sku: chance.of(skus), quantity: 1 + chance.below(4) };
  const began = (moment += 1);
  const answer = await tab
    .do(asked.form, { sku: asked.sku, quantity: asked.quantity })
    .catch(() => undefined);
  const ended = (moment += 1);
  const status = answer?.httpStatus;
  if (status === 200) return { ...asked, began, ended, status, shown: answer ? piecesOf(answer) : null };
  if (status === 422) return { ...asked, began, ended, status, shown: null };
  expect([undefined, 503]).toContain(status);
  return { ...asked, began, ended: Infinity, status: null, shown: null };
}

/** Some calls of a tab, one after another. */
async function work(tab: Shopper): Promise<BasketCall[]> {
  const calls: BasketCall[] = [];
  for (let at = 0; at < 5; at += 1) {
    await sleep(chance.below(12));
    calls.push(await call(tab));
  }
  return calls;
}

/** A process loses its database for a moment, or both lose Redis, or nothing happens. */
async function fail(): Promise<void> {
  if (chance.below(3) === 0) return;
  if (chance.below(4) === 0) {
    await redis.kill();
    await redis.start();
    return;
  }
  const door = chance.of(doors);
  await sleep(chance.below(40));
  await door.shut();
  await sleep(chance.below(30));
  await door.open();
}

/** What all tabs see once nothing is under way any more. */
async function settled(tabs: readonly Shopper[]): Promise<Pieces> {
  await untilIdle(seeded.database);
  const all: Pieces[] = [];
  for (const tab of tabs) {
    await expect.poll(async () => (await tab.basket()).httpStatus).toBe(200);
    all.push(piecesOf(await tab.basket()));
  }
  for (const each of all) expect(each).toEqual(all[0]);
  return all[0] ?? {};
}

test(`a basket is what its tabs were told that they made of it, in ${rounds} rounds from ${seed}`, async () => {
  const tabs = await openTabs(4);
  let before = await settled(tabs);
  const seen = { answered: 0, lost: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const [calls] = await Promise.all([Promise.all(tabs.map(work)), fail()]);
    const all = calls.flat();
    const after = await settled(tabs);
    expect(Object.values(after).every((quantity) => quantity > 0)).toBe(true);
    if (!isExplained(all, before, after))
      throw new Error(`Round ${round} of seed ${seed}: ${JSON.stringify({ before, after, all }, null, 1)}`);
    seen.answered += all.filter(({ status }) => status !== null).length;
    seen.lost += all.filter(({ status }) => status === null).length;
    before = after;
    // As the shops' own clock went on meanwhile.
    await redis.pass(all.length * 400);
  }
  // It was an attack, and the shop served all the same.
  expect(seen.lost).toBeGreaterThan(0);
  expect(seen.answered).toBeGreaterThan(seen.lost);
}, 600_000);

test('both processes counted in one Redis', ({ skip }) => {
  if (redis.served.length === 0) skip(noRedis);
  expect(redis.served).toEqual([expect.toSatisfy(Boolean), expect.toSatisfy(Boolean)]);
});

describe('a basket that its calls do not explain', () => {
  const added = { form: 'add', sku: '100.1', quantity: 2, began: 1, ended: 2, status: 200 } as const;
  const shown = { '100.1': 2 };

  test.each<[string, Pieces, BasketCall[]]>([
    ['has lost what was acknowledged', {}, [{ ...added, shown }]],
    ['has twice what was acknowledged once', { '100.1': 4 }, [{ ...added, shown }]],
    ['has what nobody put in', { '100.1': 2, '101.1': 1 }, [{ ...added, shown }]],
    ['was shown as it never was', shown, [{ ...added, shown: { '100.1': 3 } }]],
  ])('is found: one that %s', (_, after, calls) => {
    expect(isExplained(calls, {}, after)).toBe(false);
  });

  test('may have a call without an answer in it, once, or not', () => {
    const lost: BasketCall = { ...added, ended: Infinity, status: null, shown: null };
    expect([{}, shown, { '100.1': 4 }].map((after) => isExplained([lost], {}, after))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
