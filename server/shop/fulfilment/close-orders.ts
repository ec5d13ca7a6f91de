import type { Database } from '../../storage/database/database.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { OrderBook } from './order-book.ts';

interface CloseParts {
  kysely: Database['kysely'];
  book: Pick<OrderBook, 'deliveredBefore'>;
  fulfilment: Pick<Fulfilment, 'close'>;
  /** Days after its arrival before which no order of a tenant is closed. */
  leastDaysOf(tenant: string): number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Orders that one round looks at. */
const most = 100;
const dayMs = 86_400_000;

/** Closes orders of a tenant that cannot come back any more; those whose time by law is longer wait for a later round. Throws an outage. */
export async function closeOrders(
  { kysely, book, fulfilment, leastDaysOf, now }: CloseParts,
  tenant: string,
): Promise<void> {
  const before = now() - leastDaysOf(tenant) * dayMs;
  for (const number of await book.deliveredBefore(kysely, tenant, before, most))
    await fulfilment.close({ tenant, number });
}
