import type { ListedReturn, ReturnPlace, ReturnQueue } from '../../../../schemas/fulfilment/listed-return.ts';

/** Returns of all orders as the desk needs them. Every method may throw an outage. */
export interface DeskReturns {
  /** Those that wait first come first, of all (`queue` absent) the newest. */
  list(
    tenant: string,
    queue: ReturnQueue | undefined,
    page: { limit: number; after?: ReturnPlace | undefined },
  ): Promise<ListedReturn[]>;
  counts(tenant: string): Promise<Record<ReturnQueue, number>>;
}
