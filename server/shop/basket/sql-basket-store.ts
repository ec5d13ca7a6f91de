import { type Kysely, sql } from 'kysely';
import type { DeliveryOption } from '../../../schemas/basket/basket.ts';
import {
  changedArticles,
  type CollectionKey,
  createSqlCollectionStore,
} from '../../collection/sql-collection-store.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import {
  type BasketContents,
  type BasketStore,
  emptyBasket,
  type StoredBasket,
  type StoredLine,
  type StoredVoucher,
} from './basket-store.ts';

interface Head {
  version: number;
  delivery: DeliveryOption;
  voucher: StoredVoucher | null;
}

/** The voucher of a row, as baskets have it. */
const voucherColumn = sql`
  case when voucher is not null then json_build_object('code', voucher, 'campaign', voucher_campaign) end as voucher`;

/** Baskets in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlBasketStore(database: Pick<Database, 'kysely'>): BasketStore {
  return createSqlCollectionStore(database, {
    ...{ table: 'basket', read, lock, write },
    isEmpty: ({ version }) => version === 0,
    holds: sql`exists (
      select 1 from basket_line as line
       where line.tenant = basket.tenant and line.owner = basket.owner and line.quantity > 0)`,
  });
}

async function read(kysely: Kysely<NoTables>, { tenant, owner }: CollectionKey): Promise<StoredBasket> {
  const { rows } = await sql<Head & { lines: StoredLine[] | null }>`
    select version, delivery, ${voucherColumn},
           (select json_agg(json_build_object('sku', sku, 'quantity', quantity, 'place', place, 'known', known,
                                             'services', services)
                            order by place, sku)
              from basket_line as line where line.tenant = basket.tenant and line.owner = basket.owner) as lines
      from basket where tenant = ${tenant} and owner = ${owner}`.execute(kysely);
  const [row] = rows;
  return row ? { ...row, lines: row.lines ?? [] } : emptyBasket;
}

async function lock(
  transaction: Kysely<NoTables>,
  { tenant, owner }: CollectionKey,
  at: number,
): Promise<StoredBasket> {
  const { rows: heads } = await sql<Head>`
    insert into basket as known (tenant, owner, version, delivery, changed_at)
    values (${tenant}, ${owner}, 0, 'standard', ${at})
    on conflict (tenant, owner) do update set changed_at = greatest(known.changed_at, excluded.changed_at)
    returning version, delivery, ${voucherColumn}`.execute(transaction);
  const [head] = heads;
  if (!head || head.version === 0) return emptyBasket;
  const { rows: lines } = await sql<StoredLine>`
    select sku, quantity, place, known, services from basket_line
     where tenant = ${tenant} and owner = ${owner} order by place, sku`.execute(transaction);
  return { ...head, lines };
}

async function write(
  transaction: Kysely<NoTables>,
  { tenant, owner }: CollectionKey,
  before: StoredBasket,
  next: BasketContents,
): Promise<StoredBasket> {
  const { gone, changed } = changedArticles(before.lines, next.lines, isSame);
  if (gone.length > 0)
    await sql`
      delete from basket_line
       where tenant = ${tenant} and owner = ${owner} and sku = any(${gone}::text[])`.execute(transaction);
  if (changed.length > 0)
    await sql`
      insert into basket_line (tenant, owner, sku, quantity, place, known, services)
      select ${tenant}, ${owner}, sku, quantity, place, known, services
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as line(sku text, quantity integer, place integer, known jsonb, services jsonb)
      on conflict (tenant, owner, sku) do update
        set quantity = excluded.quantity, place = excluded.place, known = excluded.known,
            services = excluded.services`.execute(transaction);
  await sql`
    update basket set version = version + 1, delivery = ${next.delivery},
           voucher = ${next.voucher?.code ?? null}, voucher_campaign = ${next.voucher?.campaign ?? null}
     where tenant = ${tenant} and owner = ${owner}`.execute(transaction);
  return { ...next, version: before.version + 1 };
}

function isSame(line: StoredLine, other: StoredLine): boolean {
  return (
    line.quantity === other.quantity &&
    line.place === other.place &&
    line.known === other.known &&
    line.services === other.services
  );
}
