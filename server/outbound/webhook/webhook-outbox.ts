import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import type { Claimed, SendingQueue } from '../queue/queue-sender.ts';
import { createSqlQueue } from '../queue/sql-queue.ts';

/** A message that is to be sent to a merchant's system; its name stays the same at every try, and so do its bytes. */
export interface ClaimedWebhook extends Claimed {
  tenant: string;
  message: string;
  event: string;
  body: string;
}

/** What is to be told; `order`: its number, `body`: JSON. */
interface NewWebhook {
  tenant: string;
  message: string;
  order: string;
  event: string;
  body: string;
  /** In ms since 1970. */
  at: number;
}

export interface WebhookOutbox extends SendingQueue<ClaimedWebhook> {
  /** Keeps it until it is sent; it comes or goes with the caller's transaction. */
  add(webhook: NewWebhook, within: QueryExecutorProvider): Promise<void>;
  /** Deletes what was made before, whatever has become of it: for who tells no system any more. */
  forgetMade(before: number): Promise<void>;
}

const columns = sql.raw('id, tenant, message, event, body, attempts, created');
/** Those of an order go out one after the other, in the order in which they happened. */
const isFirst = sql.raw(
  `not exists (select from webhook_outbox as earlier where earlier.state = 'waiting' and earlier.tenant = item.tenant
     and earlier.order_number = item.order_number and earlier.id < item.id)`,
);

/** What merchants' systems are to be told, in the database. Every method may throw `DatabaseUnavailable`. */
export function createWebhookOutbox({ kysely }: Pick<Database, 'kysely'>): WebhookOutbox {
  const queue = createSqlQueue<ClaimedWebhook>({
    ...{ kysely, table: 'webhook_outbox', columns, mayGo: isFirst },
    emptied: sql.raw(`body = ''`),
    keepsGivenUp: true,
  });
  return {
    ...queue,
    sent: (claimed, at) => queue.sent(claimed, at),
    async add({ tenant, message, order, event, body, at }, within) {
      await sql`
        insert into webhook_outbox (tenant, message, order_number, event, body, created, due)
        values (${tenant}, ${message}, ${order}, ${event}, ${body}, ${at}, ${at})`.execute(within);
    },
    async forgetMade(before) {
      await sql`delete from webhook_outbox where created < ${before}`.execute(kysely);
    },
  };
}
