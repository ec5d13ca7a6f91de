import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { CatalogueWritten } from './sql-catalogue-store.ts';

/** Pieces of a variant. */
export interface Pieces {
  sku: string;
  quantity: number;
}

/** Told within the transaction what it has changed. */
type OnWritten = (transaction: Kysely<NoTables>, written: CatalogueWritten) => Promise<void>;

/**
 * Takes pieces off the stock within an order's transaction, where each costs (cents, in a locale) what it was ordered for, if
 * that is given, and there are enough; else false, and the transaction is to be left undone. Variants are locked in the order of their numbers, so that no
 * two orders wait for each other.
 */
export async function takeStock(
  transaction: Kysely<NoTables>,
  { tenant, locale }: { tenant: string; locale: string },
  lines: readonly (Pieces & { price?: number })[],
  onWritten: OnWritten,
): Promise<boolean> {
  const skus = lines.map(({ sku }) => sku);
  const { rows } = await sql<{ sku: string; price: number | null; stock: number }>`
    select v.sku, o.price, v.stock
      from catalogue_variant v left join catalogue_offer o on o.tenant = v.tenant and o.sku = v.sku and o.locale = ${locale}
     where v.tenant = ${tenant} and v.sku = any(${skus}::text[])
     order by v.sku for update of v`.execute(transaction);
  const live = new Map(rows.map((row) => [row.sku, row]));
  const holds = lines.every(({ sku, quantity, price }) => {
    const own = live.get(sku);
    return own !== undefined && (price === undefined || own.price === price) && own.stock >= quantity;
  });
  if (!holds) return false;
  await changeStock(
    transaction,
    tenant,
    lines.map(({ sku, quantity }) => ({ sku, quantity: -quantity })),
    onWritten,
  );
  return true;
}

/** Puts pieces back; of a variant that is not known any more nothing. */
export function giveStockBack(
  transaction: Kysely<NoTables>,
  tenant: string,
  lines: readonly Pieces[],
  onWritten: OnWritten,
): Promise<void> {
  return changeStock(transaction, tenant, lines, onWritten);
}

async function changeStock(
  transaction: Kysely<NoTables>,
  tenant: string,
  lines: readonly Pieces[],
  onWritten: OnWritten,
): Promise<void> {
  const changed = lines.toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
  const products = new Set<string>();
  for (const { sku, quantity } of changed) {
    const { rows } = await sql<{ product: string }>`
      update catalogue_variant set stock = stock + ${quantity}
       where tenant = ${tenant} and sku = ${sku} returning product`.execute(transaction);
    for (const { product } of rows) products.add(product);
  }
  if (products.size > 0) await onWritten(transaction, { tenant, put: [], live: [...products] });
}
