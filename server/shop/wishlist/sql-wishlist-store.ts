import { type Kysely, sql } from 'kysely';
import {
  changedArticles,
  type CollectionKey,
  createSqlCollectionStore,
} from '../../collection/sql-collection-store.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { StoredWish, WishlistStore } from './wishlist-store.ts';

/** Wishlists in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlWishlistStore(database: Pick<Database, 'kysely'>): WishlistStore {
  return createSqlCollectionStore(database, {
    ...{ table: 'wishlist', read, lock, write },
    isEmpty: (wishes) => wishes.length === 0,
    holds: sql`exists (
      select 1 from wish
       where wish.tenant = wishlist.tenant and wish.owner = wishlist.owner and wish.removed_at is null)`,
  });
}

async function read(
  kysely: Kysely<NoTables>,
  { tenant, owner }: CollectionKey,
): Promise<readonly StoredWish[]> {
  const { rows } = await sql<StoredWish>`
    select sku, product, place, removed_at as "removedAt", moving_at as "movingAt" from wish
     where tenant = ${tenant} and owner = ${owner} order by place desc, sku`.execute(kysely);
  return rows;
}

async function lock(
  transaction: Kysely<NoTables>,
  key: CollectionKey,
  at: number,
): Promise<readonly StoredWish[]> {
  const { tenant, owner } = key;
  await sql`
    insert into wishlist as known (tenant, owner, changed_at) values (${tenant}, ${owner}, ${at})
    on conflict (tenant, owner) do update
      set changed_at = greatest(known.changed_at, excluded.changed_at)`.execute(transaction);
  return read(transaction, key);
}

async function write(
  transaction: Kysely<NoTables>,
  { tenant, owner }: CollectionKey,
  before: readonly StoredWish[],
  next: readonly StoredWish[],
): Promise<readonly StoredWish[]> {
  const { gone, changed } = changedArticles(before, next, isSame);
  if (gone.length > 0)
    await sql`
      delete from wish
       where tenant = ${tenant} and owner = ${owner} and sku = any(${gone}::text[])`.execute(transaction);
  if (changed.length > 0)
    await sql`
      insert into wish (tenant, owner, sku, product, place, removed_at, moving_at)
      select ${tenant}, ${owner}, sku, product, place, "removedAt", "movingAt"
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as each(sku text, product text, place integer, "removedAt" bigint, "movingAt" bigint)
      on conflict (tenant, owner, sku) do update
        set product = excluded.product, place = excluded.place, removed_at = excluded.removed_at,
            moving_at = excluded.moving_at`.execute(transaction);
  return next;
}

function isSame(wish: StoredWish, other: StoredWish): boolean {
  return (
    wish.product === other.product &&
    wish.place === other.place &&
    wish.removedAt === other.removedAt &&
    wish.movingAt === other.movingAt
  );
}
