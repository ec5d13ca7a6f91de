import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import { maxPrice } from './columns.ts';
import type {
  FacetRow,
  FacetValueRow,
  ForwardRow,
  RowSource,
  SearchRows,
  TermRow,
  VariantRow,
} from './search-rows.ts';

/** Products whose rows are read at once. Of variants larger parts, which the server joins as a whole, in half the time. */
const atOnce = { forward: 5000, variants: 25_000 };

/**
 * The rows of a tenant in one locale, prices and stocks as the catalogue has them at the moment. `readRows` throws while
 * nothing has been indexed, and the lists in parts throw when all was indexed anew while they were read: begin again then.
 * Let its connection have time: parts of a large catalogue take longer than a request may.
 */
export function rowsInDatabase(
  database: Pick<Database, 'kysely'>,
  tenant: string,
  locale: string,
): RowSource {
  return { readRows: () => readRows(database, tenant, locale) };
}

type Kysely = Database['kysely'];

async function readRows(
  { kysely }: Pick<Database, 'kysely'>,
  tenant: string,
  locale: string,
): Promise<SearchRows> {
  const version = await versionOf(kysely, tenant, locale);
  if (version === undefined) throw new Error(`Nothing of ${tenant} in ${locale} has been indexed yet`);
  const terms = await sql<TermRow>`
    select id, term from search_term where tenant = ${tenant} and locale = ${locale}`.execute(kysely);
  const facets = await sql<FacetRow>`
    select id, name, on_variant as "isOnVariant", is_category as "isCategory"
      from search_facet where tenant = ${tenant} order by id`.execute(kysely);
  const values = await sql<FacetValueRow>`
    select v.id, v.facet, v.name::jsonb ->> 1 as value, l.label from search_value v
      join search_label l on l.tenant = v.tenant and l.locale = ${locale} and l.id = v.id
     where v.tenant = ${tenant} order by v.id`.execute(kysely);

  async function* forward(): AsyncGenerator<readonly ForwardRow[]> {
    for await (const [from, to] of ranges(kysely, tenant, atOnce.forward)) {
      const { rows } = await sql<ForwardRow>`
        select f.doc, p.sku, f.terms, f.attrs as "values", f.popularity, f.rating, f.listed
          from search_forward f join search_product p on p.tenant = f.tenant and p.doc = f.doc
         where f.tenant = ${tenant} and f.locale = ${locale} and f.doc > ${from} and f.doc <= ${to}
         order by f.doc`.execute(kysely);
      yield rows;
    }
    if ((await versionOf(kysely, tenant, locale)) !== version)
      throw new Error(`${tenant} in ${locale} was indexed anew while it was read`);
  }
  async function* variants(): AsyncGenerator<readonly VariantRow[]> {
    for await (const [from, to] of ranges(kysely, tenant, atOnce.variants)) {
      const { rows } = await sql<Omit<VariantRow, 'values'> & Record<'colour' | 'size' | 'width', number>>`
        select v.id, v.doc, v.colour, v.size, v.width, least(l.price, ${maxPrice}::bigint) as price, l.stock
          from search_variant v
          join catalogue_live l on l.tenant = v.tenant and l.locale = ${locale} and l.sku = v.sku
         where v.tenant = ${tenant} and v.doc > ${from} and v.doc <= ${to}
         order by v.doc, v.id`.execute(kysely);
      yield rows.map(({ colour, size, width, ...row }) => ({ ...row, values: [colour, size, width] }));
    }
  }
  return {
    wordsVersion: version,
    terms: terms.rows,
    facets: facets.rows,
    values: values.rows,
    forward: forward(),
    variants: variants(),
  };
}

async function versionOf(kysely: Kysely, tenant: string, locale: string): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from search_build where tenant = ${tenant} and locale = ${locale}`.execute(kysely);
  return rows[0]?.version;
}

/** Numbers of products are dense: ranges of them are parts of about the same size. */
async function* ranges(
  kysely: Kysely,
  tenant: string,
  size: number,
): AsyncGenerator<[from: number, to: number]> {
  const { rows } = await sql<{ last: number | null }>`
    select max(doc) as last from search_product where tenant = ${tenant}`.execute(kysely);
  const last = rows[0]?.last ?? 0;
  for (let from = 0; from < last; from += size) yield [from, from + size];
}
