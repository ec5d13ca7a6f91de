import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningShop, startShop } from '../running/running-shop.ts';
import { askAt } from '../server/ask-at.ts';
import { fieldOf, guestSteps } from '../server/checkout/order-shop.ts';
import { type BasketShop, startBasketShop } from '../server/collection/basket-shop.ts';
import { createVisitor, type ShopVisitor } from '../server/visitor-of-shop.ts';
import { addressOf } from '../services/test-database.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../services/webhook-receiver.ts';
import { createSeededChoice } from './seeded-choice.ts';

// A process is killed while people order at it, again and again; another one serves the same database. A few rounds run here;
// `ATTACK_ROUNDS=50 ATTACK_SEED=7 npm run test:server -- killed-while-ordering` runs as many as one likes.

const rounds = Number(process.env.ATTACK_ROUNDS ?? 3);
const seed = Number(process.env.ATTACK_SEED ?? 1);
const guests = 6;
const stock = 10_000;
const chance = createSeededChoice(seed);
const secret = Buffer.from('a secret of the shop, long enough').toString('base64');

let whole: BasketShop;
let receiver: WebhookReceiver;
let survivor: RunningShop;
let environment: Record<string, string>;
beforeAll(async () => {
  whole = await startBasketShop();
  await whole.stock('100.1', stock);
  receiver = await startWebhookReceiver(() => [secret], Date.now);
  environment = {
    DATABASE_URL: addressOf(whole.database.connection),
    VISITOR_SECRET: 'a secret for visitors of a test, long enough',
    TRUST_PROXY: '1',
    ORDER_WEBHOOK_URL: `${receiver.url}/{tenant}`,
    ORDER_WEBHOOK_SECRET: `at=${secret}`,
  };
  survivor = await startShop(environment);
});
afterAll(async () => {
  await survivor.stop();
  await receiver.close();
  await whole.close();
});

let made = 0;
/** A guest who has got to the button, at an address of its own. */
async function guestAt({ port }: RunningShop) {
  made += 1;
  const email = `guest-${made}@example.at`;
  const cookies = new Map<string, string>();
  const at = (where: number): ShopVisitor =>
    createVisitor(
      { ask: (path, asked = {}) => askAt(where, path, asked) },
      { cookies, headers: { 'X-Forwarded-For': `198.51.${made >> 8}.${made & 255}` } },
    );
  const browser = at(port);
  await browser.send('/warenkorb', { sku: '100' });
  for (const [path, form] of guestSteps('invoice')) {
    const { status, text } = await browser.send(path, 'email' in form ? { ...form, email } : form);
    if (status !== 303) throw new Error(`${path}: ${status} ${text.slice(0, 400)}`);
  }
  const { text } = await browser.get('/kasse');
  const form = { form: 'order', key: fieldOf(text, 'key'), seen: fieldOf(text, 'seen') };
  return { email, press: (where: number) => at(where).send('/kasse', form) };
}

test(`orders that were acknowledged are kept, none half, and each is told, though processes are killed (${rounds} rounds from ${seed})`, async () => {
  const acknowledged = new Map<string, string>();
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const victim = await startShop(environment);
    const all = await Promise.all(Array.from({ length: guests }, () => guestAt(victim)));
    const pressed = all.map(({ email, press }) =>
      press(victim.port).then(
        ({ status, headers }) => void (status === 303 && acknowledged.set(email, headers.location ?? '')),
        () => void (lost += 1),
      ),
    );
    await sleep(chance.below(150));
    victim.process.kill('SIGKILL');
    await Promise.all(pressed);
    for (const { email, press } of all) {
      const { status, headers } = await press(survivor.port);
      expect(status).toBe(303);
      // The same press is the same order, whoever answers it.
      expect(headers.location).toBe(acknowledged.get(email) ?? headers.location);
    }
    await victim.stop();
  }
  // What a killed process had on its way is due again when its lease is over.
  await sql`update webhook_outbox set due = 0 where state = 'waiting'`.execute(whole.database.kysely);
  await expect
    .poll(
      async () =>
        (await sql`select from webhook_outbox where state = 'waiting'`.execute(whole.database.kysely)).rows
          .length,
      { timeout: 30_000 },
    )
    .toBe(0);

  const { rows } = await sql<{ number: string; email: string; invoices: number; mails: number }>`
    select number, email,
           (select count(*)::int from invoice i where i.tenant = o.tenant and i.order_number = o.number) as invoices,
           (select count(*)::int from mail_outbox m where m.tenant = o.tenant and m.key = 'order ' || o.number) as mails
      from shop_order o where state = 'confirmed'`.execute(whole.database.kysely);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(
    Array.from({ length: rounds * guests }, (_, at) => `guest-${at + 1}@example.at`).toSorted(),
  );
  expect(rows.every(({ invoices, mails }) => invoices === 1 && mails === 1)).toBe(true);
  const { rows: left } = await sql<{ stock: number }>`
    select stock from catalogue_variant where tenant = 'at' and sku = '100.1'`.execute(whole.database.kysely);
  expect(left).toEqual([{ stock: stock - rows.length }]);
  const { rows: invoices } = await sql<{ next: number }>`
    select substring(number from '[0-9]+$')::int as next from invoice order by 1`.execute(
    whole.database.kysely,
  );
  expect(invoices.map(({ next }) => next)).toEqual(rows.map((_, at) => at + 1));
  // One that comes twice has the same name.
  const once = new Map(receiver.received.map((message) => [message.id, message.event]));
  for (const { number } of rows)
    expect(
      [...once.values()].filter(({ data }) => data.order.number === number).map(({ type }) => type),
    ).toEqual(['order.placed', 'order.confirmed']);
  expect(lost).toBeGreaterThan(0);
}, 600_000);
