import { type QueryExecutorProvider, sql } from 'kysely';
import type { Claimed, SendingQueue } from '../../../outbound/queue/queue-sender.ts';
import { createSqlQueue } from '../../../outbound/queue/sql-queue.ts';
import type { Database } from '../../../storage/database/database.ts';
import type { OrderName } from '../order-book.ts';

/** What a carrier is asked for a return, by the return's key. */
interface CarrierTask extends OrderName {
  key: string;
  kind: 'label' | 'pick-up';
}

export interface ClaimedTask extends Claimed, CarrierTask {}

/** What carriers are to be asked for, until they have done it. */
export interface CarrierTasks extends SendingQueue<ClaimedTask> {
  /** Keeps it until it is done; it comes or goes with the caller's transaction. `at`: ms since 1970. */
  add(task: CarrierTask, at: number, within: QueryExecutorProvider): Promise<void>;
}

/** Tasks in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlCarrierTasks({ kysely }: Pick<Database, 'kysely'>): CarrierTasks {
  const queue = createSqlQueue<ClaimedTask>({
    ...{
      kysely,
      table: 'carrier_task',
      columns: sql.raw('id, tenant, number, key, kind, attempts, created'),
    },
    // It says nothing that would have to go.
    ...{ emptied: sql.raw('key = key'), keepsGivenUp: true },
  });
  return {
    ...queue,
    sent: (claimed, at) => queue.sent(claimed, at, true),
    async add({ tenant, number, key, kind }, at, within) {
      await sql`
        insert into carrier_task (tenant, number, key, kind, created, due)
        values (${tenant}, ${number}, ${key}, ${kind}, ${at}, ${at})`.execute(within);
    },
  };
}
