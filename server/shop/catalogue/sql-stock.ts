import { type Kysely, sql } from 'kysely';
import type { GoodsService, ProductServices } from '../../../schemas/catalogue/goods-service.ts';
import type { NoTables } from '../../storage/database/database.ts';
import type { CatalogueWritten } from './sql-catalogue-store.ts';

/** Pieces of a variant. */
export interface Pieces {
  sku: string;
  quantity: number;
}

/** Pieces that are ordered; what each costs, and each service with it, in cents, where that is to be held to. */
interface WantedPieces extends Pieces {
  price?: number;
  services?: readonly { kind: GoodsService; price: number }[];
}

interface LiveRow {
  sku: string;
  price: number | null;
  stock: number;
  services: ProductServices | null;
}

/** Told within the transaction what it has changed. */
type OnWritten = (transaction: Kysely<NoTables>, written: CatalogueWritten) => Promise<void>;

/**
 * Takes pieces off the stock within an order's transaction, where each costs in the locale what it was ordered for, services too,
 * and there are enough; else false, and the transaction is to be left undone. Variants are locked in the order of their numbers, so
 * that no two orders wait for each other.
 */
export async function takeStock(
  transaction: Kysely<NoTables>,
  { tenant, locale }: { tenant: string; locale: string },
  lines: readonly WantedPieces[],
  onWritten: OnWritten,
): Promise<boolean> {
  const skus = lines.map(({ sku }) => sku);
  await sql`select from catalogue_variant where tenant = ${tenant} and sku = any(${skus}::text[])
    order by sku for update`.execute(transaction);
  // Read once they are locked: what was waited for may have changed the prices.
  const { rows } = await sql<LiveRow>`
    select v.sku, o.price, v.stock, p.document->'services' as services
      from catalogue_variant v join catalogue_product p on p.tenant = v.tenant and p.sku = v.product
      left join catalogue_offer o on o.tenant = v.tenant and o.sku = v.sku and o.locale = ${locale}
     where v.tenant = ${tenant} and v.sku = any(${skus}::text[])`.execute(transaction);
  const live = new Map(rows.map((row) => [row.sku, row]));
  const holds = lines.every(({ sku, quantity, price, services = [] }) => {
    const own = live.get(sku);
    if (own === undefined || own.stock < quantity) return false;
    const isSame = services.every((each) => own.services?.[each.kind]?.[locale] === each.price);
    return isSame && (price === undefined || own.price === price);
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
