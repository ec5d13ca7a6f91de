import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { Account } from './account.ts';
import type { TokenRefusal } from './account-store.ts';
import { accountColumns, accountOfRow, type AccountRow } from './sql-account-rows.ts';

interface Followed {
  tenant: string;
  hash: string;
  at: number;
}

/** Whether a link to a new password would be taken now, and whose it is. */
export async function lookAtToken(
  kysely: Kysely<NoTables>,
  { tenant, hash, at }: Followed,
): Promise<{ ok: true; accountId: string } | TokenRefusal> {
  const { rows } = await sql<{ account: string; ends: number }>`
    select account, expires_at as ends from account_token
     where tenant = ${tenant} and hash = ${hash} and purpose = 'reset' and used_at is null`.execute(kysely);
  const [token] = rows;
  if (!token) return { ok: false, reason: 'invalid' };
  return token.ends <= at ? { ok: false, reason: 'expired' } : { ok: true, accountId: token.account };
}

/** Uses a link to set the password; no link of the account holds any longer. Who comes second waits, and finds it void. */
export async function resetBySql(
  transaction: Kysely<NoTables>,
  { passwordHash, ...followed }: Followed & { passwordHash: string },
): Promise<{ ok: true; account: Account } | TokenRefusal> {
  const { tenant } = followed;
  const found = await lookAtToken(transaction, followed);
  if (!found.ok) return found;
  // The account first, as everywhere: nobody waits in a circle.
  await sql`select from account where tenant = ${tenant} and id = ${found.accountId} for update`.execute(
    transaction,
  );
  // Looked at again: whoever was first has voided it.
  if (!(await lookAtToken(transaction, followed)).ok) return { ok: false, reason: 'invalid' };
  await voidTokens(transaction, { tenant, accountId: found.accountId });
  const { rows } = await sql<AccountRow>`
    update account set password_hash = ${passwordHash}
     where tenant = ${tenant} and id = ${found.accountId} and confirmed_at is not null
     returning ${accountColumns}`.execute(transaction);
  // Deleted in this very moment.
  return rows[0] ? { ok: true, account: accountOfRow(rows[0]) } : { ok: false, reason: 'invalid' };
}

/** Takes back the links to a new password of an account. */
export async function voidTokens(
  kysely: Kysely<NoTables>,
  { tenant, accountId }: { tenant: string; accountId: string },
): Promise<void> {
  await sql`
    delete from account_token where tenant = ${tenant} and account = ${accountId} and purpose = 'reset'`.execute(
    kysely,
  );
}
