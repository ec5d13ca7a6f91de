import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { Claimed } from './queue-sender.ts';

interface SqlQueueOptions {
  kysely: Kysely<NoTables>;
  /** It has `id`, `state`, `attempts`, `created`, `due`, `settled` and `reason`. */
  table: string;
  /** What is read of a row that is taken. */
  columns: RawBuilder<unknown>;
  /** Sets what was said to nothing. */
  emptied: RawBuilder<unknown>;
  /** Which of the rows that are due may be taken; default: all. */
  mayGo?: RawBuilder<unknown>;
  /** Whether what nobody takes stays readable until it is forgotten. Default: it is emptied. */
  keepsGivenUp?: boolean;
}

/** What waits in a table of the database to be sent, which processes share. Every method may throw `DatabaseUnavailable`. */
export function createSqlQueue<Row extends Claimed>({
  kysely,
  table: name,
  columns,
  emptied,
  mayGo = sql`true`,
  keepsGivenUp = false,
}: SqlQueueOptions) {
  const table = sql.table(name);
  return {
    async claim(at: number, most: number, leaseMs: number): Promise<Row[]> {
      // Rows that another process is taking at this moment are passed over, not waited for.
      const { rows } = await sql<Row & { takenDue: number }>`
        with taken as materialized (
          select id as taken_id, due as taken_due from ${table} as item
           where state = 'waiting' and due <= ${at} and ${mayGo}
           order by due, id limit ${Math.max(0, most)} for update skip locked)
        update ${table} set due = ${at + leaseMs}, attempts = attempts + 1
          from taken where id = taken_id returning ${columns}, taken_due as "takenDue"`.execute(kysely);
      return rows.toSorted((a, b) => a.takenDue - b.takenDue || a.id - b.id);
    },
    async sent({ id }: Claimed, at: number, keeps = false): Promise<void> {
      const contents = keeps ? sql`` : sql`, ${emptied}`;
      await sql`
        update ${table} set state = 'sent', settled = ${at}, reason = null ${contents}
         where id = ${id} and state <> 'sent'`.execute(kysely);
    },
    async postpone({ id, attempts }: Claimed, due: number, reason: string): Promise<void> {
      await sql`
        update ${table} set due = ${due}, reason = ${reason}
         where id = ${id} and attempts = ${attempts} and state = 'waiting'`.execute(kysely);
    },
    async giveUp({ id, attempts }: Claimed, at: number, reason: string): Promise<void> {
      const contents = keepsGivenUp ? sql`` : sql`, ${emptied}`;
      await sql`
        update ${table} set state = 'given-up', settled = ${at}, reason = ${reason} ${contents}
         where id = ${id} and attempts = ${attempts} and state = 'waiting'`.execute(kysely);
    },
    async forget(settledBefore: number): Promise<number> {
      const { numAffectedRows = 0n } = await sql`
        delete from ${table} where settled < ${settledBefore}`.execute(kysely);
      return Number(numAffectedRows);
    },
    async backlog(): Promise<{ waiting: number; oldest: number | null }> {
      const { rows } = await sql<{ waiting: number; oldest: number | null }>`
        select count(*) as waiting, min(created) as oldest from ${table} where state = 'waiting'`.execute(
        kysely,
      );
      return rows[0] ?? { waiting: 0, oldest: null };
    },
  };
}
