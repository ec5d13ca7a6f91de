import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { KnownWord } from '../correction/word-candidates.ts';
import type { PhraseKey } from '../suggest/phrase-key.ts';

interface TextPlace {
  transaction: Kysely<NoTables>;
  tenant: string;
  locale: string;
}

/** Longer ones are no words that anybody mistypes. */
const longestWord = 60;
/** Rows that are written at once. */
const atOnce = 5000;

function* parts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce);
}

/** Adds words; how many products have those that are there already stays. */
export async function addWords(
  { transaction, tenant, locale }: TextPlace,
  words: Iterable<KnownWord>,
): Promise<void> {
  const short = [...words].filter(({ word }) => word.length <= longestWord);
  for (const rows of parts(short))
    await sql`
      insert into search_word (tenant, locale, word, display, products)
      select ${tenant}, ${locale}, * from unnest(${rows.map(({ word }) => word)}::text[],
        ${rows.map(({ display }) => display)}::text[], ${rows.map(({ products }) => products)}::integer[])
      on conflict do nothing`.execute(transaction);
}

export async function replaceWords(place: TextPlace, words: Iterable<KnownWord>): Promise<void> {
  const { transaction, tenant, locale } = place;
  await sql`delete from search_word where tenant = ${tenant} and locale = ${locale}`.execute(transaction);
  await addWords(place, words);
}

export async function replacePhrases(
  { transaction, tenant, locale }: TextPlace,
  phrases: readonly PhraseKey[],
): Promise<void> {
  await sql`delete from search_suggest where tenant = ${tenant} and locale = ${locale}`.execute(transaction);
  for (const rows of parts(phrases)) {
    // An array of arrays of different lengths is none for the server.
    const json = JSON.stringify(rows);
    await sql`
      insert into search_suggest (tenant, locale, key, kind, display, target, weight, docs)
      select ${tenant}, ${locale}, key, kind, display, target, weight, docs
        from jsonb_to_recordset(${json}::jsonb) as n(
          key text, kind text, display text, target text, weight integer, docs integer[])`.execute(
      transaction,
    );
  }
}
