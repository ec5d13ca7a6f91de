import { type Kysely, type RawBuilder, sql } from 'kysely';
import { emailKey } from '../../../schemas/account/email-address.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { Account } from './account.ts';
import type { AccountChange, AccountStore, AccountToken, NewToken, TokenPurpose } from './account-store.ts';
import { checkPerson } from './check-person.ts';
import {
  accountColumns,
  accountOfRow,
  type AccountRow,
  insertAccount,
  insertToken,
  insertVoidToken,
} from './sql-account-rows.ts';
import { confirmBySql, lookAtToken, resetBySql } from './sql-account-tokens.ts';

/** PostgreSQL keeps no NUL in texts: nothing there has such a name. */
const isStorable = (...names: string[]): boolean => !names.some((name) => name.includes('\0'));

/** Another account has the address (SQLSTATE `unique_violation`). */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'account_email';

/** Accounts in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlAccountStore({ kysely }: Pick<Database, 'kysely'>): AccountStore {
  async function one(where: RawBuilder<unknown>): Promise<Account | null> {
    const { rows } = await sql<AccountRow>`select ${accountColumns} from account where ${where}`.execute(
      kysely,
    );
    return rows[0] ? accountOfRow(rows[0]) : null;
  }
  const within = <Answer>(work: (transaction: Kysely<NoTables>) => Promise<Answer>): Promise<Answer> =>
    kysely.transaction().execute(work);

  return {
    create: (account, confirm, also) =>
      within((transaction) => create(transaction, { account, confirm, also })),
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
        if (isTaken(error)) return { ok: false, reason: 'email-taken' };
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
    async voidTokens(tenant, accountId, purpose) {
      if (isStorable(accountId)) await voidTokens(kysely, tenant, accountId, purpose);
    },
    async checkToken(tenant, hash, purpose, at) {
      if (!isStorable(hash)) return { ok: false, reason: 'invalid' };
      const found = await lookAtToken(kysely, { tenant, hash, purpose, at });
      return found.ok ? { ok: true, accountId: found.accountId } : found;
    },
    async confirm(tenant, hash, at) {
      if (!isStorable(hash)) return { ok: false, reason: 'invalid' };
      return within((transaction) => confirmBySql(transaction, { tenant, hash, at }));
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
      const tokens = await sql`delete from account_token where expires_at < ${before.tokens}`.execute(kysely);
      const accounts = await sql`
        delete from account where confirmed_at is null and created_at < ${before.unconfirmed}`.execute(
        kysely,
      );
      return { tokens: Number(tokens.numAffectedRows ?? 0), accounts: Number(accounts.numAffectedRows ?? 0) };
    },
  };
}

interface Created {
  account: Account;
  confirm: NewToken | null;
  also: Parameters<AccountStore['create']>[2];
}

async function create(
  transaction: Kysely<NoTables>,
  { account, confirm, also }: Created,
): Promise<{ ok: true } | { ok: false; reason: 'email-taken' | 'number-taken' }> {
  checkPerson(account);
  const { tenant, email, customerNumber, id } = account;
  // Two registrations of one address wait for each other here; else the second would take the first for a confirmed account.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${tenant} ${emailKey(email)}`}, 0))`.execute(
    transaction,
  );
  const { rows: others } = await sql<{ isEmail: boolean; confirmed: boolean }>`
    select email_key = ${emailKey(email)} as "isEmail", confirmed_at is not null as confirmed from account
     where tenant = ${tenant} and (email_key = ${emailKey(email)} or customer_number = ${customerNumber})`.execute(
    transaction,
  );
  const hasOwner = others.some(({ isEmail, confirmed }) => isEmail && confirmed);
  if (!hasOwner && others.some(({ isEmail }) => !isEmail)) return { ok: false, reason: 'number-taken' };
  await sql`
    delete from account where tenant = ${tenant} and email_key = ${emailKey(email)} and confirmed_at is null`.execute(
    transaction,
  );
  if (await insertAccount(transaction, account)) {
    if (confirm) await insertToken(transaction, tenant, { ...confirm, accountId: id });
    await also?.('created', transaction);
    return { ok: true };
  }
  // Confirmed, or its number drawn by another, in this very moment: drawing again looks again.
  if (!hasOwner) return { ok: false, reason: 'number-taken' };
  if (confirm) await insertVoidToken(transaction, tenant, email, confirm);
  await also?.('email-taken', transaction);
  return { ok: false, reason: 'email-taken' };
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
           locale = ${account.locale}, premium_renews_on = ${account.premiumRenewsOn}, credit_affinity = ${account.flags.creditAffinity},
           bonus_program = ${account.flags.bonusProgram}
     where tenant = ${tenant} and id = ${id}`.execute(transaction);
  return { ok: true, account };
}

async function addToken(
  transaction: Kysely<NoTables>,
  tenant: string,
  token: AccountToken,
  also: Parameters<AccountStore['addToken']>[2],
): Promise<boolean> {
  // Locks the account: of two links that are made at the same time one is left.
  const { rows } = await sql`
    select from account where tenant = ${tenant} and id = ${token.accountId} for update`.execute(transaction);
  if (rows.length === 0) return false;
  if (token.purpose === 'reset') await voidTokens(transaction, tenant, token.accountId, token.purpose);
  await insertToken(transaction, tenant, token);
  await also?.(transaction);
  return true;
}

async function voidTokens(
  kysely: Kysely<NoTables>,
  tenant: string,
  accountId: string,
  purpose: TokenPurpose,
): Promise<void> {
  await sql`
    delete from account_token where tenant = ${tenant} and account = ${accountId} and purpose = ${purpose}`.execute(
    kysely,
  );
}
