import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { maxPrice } from '../index/columns.ts';
import type { LiveVariant } from '../index/patch-variants.ts';
import type { SearchChanges } from './search-changes.ts';

/** Products that a transaction touches. */
interface TouchedProducts {
  tenant: string;
  /** Anything of them may be different. */
  put: readonly string[];
  /** Only prices or stocks. */
  live: readonly string[];
}

/** Notes changes within the transaction that makes them, so that they are known if and only if they hold. */
export async function noteChanges(
  transaction: Kysely<NoTables>,
  { tenant, put, live }: TouchedProducts,
): Promise<void> {
  const skus = [...put, ...live];
  const isContent = skus.map((_, index) => index < put.length);
  await sql`
    insert into search_change (tenant, sku, is_content)
    select ${tenant}, * from unnest(${skus}::text[], ${isContent}::boolean[])`.execute(transaction);
}

/**
 * Forgets changes older than this; a process that has not asked since then loads everything anew. Returns how many there
 * were.
 */
export async function forgetChanges(
  { kysely }: Pick<Database, 'kysely'>,
  olderThanMs: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from search_change where at < now() - ${olderThanMs}::double precision * interval '1 ms'
      returning tenant, xid),
    latest as (select distinct on (tenant) tenant, xid from gone order by tenant, xid desc),
    kept as (
      insert into search_forgotten as f (tenant, xid) select tenant, xid from latest
      on conflict (tenant) do update set xid = greatest(f.xid, excluded.xid))
    select count(*) as count from gone`.execute(kysely);
  return rows[0]?.count ?? 0;
}

/**
 * Marks are numbers of transactions: everything below is settled, so a transaction that commits late is still seen. The
 * next mark comes from the same statement as the changes.
 */
export function changesInDatabase(
  { kysely }: Pick<Database, 'kysely'>,
  tenant: string,
  locale: string,
): SearchChanges {
  return {
    async now() {
      const { rows } = await sql<{ mark: string }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(kysely);
      return rows[0]?.mark ?? '0';
    },
    async since(mark) {
      const { rows } = await sql<ChangeRow>`
        with changed as (
          select sku, bool_or(is_content) as is_content from search_change
           where tenant = ${tenant} and xid >= ${mark}::xid8 group by sku)
        select pg_snapshot_xmin(pg_current_snapshot())::text as mark,
               pg_snapshot_xmin(pg_current_snapshot()) >= ${mark}::xid8 and not exists (
                 select from search_forgotten where tenant = ${tenant} and xid >= ${mark}::xid8) as "isComplete",
               coalesce((select revision from search_build
                          where tenant = ${tenant} and locale = ${locale}), 0) as revision,
               coalesce((select json_agg(sku order by sku) from changed where is_content), '[]') as content,
               coalesce((select json_agg(sku order by sku) from changed), '[]') as touched,
               coalesce((
                 select json_agg(json_build_object('id', v.id, 'doc', v.doc,
                          'price', least(l.price, ${maxPrice}::bigint), 'stock', l.stock))
                   from changed c
                   join search_product p on p.tenant = ${tenant} and p.sku = c.sku
                   join search_variant v on v.tenant = ${tenant} and v.doc = p.doc
                   join catalogue_live l
                     on l.tenant = ${tenant} and l.locale = ${locale} and l.sku = v.sku), '[]') as live`.execute(
        kysely,
      );
      const row = rows[0];
      if (!row) throw new Error('the database answered without a mark');
      const { isComplete, ...changes } = row;
      return isComplete ? { isComplete, ...changes } : { isComplete, mark: changes.mark };
    },
  };
}

/** How far the search of a locale has followed what changes. */
interface SearchPosition {
  tenant: string;
  locale: string;
  /** From where it will ask next. */
  mark: string;
  /** Of the index that it has loaded. */
  revision: number;
}

/**
 * Those of the positions from which `since` would tell anything, in one statement for all of them: mostly there are none, and
 * asking for each every second took a thirtieth of a core.
 */
export async function outdatedPositions(
  { kysely }: Pick<Database, 'kysely'>,
  positions: readonly SearchPosition[],
): Promise<Pick<SearchPosition, 'tenant' | 'locale'>[]> {
  const column = <Name extends keyof SearchPosition>(name: Name): SearchPosition[Name][] =>
    positions.map((position) => position[name]);
  const { rows } = await sql<Pick<SearchPosition, 'tenant' | 'locale'>>`
    select tenant, locale
      from unnest(${column('tenant')}::text[], ${column('locale')}::text[],
                  ${column('mark')}::text[]::xid8[], ${column('revision')}::integer[])
           as position (tenant, locale, mark, revision)
     where pg_snapshot_xmin(pg_current_snapshot()) < mark
        or exists (select from search_change c where c.tenant = position.tenant and c.xid >= mark)
        or exists (select from search_forgotten f where f.tenant = position.tenant and f.xid >= mark)
        or revision <> coalesce((select b.revision from search_build b
                                  where b.tenant = position.tenant and b.locale = position.locale), 0)`.execute(
    kysely,
  );
  return rows;
}

interface ChangeRow {
  mark: string;
  isComplete: boolean;
  revision: number;
  content: string[];
  touched: string[];
  live: LiveVariant[];
}
