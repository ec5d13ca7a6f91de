import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { Account } from './account.ts';
import type { TokenPurpose, TokenRefusal } from './account-store.ts';
import { accountColumns, accountOfRow, type AccountRow } from './sql-account-rows.ts';

interface Followed {
  tenant: string;
  hash: string;
  at: number;
}

/** Whether a link would be taken now, and whose it is. */
export async function lookAtToken(
  kysely: Kysely<NoTables>,
  { tenant, hash, purpose, at }: Followed & { purpose: TokenPurpose },
): Promise<{ ok: true; accountId: string } | TokenRefusal> {
  const { rows } = await sql<{ account: string; ends: number; isUsed: boolean }>`
    select account, expires_at as ends, used_at is not null as "isUsed" from account_token
     where tenant = ${tenant} and hash = ${hash} and purpose = ${purpose}`.execute(kysely);
  const [token] = rows;
  if (!token || (token.isUsed && purpose === 'reset')) return { ok: false, reason: 'invalid' };
  // A confirmation that was followed in time stays one.
  if (!token.isUsed && token.ends <= at) return { ok: false, reason: 'expired' };
  return { ok: true, accountId: token.account };
}

/** Uses a link to confirm; using it again changes nothing. */
export async function confirmBySql(
  transaction: Kysely<NoTables>,
  followed: Followed,
): Promise<{ ok: true; account: Account } | TokenRefusal> {
  const { tenant, hash, at } = followed;
  const found = await lookAtToken(transaction, { ...followed, purpose: 'confirm' });
  if (!found.ok) return found;
  // The account first, as everywhere: nobody waits in a circle.
  const account = await change(transaction, tenant, found.accountId, sql`${at}::bigint`, sql`password_hash`);
  await sql`
    update account_token set used_at = ${at} where tenant = ${tenant} and hash = ${hash} and used_at is null`.execute(
    transaction,
  );
  return account;
}

/** Uses a link to set the password. Who comes second waits, and finds it used. */
export async function resetBySql(
  transaction: Kysely<NoTables>,
  { passwordHash, ...followed }: Followed & { passwordHash: string },
): Promise<{ ok: true; account: Account } | TokenRefusal> {
  const { tenant, hash, at } = followed;
  const found = await lookAtToken(transaction, { ...followed, purpose: 'reset' });
  if (!found.ok) return found;
  await sql`select from account where tenant = ${tenant} and id = ${found.accountId} for update`.execute(
    transaction,
  );
  const { numAffectedRows } = await sql`
    update account_token set used_at = ${at}
     where tenant = ${tenant} and hash = ${hash} and used_at is null and expires_at > ${at}`.execute(
    transaction,
  );
  if (numAffectedRows !== 1n) return { ok: false, reason: 'invalid' };
  return change(transaction, tenant, found.accountId, sql`${at}::bigint`, sql`${passwordHash}`);
}

async function change(
  transaction: Kysely<NoTables>,
  tenant: string,
  id: string,
  confirmedAt: ReturnType<typeof sql>,
  passwordHash: ReturnType<typeof sql>,
): Promise<{ ok: true; account: Account } | TokenRefusal> {
  const { rows } = await sql<AccountRow>`
    update account set confirmed_at = coalesce(confirmed_at, ${confirmedAt}), password_hash = ${passwordHash}
     where tenant = ${tenant} and id = ${id} returning ${accountColumns}`.execute(transaction);
  // Deleted, or replaced by another registration, in this very moment.
  return rows[0] ? { ok: true, account: accountOfRow(rows[0]) } : { ok: false, reason: 'invalid' };
}
