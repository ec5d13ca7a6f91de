import { type RawBuilder, sql } from 'kysely';

/** Words of a search that are told apart. */
const mostWords = 6;

/**
 * The words of a first and a last name, as an index has them: whatever its case, each part of `Huber-Maier` by itself too. `first` and
 * `last`: expressions of SQL.
 */
function nameWords(first: string, last: string): RawBuilder<unknown> {
  // The reader of texts would take words with points, slashes and the like between them for addresses.
  return sql.raw(
    `to_tsvector('simple', translate(lower((${first} || ' ' || ${last}) collate "default"), './@:-', '     '))`,
  );
}

/** Whether each word that somebody types begins one of a name's words, in whatever order. */
export function namesMatch(search: string, names: RawBuilder<unknown>): RawBuilder<unknown> {
  const words = search
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  const typed = words.filter((word) => word !== '').slice(0, mostWords);
  if (typed.length === 0) return sql`false`;
  return sql`${names} @@ to_tsquery('simple', ${typed.map((word) => `${word}:*`).join(' & ')})`;
}

/** Names of an order and of a customer, as their indexes have them. */
export const orderNameWords = nameWords(
  "(ordered->'billing'->>'firstName')",
  "(ordered->'billing'->>'lastName')",
);
export const accountNameWords = nameWords('first_name', 'last_name');
