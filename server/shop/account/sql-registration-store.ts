import { type Kysely, type RawBuilder, sql } from 'kysely';
import { emailKey } from '../../../schemas/account/email-address.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import type { Account } from './account.ts';
import type { Also } from './account-store.ts';
import { checkPerson } from './check-person.ts';
import type {
  FollowedLink,
  RegistrationLink,
  RegistrationStore,
  WaitingRegistration,
} from './registration-store.ts';
import { hasAccount, insertAccount } from './sql-account-rows.ts';

interface RegistrationRow {
  tenant: string;
  id: string;
  email: string;
  salutation: WaitingRegistration['salutation'];
  first_name: string;
  last_name: string;
  birthday: string | null;
  locale: string;
  password_hash: string | null;
  browser: string | null;
  order_number: string | null;
  created_at: number;
}

const columns = sql`registration.tenant, registration.id, registration.email, registration.salutation,
  registration.first_name, registration.last_name, registration.birthday, registration.locale, registration.password_hash,
  registration.browser, registration.order_number, registration.created_at`;

/** Registrations in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlRegistrationStore({ kysely }: Pick<Database, 'kysely'>): RegistrationStore {
  return {
    add: (registration, link, also) =>
      kysely.transaction().execute(async (transaction) => {
        checkPerson(registration);
        const isNew = await insertRegistration(transaction, registration);
        if (isNew) await insertLink(transaction, registration, link, also);
        return isNew;
      }),
    addLink: (tenant, id, link, also) =>
      kysely.transaction().execute(async (transaction) => {
        const where = sql`tenant = ${tenant} and id = ${id} for update`;
        const registration = isStorable(id) ? await one(transaction, where) : null;
        if (registration) await insertLink(transaction, registration, link, also);
        return registration !== null;
      }),
    async waiting(tenant, email, browser) {
      if (!isStorable(email)) return null;
      return one(
        kysely,
        sql`tenant = ${tenant} and email_key = ${emailKey(email)}
          order by coalesce(browser = ${browser}, false) desc, created_at desc, id limit 1`,
      );
    },
    async follow(tenant, hash, at) {
      const found = await findLink(kysely, tenant, hash);
      if (!found) return { ok: false, reason: 'invalid' };
      const { registration, asksPerson, ends } = found;
      const isDone = await hasAccount(kysely, registration);
      if (!isDone && ends <= at) return { ok: false, reason: 'expired' };
      const isOnly = isDone || !(await hasOther(kysely, registration, at));
      return { ok: true, link: { registration, asksPerson, isOnly, isDone } };
    },
    async confirm(hash, at, account, also) {
      return kysely.transaction().execute(async (transaction) => {
        const found = await findLink(transaction, account.tenant, hash);
        if (found?.registration.id !== account.id) return { ok: false, reason: 'invalid' };
        if (await hasAccount(transaction, found.registration)) return { ok: true, isNew: false };
        if (found.ends <= at) return { ok: false, reason: 'expired' };
        checkPerson(account);
        const created = await insertAccount(transaction, account);
        if (created.ok) {
          await forgetPassword(transaction, account);
          await also?.(transaction);
        }
        return created.ok || created.reason === 'email-taken'
          ? { ok: true, isNew: created.ok }
          : { ok: false, reason: 'number-taken' };
      });
    },
    async removeOf(tenant, email) {
      if (!isStorable(email)) return;
      await sql`delete from registration where tenant = ${tenant} and email_key = ${emailKey(email)}`.execute(
        kysely,
      );
    },
    async sweep(before) {
      const swept = await sql`
        delete from registration where not exists (
          select from registration_link link
           where link.tenant = registration.tenant and link.registration = registration.id and link.expires_at >= ${before}
        )`.execute(kysely);
      return Number(swept.numAffectedRows ?? 0);
    },
  };
}

async function one(
  kysely: Kysely<NoTables>,
  where: RawBuilder<unknown>,
): Promise<WaitingRegistration | null> {
  const { rows } = await sql<RegistrationRow>`select ${columns} from registration where ${where}`.execute(
    kysely,
  );
  return rows[0] ? registrationOf(rows[0]) : null;
}

function registrationOf(row: RegistrationRow): WaitingRegistration {
  const { tenant, id, email, salutation, birthday, locale, browser } = row;
  return {
    ...{ tenant, id, email, salutation, birthday, locale, browser },
    ...{ firstName: row.first_name, lastName: row.last_name },
    ...{ passwordHash: row.password_hash, order: row.order_number, createdAt: row.created_at },
  };
}

/** A password that an account has taken over is compared there alone: once it is changed, nobody is told to confirm. */
async function forgetPassword(
  kysely: Kysely<NoTables>,
  { tenant, id, passwordHash }: Account,
): Promise<void> {
  await sql`
    update registration set password_hash = null
     where tenant = ${tenant} and id = ${id} and password_hash = ${passwordHash}`.execute(kysely);
}

