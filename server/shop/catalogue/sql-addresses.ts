import { type Kysely, sql } from 'kysely';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { NoTables } from '../../storage/database/database.ts';
import type { ListedAddress } from './catalogue-store.ts';

/** Addresses of products as `CatalogueStore.addresses` gives them, without reading their documents as a whole. */
export async function sqlAddresses(
  kysely: Kysely<NoTables>,
  tenant: string,
  after: string | null,
  limit: number,
): Promise<ListedAddress[]> {
  const { rows } = await sql<{ sku: string; slugs: Record<string, string>; locales: string[] }>`
    select p.sku,
           (select json_object_agg(s.language, s.slug) from catalogue_slug s
             where s.tenant = p.tenant and s.sku = p.sku) as slugs,
           (select coalesce(json_agg(distinct o.locale), '[]') from catalogue_variant v
              join catalogue_offer o on o.tenant = v.tenant and o.sku = v.sku
             where v.tenant = p.tenant and v.product = p.sku) as locales
      from catalogue_product p
     where p.tenant = ${tenant} and p.sku > ${after ?? ''} and p.document -> 'gone' = 'null'::jsonb
     order by p.sku limit ${limit}`.execute(kysely);
  return rows.map(({ sku, slugs, locales }) => ({
    sku,
    slugs: new Map(locales.map((locale) => [locale, slugIn(slugs, locale)])),
  }));
}

function slugIn(slugs: Record<string, string>, locale: string): string {
  const { de = '', ...others } = slugs;
  return inLocale({ de, ...others }, locale);
}
