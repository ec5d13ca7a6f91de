import { type Kysely, sql } from 'kysely';
import { emailKey } from '../../../schemas/account/email-address.ts';
import type { Salutation } from '../../../schemas/account/salutation.ts';
import type { NoTables } from '../../storage/database/database.ts';
import type { Account } from './account.ts';
import type { AccountToken, CreatedAccount } from './account-store.ts';

/** An account as the database gives it. */
export interface AccountRow {
  tenant: string;
  id: string;
  customer_number: string;
  email: string;
  salutation: Salutation;
  first_name: string;
  last_name: string;
  birthday: string | null;
  phone: string | null;
  locale: string;
  password_hash: string | null;
  confirmed_at: number;
  premium_renews_on: string | null;
  credit_affinity: boolean;
  bonus_program: boolean;
  created_at: number;
}

export const accountColumns = sql`account.tenant, account.id, account.customer_number, account.email, account.salutation,
  account.first_name, account.last_name, account.birthday, account.phone, account.locale, account.password_hash, account.confirmed_at,
  account.premium_renews_on, account.credit_affinity, account.bonus_program, account.created_at`;

/** The account that a row of the table holds. */
export function accountOfRow(row: AccountRow): Account {
  const { tenant, id, email, salutation, birthday, phone, locale } = row;
  return {
    ...{ id, tenant, customerNumber: row.customer_number, email, salutation },
    ...{ firstName: row.first_name, lastName: row.last_name, birthday, phone, locale },
    ...{ passwordHash: row.password_hash, confirmedAt: row.confirmed_at },
    premiumRenewsOn: row.premium_renews_on,
    flags: { creditAffinity: row.credit_affinity, bonusProgram: row.bonus_program },
    createdAt: row.created_at,
  };
}

/** Whether something failed because another account has the address (SQLSTATE `unique_violation`). */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'account_email';

/** Writes a new row, or nothing where its address or number has one. */
export async function insertAccount(kysely: Kysely<NoTables>, account: Account): Promise<CreatedAccount> {
  const { tenant, id, customerNumber, email, salutation, firstName, lastName, birthday, locale } = account;
  const { numAffectedRows } = await sql`
    insert into account (tenant, id, customer_number, email, email_key, salutation, first_name, last_name, birthday, phone, locale,
      password_hash, confirmed_at, premium_renews_on, credit_affinity, bonus_program, created_at)
    values (${tenant}, ${id}, ${customerNumber}, ${email}, ${emailKey(email)}, ${salutation}, ${firstName}, ${lastName},
      ${birthday}, ${account.phone}, ${locale}, ${account.passwordHash}, ${account.confirmedAt}, ${account.premiumRenewsOn},
      ${account.flags.creditAffinity},
      ${account.flags.bonusProgram}, ${account.createdAt})
    on conflict do nothing`.execute(kysely);
  if (numAffectedRows === 1n) return { ok: true };
  return { ok: false, reason: (await hasAccount(kysely, account)) ? 'email-taken' : 'number-taken' };
}

/** Whether an address has an account, or whoever registered so has one. */
export async function hasAccount(
  kysely: Kysely<NoTables>,
  { tenant, email, id }: Pick<Account, 'tenant' | 'email' | 'id'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from account
     where tenant = ${tenant} and (email_key = ${emailKey(email)} or id = ${id}) and confirmed_at is not null`.execute(
    kysely,
  );
  return rows.length > 0;
}

export async function insertToken(
  kysely: Kysely<NoTables>,
  tenant: string,
  token: AccountToken,
): Promise<void> {
  const { hash, accountId, createdAt, expiresAt } = token;
  await sql`
    insert into account_token (tenant, hash, account, purpose, created_at, expires_at)
    values (${tenant}, ${hash}, ${accountId}, 'reset', ${createdAt}, ${expiresAt})`.execute(kysely);
}
