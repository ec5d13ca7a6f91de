import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { CatalogueBatch } from './catalogue-store.ts';
import type { ShelfDifference } from './shelf-difference.ts';
import { emptyShelf, type Shelf } from './shelf.ts';
import { sqlHistories, sqlProducts } from './sql-products.ts';
import { storedProduct } from './stored-product.ts';

/** Reads the part of a tenant's catalogue that a batch has to do with. */
export async function loadShelf(
  kysely: Kysely<NoTables>,
  tenant: string,
  { put = [], prices = [], stock = [] }: CatalogueBatch,
): Promise<Shelf> {
  const shelf = emptyShelf();
  const variants = put.flatMap(({ product }) => product.variants);
  const asked = [
    ...put.map(({ product }) => product.sku),
    ...[...variants, ...prices, ...stock].map(({ sku }) => sku),
  ];
  for (const product of await sqlProducts(kysely, tenant, [...new Set(asked)])) {
    shelf.products.set(product.sku, product);
    for (const { sku } of product.variants) shelf.owners.set(sku, product.sku);
  }
  const past = new Set([...variants, ...prices].map(({ sku }) => sku));
  shelf.histories = await sqlHistories(kysely, tenant, [...past]);
  return shelf;
}

/** Writes a difference; of products in `put` the documents, too. */
export async function saveDifference(
  kysely: Kysely<NoTables>,
  tenant: string,
  difference: ShelfDifference,
  put: ReadonlySet<string>,
): Promise<void> {
  await saveDocuments(kysely, tenant, difference, put);
  await saveVariants(kysely, tenant, difference);
  await saveOffers(kysely, tenant, difference);
  const { prices } = difference;
  if (prices.length > 0)
    await sql`
      insert into catalogue_price (tenant, sku, locale, price, begun)
      select ${tenant}, * from unnest(${column(prices, 'sku')}::text[], ${column(prices, 'locale')}::text[],
        ${column(prices, 'price')}::bigint[], ${column(prices, 'begun')}::bigint[])`.execute(kysely);
}

function column<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[Name][] {
  return rows.map((row) => row[name]);
}

async function saveDocuments(
  kysely: Kysely<NoTables>,
  tenant: string,
  { products }: ShelfDifference,
  put: ReadonlySet<string>,
): Promise<void> {
  const changed = products.filter(({ sku }) => put.has(sku));
  if (changed.length === 0) return;
  const skus = column(changed, 'sku');
  const documents = changed.map((product) => JSON.stringify(storedProduct(product)));
  await sql`
    insert into catalogue_product (tenant, sku, document)
    select ${tenant}, sku, document::jsonb from unnest(${skus}::text[], ${documents}::text[]) as n(sku, document)
    on conflict (tenant, sku) do update set document = excluded.document`.execute(kysely);
  await sql`delete from catalogue_slug where tenant = ${tenant} and sku = any(${skus}::text[])`.execute(
    kysely,
  );
  const slugs = changed.flatMap(({ sku, texts }) =>
    Object.entries(texts).map(([language, { slug }]) => ({ sku, language, slug })),
  );
  await sql`
    insert into catalogue_slug (tenant, slug, language, sku)
    select ${tenant}, * from unnest(${column(slugs, 'slug')}::text[], ${column(slugs, 'language')}::text[],
      ${column(slugs, 'sku')}::text[])`.execute(kysely);
}

async function saveVariants(
  kysely: Kysely<NoTables>,
  tenant: string,
  { removedVariants, newVariants, stocks }: ShelfDifference,
): Promise<void> {
  if (removedVariants.length > 0)
    await sql`delete from catalogue_variant
      where tenant = ${tenant} and sku = any(${removedVariants}::text[])`.execute(kysely);
  if (newVariants.length > 0)
    await sql`
      insert into catalogue_variant (tenant, sku, product, stock)
      select ${tenant}, * from unnest(${column(newVariants, 'sku')}::text[],
        ${column(newVariants, 'product')}::text[], ${column(newVariants, 'stock')}::integer[])`.execute(
      kysely,
    );
  if (stocks.length > 0)
    await sql`
      update catalogue_variant v set stock = n.stock
        from unnest(${column(stocks, 'sku')}::text[], ${column(stocks, 'stock')}::integer[]) as n(sku, stock)
       where v.tenant = ${tenant} and v.sku = n.sku`.execute(kysely);
}

async function saveOffers(
  kysely: Kysely<NoTables>,
  tenant: string,
  { removedOffers, offers }: ShelfDifference,
): Promise<void> {
  if (removedOffers.length > 0)
    await sql`
      delete from catalogue_offer o
       using unnest(${column(removedOffers, 'sku')}::text[], ${column(removedOffers, 'locale')}::text[])
             as n(sku, locale)
       where o.tenant = ${tenant} and o.sku = n.sku and o.locale = n.locale`.execute(kysely);
  if (offers.length > 0)
    await sql`
      insert into catalogue_offer (tenant, sku, locale, price, low30, rrp)
      select ${tenant}, * from unnest(${column(offers, 'sku')}::text[], ${column(offers, 'locale')}::text[],
        ${column(offers, 'price')}::bigint[], ${column(offers, 'low30')}::bigint[],
        ${column(offers, 'rrp')}::bigint[])
      on conflict (tenant, sku, locale)
        do update set price = excluded.price, low30 = excluded.low30, rrp = excluded.rrp`.execute(kysely);
}
