import { type RawBuilder, type QueryExecutorProvider, sql } from 'kysely';
import type {
  WithdrawalCase,
  WithdrawalCaseState,
  WithdrawalPlace,
} from '../../../schemas/order/withdrawal-case.ts';
import type { Database } from '../../storage/database/database.ts';

export type WithdrawalDecision = { order: string } | { answer: string };

/** Declarations as the people of the shop work on them. Every method may throw an outage. */
export interface WithdrawalList {
  /** Those that wait first come first, of all others the newest. */
  list(
    tenant: string,
    state: WithdrawalCaseState | undefined,
    page: { limit: number; after?: WithdrawalPlace | undefined },
  ): Promise<WithdrawalCase[]>;
  byId(tenant: string, id: string): Promise<WithdrawalCase | null>;
  /** How many wait. */
  waiting(tenant: string): Promise<number>;
  /** Decides within a transaction; false: somebody has. */
  decide(
    within: QueryExecutorProvider,
    where: { tenant: string; id: string },
    decision: WithdrawalDecision,
    at: number,
  ): Promise<boolean>;
}

const state = sql`case when decision.answer is not null then 'answered' when decision.order_number is not null then 'assigned'
  when settled_at is not null then 'settled' when is_late or not is_carried_out then 'open' else 'known' end`;
const cases = sql`
  select declared.key_hash as id, ${state} as state, declared.order_number as "order", is_late as "isLate", declaration,
         declared_at as "declaredAt", decision.order_number as assigned, answer, decided_at as "decidedAt"
    from withdrawal_declaration declared
    left join withdrawal_decision decision on decision.tenant = declared.tenant and decision.key_hash = declared.key_hash`;

/** Declarations of the database. */
export function createSqlWithdrawalList({ kysely }: Pick<Database, 'kysely'>): WithdrawalList {
  return {
    async list(tenant, wanted, { limit, after }) {
      const isQueue = wanted === 'open';
      const [order, behind] = isQueue ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
      const conditions: RawBuilder<unknown>[] = [
        sql`declared.tenant = ${tenant}`,
        ...(wanted === undefined ? [] : [sql`${state} = ${wanted}`]),
        ...(after
          ? [sql`(declared_at, declared.key_hash) ${behind} (${after.declaredAt}, ${after.id})`]
          : []),
      ];
      const { rows } = await sql<WithdrawalCase>`
        ${cases} where ${sql.join(conditions, sql` and `)}
         order by declared_at ${order}, declared.key_hash ${order} limit ${limit}`.execute(kysely);
      return rows;
    },
    async byId(tenant, id) {
      const { rows } = await sql<WithdrawalCase>`
        ${cases} where declared.tenant = ${tenant} and declared.key_hash = ${id}`.execute(kysely);
      return rows[0] ?? null;
    },
    async waiting(tenant) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from (${cases} where declared.tenant = ${tenant}) as found
         where state = 'open'`.execute(kysely);
      return rows[0]?.count ?? 0;
    },
    async decide(within, { tenant, id }, decision, at) {
      const [order, answer] = 'order' in decision ? [decision.order, null] : [null, decision.answer];
      const { numAffectedRows = 0n } = await sql`
        insert into withdrawal_decision (tenant, key_hash, order_number, answer, decided_at)
        values (${tenant}, ${id}, ${order}, ${answer}, ${at}) on conflict do nothing`.execute(within);
      if (numAffectedRows === 0n) return false;
      await sql`
        update withdrawal_declaration set settled_at = ${at}
         where tenant = ${tenant} and key_hash = ${id} and settled_at is null`.execute(within);
      return true;
    },
  };
}
