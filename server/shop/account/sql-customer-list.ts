import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Salutation } from '../../../schemas/account/salutation.ts';
import { beginsWith } from '../../storage/database/begins-with.ts';
import { accountNameWords, namesMatch } from '../../storage/database/name-words.ts';
import type { Database } from '../../storage/database/database.ts';

/** A customer, as much of one as the people of the shop need. */
interface ListedCustomer {
  id: string;
  /** Eight digits. */
  number: string;
  salutation: Salutation;
  firstName: string;
  lastName: string;
  email: string;
  locale: string;
  /** In ms since 1970. */
  since: number;
}

/** What decides on credit. */
interface CustomerDetails {
  /** `YYYY-MM-DD`; null: not told. */
  birthday: string | null;
  hasCredit: boolean;
}

/** Customers as the people of the shop look for them. Every method may throw an outage. */
export interface CustomerList {
  /** By beginnings of number, address or a name’s words, in the order of their numbers: at most `limit`, behind `after`. */
  list(
    tenant: string,
    search: string,
    page: { limit: number; after?: string | undefined },
  ): Promise<ListedCustomer[]>;
  byNumber(tenant: string, number: string): Promise<ListedCustomer | null>;
  /** Null: there is no such customer. */
  detailsOf(tenant: string, number: string): Promise<CustomerDetails | null>;
  /** Puts them right within a transaction of the caller. */
  putDetails(
    within: QueryExecutorProvider,
    tenant: string,
    number: string,
    details: CustomerDetails,
  ): Promise<void>;
  /** The number of a customer, by the id; null: there is none any more. */
  numberOf(tenant: string, id: string): Promise<string | null>;
}

const columns =
  sql.raw(`id, customer_number as number, salutation, first_name as "firstName", last_name as "lastName", email,
  locale, created_at as since`);

/** Customers of the database, but those who have not proved their address. */
export function createSqlCustomerList({ kysely }: Pick<Database, 'kysely'>): CustomerList {
  async function read(which: RawBuilder<unknown>): Promise<ListedCustomer[]> {
    const { rows } = await sql<ListedCustomer>`
      select ${columns} from account where confirmed_at is not null and ${which}`.execute(kysely);
    return rows;
  }
  return {
    list: (tenant, search, { limit, after }) =>
      read(sql`
        tenant = ${tenant} and ${found(search.trim())} ${after === undefined ? sql`` : sql`and customer_number > ${after}`}
        order by customer_number limit ${limit}`),
    async byNumber(tenant, number) {
      return (await read(sql`tenant = ${tenant} and customer_number = ${number}`))[0] ?? null;
    },
    async detailsOf(tenant, number) {
      const { rows } = await sql<CustomerDetails>`
        select birthday, credit_affinity as "hasCredit" from account
         where confirmed_at is not null and tenant = ${tenant} and customer_number = ${number}`.execute(
        kysely,
      );
      return rows[0] ?? null;
    },
    async putDetails(within, tenant, number, { birthday, hasCredit }) {
      await sql`
        update account set birthday = ${birthday}, credit_affinity = ${hasCredit}
         where confirmed_at is not null and tenant = ${tenant} and customer_number = ${number}`.execute(
        within,
      );
    },
    async numberOf(tenant, id) {
      return (await read(sql`tenant = ${tenant} and id = ${id}`))[0]?.number ?? null;
    },
  };
}

function found(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`;
  const digits = search.replaceAll(/[\s-]/g, '');
  if (/^\d+$/.test(digits)) return sql`customer_number like ${beginsWith(digits)}`;
  if (search.includes('@')) return sql`email_key like ${beginsWith(search)}`;
  return namesMatch(search, accountNameWords);
}
