import { type Kysely, sql } from 'kysely';
import { maxAddresses } from '../../../schemas/address/address-book.ts';
import { postalAddress } from '../../../schemas/address/postal-address.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import type { AddressBookStore, KeptAddress } from './address-book-store.ts';

type Transaction = Kysely<NoTables>;

/** Address books in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlAddressBook({ kysely }: Pick<Database, 'kysely'>): AddressBookStore {
  /** Changes of one customer's book take turns. */
  const within = <Result>(
    tenant: string,
    customer: string,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    kysely.transaction().execute(async (transaction) => {
      await sql`select from account where tenant = ${tenant} and id = ${customer} for update`.execute(
        transaction,
      );
      return work(transaction);
    });
  return {
    all: (tenant, customer) => read(kysely, tenant, customer),
    add: (tenant, customer, kept, at) =>
      within(tenant, customer, async (transaction) => {
        const others = await read(transaction, tenant, customer);
        if (others.length >= maxAddresses) return false;
        const isDefault = kept.isDefault || others.length === 0;
        if (isDefault) await noneIsDefault(transaction, tenant, customer);
        await sql`
          insert into account_address (tenant, account, id, address, is_default, created_at)
          values (${tenant}, ${customer}, ${kept.id}, ${JSON.stringify(kept.address)}::jsonb, ${isDefault}, ${at})`.execute(
          transaction,
        );
        return true;
      }),
    async change(tenant, customer, { id, address, isDefault }) {
      if (!isStorable(id)) return false;
      return within(tenant, customer, async (transaction) => {
        if (isDefault) await noneIsDefault(transaction, tenant, customer);
        const { numAffectedRows } = await sql`
          update account_address set address = ${JSON.stringify(address)}::jsonb, is_default = is_default or ${isDefault}
           where tenant = ${tenant} and account = ${customer} and id = ${id}`.execute(transaction);
        if (numAffectedRows !== 1n && isDefault) await oneIsDefault(transaction, tenant, customer);
        return numAffectedRows === 1n;
      });
    },
    async remove(tenant, customer, id) {
      if (!isStorable(id)) return false;
      return within(tenant, customer, async (transaction) => {
        const { numAffectedRows } = await sql`
          delete from account_address where tenant = ${tenant} and account = ${customer} and id = ${id}`.execute(
          transaction,
        );
        await oneIsDefault(transaction, tenant, customer);
        return numAffectedRows === 1n;
      });
    },
  };
}

async function read(kysely: Transaction, tenant: string, customer: string): Promise<KeptAddress[]> {
  const { rows } = await sql<{ id: string; address: unknown; isDefault: boolean }>`
    select id, address, is_default as "isDefault" from account_address
     where tenant = ${tenant} and account = ${customer} order by is_default desc, created_at desc, id`.execute(
    kysely,
  );
  return rows.map(({ address, ...row }) => ({ ...row, address: postalAddress.parse(address) }));
}

async function noneIsDefault(transaction: Transaction, tenant: string, customer: string): Promise<void> {
  await sql`
    update account_address set is_default = false
     where tenant = ${tenant} and account = ${customer} and is_default`.execute(transaction);
}

/** Where none is the usual one, the newest becomes it. */
async function oneIsDefault(transaction: Transaction, tenant: string, customer: string): Promise<void> {
  await sql`
    update account_address set is_default = true
     where (tenant, account, id) in (
             select tenant, account, id from account_address where tenant = ${tenant} and account = ${customer}
              order by created_at desc, id limit 1)
       and not exists (
             select from account_address where tenant = ${tenant} and account = ${customer} and is_default)`.execute(
    transaction,
  );
}
