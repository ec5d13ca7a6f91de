import { sql } from 'kysely';
import { unpackTerms, unpackValues } from '../../server/search/index/packed-row.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { benchTenant, keepVersion, progressLine, type ShopDatabase, versionIn } from './shop-database.ts';

// The search as plain SQL would do it: the same words and facet values of the same products, in tables of its own.

/**
 * What one request asks of the reference: total, the first 24, all facets with the counts of their values, price range and
 * stars. Facet values lie as an array in the product's row, which takes two thirds of what a table of them takes.
 */
export const referenceQuery = `
with found as materialized (
  select p.doc, p.price, p.stars, p.popularity, p.facet_values, ts_rank(p.words, query) as rank
    from bench.product p, plainto_tsquery('simple', $1) query
   where p.words @@ query),
counted as (
  select value, count(*)::int as count from found, unnest(facet_values) as value group by value),
placed as (
  select v.facet, v.id, v.label, c.count, row_number() over (partition by v.facet order by c.count desc, v.id) as place
    from counted c join bench.value v on v.id = c.value)
select (select count(*)::int from found) as total,
       (select json_agg(shown) from (
          select p.sku, p.name, p.brand, p.picture, p.price from (
            select doc, rank, popularity from found order by rank desc, popularity desc, doc limit 24) f
            join bench.product p using (doc) order by f.rank desc, f.popularity desc, f.doc) shown) as products,
       (select json_agg(p) from (select facet, id, label, count from placed where place <= 50 order by facet, place) p)
         as facets,
       (select json_build_array(min(price), max(price)) from found) as price,
       (select json_agg(s) from (select stars, count(*)::int from found group by stars) s) as ratings`;

/** Makes the reference's tables anew when the index has changed. Products that are sold out are left out. */
export async function makeReference({ database, products, version }: ShopDatabase): Promise<void> {
  if ((await versionIn(database, 'reference')) === version) return;
  const { kysely } = database;
  await sql`drop table if exists bench.product, bench.value`.execute(kysely);
  await sql`create table bench.product (
    doc integer primary key, sku text not null, name text not null, brand text not null, picture text,
    price integer not null, popularity smallint not null, stars smallint not null,
    words tsvector not null, facet_values integer[] not null)`.execute(kysely);
  await sql`create table bench.value as
    select v.id, f.name as facet, l.label from search_value v
      join search_facet f on f.tenant = v.tenant and f.id = v.facet
      join search_label l on l.tenant = v.tenant and l.locale = ${benchTenant.locale} and l.id = v.id
     where v.tenant = ${benchTenant.tenant}`.execute(kysely);
  await sql`alter table bench.value add primary key (id)`.execute(kysely);
  const terms = await readTerms(database);
  const onProgress = progressLine('products in the reference', products);
  const atOnce = 5000;
  for (let from = 0; ; from += atOnce) {
    const rows = await readPart(database, from, from + atOnce);
    if (rows.length === 0) break;
    await writePart(database, rows, terms);
    onProgress(Math.min(products, from + atOnce));
  }
  await sql`create index on bench.product using gin (words) with (fastupdate = off)`.execute(kysely);
  await sql`vacuum analyze bench.product, bench.value`.execute(kysely);
  await keepVersion(database, 'reference', version);
}

async function readTerms({ kysely }: Database): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; term: string }>`
    select id, term from search_term
     where tenant = ${benchTenant.tenant} and locale = ${benchTenant.locale}`.execute(kysely);
  return new Map(rows.map(({ id, term }) => [id, term]));
}

interface ReferenceRow {
  doc: number;
  sku: string;
  name: string;
  brand: string;
  picture: string | null;
  price: number | null;
  popularity: number;
  rating: number;
  terms: Uint8Array;
  attrs: Uint8Array;
  /** Values of variants in stock. */
  of_variants: number[] | null;
}

async function readPart({ kysely }: Database, from: number, to: number): Promise<ReferenceRow[]> {
  const { tenant, locale } = benchTenant;
  const { rows } = await sql<ReferenceRow>`
    select f.doc, p.sku, c.document #>> '{texts,de,name}' as name, c.document ->> 'brand' as brand,
           c.document #>> '{colours,0,pictures,0,id}' as picture, f.popularity, f.rating, f.terms, f.attrs,
           v.price, v.of_variants
      from search_forward f
      join search_product p on p.tenant = f.tenant and p.doc = f.doc
      join catalogue_product c on c.tenant = p.tenant and c.sku = p.sku
      left join lateral (
        select min(l.price)::int as price, array_agg(distinct value) as of_variants
          from search_variant s
          join catalogue_live l on l.tenant = ${tenant} and l.locale = ${locale} and l.sku = s.sku and l.stock > 0
          cross join unnest(array[s.colour, s.size, s.width]) as value
         where s.tenant = ${tenant} and s.doc = f.doc) v on true
     where f.tenant = ${tenant} and f.locale = ${locale} and f.doc > ${from} and f.doc <= ${to}
     order by f.doc`.execute(kysely);
  return rows;
}

async function writePart(
  { kysely }: Database,
  rows: readonly ReferenceRow[],
  terms: ReadonlyMap<number, string>,
): Promise<void> {
  const inStock = rows
    .filter(({ price }) => price !== null)
    .map((row) => ({
      doc: row.doc,
      sku: row.sku,
      name: row.name,
      brand: row.brand,
      picture: row.picture,
      price: row.price,
      popularity: row.popularity,
      stars: Math.floor(row.rating / 10),
      words: lexemes(row.terms, terms),
      facet_values: [
        ...new Set([...unpackValues(row.attrs), ...(row.of_variants ?? []).filter((id) => id > 0)]),
      ],
    }));
  await sql`
    insert into bench.product
    select doc, sku, name, brand, picture, price, popularity, stars, words::tsvector, facet_values
      from jsonb_to_recordset(${JSON.stringify(inStock)}::jsonb) as n(
        doc integer, sku text, name text, brand text, picture text, price integer, popularity smallint,
        stars smallint, words text, facet_values integer[])`.execute(kysely);
}

/** Terms as a tsvector is written: what the product is weighs most (A), what only its text mentions least (D). */
function lexemes(packed: Uint8Array, terms: ReadonlyMap<number, string>): string {
  return unpackTerms(packed)
    .map(({ term, weight }, index) => {
      const word = (terms.get(term) ?? '').replaceAll(/['\\]/g, '$&$&');
      const letter = weight >= 7 ? 'A' : weight >= 5 ? 'B' : weight >= 2 ? 'C' : 'D';
      return `'${word}':${index + 1}${letter}`;
    })
    .join(' ');
}
