import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import type { AccountShop, TestBrowser } from '../server/account/account-shop.ts';
import type { Answer } from '../server/ask-at.ts';
import { formOf, guestAtTheEnd, type OrderShop, startOrderShop } from '../server/checkout/order-shop.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { type DatabaseDoor, makeDatabaseDoor } from '../services/database-door.ts';
import { createSeededChoice } from './seeded-choice.ts';

// Shoppers order, pay, go away and come back at random, at two processes whose database goes away again and again, and a provider
// that does. A few steps run here; `ATTACK_STEPS=2000 ATTACK_SEED=7 npm run test:server -- order-attack` runs more.

const steps = Number(process.env.ATTACK_STEPS ?? 36);
const seed = Number(process.env.ATTACK_SEED ?? 1);
const minute = 60_000;
const atOnce = 6;
const skus = ['100', '101', '102'];
const stock = 100_000;

const chance = createSeededChoice(seed);
let shop: OrderShop;
const doors: DatabaseDoor[] = [];
const databases: Database[] = [];
const shops: AccountShop[] = [];

beforeAll(async () => {
  // Rounds of the shop come when the test wants them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await startOrderShop();
  for (const sku of skus) await shop.stock(`${sku}.1`, stock);
  for (const _ of ['one process', 'another']) {
    const door = await makeDatabaseDoor(shop.database.connection);
    const database = connectDatabase(door.connection, collectingLog());
    doors.push(door);
    databases.push(database);
    shops.push(await shop.sibling({ database }));
  }
  await shop.shop.prepare();
});
afterAll(async () => {
  for (const each of shops) await each.close();
  for (const database of databases) await database.close();
  for (const door of doors) await door.shut();
  await shop.close();
  vi.useRealTimers();
});

/** Where presses were led that were answered. */
const acknowledged = { confirmed: new Set<string>(), paying: new Set<string>(), lost: 0 };

function note({ status, headers }: Answer): string | null {
  const way = headers.location ?? '';
  if (status !== 303) {
    acknowledged.lost += 1;
    expect([409, 422, 503]).toContain(status);
    return null;
  }
  const token = /^\/kasse\/auftrag\?auftrag=(.+)$/.exec(way)?.[1];
  if (token !== undefined) acknowledged.confirmed.add(token);
  if (way.startsWith(shop.providerUrl)) acknowledged.paying.add(way);
  return way;
}

/** A shopper who has got to the button, and on from there as far as database and provider let him. */
async function visit(): Promise<void> {
  const prepared = shop.browser();
  const method = chance.of(['invoice', 'paypal', 'visa']);
  await guestAtTheEnd(prepared, method, { [chance.of(skus)]: 1 + chance.below(3), [chance.of(skus)]: 1 });
  if (chance.below(3) === 0) await prepared.call('/api/basket/v1/voucher', { code: 'WINTER10' });
  const form = await formOf(prepared);
  const browser = chance.of(shops).browser();
  for (const [name, value] of prepared.cookies) browser.cookies.set(name, value);
  let way: string | null = null;
  for (let tries = 0; tries < 4 && way === null; tries++) {
    const sent = await Promise.all(
      Array.from({ length: 1 + chance.below(2) }, () => browser.send('/kasse', form)),
    );
    way = sent.map(note).find((each) => each !== null) ?? null;
  }
  if (way?.startsWith(shop.providerUrl)) await payOrLeave(browser, way);
}

async function payOrLeave(browser: TestBrowser, payUrl: string): Promise<void> {
  const action = chance.of([
    'accept',
    'accept',
    'accept-twice',
    'accept-silently',
    'refuse',
    'cancel',
    'leave',
  ]);
  if (action === 'leave') return;
  const back = await shop.pay(payUrl, action);
  if (back === '' || chance.below(4) === 0) return;
  await browser.get(back);
  const next = chance.of(['pay-again', 'give-up', 'nothing']);
  if (next === 'nothing') return;
  const { headers } = await browser.send(back, { form: next, method: 'visa' });
  const again = headers.location ?? '';
  if (again.startsWith(shop.providerUrl))
    await shop.pay(again, chance.of(['accept', 'accept-silently', 'refuse']));
}

/** A process loses its database for a moment, or the provider is away, or its notices get lost. */
async function spoil(isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await sleep(chance.below(250));
    shop.setNotices(chance.below(3) > 0);
    shop.setProvider(chance.of(['pass', 'pass', 'pass', 'down', 'unsigned']));
    if (chance.below(2) === 0) continue;
    const door = chance.of(doors);
    await door.shut();
    await sleep(chance.below(60));
    await door.open();
  }
}

