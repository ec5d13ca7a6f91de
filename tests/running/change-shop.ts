import { sql } from 'kysely';
import { inject } from 'vitest';
import type { CatalogueStore } from '../../server/shop/catalogue/catalogue-store.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { collectingLog } from '../services/collecting-log.ts';

// What happens in the shop of all journeys while somebody looks at a page: by its database, as an import or a clerk does it.

/** Somebody may buy on credit from now on. */
export function trustCustomer(email: string): Promise<void> {
  return inDatabase(async ({ kysely }) => {
    await sql`update account set credit_affinity = true where email = ${email}`.execute(kysely);
  });
}

/** All of an order leaves in a parcel. */
export function sendOrder(number: string): Promise<void> {
  return inDatabase(async ({ kysely }) => {
    await sql`
      insert into order_parcel (tenant, number, carrier, tracking_number, pieces, value, shipped_at)
      select tenant, number, 'post', 'AT' || number,
             (select jsonb_agg(jsonb_build_object('position', line->'position', 'quantity', line->'quantity'))
                from jsonb_array_elements(ordered->'lines') line), 0, placed_at
        from shop_order where number = ${number}`.execute(kysely);
    await sql`update shop_order set state = 'shipped' where number = ${number}`.execute(kysely);
  });
}

/** An article of the Austrian shop costs something else from now on; in cents. */
export function changePrice(sku: string, price: number): Promise<void> {
  return changeCatalogue('at', { prices: [{ sku, locale: 'de-AT', price, at: Date.now() }] });
}

/** From now on a shop has so many pieces of an article. */
export function changeStock(sku: string, to: number, tenant = 'at'): Promise<void> {
  return changeCatalogue(tenant, { stock: [{ sku, to }] });
}

function changeCatalogue(tenant: string, changes: Parameters<CatalogueStore['write']>[1]): Promise<void> {
  return inDatabase(async (database) => {
    const catalogue = createSqlCatalogueStore(database, { onWritten: async () => {} });
    await catalogue.write(tenant, changes);
  });
}

async function inDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = connectDatabase(inject('shopDatabase'), collectingLog());
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
