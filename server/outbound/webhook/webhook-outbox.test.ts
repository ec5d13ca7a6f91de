import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { collectingLog } from '../../../tests/services/collecting-log.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import { createQueueSender } from '../queue/queue-sender.ts';
import { type ClaimedWebhook, createWebhookOutbox, type WebhookOutbox } from './webhook-outbox.ts';

let database: Database;
let outbox: WebhookOutbox;
const begin = 1_795_000_000_000;
const lease = 60_000;
let now = begin;
let made = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  outbox = createWebhookOutbox(database);
});
beforeEach(async () => {
  now = begin;
  await sql`delete from webhook_outbox`.execute(database.kysely);
});
afterAll(() => database.close());

async function add(order: string, event = 'order.placed', within = database.kysely): Promise<string> {
  made += 1;
  const message = `msg_${String(made).padStart(22, '0')}`;
  await outbox.add({ tenant: 'at', message, order, event, body: `{"of":"${order}"}`, at: now }, within);
  return message;
}
const taken = async (): Promise<string[]> =>
  (await outbox.claim(now, 10, lease)).map(({ message }) => message);

test('those of an order go out one after the other, and hold up no other order', async () => {
  const first = await add('1000000001');
  const second = await add('1000000001', 'order.confirmed');
  const other = await add('1000000002');
  const claimed = await outbox.claim(now, 10, lease);
  expect(claimed.map(({ message }) => message)).toEqual([first, other]);
  expect(await taken()).toEqual([]);
  const [one] = claimed;
  if (!one) throw new Error('Nothing was due');
  await outbox.postpone(one, now + 5000, '503');
  expect(await taken()).toEqual([]);
  now += 5000;
  const [again] = await outbox.claim(now, 10, lease);
  expect(again).toMatchObject({ message: first, body: '{"of":"1000000001"}', attempts: 2 });
  if (again) await outbox.giveUp(again, now, '410');
  expect(await taken()).toEqual([second]);
});

test('one comes with the transaction that it was added in, or goes with it', async () => {
  const failing = database.kysely.transaction().execute(async (transaction) => {
    await add('1000000001', 'order.placed', transaction);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await taken()).toEqual([]);
});

test('what a process had on its way that was killed goes out again under the same name', async () => {
  const message = await add('1000000001');
  const sent: string[] = [];
  const senderOf = (arrives: () => Promise<{ ok: true }>) =>
    createQueueSender<ClaimedWebhook>({
      ...{
        queue: outbox,
        clock: () => now,
        random: () => 0,
        log: collectingLog(),
        pollMs: 5,
        name: 'A webhook',
      },
      ...{ sendMs: 15_000, leaseMs: lease, count() {}, facts: ({ message: webhook }) => ({ webhook }) },
      send: (claimed) => {
        sent.push(`${claimed.message} ${claimed.body}`);
        return arrives();
      },
    });
  // It arrived, and its process ends before that is noted.
  const first = senderOf(() => new Promise(() => {}));
  first.start();
  await expect.poll(() => sent.length).toBe(1);
  await first.stop(0);
  const second = senderOf(() => Promise.resolve({ ok: true }));
  second.start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(1);
  now += lease;
  second.wake();
  await expect.poll(() => sent.length).toBe(2);
  await second.stop();
  expect(new Set(sent)).toEqual(new Set([`${message} {"of":"1000000001"}`]));
});
