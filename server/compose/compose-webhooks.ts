import { randomBytes } from 'node:crypto';
import type { ShopBase } from './compose-base.ts';
import { createQueueSender } from '../outbound/queue/queue-sender.ts';
import { givesUpAfterMs } from '../outbound/queue/retry-time.ts';
import { sendWebhook } from '../outbound/webhook/send-webhook.ts';
import { createWebhookOutbox } from '../outbound/webhook/webhook-outbox.ts';
import type { OrderEffects } from '../shop/order/order-store.ts';
import { writeOrderEvent } from '../shop/order/write-order-event.ts';
import type { Database } from '../storage/database/database.ts';
import { sweepEvery } from '../storage/sweep-every.ts';

/** How merchants' own systems are told of orders. */
export interface ShopWebhooks {
  announce: OrderEffects['announce'];
  start(): void;
  /** Ends with what is on its way. */
  stop(): Promise<void>;
}

/** For one message, in ms; and how long it is one process's own. */
const sendMs = 15_000;
const leaseMs = 60_000;
/** At least so many milliseconds lie between two sweeps where no system is told. */
const sweepMs = 15 * 60_000;

/** Tells the systems of those shops that the settings give a secret; nothing is kept for others. */
export function composeWebhooks(base: ShopBase, database: Database): ShopWebhooks {
  const { settings, now, log, metrics } = base;
  const { ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_SECRET: secrets = {} } = settings;
  const outbox = createWebhookOutbox(database);
  if (url === undefined) {
    // What waited when the address was taken out is kept as long as it would have been tried.
    const sweep = sweepEvery(sweepMs, base, 'Webhooks', (at) => outbox.forgetMade(at - givesUpAfterMs));
    return { announce: async () => sweep(), start() {}, stop: async () => {} };
  }
  const sender = createQueueSender({
    ...{ queue: outbox, clock: now, random: Math.random, log, sendMs, leaseMs, name: 'A webhook' },
    async send(claimed, signal) {
      const { [claimed.tenant]: own } = secrets;
      // Its secret was taken out of the settings meanwhile; it may come back.
      if (!own) return { ok: false, isPermanent: false, reason: 'no-secret' };
      const target = { url: url.replaceAll('{tenant}', claimed.tenant), secrets: own };
      return sendWebhook(target, claimed, { at: now(), signal });
    },
    count: (result, { event }) => metrics.webhooks.inc({ result, event }),
    facts: ({ message, tenant, event, attempts }) => ({ webhook: message, tenant, event, attempts }),
  });
  return {
    async announce(transaction, order, happening, at) {
      const { tenant, number } = order;
      if (!secrets[tenant]) return;
      const document = writeOrderEvent(happening, order, at);
      const message = `msg_${randomBytes(16).toString('base64url')}`;
      const body = JSON.stringify(document);
      await outbox.add({ tenant, message, order: number, event: document.type, body, at }, transaction);
      sender.wake();
    },
    start: () => sender.start(),
    stop: () => sender.stop(),
  };
}
