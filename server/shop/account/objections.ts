import { sql } from 'kysely';
import { type CancelBox, cancelBoxes } from '../../../schemas/personal-data/cancel-boxes.ts';
import type { Database } from '../../storage/database/database.ts';

/** What customers object to (article 21 GDPR), each with its time. Every method may throw an outage. */
export interface Objections {
  of(tenant: string, accountId: string): Promise<ReadonlySet<CancelBox>>;
  /** Keeps exactly these; what was objected to before keeps its time. */
  keep(tenant: string, accountId: string, objections: ReadonlySet<CancelBox>, at: number): Promise<void>;
}

/** Objections in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlObjections({ kysely }: Pick<Database, 'kysely'>): Objections {
  return {
    async of(tenant, accountId) {
      const { rows } = await sql<{ kind: string }>`
        select kind from account_objection where tenant = ${tenant} and account = ${accountId}`.execute(
        kysely,
      );
      const kinds = new Set(rows.map(({ kind }) => kind));
      return new Set(boxes.filter((box) => kinds.has(cancelBoxes[box])));
    },
    keep: (tenant, accountId, objections, at) =>
      kysely.transaction().execute(async (transaction) => {
        // Locks the account, so that it is not deleted meanwhile, and of two tabs the later one is kept whole.
        const { rows } = await sql`
          select from account where tenant = ${tenant} and id = ${accountId} for update`.execute(transaction);
        if (rows.length === 0) return;
        const kinds = [...objections].map((box) => cancelBoxes[box]);
        await sql`
          delete from account_objection
           where tenant = ${tenant} and account = ${accountId} and kind <> all(${kinds}::text[])`.execute(
          transaction,
        );
        await sql`
          insert into account_objection (tenant, account, kind, objected_at)
          select ${tenant}, ${accountId}, kind, ${at}::bigint from unnest(${kinds}::text[]) as kind
          on conflict do nothing`.execute(transaction);
      }),
  };
}

const boxes = Object.keys(cancelBoxes) as CancelBox[];
