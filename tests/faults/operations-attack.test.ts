import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { type AccountShop, password, startAccountShop } from '../server/account/account-shop.ts';
import { basketNow, type BasketShop, startBasketShop } from '../server/collection/basket-shop.ts';
import { heading } from '../server/fake-content.ts';
import type { Answer } from '../server/shop-under-test.ts';
import { createVisitor, type ShopVisitor } from '../server/visitor-of-shop.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { type DatabaseDoor, makeDatabaseDoor } from '../services/database-door.ts';
import { untilIdle } from '../services/idle-database.ts';
import { type SharedRedis, shareRedis } from '../services/shared-redis.ts';
import { type BasketCall, isExplained, type Pieces } from './attacked-basket.ts';
import { type Outage, outagesOfDatabase, outagesOfRedis } from './attacked-storage.ts';
import { toldOf } from './told-outages.ts';
import { createSeededChoice } from './seeded-choice.ts';

// Database and Redis of two processes go away in every way, alone and together, while the clock on the wall is turned on and back.
// By hand for long: `ATTACK_STEPS=500 ATTACK_SEED=7 npm run test:server -- operations-attack`.

const steps = Number(process.env.ATTACK_STEPS ?? 6);
const seed = Number(process.env.ATTACK_SEED ?? 1);
const chance = createSeededChoice(seed);
const hour = 3_600_000;
const launch = basketNow + 12 * hour;
const skus = ['100.1', '101.1', '102.1'];

/** One process, and what it has told operators. */
interface Process {
  shop: AccountShop;
  door: DatabaseDoor;
  database: Database;
  logs: Record<'database' | 'redis', ReturnType<typeof collectingLog>>;
}

/** A guest, whose calls come one after another, and a page is what holds at the time. */
interface Guest {
  cookies: Map<string, string>;
  before: Pieces;
}

let seeded: BasketShop;
let redis: SharedRedis;
let databaseOutages: Outage[];
const processes: Process[] = [];
const guests: Guest[] = [];
let [passed, turned, moment] = [0, 0, 0];
const clock = (): number => passed;
const now = (): number => basketNow + passed + turned;

beforeAll(async () => {
  seeded = await startBasketShop();
  redis = await shareRedis();
  for (const _ of ['one process', 'another']) {
    const door = await makeDatabaseDoor(seeded.database.connection);
    const logs = { database: collectingLog(), redis: collectingLog() };
    const limits = { connectMs: 800, statementMs: 800 };
    const database = connectDatabase(door.connection, logs.database, limits, clock);
    const counting = redis.shopOptions({ clock, log: logs.redis });
    const shop = await startAccountShop({ database, now, clock, ...counting });
    const later = { when: { from: new Date(launch).toISOString() } };
    shop.content.page({ path: '/lp/neu', main: [heading('Heute'), heading('Morgen', later)] });
    shop.content.page({ path: '/lp/bald', page: { validFrom: later.when.from }, main: [heading('Bald')] });
    processes.push({ shop, door, database, logs });
  }
  await processes[0]?.shop.customer({ email: 'anna@example.at' });
  for (let at = 0; at < 3; at += 1) guests.push({ cookies: new Map(), before: {} });
  const doors = processes.map(({ door }) => door);
  databaseOutages = outagesOfDatabase(seeded.database, doors);
});
afterAll(async () => {
  for (const { shop, database, door } of processes) {
    await shop.close();
    await database.close();
    await door.shut();
  }
  await redis.close();
  await seeded.close();
});

/** Draws everything once before anything again, in an order of its own each time. */
function createBag<Item>(items: readonly Item[]): () => Item {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    const item = chance.of(left);
    left.splice(left.indexOf(item), 1);
    return item;
  };
}

/** What a step was answered: how often each process sent 503, and what was wrong. */
interface Seen {
  away: number[];
  wrong: unknown[];
}

