import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '../../services/webhook-receiver.ts';
import type { AccountShop } from '../account/account-shop.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// A merchant's system over HTTP, which is told of orders by two processes of the shop.

const second = 1000;
const day = 86_400 * second;
const secret = `whsec_${Buffer.from('a secret of the shop, long enough').toString('base64')}`;
const newSecret = `whsec_${Buffer.from('the secret that takes its place!!').toString('base64')}`;

let receiver: WebhookReceiver;
let shop: OrderShop;
let other: AccountShop;
/** Secrets that the receiver knows. */
let known = [secret];
beforeAll(async () => {
  receiver = await startWebhookReceiver(
    (path) => (path === '/orders/at' ? known : []),
    () => shop.now(),
  );
  const environment = {
    ORDER_WEBHOOK_URL: `${receiver.url}/orders/{tenant}`,
    ORDER_WEBHOOK_SECRET: `at=${newSecret},at=${secret}`,
  };
  shop = await startOrderShop({ environment });
  other = await shop.sibling();
  for (const each of [shop, other]) await each.shop.prepare();
});
beforeEach(async () => {
  await shop.stock('100.1', 1000);
  receiver.received.length = 0;
  receiver.answers.length = 0;
  known = [secret];
  // What tests before have left waiting is none of the next one's business.
  await sql`update webhook_outbox set state = 'given-up', settled = 0 where state = 'waiting'`.execute(
    shop.database.kysely,
  );
});
afterAll(async () => {
  for (const each of [shop, other]) await each.shop.finish();
  expect([...shop.leaks(), ...other.leaks()]).toEqual([]);
  await other.close();
  await shop.close();
  await receiver.close();
});

