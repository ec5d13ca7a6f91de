import { type QueryExecutorProvider, sql } from 'kysely';
import { dayIn } from '../../../schemas/day-in.ts';
import type { Database } from '../../storage/database/database.ts';
import type { AccountOrders } from './account-orders.ts';
import { readAccounts, withDays } from './sql-ledger.ts';

export interface ChangePaymentDayParts {
  database: Pick<Database, 'kysely'>;
  orders: Pick<AccountOrders, 'ofCustomer'>;
  timeZoneOf(tenant: string): string;
  /** Writes whoever ordered on which days (`YYYY-MM-DD`) something is due from now on, in the transaction that changes it. */
  tell(
    transaction: QueryExecutorProvider,
    changed: { tenant: string; order: string; days: readonly string[]; at: number },
  ): Promise<void>;
  /** In ms since 1970. */
  now: () => number;
}

/** Moves the instalments of a customer that are to come to a day of the month (1 to 28); of how many orders. Throws an outage. */
export type ChangePaymentDay = (tenant: string, customer: string, dayOfMonth: number) => Promise<number>;

export function createChangePaymentDay(parts: ChangePaymentDayParts): ChangePaymentDay {
  const { database, orders, timeZoneOf, tell, now } = parts;
  return async (tenant, customer, dayOfMonth) => {
    const numbers = await orders.ofCustomer(tenant, customer);
    return database.kysely.transaction().execute(async (transaction) => {
      const which = sql`tenant = ${tenant} and order_number = any(${numbers}::text[])`;
      await sql`select from ledger_account where ${which} order by order_number for update`.execute(
        transaction,
      );
      const timeZone = timeZoneOf(tenant);
      const at = now();
      const on = dayIn(timeZone, at);
      let changed = 0;
      for (const { order, claim } of await readAccounts(transaction, timeZone, which)) {
        if (!claim) continue;
        const days = daysOf(withDays(claim, [{ dayOfMonth, on }]));
        if (JSON.stringify(days) === JSON.stringify(daysOf(claim))) continue;
        changed += 1;
        await sql`
          insert into ledger_day_change (tenant, order_number, day_of_month, cause, at)
          values (${tenant}, ${order}, ${dayOfMonth}, 'customer', ${at})`.execute(transaction);
        // What falls due sooner now is looked at sooner.
        await sql`
          update ledger_account set look_on = ${on} where tenant = ${tenant} and order_number = ${order}`.execute(
          transaction,
        );
        await tell(transaction, { tenant, order, days: days.filter((day) => day > on), at });
      }
      return changed;
    });
  };
}

const daysOf = ({ plan }: Parameters<typeof withDays>[0]): string[] =>
  plan?.dates.map(({ day }) => day) ?? [];