/** Notes an answer; whether it was given, not refused for an outage. */
function note(seen: Seen, at: number, path: string, answer: Answer, isRight: boolean): boolean {
  if (answer.status !== 503) {
    if (!isRight) seen.wrong.push([path, answer.status, answer.text.slice(0, 300)]);
    return true;
  }
  seen.away[at] = (seen.away[at] ?? 0) + 1;
  if (!(Number(answer.headers['retry-after']) > 0)) seen.wrong.push([path, 'says no time to come again']);
  return false;
}

/** What anybody may ask of either process, and what is right. */
async function askAnything(seen: Seen, visitor: ShopVisitor, at: number): Promise<void> {
  const isLaunched = now() >= launch;
  const pages: [string, (answer: Answer) => boolean][] = [
    ['/', ({ status, text }) => status === 200 && text.includes('Start')],
    [
      '/lp/neu',
      ({ status, text }) =>
        status === 200 && text.includes('Heute') && text.includes('Morgen') === isLaunched,
    ],
    ['/lp/bald', ({ status }) => status === (isLaunched ? 200 : 404)],
  ];
  const [path, isRight] = chance.of(pages);
  const page = await visitor.get(path);
  // Content is in memory: it is right, whatever is away.
  if (!note(seen, at, path, page, isRight(page))) seen.wrong.push([path, 503]);
  if (chance.below(4) > 0) return;
  const browser = createVisitor(processes[at]?.shop as AccountShop);
  const asked = { email: 'anna@example.at', password };
  const login = await browser.call('/api/customer/v1/login', asked);
  if (!note(seen, at, 'login', login, login.status === 200)) return;
  const known = await browser.get('/api/customer/v1');
  note(seen, at, 'customer', known, known.status === 200 && known.text.includes('"full"'));
}

function piecesIn(text: string): Pieces {
  const { basket } = JSON.parse(text) as { basket: { lines: { sku: string; quantity: number }[] } };
  return Object.fromEntries(basket.lines.map(({ sku, quantity }) => [sku, quantity]));
}

/** Some requests of a guest, one after another, to any process. */
async function work(seen: Seen, { cookies }: Guest): Promise<BasketCall[]> {
  const calls: BasketCall[] = [];
  for (let each = 0; each < 3; each += 1) {
    await sleep(chance.below(20));
    const at = chance.below(processes.length);
    const visitor = createVisitor(processes[at]?.shop as AccountShop, { cookies });
    await askAnything(seen, visitor, at);
    const asked = {
      ...{ form: chance.of(['add', 'add', 'change', 'remove'] as const), sku: chance.of(skus) },
      quantity: 1 + chance.below(3),
    };
    const began = (moment += 1);
    const answer = await visitor.call(`/api/basket/v1/${asked.form}`, asked);
    const { status } = answer;
    const ended = (moment += 1);
    const isRight = status === 200 || status === 422;
    if (!note(seen, at, `basket ${asked.form}`, answer, isRight))
      calls.push({ ...asked, began, ended: Infinity, status: null, shown: null });
    else if (status === 200) calls.push({ ...asked, began, ended, status, shown: piecesIn(answer.text) });
    else if (status === 422) calls.push({ ...asked, began, ended, status, shown: null });
  }
  return calls;
}

