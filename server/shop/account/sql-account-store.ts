import { type Kysely, type RawBuilder, sql } from 'kysely';
import { emailKey } from '../../../schemas/account/email-address.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import type { Account } from './account.ts';
import type { AccountChange, AccountStore, AccountToken, Also } from './account-store.ts';
import { checkPerson } from './check-person.ts';
import {
  accountColumns,
  accountOfRow,
  type AccountRow,
  insertAccount,
  insertToken,
  isEmailTaken,
} from './sql-account-rows.ts';
import { lookAtToken, resetBySql, voidTokens } from './sql-account-tokens.ts';

/** Accounts in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlAccountStore({ kysely }: Pick<Database, 'kysely'>): AccountStore {
  async function one(where: RawBuilder<unknown>): Promise<Account | null> {
    const { rows } = await sql<AccountRow>`
      select ${accountColumns} from account where ${where} and confirmed_at is not null`.execute(kysely);
    return rows[0] ? accountOfRow(rows[0]) : null;
  }
  const within = <Answer>(work: (transaction: Kysely<NoTables>) => Promise<Answer>): Promise<Answer> =>
    kysely.transaction().execute(work);

  return {
    async create(account) {
      checkPerson(account);
      return insertAccount(kysely, account);
    },
    async byEmail(tenant, email) {
      return isStorable(email) ? one(sql`tenant = ${tenant} and email_key = ${emailKey(email)}`) : null;
    },
    async byNumber(tenant, number) {
      return isStorable(number) ? one(sql`tenant = ${tenant} and customer_number = ${number}`) : null;
    },
    async byId(tenant, id) {
      return isStorable(id) ? one(sql`tenant = ${tenant} and id = ${id}`) : null;
    },
    async update(tenant, id, change) {
      if (!isStorable(id)) return { ok: false, reason: 'unknown' };
      try {
        return await within((transaction) => update(transaction, tenant, id, change));
      } catch (error) {
        if (isEmailTaken(error)) return { ok: false, reason: 'email-taken' };
        throw error;
      }
    },
    async replacePasswordHash(tenant, id, expected, next, also) {
      if (!isStorable(id)) return false;
      return within(async (transaction) => {
        const { numAffectedRows } = await sql`
          update account set password_hash = ${next}
           where tenant = ${tenant} and id = ${id} and password_hash is not distinct from ${expected}`.execute(
          transaction,
        );
        if (numAffectedRows !== 1n) return false;
        await also?.(transaction);
        return true;
      });
    },
    addToken: (tenant, token, also) =>
      isStorable(token.accountId)
        ? within((transaction) => addToken(transaction, tenant, token, also))
        : Promise.resolve(false),
    async voidTokens(tenant, accountId) {
      if (isStorable(accountId)) await voidTokens(kysely, { tenant, accountId });
    },
    async checkToken(tenant, hash, at) {
      if (!isStorable(hash)) return { ok: false, reason: 'invalid' };
      return lookAtToken(kysely, { tenant, hash, at });
    },
    async reset(tenant, hash, at, passwordHash, also) {
      if (!isStorable(hash)) return { ok: false, reason: 'invalid' };
      return within(async (transaction) => {
        const done = await resetBySql(transaction, { tenant, hash, at, passwordHash });
        if (done.ok) await also?.(transaction);
        return done;
      });
    },
    async delete(tenant, id) {
      if (!isStorable(id)) return false;
      const { numAffectedRows } =
        await sql`delete from account where tenant = ${tenant} and id = ${id}`.execute(kysely);
      return numAffectedRows === 1n;
    },
    async sweep(before) {
      const tokens = await sql`delete from account_token where expires_at < ${before}`.execute(kysely);
      return Number(tokens.numAffectedRows ?? 0);
    },
  };
}

async function update(
  transaction: Kysely<NoTables>,
  tenant: string,
  id: string,
  change: AccountChange,
): Promise<{ ok: true; account: Account } | { ok: false; reason: 'unknown' }> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns} from account where tenant = ${tenant} and id = ${id} for update`.execute(
    transaction,
  );
  if (!rows[0]) return { ok: false, reason: 'unknown' };
  const account = { ...accountOfRow(rows[0]), ...change };
  checkPerson(account);
  const key = emailKey(account.email);
  await sql`
    update account set email = ${account.email}, email_key = ${key}, salutation = ${account.salutation},
           first_name = ${account.firstName}, last_name = ${account.lastName}, birthday = ${account.birthday},
           phone = ${account.phone}, locale = ${account.locale}, premium_renews_on = ${account.premiumRenewsOn}, credit_affinity = ${account.flags.creditAffinity},
           bonus_program = ${account.flags.bonusProgram}
     where tenant = ${tenant} and id = ${id}`.execute(transaction);
  return { ok: true, account };
}

async function addToken(
  transaction: Kysely<NoTables>,
  tenant: string,
  token: AccountToken,
  also: Also | undefined,
): Promise<boolean> {
  // Locks the account, so that it is not deleted meanwhile.
  const { rows } = await sql`
    select from account where tenant = ${tenant} and id = ${token.accountId} for update`.execute(transaction);
  if (rows.length === 0) return false;
  await insertToken(transaction, tenant, token);
  await also?.(transaction);
  return true;
}
