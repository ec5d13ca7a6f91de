import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import { categoryFacet, variantFacets } from './catalogue-entry.ts';
import { createNumbering, type Numbering } from '../index/numbering.ts';
import { maxTermId, maxValueId } from '../index/packed-row.ts';

/** Largest number of a facet: columns hold them in one byte. */
const maxFacet = 255;
/** Largest number that the tables hold. */
const maxInteger = 2 ** 31 - 1;

/** All numbers that a tenant's index has given, and those it gives now. */
export interface StoredNumbers {
  products: Numbering;
  variants: Numbering;
  facets: Numbering;
  values: Numbering;
  terms: Numbering;
  /** Writes what has been given since the last time. */
  save(): Promise<void>;
}

type Name = Exclude<keyof StoredNumbers, 'save'>;

/** Of products and variants only the numbers of these are needed; there are many. */
interface NeededNumbers {
  products: readonly string[];
  variants: readonly string[];
}

/** Reads the numbers, all or those needed. The caller holds the lock of the tenant's index until it commits. */
export async function readNumbers(
  transaction: Kysely<NoTables>,
  tenant: string,
  locale: string,
  needed?: NeededNumbers,
): Promise<StoredNumbers> {
  async function read({ table, name, id, max, only, more = sql`` }: NumberTable): Promise<Numbering> {
    const condition = only === undefined ? more : sql`and ${sql.ref(name)} = any(${only}::text[])`;
    const { rows } = await sql<{ name: string; id: number }>`
      select ${sql.ref(name)} as name, ${sql.ref(id)} as id from ${sql.table(table)}
       where tenant = ${tenant} ${condition}`.execute(transaction);
    const known = rows.map((row): [string, number] => [row.name, row.id]);
    if (only !== undefined) known.push(['', await lastNumber(transaction, tenant, table, id)]);
    return createNumbering(known, max);
  }
  const numbers = {
    products: await read({
      table: 'search_product',
      name: 'sku',
      id: 'doc',
      max: maxInteger,
      ...(needed && { only: needed.products }),
    }),
    variants: await read({
      table: 'search_variant',
      name: 'sku',
      id: 'id',
      max: maxInteger,
      ...(needed && { only: needed.variants }),
    }),
    facets: await read({ table: 'search_facet', name: 'name', id: 'id', max: maxFacet }),
    values: await read({ table: 'search_value', name: 'name', id: 'id', max: maxValueId }),
    terms: await read({
      table: 'search_term',
      name: 'term',
      id: 'id',
      max: maxTermId,
      more: sql`and locale = ${locale}`,
    }),
  };
  const saved: Record<Name, number> = { products: 0, variants: 0, facets: 0, values: 0, terms: 0 };
  function newIn(name: Name): { names: string[]; ids: number[] } | undefined {
    const added = numbers[name].added().slice(saved[name]);
    saved[name] += added.length;
    if (added.length === 0) return undefined;
    return { names: added.map(([each]) => each), ids: added.map(([, id]) => id) };
  }
  async function save(): Promise<void> {
    const products = newIn('products');
    if (products)
      await sql`insert into search_product (tenant, sku, doc) select ${tenant}, *
        from unnest(${products.names}::text[], ${products.ids}::integer[])`.execute(transaction);
    const facets = newIn('facets');
    if (facets)
      await sql`insert into search_facet (tenant, name, id, on_variant, is_category)
        select ${tenant}, name, id, name = any(${variantFacets}::text[]), name = ${categoryFacet}
          from unnest(${facets.names}::text[], ${facets.ids}::smallint[]) as n(name, id)`.execute(
        transaction,
      );
    const values = newIn('values');
    if (values)
      await sql`insert into search_value (tenant, name, id, facet) select ${tenant}, *
        from unnest(${values.names}::text[], ${values.ids}::integer[],
          ${values.names.map(facetOf)}::smallint[])`.execute(transaction);
    const terms = newIn('terms');
    if (terms)
      await sql`insert into search_term (tenant, locale, term, id) select ${tenant}, ${locale}, *
        from unnest(${terms.names}::text[], ${terms.ids}::integer[])`.execute(transaction);
  }
  /** Values are named by facet and value in one. */
  function facetOf(name: string): number {
    const [facet] = JSON.parse(name) as [string, string];
    return numbers.facets.numberOf(facet);
  }
  return { ...numbers, save };
}

interface NumberTable {
  table: string;
  name: string;
  id: string;
  max: number;
  /** Names whose numbers are needed; default: all. */
  only?: readonly string[];
  more?: RawBuilder<unknown>;
}

/** The highest number given, from which new ones go on. */
async function lastNumber(
  transaction: Kysely<NoTables>,
  tenant: string,
  table: string,
  id: string,
): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(${sql.ref(id)}) as last from ${sql.table(table)} where tenant = ${tenant}`.execute(
    transaction,
  );
  return rows[0]?.last ?? 0;
}
