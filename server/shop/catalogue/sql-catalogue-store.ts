import { type Kysely, sql } from 'kysely';
import type { Category } from '../../../schemas/catalogue/category.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { CatalogueBatch, CatalogueStore, Changed } from './catalogue-store.ts';
import { shelfDifference } from './shelf-difference.ts';
import { applyBatch, copyOfShelf, historyKey } from './shelf.ts';
import { sqlAddresses } from './sql-addresses.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import { sqlHistories, sqlProducts } from './sql-products.ts';
import { loadShelf, saveDifference } from './sql-shelf.ts';

/** Numbers of the products that a write has touched. */
export interface CatalogueWritten {
  tenant: string;
  /** Put, new or anew: anything of them may be different. */
  put: readonly string[];
  /** Only prices or stocks of variants changed. */
  live: readonly string[];
}

/** Told within the transaction of a write, once for each part of it: what it does there holds if and only if the write does. */
type OnCatalogueWritten = (transaction: Kysely<NoTables>, written: CatalogueWritten) => Promise<void>;

interface SqlCatalogueOptions {
  onWritten?: OnCatalogueWritten;
}

/** Products that are written at once; more come in several parts of one transaction. */
const atOnce = 250;

/** Thrown within a transaction to leave it undone. */
class Undone extends Error {
  readonly answer: Changed;
  constructor(answer: Changed) {
    super(answer.ok ? 'a trial' : answer.reason);
    this.answer = answer;
  }
}

/** A catalogue in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlCatalogueStore(
  { kysely }: Pick<Database, 'kysely'>,
  { onWritten }: SqlCatalogueOptions = {},
): CatalogueStore {
  return {
    async product(tenant, sku) {
      return (await sqlProducts(kysely, tenant, [sku]))[0] ?? null;
    },
    async productBySlug(tenant, locale, slug) {
      const sku = isStorable(`${tenant}${locale}${slug}`)
        ? await skuOfSlug(kysely, tenant, locale, slug)
        : null;
      return sku === null ? null : ((await sqlProducts(kysely, tenant, [sku]))[0] ?? null);
    },
    products: (tenant, skus) => sqlProducts(kysely, tenant, skus),
    async list(tenant, after, limit) {
      const { rows } = await sql<{ sku: string }>`
        select sku from catalogue_product where tenant = ${tenant} and sku > ${after ?? ''}
         order by sku limit ${limit}`.execute(kysely);
      return rows.map(({ sku }) => sku);
    },
    addresses: (tenant, after, limit) => sqlAddresses(kysely, tenant, after, limit),
    async count(tenant) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from catalogue_product where tenant = ${tenant}`.execute(kysely);
      return rows[0]?.count ?? 0;
    },
    async categories(tenant) {
      const { rows } = await sql<{ document: Category }>`
        select document from catalogue_category where tenant = ${tenant} order by position`.execute(kysely);
      return rows.map(({ document }) => document);
    },
    putCategories: (tenant, categories) =>
      kysely.transaction().execute((transaction) => putCategories(transaction, tenant, categories)),
    async priceHistory(tenant, sku, locale) {
      return (await sqlHistories(kysely, tenant, [sku])).get(historyKey(sku, locale)) ?? [];
    },
    async write(tenant, batch, { isTrial = false } = {}) {
      try {
        await kysely.transaction().execute(async (transaction) => {
          await writeBatch(transaction, tenant, batch, onWritten);
          if (isTrial) throw new Undone({ ok: true });
        });
        return { ok: true };
      } catch (error) {
        if (error instanceof Undone) return error.answer;
        throw error;
      }
    },
  };
}

/** Of each product the one slug counts that a locale reads: its own, else its language's, else the German one. */
async function skuOfSlug(
  kysely: Kysely<NoTables>,
  tenant: string,
  locale: string,
  slug: string,
): Promise<string | null> {
  const language = locale.slice(0, 2);
  const { rows } = await sql<{ sku: string }>`
    select s.sku from catalogue_slug s
     where s.tenant = ${tenant} and s.slug = ${slug} and s.language in (${locale}, ${language}, 'de')
       and s.language = (
         select o.language from catalogue_slug o
          where o.tenant = s.tenant and o.sku = s.sku and o.language in (${locale}, ${language}, 'de')
          order by o.language = ${locale} desc, o.language = ${language} desc limit 1)
     order by s.sku limit 1`.execute(kysely);
  return rows[0]?.sku ?? null;
}

async function putCategories(
  transaction: Kysely<NoTables>,
  tenant: string,
  categories: readonly Category[],
): Promise<void> {
  await lockTenant(transaction, tenant);
  await sql`delete from catalogue_category where tenant = ${tenant}`.execute(transaction);
  const documents = categories.map((category) => JSON.stringify(category));
  await sql`
    insert into catalogue_category (tenant, position, document)
    select ${tenant}, position - 1, document::jsonb
      from unnest(${documents}::text[]) with ordinality as n(document, position)`.execute(transaction);
}

/** Who brings products in waits for others who do: no number is taken twice. Prices and stocks go on meanwhile. */
async function lockTenant(transaction: Kysely<NoTables>, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue ${tenant}`}, 0))`.execute(transaction);
}

/** In the order of the numbers, so that no two writes wait for each other. */
async function lockVariants(
  transaction: Kysely<NoTables>,
  tenant: string,
  { prices = [], stock = [] }: CatalogueBatch,
): Promise<void> {
  const skus = [...prices, ...stock].map(({ sku }) => sku).filter(isStorable);
  if (skus.length === 0) return;
  await sql`select from catalogue_variant where tenant = ${tenant} and sku = any(${skus}::text[])
    order by sku for update`.execute(transaction);
}

async function writeBatch(
  transaction: Kysely<NoTables>,
  tenant: string,
  batch: CatalogueBatch,
  onWritten: OnCatalogueWritten | undefined,
): Promise<void> {
  const { put = [], prices = [], stock = [] } = batch;
  if (put.length > 0) await lockTenant(transaction, tenant);
  await lockVariants(transaction, tenant, batch);
  for (let from = 0; from < put.length; from += atOnce)
    await writePart(transaction, tenant, { put: put.slice(from, from + atOnce) }, onWritten);
  if (prices.length + stock.length > 0) await writePart(transaction, tenant, { prices, stock }, onWritten);
}

async function writePart(
  transaction: Kysely<NoTables>,
  tenant: string,
  part: CatalogueBatch,
  onWritten: OnCatalogueWritten | undefined,
): Promise<void> {
  const shelf = await loadShelf(transaction, tenant, part);
  const before = copyOfShelf(shelf);
  const changed = applyBatch(shelf, part);
  if (!changed.ok) throw new Undone(changed);
  const difference = shelfDifference(before, shelf);
  const put = new Set(part.put?.map(({ product }) => product.sku));
  await saveDifference(transaction, tenant, difference, put);
  const live = difference.products.map(({ sku }) => sku).filter((sku) => !put.has(sku));
  if (put.size + live.length > 0) await onWritten?.(transaction, { tenant, put: [...put], live });
}
