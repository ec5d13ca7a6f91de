import { type Kysely, sql } from 'kysely';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { PriceRecord } from '../../../schemas/money/reduction.ts';
import type { NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import { historyKey } from './shelf.ts';
import { type LiveVariant, type StoredProduct, wholeProduct } from './stored-product.ts';

/** Products with these numbers or with variants of these numbers, each once, in the order asked for. */
export async function sqlProducts(
  kysely: Kysely<NoTables>,
  tenant: string,
  skus: readonly string[],
): Promise<CatalogueProduct[]> {
  const asked = skus.filter(isStorable);
  if (asked.length === 0 || !isStorable(tenant)) return [];
  const { rows } = await sql<{ document: StoredProduct; live: Record<string, LiveVariant> | null }>`
    with asked as (
      select product, min(number) as number
        from (select a.number, coalesce(p.sku, v.product) as product
                from unnest(${asked}::text[]) with ordinality as a(sku, number)
                left join catalogue_product p on p.tenant = ${tenant} and p.sku = a.sku
                left join catalogue_variant v on v.tenant = ${tenant} and v.sku = a.sku) as found
       where product is not null group by product)
    select p.document,
           (select json_object_agg(v.sku, json_build_object('stock', v.stock, 'offers', coalesce(
                     (select json_object_agg(o.locale,
                               json_build_object('price', o.price, 'low30', o.low30, 'rrp', o.rrp))
                        from catalogue_offer o where o.tenant = v.tenant and o.sku = v.sku), '{}')))
              from catalogue_variant v where v.tenant = p.tenant and v.product = p.sku) as live
      from asked join catalogue_product p on p.tenant = ${tenant} and p.sku = asked.product
     order by asked.number`.execute(kysely);
  return rows.map(({ document, live }) => wholeProduct(document, live ?? {}));
}

/** All earlier prices of variants, by `historyKey`, each ascending. */
export async function sqlHistories(
  kysely: Kysely<NoTables>,
  tenant: string,
  skus: readonly string[],
): Promise<Map<string, PriceRecord[]>> {
  const histories = new Map<string, PriceRecord[]>();
  const asked = skus.filter(isStorable);
  if (asked.length === 0 || !isStorable(tenant)) return histories;
  const { rows } = await sql<{ sku: string; locale: string; price: number; begun: number }>`
    select sku, locale, price, begun from catalogue_price
     where tenant = ${tenant} and sku = any(${asked}::text[]) order by sku, locale, begun`.execute(kysely);
  for (const { sku, locale, price, begun } of rows) {
    const own = histories.get(historyKey(sku, locale)) ?? [];
    histories.set(historyKey(sku, locale), own);
    own.push({ price, from: begun });
  }
  return histories;
}
