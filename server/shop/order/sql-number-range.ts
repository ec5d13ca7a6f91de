import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';

/**
 * The next number of a range, from 1, without a gap: it is taken with the transaction or not at all, and whoever wants the one
 * behind it waits for that.
 */
export async function nextInRange(
  transaction: Kysely<NoTables>,
  { tenant, name, year }: { tenant: string; name: string; year: number },
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into number_range as known (tenant, name, year, last) values (${tenant}, ${name}, ${year}, 1)
    on conflict (tenant, name, year) do update set last = known.last + 1
    returning last`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error(`the range ${name} of ${tenant} gave no number`);
  return row.last;
}
