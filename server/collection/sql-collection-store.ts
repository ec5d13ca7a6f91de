import { type Kysely, type RawBuilder, sql } from 'kysely';
import { handWritesOver, writeOnce } from '../repetition/sql-writes.ts';
import type { Database, NoTables } from '../storage/database/database.ts';
import type { CollectionStore } from './collection-store.ts';

/** Collections that one sweep takes away, so that none takes long. */
const sweptAtOnce = 5000;

/** Whose collection. */
export interface CollectionKey {
  tenant: string;
  owner: string;
}

/** How collections of one kind lie in the database. */
interface CollectionTables<State, Next> {
  /** A row for each owner, with `tenant`, `owner` and `changed_at`; what is collected lies below it, and goes with it. */
  table: string;
  /** Whether there is nothing that another owner could be given. */
  isEmpty(state: State): boolean;
  /** Whether a row of the table holds something that is shown. */
  holds: RawBuilder<unknown>;
  read(kysely: Kysely<NoTables>, key: CollectionKey): Promise<State>;
  /** The state, which nobody else changes before the transaction ends; makes the owner's row where there is none. */
  lock(transaction: Kysely<NoTables>, key: CollectionKey, at: number): Promise<State>;
  /** Writes what has changed, and gives the state after it. */
  write(transaction: Kysely<NoTables>, key: CollectionKey, before: State, next: Next): Promise<State>;
}

/** Collections in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlCollectionStore<State, Next>(
  { kysely }: Pick<Database, 'kysely'>,
  { table, isEmpty, holds, read, lock, write }: CollectionTables<State, Next>,
): CollectionStore<State, Next> {
  const rows = sql.table(table);

  async function drop(transaction: Kysely<NoTables>, { tenant, owner }: CollectionKey): Promise<void> {
    await sql`delete from ${rows} where tenant = ${tenant} and owner = ${owner}`.execute(transaction);
  }

  return {
    read: (tenant, owner) => read(kysely, { tenant, owner }),
    change(tenant, owner, at, decide, once) {
      return kysely.transaction().execute(async (transaction) => {
        const key = { tenant, owner };
        let after = await lock(transaction, key, at);
        const outcome = await writeOnce(transaction, { ...key, what: table }, at, once, async () => {
          const { next, outcome: came } = decide(after);
          if (next !== null) after = await write(transaction, key, after, next);
          return came;
        });
        if (isEmpty(after)) await drop(transaction, key);
        return { after, outcome };
      });
    },
    async join(tenant, { from, to }, at, joined) {
      if (from === to || isEmpty(await read(kysely, { tenant, owner: from }))) return false;
      return kysely.transaction().execute(async (transaction) => {
        const lockOf = (owner: string): Promise<State> => lock(transaction, { tenant, owner }, at);
        // Always in the same order, so that no two wait for each other.
        const isFirst = from < to;
        const [one, other] = [await lockOf(isFirst ? from : to), await lockOf(isFirst ? to : from)];
        const [guest, own] = isFirst ? [one, other] : [other, one];
        await drop(transaction, { tenant, owner: from });
        if (isEmpty(guest)) return false;
        await write(transaction, { tenant, owner: to }, own, joined(guest, own));
        await handWritesOver(transaction, { tenant, owner: from, what: table }, to);
        return true;
      });
    },
    async sweep({ unchangedBefore, emptyBefore }) {
      const { numAffectedRows } = await sql`
        delete from ${rows} where (tenant, owner) in (
          select tenant, owner from ${rows} where owner like 'g:%' and changed_at < ${Math.max(unchangedBefore, emptyBefore)}
             and (changed_at < ${unchangedBefore} or (changed_at < ${emptyBefore} and not ${holds}))
           order by changed_at limit ${sweptAtOnce} for update skip locked)`.execute(kysely);
      return Number(numAffectedRows ?? 0);
    },
  };
}

/** What a change makes of the articles of a collection: those that are gone, and those that are new or another than before. */
export function changedArticles<Article extends { sku: string }>(
  before: readonly Article[],
  next: readonly Article[],
  isSame: (one: Article, other: Article) => boolean,
): { gone: string[]; changed: Article[] } {
  const kept = new Set(next.map(({ sku }) => sku));
  const known = new Map(before.map((article) => [article.sku, article]));
  return {
    gone: before.filter(({ sku }) => !kept.has(sku)).map(({ sku }) => sku),
    changed: next.filter((article) => {
      const own = known.get(article.sku);
      return own === undefined || !isSame(article, own);
    }),
  };
}
