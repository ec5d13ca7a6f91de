import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import type { PhraseKey, PhraseSource } from './phrase-key.ts';

/** Behind everything that begins with a text. */
const last = '\u{10ffff}';
/** Nobody types a phrase as long as this before taking one. */
const longest = 60;

/** Phrases of a tenant in one locale. */
export function phrasesInDatabase(
  { kysely }: Pick<Database, 'kysely'>,
  tenant: string,
  locale: string,
): PhraseSource {
  async function heaviest(
    start: string,
    limit: number,
    condition: RawBuilder<unknown> = sql`true`,
  ): Promise<PhraseKey[]> {
    if (start === '' || start.includes('\0')) return [];
    const { rows } = await sql<PhraseKey>`
      select key, kind, display, target, weight, docs from search_suggest
       where tenant = ${tenant} and locale = ${locale} and key >= ${start} and key < ${start + last}
         and ${condition}
       order by weight desc, key limit ${limit}`.execute(kysely);
    return rows;
  }

  return {
    startingWith: (text, limit) => heaviest(text, limit),
    async nearlyStartingWith(text, limit) {
      if (text.length > longest || text.includes('\0')) return [];
      const edits = [-1, 0, 1].map(
        (more) => sql`levenshtein_less_equal("left"(key, ${text.length + more}::integer), ${text}, 1)`,
      );
      // Letters changed round count as one error here, as two for the server.
      return heaviest(
        text.slice(0, 1),
        limit,
        sql`(least(${sql.join(edits)}) <= 1 or "left"(key, ${text.length}::integer) = any(${changedRound(text)}::text[]))`,
      );
    },
  };
}

/** The text with each two neighbours changed round. */
function changedRound(text: string): string[] {
  return Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  );
}
