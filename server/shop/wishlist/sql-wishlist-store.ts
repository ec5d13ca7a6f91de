import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { StoredWish, WishlistStore } from './wishlist-store.ts';

/** Lists that one sweep takes away, so that none takes long. */
const sweptAtOnce = 5000;

interface Whose {
  tenant: string;
  owner: string;
}

/** Wishlists in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlWishlistStore({ kysely }: Pick<Database, 'kysely'>): WishlistStore {
  return {
    read: (tenant, owner) => read(kysely, { tenant, owner }),
    change(tenant, owner, at, decide) {
      return kysely.transaction().execute(async (transaction) => {
        const whose = { tenant, owner };
        await lock(transaction, whose, at);
        const before = await read(transaction, whose);
        const { next, outcome } = decide(before);
        if (!next) return { wishes: before, outcome };
        await write(transaction, whose, before, next);
        return { wishes: next, outcome };
      });
    },
    async join(tenant, { from, to }, at, joined) {
      if (from === to || (await read(kysely, { tenant, owner: from })).length === 0) return false;
      return kysely.transaction().execute(async (transaction) => {
        // Always in the same order, so that no two wait for each other.
        for (const owner of [from, to].toSorted()) await lock(transaction, { tenant, owner }, at);
        const guest = await read(transaction, { tenant, owner: from });
        await sql`delete from wishlist where tenant = ${tenant} and owner = ${from}`.execute(transaction);
        if (guest.length === 0) return false;
        const own = await read(transaction, { tenant, owner: to });
        await write(transaction, { tenant, owner: to }, own, joined(guest, own));
        return true;
      });
    },
    async sweep(before) {
      const { numAffectedRows } = await sql`
        delete from wishlist where (tenant, owner) in (
          select tenant, owner from wishlist where owner like 'g:%' and changed_at < ${before}
           order by changed_at limit ${sweptAtOnce} for update skip locked)`.execute(kysely);
      return Number(numAffectedRows ?? 0);
    },
  };
}

async function read(kysely: Kysely<NoTables>, { tenant, owner }: Whose): Promise<StoredWish[]> {
  const { rows } = await sql<StoredWish>`
    select sku, product, place, removed_at as "removedAt" from wish
     where tenant = ${tenant} and owner = ${owner} order by place desc, sku`.execute(kysely);
  return rows;
}

/** Nobody else changes the list before the transaction ends. */
async function lock(transaction: Kysely<NoTables>, { tenant, owner }: Whose, at: number): Promise<void> {
  await sql`
    insert into wishlist as known (tenant, owner, changed_at) values (${tenant}, ${owner}, ${at})
    on conflict (tenant, owner) do update
      set changed_at = greatest(known.changed_at, excluded.changed_at)`.execute(transaction);
}

async function write(
  transaction: Kysely<NoTables>,
  { tenant, owner }: Whose,
  before: readonly StoredWish[],
  next: readonly StoredWish[],
): Promise<void> {
  const kept = new Set(next.map(({ sku }) => sku));
  const gone = before.filter(({ sku }) => !kept.has(sku)).map(({ sku }) => sku);
  const known = new Map(before.map((wish) => [wish.sku, wish]));
  const changed = next.filter((wish) => !isSame(wish, known.get(wish.sku)));
  if (gone.length > 0)
    await sql`
      delete from wish
       where tenant = ${tenant} and owner = ${owner} and sku = any(${gone}::text[])`.execute(transaction);
  if (changed.length > 0)
    await sql`
      insert into wish (tenant, owner, sku, product, place, removed_at)
      select ${tenant}, ${owner}, sku, product, place, "removedAt"
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as each(sku text, product text, place integer, "removedAt" bigint)
      on conflict (tenant, owner, sku) do update
        set product = excluded.product, place = excluded.place, removed_at = excluded.removed_at`.execute(
      transaction,
    );
}

function isSame(wish: StoredWish, other: StoredWish | undefined): boolean {
  return (
    other !== undefined &&
    wish.product === other.product &&
    wish.place === other.place &&
    wish.removedAt === other.removedAt
  );
}
