import type { Told } from '../told.ts';

/** A customer, as much of one as the desk shows. */
export interface DeskCustomer {
  id: string;
  /** Eight digits. */
  number: string;
  firstName: string;
  lastName: string;
  email: string;
  locale: string;
  /** In ms since 1970. */
  since: number;
}

/** What decides on credit, and is put right for a customer who asks for it. */
export interface CustomerDetails {
  /** `YYYY-MM-DD`; null: not told. */
  birthday: string | null;
  /** Whether paying later is offered. */
  hasCredit: boolean;
}

/** Customers as the desk needs them. Every method may throw an outage. */
export interface DeskCustomers {
  /** By beginnings of number, address or a name’s words: at most `limit`, from the number behind `after`. */
  list(
    tenant: string,
    search: string,
    page: { limit: number; after?: string | undefined },
  ): Promise<DeskCustomer[]>;
  byNumber(tenant: string, number: string): Promise<DeskCustomer | null>;
  /** Null: there is no such customer. */
  detailsOf(tenant: string, number: string): Promise<CustomerDetails | null>;
  /** Puts details right, once for `key`; false: they were like that before. */
  correct(
    tenant: string,
    wanted: CustomerDetails & { key: string; number: string },
    told: Told,
  ): Promise<boolean>;
}
