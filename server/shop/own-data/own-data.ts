import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';

/** Whose rows are looked for: those of a customer, or of orders alone. */
export interface Person {
  tenant: string;
  /** Null: a guest. */
  customer: string | null;
  /** The address of the account in lower case. */
  emailKey: string | null;
  orders: readonly string[];
}

/** What a table holds of somebody: rows as they lie there, but for secrets. */
export interface OwnRows {
  table: string;
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** Why an account cannot go yet. */
type Unsettled = 'open-order' | 'money-owed';

/** Kept in the same transaction, or nothing is. */
type Also = (within: QueryExecutorProvider) => Promise<void>;

type Forgotten =
  /** `reviewed`: products of which a review is gone. */
  { ok: true; reviewed: readonly string[] } | { ok: false; reason: 'unknown' | Unsettled };

export interface OwnDataParts {
  /** What stands against the end of an account; nobody changes it before the transaction ends. */
  unsettled(transaction: Kysely<NoTables>, tenant: string, customer: string): Promise<Unsettled | null>;
  /** The time zone in which a shop's years end. */
  timeZoneOf(tenant: string): string;
}

/** All that the shop's database holds of somebody. Every method may throw an outage. */
export interface OwnDataStore {
  /** Tables with something of a customer's; null: there is no such account. */
  collect(tenant: string, customer: string): Promise<OwnRows[] | null>;
  /** Takes an account away with all that is its customer's; what the law keeps of it is kept apart. */
  forget(tenant: string, customer: string, also: Also): Promise<Forgotten>;
  /**
   * Takes away what was kept of orders of a locale that last changed before a year, and orders of guests that did; some of the
   * latter at a time. How many.
   */
  sweep(
    of: { tenant: string; locale: string; before: number },
    mostOrders: number,
  ): Promise<{ records: number; orders: number }>;
}
