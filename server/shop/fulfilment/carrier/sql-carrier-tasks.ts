import { sql } from 'kysely';
import type { Claimed, SendingQueue } from '../../../outbound/queue/queue-sender.ts';
import { createSqlQueue } from '../../../outbound/queue/sql-queue.ts';
import type { Database } from '../../../storage/database/database.ts';
import type { CarrierTask, CarrierTasks } from '../carrier-task.ts';

export interface ClaimedTask extends Claimed, CarrierTask {}

/** Tasks in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlCarrierTasks({
  kysely,
}: Pick<Database, 'kysely'>): CarrierTasks & SendingQueue<ClaimedTask> {
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
