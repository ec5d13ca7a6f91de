import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { type CatalogueWords, createAnalyser } from '../analyser/analyser.ts';
import type { Language, Synonyms } from '../languages/language.ts';
import { type LearnedWords, learnWords } from '../analyser/learn-words.ts';
import { searchProductOf } from './catalogue-entry.ts';
import type { SearchProduct } from '../analyser/search-product.ts';
import { buildPhrases } from '../suggest/build-phrases.ts';
import type { EntrySource } from './index-entry.ts';
import { readNumbers } from './stored-numbers.ts';
import { createProductWriter } from './write-products.ts';
import { addWords, replacePhrases, replaceWords } from './write-texts.ts';

interface SearchIndexerOptions {
  database: Pick<Database, 'another'>;
  tenant: string;
  locale: string;
  language: Language;
  synonyms: readonly Synonyms[];
  entries: EntrySource;
  /** Told after each part how many products are written so far. */
  onProgress?: (products: number) => void;
}

/** Writes the rows of a tenant's search in one locale. Readers have the old ones until a call is done. */
export interface SearchIndexer {
  /** Learns the words of the catalogue anew and writes everything. Once a day, after imports, and first of all. */
  rebuild(): Promise<{ products: number; version: number }>;
  /** Writes products that changed, are new or gone, with the words as they are. Null: nothing has been built yet. */
  update(skus: readonly string[]): Promise<{ products: number } | null>;
}

/** One indexer of a tenant writes at a time: others wait for it. */
export function createSearchIndexer(options: SearchIndexerOptions): SearchIndexer {
  const { tenant, locale, language, synonyms, entries, onProgress } = options;
  const transact = <Result>(work: (transaction: Kysely<NoTables>) => Promise<Result>): Promise<Result> =>
    inOwnTransaction(options.database, tenant, work);

  return {
    async rebuild() {
      const learned = await learn(options);
      const result = await transact(async (transaction) => {
        const version = ((await readWords(transaction, tenant, locale))?.version ?? 0) + 1;
        const analyser = createAnalyser(language, { version, ...learned }, synonyms);
        const numbers = await readNumbers(transaction, tenant, locale);
        await sql`delete from search_forward where tenant = ${tenant} and locale = ${locale}`.execute(
          transaction,
        );
        const writer = createProductWriter({ transaction, tenant, locale, numbers, analyser });
        for await (const part of entries.all()) {
          await writer.write(part);
          onProgress?.(writer.phrases.length);
        }
        const place = { transaction, tenant, locale };
        await replaceWords(place, writer.words.values());
        await replacePhrases(place, buildPhrases(writer.phrases, language));
        await saveBuild(transaction, tenant, locale, version, learned);
        return { products: writer.phrases.length, version };
      });
      await analyseTables(options.database);
      return result;
    },
    update: (skus) =>
      transact(async (transaction) => {
        const words = await readWords(transaction, tenant, locale);
        if (!words) return null;
        const changed = await entries.of(skus);
        const numbers = await readNumbers(transaction, tenant, locale, {
          products: changed.map(({ product }) => product.sku),
          variants: changed.flatMap(({ product }) => product.variants.map(({ sku }) => sku)),
        });
        await sql`
          delete from search_forward f using search_product p
           where f.tenant = ${tenant} and f.locale = ${locale} and p.tenant = f.tenant and p.doc = f.doc
             and p.sku = any(${skus}::text[])`.execute(transaction);
        const analyser = createAnalyser(language, words, synonyms);
        const writer = createProductWriter({ transaction, tenant, locale, numbers, analyser });
        await writer.write(changed);
        await addWords({ transaction, tenant, locale }, writer.words.values());
        await sql`update search_build set revision = revision + 1
          where tenant = ${tenant} and locale = ${locale}`.execute(transaction);
        return { products: changed.length };
      }),
  };
}

/** The words with which a tenant's products were analysed last, for queries to be analysed with the same; null: none yet. */
export async function readWords(
  kysely: Kysely<NoTables>,
  tenant: string,
  locale: string,
): Promise<CatalogueWords | null> {
  const { rows } = await sql<{ version: number; words: LearnedWords }>`
    select version, words from search_build where tenant = ${tenant} and locale = ${locale}`.execute(kysely);
  const row = rows[0];
  return row ? { version: row.version, ...row.words } : null;
}

async function inOwnTransaction<Result>(
  database: Pick<Database, 'another'>,
  tenant: string,
  work: (transaction: Kysely<NoTables>) => Promise<Result>,
): Promise<Result> {
  const own = database.another({ connections: 1, statementMs: 0, idleInTransactionMs: 60_000 });
  try {
    return await own.kysely.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`search ${tenant}`}, 0))`.execute(
        transaction,
      );
      return await work(transaction);
    });
  } finally {
    await own.close();
  }
}

/** Products that say the same about words teach the same: a large catalogue repeats itself. */
async function learn({ entries, language, synonyms }: SearchIndexerOptions): Promise<LearnedWords> {
  const teaching = new Map<string, SearchProduct>();
  for await (const part of entries.all()) {
    for (const entry of part) {
      const { name, ...product } = searchProductOf({ ...entry, doc: 0, variantId: () => 0 }, language);
      const only: SearchProduct = {
        ...product,
        name: product.type === '' ? name : '',
        brand: '',
        models: [],
        sizes: [],
        description: '',
      };
      teaching.set(JSON.stringify(only), only);
    }
  }
  return learnWords(teaching.values(), language, synonyms);
}

async function saveBuild(
  transaction: Kysely<NoTables>,
  tenant: string,
  locale: string,
  version: number,
  learned: LearnedWords,
): Promise<void> {
  await sql`
    insert into search_build as b (tenant, locale, version, revision, words)
    values (${tenant}, ${locale}, ${version}, 1, ${JSON.stringify(learned)}::jsonb)
    on conflict (tenant, locale) do update
       set version = excluded.version, revision = b.revision + 1, words = excluded.words, built_at = now()`.execute(
    transaction,
  );
}

/** The server's plans depend on what it knows of the tables; its own look at them comes a minute late. */
async function analyseTables(database: Pick<Database, 'another'>): Promise<void> {
  const own = database.another({ connections: 1, statementMs: 0 });
  try {
    for (const table of ['forward', 'variant', 'product', 'word', 'suggest', 'term', 'label'])
      await sql`analyze ${sql.table(`search_${table}`)}`.execute(own.kysely);
  } finally {
    await own.close();
  }
}