/** The clock ends what waits, and money goes back. */
async function settle(): Promise<void> {
  shop.setProvider('pass');
  shop.setNotices(true);
  shop.advance(45 * minute);
  await expect
    .poll(
      async () => {
        vi.advanceTimersByTime(30_000);
        await sleep(100);
        const { rows } = await sql`
          select from payment where expires_at <= ${shop.now()}
           union all select from payment_refund where done_at is null`.execute(shop.database.kysely);
        return rows.length;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
}

interface Kept {
  hash: string;
  state: string;
  invoices: number;
  mails: number;
  redeemed: number;
  hasVoucher: boolean;
  payments: { reference: string | null; state: string }[];
}

test(`orders that were acknowledged are kept, none half, and no money is without one (${steps} steps from ${seed})`, async () => {
  let done = 0;
  const visits = async (): Promise<void> => {
    while (done < steps) {
      done += 1;
      // What an outage keeps a shopper from, he leaves.
      await visit().catch((error: Error) => {
        if (error.name === 'AssertionError') throw error;
        acknowledged.lost += 1;
      });
    }
  };
  await Promise.all([...Array.from({ length: atOnce }, visits), spoil(() => done >= steps)]);
  await settle();

  const { rows } = await sql<Kept>`
    select token_hash as hash, state, ordered->'voucher' <> 'null' as "hasVoucher",
           (select count(*)::int from invoice i where i.tenant = o.tenant and i.order_number = o.number) as invoices,
           (select count(*)::int from mail_outbox m where m.tenant = o.tenant and m.key = 'order ' || o.number) as mails,
           (select count(*)::int from voucher_redemption v where v.tenant = o.tenant and v.order_number = o.number) as redeemed,
           (select jsonb_agg(jsonb_build_object('reference', reference, 'state', p.state)) from payment p
             where p.tenant = o.tenant and p.number = o.number) as payments
      from shop_order o`.execute(shop.database.kysely);
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  for (const token of acknowledged.confirmed) {
    const hash = createHash('sha256').update(token).digest('base64url');
    expect(byHash.get(hash)?.state).toBe('confirmed');
  }
  const known = new Set(rows.flatMap(({ payments }) => payments.map(({ reference }) => reference)));
  for (const payUrl of acknowledged.paying) expect(known).toContain(payUrl.split('/').at(-1));
  for (const { state, invoices, mails, redeemed, hasVoucher, payments } of rows) {
    const isConfirmed = state === 'confirmed';
    expect(['confirmed', 'cancelled']).toContain(state);
    const one = isConfirmed ? 1 : 0;
    expect([invoices, mails, redeemed]).toEqual([one, one, hasVoucher ? one : 0]);
    const told = await Promise.all(
      payments.flatMap(({ reference }) => (reference === null ? [] : [shop.atProvider(`/${reference}`)])),
    );
    // What was paid for it in all, less what went back, is what it costs, or nothing.
    const paid = told.filter((each) => each.state === 'captured');
    const kept = paid.filter(({ refunded }) => refunded === 0);
    expect(paid.every(({ refunded, amount }) => refunded === 0 || refunded === amount)).toBe(true);
    expect(kept).toHaveLength(isConfirmed && payments.some(({ reference }) => reference !== null) ? 1 : 0);
  }

  const { rows: numbers } = await sql<{ next: number }>`
    select substring(number from '[0-9]+$')::int as next from invoice order by 1`.execute(
    shop.database.kysely,
  );
  expect(numbers.map(({ next }) => next)).toEqual(numbers.map((_, at) => at + 1));
  const { rows: pieces } = await sql<{ sku: string; pieces: number }>`
    select v.sku, v.stock + coalesce((
             select sum((line->>'quantity')::int) from shop_order o, jsonb_array_elements(o.ordered->'lines') as line
              where o.state <> 'cancelled' and line->>'sku' = v.sku), 0)::int as pieces
      from catalogue_variant v where v.tenant = 'at' and v.sku = any(${skus.map((sku) => `${sku}.1`)})`.execute(
    shop.database.kysely,
  );
  expect(pieces.map((each) => each.pieces)).toEqual(skus.map(() => stock));
  // It was an attack, and the shop served all the same.
  expect(acknowledged.lost).toBeGreaterThan(0);
  expect(acknowledged.confirmed.size).toBeGreaterThan(0);
}, 3_600_000);
