import { type Kysely, sql } from 'kysely';
import type { DeliveryOption } from '../../../schemas/basket/basket.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import {
  type BasketContents,
  type BasketStore,
  emptyBasket,
  type StoredBasket,
  type StoredLine,
} from './basket-store.ts';

/** Baskets that one sweep takes away, so that none takes long. */
const sweptAtOnce = 5000;

interface Head {
  version: number;
  delivery: DeliveryOption;
  voucher: string | null;
}

/** Baskets in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlBasketStore({ kysely }: Pick<Database, 'kysely'>): BasketStore {
  return {
    async read(tenant, owner) {
      const { rows } = await sql<Head & { lines: StoredLine[] | null }>`
        select version, delivery, voucher,
               (select json_agg(json_build_object('sku', sku, 'quantity', quantity, 'place', place, 'known', known)
                                order by place, sku)
                  from basket_line as line where line.tenant = basket.tenant and line.owner = basket.owner) as lines
          from basket where tenant = ${tenant} and owner = ${owner}`.execute(kysely);
      const [row] = rows;
      return row ? { ...row, lines: row.lines ?? [] } : emptyBasket;
    },
    change(tenant, owner, at, decide) {
      return kysely.transaction().execute(async (transaction) => {
        const whose = { tenant, owner };
        const before = await lock(transaction, whose, at);
        const { next, outcome } = decide(before);
        if (!next) return { basket: before, outcome };
        await write(transaction, whose, before, next);
        return { basket: { ...next, version: before.version + 1 }, outcome };
      });
    },
    async join(tenant, { from, to }, at, joined) {
      if (from === to || (await isEmpty(kysely, { tenant, owner: from }))) return false;
      return kysely.transaction().execute(async (transaction) => {
        const found = new Map<string, StoredBasket>();
        // Always in the same order, so that no two wait for each other.
        for (const owner of [from, to].toSorted())
          found.set(owner, await lock(transaction, { tenant, owner }, at));
        const [guest = emptyBasket, own = emptyBasket] = [found.get(from), found.get(to)];
        await sql`delete from basket where tenant = ${tenant} and owner = ${from}`.execute(transaction);
        if (guest.version === 0) return false;
        await write(transaction, { tenant, owner: to }, own, joined(guest, own));
        return true;
      });
    },
    async sweep(before) {
      const { numAffectedRows } = await sql`
        delete from basket where (tenant, owner) in (
          select tenant, owner from basket where owner like 'g:%' and changed_at < ${before}
           order by changed_at limit ${sweptAtOnce} for update skip locked)`.execute(kysely);
      return Number(numAffectedRows ?? 0);
    },
  };
}

interface Whose {
  tenant: string;
  owner: string;
}

async function isEmpty(kysely: Kysely<NoTables>, { tenant, owner }: Whose): Promise<boolean> {
  const { rows } = await sql`select 1 from basket where tenant = ${tenant} and owner = ${owner}`.execute(
    kysely,
  );
  return rows.length === 0;
}

/** The basket as it is, which nobody else changes before the transaction ends. */
async function lock(
  transaction: Kysely<NoTables>,
  { tenant, owner }: Whose,
  at: number,
): Promise<StoredBasket> {
  const { rows: heads } = await sql<Head>`
    insert into basket as known (tenant, owner, version, delivery, voucher, changed_at)
    values (${tenant}, ${owner}, 0, 'standard', null, ${at})
    on conflict (tenant, owner) do update set changed_at = greatest(known.changed_at, excluded.changed_at)
    returning version, delivery, voucher`.execute(transaction);
  const [head] = heads;
  if (!head || head.version === 0) return emptyBasket;
  const { rows: lines } = await sql<StoredLine>`
    select sku, quantity, place, known from basket_line
     where tenant = ${tenant} and owner = ${owner} order by place, sku`.execute(transaction);
  return { ...head, lines };
}

async function write(
  transaction: Kysely<NoTables>,
  { tenant, owner }: Whose,
  before: StoredBasket,
  next: BasketContents,
): Promise<void> {
  const kept = new Set(next.lines.map(({ sku }) => sku));
  const gone = before.lines.filter(({ sku }) => !kept.has(sku)).map(({ sku }) => sku);
  const known = new Map(before.lines.map((line) => [line.sku, line]));
  const changed = next.lines.filter((line) => !isSame(line, known.get(line.sku)));
  if (gone.length > 0)
    await sql`
      delete from basket_line
       where tenant = ${tenant} and owner = ${owner} and sku = any(${gone}::text[])`.execute(transaction);
  if (changed.length > 0)
    await sql`
      insert into basket_line (tenant, owner, sku, quantity, place, known)
      select ${tenant}, ${owner}, sku, quantity, place, known
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line(sku text, quantity integer, place integer, known jsonb)
      on conflict (tenant, owner, sku) do update
        set quantity = excluded.quantity, place = excluded.place, known = excluded.known`.execute(
      transaction,
    );
  await sql`
    update basket set version = version + 1, delivery = ${next.delivery}, voucher = ${next.voucher}
     where tenant = ${tenant} and owner = ${owner}`.execute(transaction);
}

function isSame(line: StoredLine, other: StoredLine | undefined): boolean {
  return (
    other !== undefined &&
    line.quantity === other.quantity &&
    line.place === other.place &&
    line.known === other.known
  );
}
