import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import { allowedEdits } from './correct-word.ts';
import { editDistance } from './edit-distance.ts';
import type { KnownWord, WordCandidates } from './word-candidates.ts';

/** Longer words are not stored, and nobody means one. */
const longest = 58;

/**
 * Candidates of a tenant's words in one locale: those with the same first letter; where none is near, all others, which
 * takes longer. Two letters changed round are two edits for the server, hence twice the limit there.
 */
export function wordsInDatabase(
  { kysely }: Pick<Database, 'kysely'>,
  tenant: string,
  locale: string,
): WordCandidates {
  async function find(word: string, isSameStart: boolean): Promise<KnownWord[]> {
    const limit = allowedEdits(word);
    const start = isSameStart ? sql`and "left"(word, 1) = ${word.slice(0, 1)}` : sql``;
    const { rows } = await sql<KnownWord>`
      select word, display, products from search_word
       where tenant = ${tenant} and locale = ${locale} ${start}
         and length(word) between ${word.length - limit}::integer and ${word.length + limit}::integer
         and levenshtein_less_equal(word, ${word}, ${2 * limit}::integer) <= ${2 * limit}::integer`.execute(
      kysely,
    );
    return rows.filter((known) => editDistance(word, known.word, limit) <= limit);
  }

  return {
    async near(word) {
      if (word === '' || word.length > longest || word.includes('\0')) return [];
      const found = await find(word, true);
      return found.length > 0 ? found : find(word, false);
    },
  };
}
