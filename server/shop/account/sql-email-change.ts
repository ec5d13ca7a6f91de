import { type Kysely, sql } from 'kysely';
import { emailKey } from '../../../schemas/account/email-address.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import type { TokenRefusal } from './account-store.ts';
import type { EmailChangeStore, FollowedChange } from './email-change-store.ts';
import { accountColumns, accountOfRow, type AccountRow, isEmailTaken } from './sql-account-rows.ts';
import { voidTokens } from './sql-account-tokens.ts';

/** Asked for again so soon, the same address was asked for by a second press. */
const repeatMs = 60_000;

/** Addresses that wait to be confirmed, in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlEmailChange({ kysely }: Pick<Database, 'kysely'>): EmailChangeStore {
  return {
    ask: (tenant, { accountId, email, hash, createdAt, expiresAt }, also) =>
      kysely.transaction().execute(async (transaction) => {
        if (!(await lockAccount(transaction, { tenant, accountId }))) return 'unknown';
        const { rows } = await sql`
          select from account_email_change
           where tenant = ${tenant} and account = ${accountId} and email = ${email} and used_at is null
             and created_at > ${createdAt - repeatMs}`.execute(transaction);
        if (rows.length > 0) return 'repeated';
        await sql`
          insert into account_email_change (tenant, account, hash, email, created_at, expires_at)
          values (${tenant}, ${accountId}, ${hash}, ${email}, ${createdAt}, ${expiresAt})
          on conflict (tenant, account) do update set hash = excluded.hash, email = excluded.email,
             created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null`.execute(
          transaction,
        );
        await also(transaction);
        return 'asked';
      }),
    async waiting(tenant, accountId, at) {
      const { rows } = await sql<{ email: string }>`
        select email from account_email_change
         where tenant = ${tenant} and account = ${accountId} and used_at is null and expires_at > ${at}`.execute(
        kysely,
      );
      return rows[0]?.email ?? null;
    },
    follow: (followed) => follow(kysely, followed),
    async confirm(followed, also) {
      try {
        return await kysely.transaction().execute(async (transaction) => {
          const { tenant, accountId, at } = followed;
          // The account first, as everywhere: nobody waits in a circle.
          if (!(await lockAccount(transaction, followed))) return { ok: false, reason: 'invalid' };
          const found = await follow(transaction, followed);
          if (!found.ok) return found;
          const { email, isDone } = found;
          const { rows } = await sql<AccountRow>`
            update account set email = ${email}, email_key = ${emailKey(email)}
             where tenant = ${tenant} and id = ${accountId} returning ${accountColumns}`.execute(transaction);
          const [row] = rows;
          if (!row) return { ok: false, reason: 'invalid' };
          const account = accountOfRow(row);
          if (isDone) return { ok: true, isNew: false, account };
          await sql`
            update account_email_change set used_at = ${at} where tenant = ${tenant} and account = ${accountId}`.execute(
            transaction,
          );
          await voidTokens(transaction, { tenant, accountId });
          await also(transaction);
          return { ok: true, isNew: true, account };
        });
      } catch (error) {
        if (isEmailTaken(error)) return { ok: false, reason: 'email-taken' };
        throw error;
      }
    },
    async sweep(before) {
      const swept = await sql`delete from account_email_change where expires_at < ${before}`.execute(kysely);
      return Number(swept.numAffectedRows ?? 0);
    },
  };
}

async function lockAccount(
  transaction: Kysely<NoTables>,
  { tenant, accountId }: Pick<FollowedChange, 'tenant' | 'accountId'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from account where tenant = ${tenant} and id = ${accountId} for update`.execute(transaction);
  return rows.length > 0;
}

/** A link whose address has been taken back since is none: only what is in force is done. */
async function follow(
  kysely: Kysely<NoTables>,
  { tenant, accountId, hash, at }: FollowedChange,
): Promise<{ ok: true; email: string; isDone: boolean } | TokenRefusal> {
  if (!isStorable(hash)) return { ok: false, reason: 'invalid' };
  const { rows } = await sql<{ email: string; ends: number; isUsed: boolean; isInForce: boolean }>`
    select c.email, c.expires_at as ends, c.used_at is not null as "isUsed", a.email = c.email as "isInForce"
      from account_email_change c join account a on a.tenant = c.tenant and a.id = c.account
     where c.tenant = ${tenant} and c.account = ${accountId} and c.hash = ${hash}`.execute(kysely);
  const [change] = rows;
  if (!change || change.isUsed !== change.isInForce) return { ok: false, reason: 'invalid' };
  if (change.isUsed) return { ok: true, email: change.email, isDone: true };
  return change.ends <= at
    ? { ok: false, reason: 'expired' }
    : { ok: true, email: change.email, isDone: false };
}
