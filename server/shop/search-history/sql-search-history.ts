import { type Kysely, sql } from 'kysely';
import { keptTerms } from '../../../schemas/search-history.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { HistoryEntry, SearchHistoryStore } from './search-history-store.ts';
import { termKey } from './term-key.ts';

/** Histories in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlSearchHistory({ kysely }: Pick<Database, 'kysely'>): SearchHistoryStore {
  /** One write of an owner at a time; of two owners always in the same order, so that no two wait for each other. */
  function write<Result>(
    tenant: string,
    owners: readonly string[],
    work: (transaction: Kysely<NoTables>) => Promise<Result>,
  ): Promise<Result> {
    return kysely.transaction().execute(async (transaction) => {
      for (const owner of owners.toSorted()) {
        const name = JSON.stringify(['search history', tenant, owner]);
        await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
      }
      return work(transaction);
    });
  }

  return {
    async list(tenant, owner, { since, limit }) {
      const { rows } = await sql<HistoryEntry>`
        select term, used_at as "usedAt", count from search_history
         where tenant = ${tenant} and owner = ${owner} and used_at > ${since}
         order by used_at desc, key limit ${limit}`.execute(kysely);
      return rows;
    },
    add: (tenant, owner, term, at) =>
      write(tenant, [owner], async (transaction) => {
        await sql`
          insert into search_history as known (tenant, owner, key, term, used_at, count)
          values (${tenant}, ${owner}, ${termKey(term)}, ${term}, ${at}, 1)
          ${joinIntoKnown}`.execute(transaction);
        await removeBeyondLimit(transaction, tenant, owner);
      }),
    async remove(tenant, owner, term) {
      const { numAffectedRows } = await sql`
        delete from search_history
         where tenant = ${tenant} and owner = ${owner} and key = ${termKey(term)}`.execute(kysely);
      return numAffectedRows === 1n;
    },
    removeAll: (tenant, owner) =>
      write(tenant, [owner], async (transaction) => {
        await sql`delete from search_history where tenant = ${tenant} and owner = ${owner}`.execute(
          transaction,
        );
      }),
    async join(tenant, from, to) {
      if (from === to) return;
      await write(tenant, [from, to], async (transaction) => {
        await sql`
          with moved as (
            delete from search_history where tenant = ${tenant} and owner = ${from}
            returning key, term, used_at, count)
          insert into search_history as known (tenant, owner, key, term, used_at, count)
          select ${tenant}, ${to}, key, term, used_at, count from moved
          ${joinIntoKnown}`.execute(transaction);
        await removeBeyondLimit(transaction, tenant, to);
      });
    },
    async removeUnused(since) {
      const { numAffectedRows } = await sql`
        delete from search_history where used_at <= ${since}`.execute(kysely);
      return Number(numAffectedRows ?? 0);
    },
  };
}

const joinIntoKnown = sql`
  on conflict (tenant, owner, key) do update set
    term = case when excluded.used_at >= known.used_at then excluded.term else known.term end,
    used_at = greatest(excluded.used_at, known.used_at),
    count = known.count + excluded.count`;

async function removeBeyondLimit(
  transaction: Kysely<NoTables>,
  tenant: string,
  owner: string,
): Promise<void> {
  await sql`
    delete from search_history
     where tenant = ${tenant} and owner = ${owner} and key in (
       select key from search_history where tenant = ${tenant} and owner = ${owner}
        order by used_at desc, key offset ${keptTerms})`.execute(transaction);
}