/** The number of the newest order. */
async function newest(): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select number from order_event order by id desc limit 1`.execute(shop.database.kysely);
  return rows[0]?.number ?? '';
}
async function orderByInvoice(): Promise<string> {
  await order(await guestAtTheEnd(shop.browser()));
  return newest();
}
const told = (number: string, events: string[]) =>
  expect.poll(() => receiver.eventsOf(number), { timeout: 8000 }).toEqual(events);
/** What waits, or was given up, of an order. */
async function rowsOf(number: string) {
  const { rows } = await sql<{ event: string; state: string; reason: string | null; body: string }>`
    select event, state, reason, body from webhook_outbox where order_number = ${number} order by id`.execute(
    shop.database.kysely,
  );
  return rows;
}
async function counted(result: string): Promise<number> {
  const texts = await Promise.all([shop, other].map(async (each) => (await each.ask('/metrics')).text));
  const own = new RegExp(`^order_webhooks_total\\{result="${result}",[^}]*\\} (\\d+)$`, 'gm');
  return texts.flatMap((text) => [...text.matchAll(own)]).reduce((sum, [, count]) => sum + Number(count), 0);
}

test('an order is told as it was placed and confirmed, in cents, and names a person only where it is to be sent', async () => {
  const number = await orderByInvoice();
  await told(number, ['order.placed', 'order.confirmed']);
  const [placed, confirmed] = receiver.received.map(({ event }) => event);
  expect(placed?.data.order).toMatchObject({
    ...{ number, currency: 'EUR', total: 8094, goodsTotal: 8094 },
    lines: [{ sku: '100.1', quantity: 1, price: 7499, total: 7499, taxRate: 200_000 }],
    payment: { method: 'invoice' },
  });
  expect(confirmed?.data.order).toEqual(placed?.data.order);
  expect(confirmed).toMatchObject({
    data: { shop: 'at', delivery: { to: { kind: 'address', address: { lastName: 'Ó Briain' } } } },
  });
  expect(JSON.stringify(placed)).not.toMatch(/Briain|Lindengasse|example\.at/);
  expect(JSON.stringify(confirmed)).not.toContain('n@example.at');
  // What was taken is not kept.
  await expect
    .poll(async () => (await rowsOf(number)).map(({ state, body }) => [state, body]))
    .toEqual([
      ['sent', ''],
      ['sent', ''],
    ]);
});

test('a payment is told with the name under which the provider knows it, an end with who brought it about', async () => {
  const paying = await guestAtTheEnd(shop.browser(), 'paypal');
  const payUrl = await order(paying);
  await shop.pay(payUrl, 'accept-twice');
  const paid = await newest();
  await told(paid, ['order.placed', 'order.confirmed', 'order.paid']);
  expect(receiver.received.at(-1)?.event.data).toMatchObject({
    payment: { method: 'paypal', reference: payUrl.split('/').at(-1), amount: 8094, currency: 'EUR' },
  });
  const leaving = await guestAtTheEnd(shop.browser(), 'paypal');
  const back = await shop.pay(await order(leaving), 'refuse');
  await leaving.send(back, { form: 'give-up' });
  await told(await newest(), ['order.placed', 'order.cancelled']);
  expect(receiver.received.at(-1)?.event.data).toMatchObject({ cause: 'customer' });
});

test.each([503, 404, 302, 401, 429])(
  'what is answered with %i is tried again, as it was, before what came later',
  async (status) => {
    receiver.answers.push(status);
    const number = await orderByInvoice();
    await expect.poll(async () => (await rowsOf(number))[0]?.reason, { timeout: 8000 }).toBe(String(status));
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['order.placed']);
    shop.advance(31 * second);
    await told(number, ['order.placed', 'order.confirmed']);
    const [first, again] = receiver.received;
    expect([again?.id, again?.body]).toEqual([first?.id, first?.body]);
    expect((again?.timestamp ?? 0) - (first?.timestamp ?? 0)).toBeGreaterThanOrEqual(31);
    expect(receiver.received.every(({ path }) => path === '/orders/at')).toBe(true);
  },
);

test('a system that knows the old secret alone, or the new one alone, takes it', async () => {
  known = [newSecret];
  await told(await orderByInvoice(), ['order.placed', 'order.confirmed']);
  known = [Buffer.from('a secret of somebody else, and long').toString('base64')];
  const number = await orderByInvoice();
  await expect.poll(async () => (await rowsOf(number))[0]?.reason, { timeout: 8000 }).toBe('401');
  expect(receiver.eventsOf(number)).toEqual([]);
});

test('a system that wants nothing any more (410) is not asked again; that is logged and counted, and stays to be read', async () => {
  const before = await counted('given-up');
  receiver.answers.push(410);
  const number = await orderByInvoice();
  await told(number, ['order.confirmed']);
  const [placed] = await rowsOf(number);
  expect(placed).toMatchObject({ event: 'order.placed', state: 'given-up', reason: '410' });
  expect(placed?.body).toContain(number);
  expect(await counted('given-up')).toBe(before + 1);
  const lines = [...shop.lines, ...other.lines].filter((line) => line.includes('is given up'));
  expect(lines.join('')).toContain('"reason":"410"');
  expect(lines.join('')).not.toContain(number);
});

test('a system that is away for three days is given up, and what comes then is told', async () => {
  const number = await orderByInvoice();
  await told(number, ['order.placed', 'order.confirmed']);
  receiver.answers.push(...Array.from({ length: 8 }, () => 500));
  const lost = await orderByInvoice();
  await expect.poll(async () => (await rowsOf(lost))[0]?.reason, { timeout: 8000 }).toBe('500');
  shop.advance(3 * day);
  await expect.poll(async () => (await rowsOf(lost))[0]?.state, { timeout: 8000 }).toBe('given-up');
  await expect.poll(async () => (await rowsOf(lost))[1]?.state, { timeout: 8000 }).toBe('given-up');
  receiver.answers.length = 0;
  await told(await orderByInvoice(), ['order.placed', 'order.confirmed']);
});

test('two processes tell each thing once', async () => {
  const browsers = await Promise.all(Array.from({ length: 8 }, () => guestAtTheEnd(shop.browser())));
  await Promise.all(browsers.map(order));
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(16);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(16);
  expect(await counted('sent')).toBeGreaterThanOrEqual(16);
});

test('what waits when no system is told any more is kept for three days, and then forgotten', async () => {
  const waiting = async (created: number): Promise<void> => {
    await sql`
      insert into webhook_outbox (tenant, message, order_number, event, body, created, due)
      values ('at', ${`msg_${String(created).padStart(22, '0')}`}, '1000000001', 'order.placed', '{}', ${created}, ${shop.now() + day})`.execute(
      shop.database.kysely,
    );
  };
  await waiting(shop.now() - 2 * day);
  await waiting(shop.now() - 4 * day);
  const untold = await shop.sibling({ environment: {} });
  await order(await guestAtTheEnd(untold.browser()));
  await expect.poll(() => rowsOf('1000000001')).toHaveLength(1);
  await untold.close();
});
