import type { Kysely } from 'kysely';
import type { LaterProtection } from '../../../../schemas/payment/later-protection.ts';
import type { NoTables } from '../../../storage/database/database.ts';
import type { StoredOrder } from '../order-store.ts';

/** Protection that was ordered after its order, as it is kept. */
export interface OrderedProtection extends LaterProtection {
  /** Of the open balance each month, in parts per million. */
  rate: number;
  /** In ms since 1970. */
  orderedAt: number;
}

/** An order of a customer that is paid in instalments. */
export interface InstalmentOrder extends StoredOrder {
  /** Null: none was ordered after it. */
  protectedLater: OrderedProtection | null;
}

/** Protection of orders that run. Every method may throw an outage. */
export interface ProtectionStore {
  /** A customer's orders that are paid in instalments and not cancelled, the newest first. */
  ordersOf(tenant: string, customer: string): Promise<InstalmentOrder[]>;
  /** Keeps the protection of an order once, and tells of it in the same transaction; whether it was not there yet. */
  add(
    order: Pick<StoredOrder, 'tenant' | 'number' | 'ordered'>,
    protection: OrderedProtection,
    tell: (within: Kysely<NoTables>) => Promise<void>,
  ): Promise<boolean>;
}
