import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attentionLine } from '../../../server/cli/attention-line.ts';
import { signWebhook } from '../../../server/outbound/webhook/webhook-signature.ts';
import { type AttentionStore, createSqlAttention } from '../../../server/shop/order/sql-attention.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// What the shop cannot put right by itself, people learn: by a line of the log, a figure, and a list that says what to do.

const minute = 60_000;
let shop: OrderShop;
let attention: AttentionStore;
beforeAll(async () => {
  // Rounds of the shop come when a test wants them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await startOrderShop();
  attention = createSqlAttention(shop.database);
  await shop.shop.prepare();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  vi.useRealTimers();
});

const lines = async (): Promise<string[]> => (await attention.list(shop.now(), 100)).map(attentionLine);
const toldBy = (): string[] => shop.lines.filter((line) => line.includes('Orders need a hand'));
async function figureOf(kind: string): Promise<number> {
  const { text } = await shop.ask('/metrics');
  return Number(new RegExp(`^orders_needing_attention\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
}
/** What the shop does every five minutes, a few times. */
async function look(isDone: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(
      async () => {
        vi.advanceTimersByTime(5 * minute);
        return isDone();
      },
      { timeout: 5000 },
    )
    .toBe(true);
}
async function paid() {
  await shop.stock('100.1', 10);
  shop.setNotices(false);
  shop.notices.length = 0;
  const payUrl = await order(await guestAtTheEnd(shop.browser(), 'paypal'));
  await shop.pay(payUrl, 'accept-silently');
  return { payUrl, reference: payUrl.split('/').at(-1) ?? '', notice: shop.notices[0] };
}
const signed = (told: object) => {
  const body = JSON.stringify(told);
  const seconds = Math.floor(shop.now() / 1000);
  return { headers: signWebhook([shop.providerSecret], { id: 'event_1', seconds, body }), body };
};

test('nothing is told where nothing needs a hand, nor of what the shop does by itself', async () => {
  await look(async () => (await figureOf('refund-late')) === 0);
  expect([await lines(), toldBy()]).toEqual([[], []]);
});

test('money that does not go back is told after an hour, once, until it does', async () => {
  const { payUrl, reference, notice } = await paid();
  shop.advance(31 * minute);
  // The provider cannot say what became of it, the goods are sold; then its notice comes.
  shop.setProvider('down');
  await look(async () => (await shop.stockOf('100.1')) === 10);
  await shop.stock('100.1', 0);
  shop.advance(-31 * minute);
  expect(await shop.tell(notice as never)).toBe(204);
  expect(await lines()).toEqual([]);
  shop.advance(2 * 60 * minute);
  await look(async () => (await figureOf('refund-late')) === 1);
  const [line, ...others] = await lines();
  expect(others).toEqual([]);
  expect(line).toMatch(
    /at {2}refund-late {2}order \d{10} {2}sb_\S+ {2}80\.94 EUR: is to go back and has not/,
  );
  expect(line).toContain(reference);
  await look(async () => true);
  expect(toldBy()).toHaveLength(1);
  shop.setProvider('pass');
  await look(async () => (await shop.atProvider(payUrl)).refunded > 0);
  await look(async () => (await figureOf('refund-late')) === 0);
  expect(await lines()).toEqual([]);
});

test.each([
  ['another amount', { amount: 1 }],
  ['a payment of nobody', { id: 'A'.repeat(22) }],
])(
  'money of which the provider says, signed, what fits no order (%s) is listed until somebody has looked',
  async (_, wrong) => {
    const { notice, reference } = await paid();
    const told = { ...(JSON.parse(notice?.body ?? '{}') as object), ...wrong };
    // Twice told it is one; what is no money is none.
    for (const each of [told, told]) expect(await shop.tell(signed(each))).toBe(204);
    expect(await shop.tell(signed({ ...told, reference: 'sb_refused', state: 'refused' }))).toBe(204);
    await look(async () => (await figureOf('payment-not-ours')) === 1);
    expect(await lines()).toEqual([expect.stringContaining(`payment-not-ours  ${reference}`)]);
    expect(await attention.settle('default', reference, shop.now())).toBe(false);
    expect(await attention.settle('at', reference, shop.now())).toBe(true);
    expect(await attention.settle('at', reference, shop.now())).toBe(false);
    expect(await lines()).toEqual([]);
  },
);

test('money of an order that was cancelled without giving it back is found', async () => {
  const { reference, notice } = await paid();
  expect(await shop.tell(notice as never)).toBe(204);
  await sql`update shop_order set state = 'cancelled' where (tenant, number) in (
    select tenant, number from payment where reference = ${reference})`.execute(shop.database.kysely);
  expect(await lines()).toEqual([expect.stringContaining(`${reference}  80.94 EUR: came for an order`)]);
  await sql`delete from shop_order where (tenant, number) in (
    select tenant, number from payment where reference = ${reference})`.execute(shop.database.kysely);
});

test('a mail and a webhook that were given up are listed, and the webhook can be sent again', async () => {
  await sql`delete from mail_outbox`.execute(shop.database.kysely);
  await shop.stock('100.1', 10);
  await order(await guestAtTheEnd(shop.browser()));
  // Without an address to tell, nothing waits to be told.
  expect((await sql`select from webhook_outbox`.execute(shop.database.kysely)).rows).toEqual([]);
  await sql`update mail_outbox set state = 'given-up', settled = ${shop.now()}, address = ''`.execute(
    shop.database.kysely,
  );
  const message = `msg_${'A'.repeat(22)}`;
  await sql`
    insert into webhook_outbox (tenant, message, order_number, event, body, state, created, due, settled)
    values ('at', ${message}, '1234567890', 'order.placed', '{}', 'given-up', 0, 0, ${shop.now() + 1})`.execute(
    shop.database.kysely,
  );
  expect(await lines()).toEqual([
    expect.stringMatching(/mail-given-up {2}order \d{10} {2}order-confirmation: did not reach/),
    expect.stringContaining(`webhook-given-up  order 1234567890  ${message} order.placed: was not taken`),
  ]);
  expect(await attention.resend(message, shop.now())).toBe(true);
  expect(await attention.resend(message, shop.now())).toBe(false);
  expect(await lines()).toHaveLength(1);
  const { rows } = await sql<{ state: string; due: number }>`
    select state, due from webhook_outbox where message = ${message}`.execute(shop.database.kysely);
  expect(rows).toEqual([{ state: 'waiting', due: shop.now() }]);
});
