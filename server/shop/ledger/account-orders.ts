import type { Kysely } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';

/** What the ledger needs to know of orders. Every method may throw an outage. */
export interface AccountOrders {
  /** The numbers of a customer's orders. */
  ofCustomer(tenant: string, customer: string): Promise<string[]>;
  /** By number, when all goods of an order were there, in ms since 1970; what is on its way is missing. */
  deliveredAt(tenant: string, orders: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Something of an order that is late. Amounts in cents. */
export interface Reminder {
  tenant: string;
  order: string;
  /** What is due, within its order. */
  due: string;
  invoice: string;
  /** On which it was due. */
  day: string;
  open: number;
  /** What the reminder costs; 0: nothing. */
  fee: number;
}

/** Reminds whoever ordered, by a mail that comes or goes with the transaction. */
export type Remind = (transaction: Kysely<NoTables>, reminder: Reminder) => Promise<void>;