/** Calls that a process's database did not serve, as `/metrics` has them. */
async function outagesInMetrics({ shop }: Process): Promise<number> {
  const { text } = await shop.ask('/metrics');
  return [...text.matchAll(/^database_outages_total\{[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

/** Goes on in time until all processes serve again, and have said so. */
async function recover(): Promise<void> {
  await untilIdle(seeded.database);
  const tellsOutages = async (): Promise<unknown[]> => {
    passed += 6000;
    const open: unknown[] = [];
    for (const { shop, logs } of processes) {
      const visitor = createVisitor(shop);
      const { status } = await visitor.call('/api/basket/v1/add', { sku: '100.1' });
      if (status !== 200) open.push(status);
      for (const log of Object.values(logs)) open.push(...toldOf(log).open);
    }
    return open;
  };
  await expect.poll(tellsOutages).toEqual([]);
}

/** What is in each basket now, explained by the calls. */
async function settle(allCalls: readonly BasketCall[][]): Promise<void> {
  for (const [at, guest] of guests.entries()) {
    const { cookies, before } = guest;
    const calls = allCalls[at] ?? [];
    const answers = await Promise.all(
      processes.map(({ shop }) => createVisitor(shop, { cookies }).get('/api/basket/v1')),
    );
    const [after = {}, other] = answers.map(({ text }) => piecesIn(text));
    expect(other).toEqual(after);
    if (!isExplained(calls, before, after))
      throw new Error(JSON.stringify({ before, after, calls }, null, 1));
    guest.before = after;
  }
}

test(
  `in ${steps} steps of seed ${seed} every answer is right or 503 with a cause, and all is well afterwards`,
  async () => {
    await recover();
    const nothing: Outage = { name: 'nothing', begin: async () => {}, end: async () => {} };
    const nextOfDatabase = createBag([...databaseOutages, nothing]);
    const nextOfRedis = createBag([...outagesOfRedis(redis), nothing]);
    const nextTurn = createBag([0, 24 * hour, 0, -3 * hour]);
    let refused = 0;
    for (let step = 0; step < steps; step += 1) {
      const outages = [nextOfDatabase(), nextOfRedis()];
      turned = nextTurn();
      const what = `step ${step} of seed ${seed}: ${outages.map(({ name }) => name).join(', ')}, clock ${turned}`;
      const before = await Promise.all(processes.map(outagesInMetrics));
      const said = processes.map(({ logs }) => [logs.database.lines.length, logs.redis.lines.length]);
      const seen: Seen = { away: processes.map(() => 0), wrong: [] };
      const begin = async (): Promise<void> => {
        await sleep(chance.below(30));
        for (const outage of outages) await outage.begin();
      };
      const [calls] = await Promise.all([Promise.all(guests.map((guest) => work(seen, guest))), begin()]);
      for (const outage of outages) await outage.end();
      expect([what, seen.wrong]).toEqual([what, []]);
      await recover();
      await settle(calls);
      for (const [at, each] of processes.entries()) {
        const { logs } = each;
        const away = seen.away[at] ?? 0;
        const grown = (await outagesInMetrics(each)) - (before[at] ?? 0);
        const told = toldOf(logs.database, said[at]?.[0]);
        expect([what, toldOf(logs.database).flaps, toldOf(logs.redis).flaps]).toEqual([what, [], []]);
        // Each cause once, and once that it is over.
        for (const log of [told, toldOf(logs.redis, said[at]?.[1])])
          expect([what, log.causes, log.returns]).toEqual([
            what,
            [...new Set(log.causes)],
            log.causes.length > 0 ? 1 : 0,
          ]);
        expect([what, away, grown >= away]).toEqual([what, away, true]);
        expect([what, away === 0 || told.causes.length > 0]).toEqual([what, true]);
        refused += away;
      }
      // What is counted by the minute is no matter here.
      passed += hour;
      await redis.pass(hour);
    }
    // It was an attack: every way was tried by then.
    expect(steps < 6 || refused > 0).toBe(true);
  },
  120_000 + steps * 20_000,
);

describe('what operators are told', () => {
  const line = (words: string, facts?: object) => [words, facts] as const;
  const away = line('Redis is not available', { reason: 'refused' });
  const cut = line('Redis is not available', { reason: 'lost' });
  const slow = line('Redis is not available', { reason: 'timeout' });
  const back = line('Redis is available again');

  test.each([
    ['the same cause twice', [away, cut]],
    ['that it is back when it was not away', [away, back, back]],
  ])('flaps: %s', (_, lines) => {
    const log = { lines: lines.map(([words]) => words), facts: lines.map(([, facts]) => facts) };
    expect(toldOf(log).flaps).toHaveLength(1);
  });

  test('is each cause until it is back', () => {
    const lines = [away, slow, back, away];
    const log = { lines: lines.map(([words]) => words), facts: lines.map(([, facts]) => facts) };
    expect(toldOf(log)).toEqual({
      causes: ['away', 'slow', 'away'],
      returns: 1,
      open: ['away'],
      flaps: [],
    });
  });
});