type FoundLink = Pick<FollowedLink, 'registration' | 'asksPerson'> & {
  ends: number;
};

async function findLink(
  kysely: Kysely<NoTables>,
  tenant: string,
  hash: string,
): Promise<FoundLink | undefined> {
  if (!isStorable(hash)) return undefined;
  const { rows } = await sql<RegistrationRow & { asks: boolean; ends: number }>`
    select ${columns}, link.asks_person as asks, link.expires_at as ends
      from registration_link link
      join registration on registration.tenant = link.tenant and registration.id = link.registration
     where link.tenant = ${tenant} and link.hash = ${hash}`.execute(kysely);
  const [row] = rows;
  return (
    row && {
      registration: registrationOf(row),
      asksPerson: row.asks,
      ends: row.ends,
    }
  );
}

/** Whether another registration of the address has a link that would be taken. */
async function hasOther(
  kysely: Kysely<NoTables>,
  { tenant, id, email }: WaitingRegistration,
  at: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from registration other
      join registration_link link on link.tenant = other.tenant and link.registration = other.id
     where other.tenant = ${tenant} and other.email_key = ${emailKey(email)} and other.id <> ${id}
       and link.expires_at > ${at} limit 1`.execute(kysely);
  return rows.length > 0;
}

/** Whether it was kept: of one order one waits. */
async function insertRegistration(
  kysely: Kysely<NoTables>,
  { tenant, id, email, salutation, firstName, lastName, birthday, locale, ...more }: WaitingRegistration,
): Promise<boolean> {
  const { passwordHash, browser, order, createdAt } = more;
  if (order !== null) await freeOrder(kysely, tenant, order, createdAt);
  const { numAffectedRows } = await sql`
    insert into registration (tenant, id, email, email_key, salutation, first_name, last_name, birthday, locale,
      password_hash, browser, order_number, created_at)
    values (${tenant}, ${id}, ${email}, ${emailKey(email)}, ${salutation}, ${firstName}, ${lastName}, ${birthday}, ${locale},
      ${passwordHash}, ${browser}, ${order}, ${createdAt})
    on conflict (tenant, order_number) where order_number is not null do nothing`.execute(kysely);
  return numAffectedRows === 1n;
}

/** A registration whose links have ended stands in no other's way. */
async function freeOrder(kysely: Kysely<NoTables>, tenant: string, order: string, at: number): Promise<void> {
  await sql`
    update registration set order_number = null
     where tenant = ${tenant} and order_number = ${order} and not exists (
       select from registration_link link
        where link.tenant = registration.tenant and link.registration = registration.id and link.expires_at > ${at})`.execute(
    kysely,
  );
}

async function insertLink(
  kysely: Kysely<NoTables>,
  { tenant, id }: WaitingRegistration,
  { hash, asksPerson, createdAt, expiresAt }: RegistrationLink,
  also: Also | undefined,
): Promise<void> {
  await sql`
    insert into registration_link (tenant, hash, registration, asks_person, created_at, expires_at)
    values (${tenant}, ${hash}, ${id}, ${asksPerson}, ${createdAt}, ${expiresAt})`.execute(kysely);
  await also?.(kysely);
}
