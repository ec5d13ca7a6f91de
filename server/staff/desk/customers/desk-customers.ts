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

/** Customers as the desk needs them. Every method may throw an outage. */
export interface DeskCustomers {
  /** By beginnings of number, address or a name’s words: at most `limit`, from the number behind `after`. */
  list(
    tenant: string,
    search: string,
    page: { limit: number; after?: string | undefined },
  ): Promise<DeskCustomer[]>;
  byNumber(tenant: string, number: string): Promise<DeskCustomer | null>;
}
