import { type RawBuilder, sql } from 'kysely';
import { beginsWith } from './begins-with.ts';

/** Words of a search that are told apart. */
const mostWords = 6;

/**
 * Whether first and last name begin as somebody types them, in either order or one alone; each may be of several words, as "Ó Briain" is.
 * `first` and `last`: expressions in lower case, in the collation of their index.
 */
export function namesBegin(
  search: string,
  { first, last }: { first: RawBuilder<unknown>; last: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const words = search.trim().split(/\s+/);
  const parts = words.slice(0, mostWords - 1);
  const begin = (name: RawBuilder<unknown>, from: number, to?: number): RawBuilder<unknown> =>
    sql`${name} like ${beginsWith(words.slice(from, to).join(' '))}`;
  const ways = [
    begin(last, 0),
    begin(first, 0),
    ...parts.slice(0, words.length - 1).flatMap((_word, index) => {
      const at = index + 1;
      return [
        sql`(${begin(first, 0, at)} and ${begin(last, at)})`,
        sql`(${begin(last, 0, at)} and ${begin(first, at)})`,
      ];
    }),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}
