import { type Kysely, sql } from 'kysely';
import type { Database, NoTables } from '../storage/database/database.ts';
import { KeyReused } from './key-reused.ts';
import type { WriteKey } from './write-key.ts';

/** Milliseconds for which a write is known again: clients ask again within seconds, and give up within minutes. */
const keptMs = 3_600_000;
/** Keys that one sweep takes away, so that none takes long. */
const sweptAtOnce = 20_000;

/** Whose write of what. */
interface WriteScope {
  tenant: string;
  /** As stores name owners. */
  owner: string;
  /** Where it goes, such as `basket`. */
  what: string;
}

/**
 * Carries out a write within its transaction, once for its key: sent again, it comes to what it came to then, and nothing is
 * written. Of two at once the second waits for the first. `at` in ms since 1970; what `write` gives is JSON. Throws `KeyReused`.
 */
export async function writeOnce<Outcome>(
  transaction: Kysely<NoTables>,
  { tenant, owner, what }: WriteScope,
  at: number,
  once: WriteKey | undefined,
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!once) return write();
  const { key, content } = once;
  const isSame = sql`tenant = ${tenant} and owner = ${owner} and what = ${what} and key = ${key}`;
  const { rows: begun } = await sql`
    insert into visitor_write as known (tenant, owner, what, key, content, written_at)
    values (${tenant}, ${owner}, ${what}, ${key}, ${content}, ${at})
    on conflict (tenant, owner, what, key) do update
      set content = excluded.content, outcome = null, written_at = excluded.written_at
      where known.written_at < ${at - keptMs}
    returning key`.execute(transaction);
  if (begun.length > 0) {
    const outcome = await write();
    await sql`update visitor_write set outcome = ${JSON.stringify(outcome)}::jsonb where ${isSame}`.execute(
      transaction,
    );
    return outcome;
  }
  const { rows } = await sql<{ content: string; outcome: Outcome }>`
    select content, outcome from visitor_write where ${isSame}`.execute(transaction);
  const [known] = rows;
  if (known?.content !== content) throw new KeyReused();
  return known.outcome;
}

/** What an owner has written is known again when he comes back as another one, as at a login. */
export async function handWritesOver(
  transaction: Kysely<NoTables>,
  { tenant, owner, what }: WriteScope,
  to: string,
): Promise<void> {
  await sql`
    insert into visitor_write (tenant, owner, what, key, content, outcome, written_at)
    select tenant, ${to}, what, key, content, outcome, written_at from visitor_write
     where tenant = ${tenant} and owner = ${owner} and what = ${what}
    on conflict do nothing`.execute(transaction);
}

/** Forgets writes that are not known again any more, at most some thousands; how many. */
export async function sweepWrites({ kysely }: Pick<Database, 'kysely'>, at: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from visitor_write where (tenant, owner, what, key) in (
      select tenant, owner, what, key from visitor_write where written_at < ${at - keptMs}
       order by written_at limit ${sweptAtOnce} for update skip locked)`.execute(kysely);
  return Number(numAffectedRows ?? 0);
}
