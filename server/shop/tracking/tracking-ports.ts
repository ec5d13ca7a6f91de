import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { OrderState } from '../../../schemas/order/states/order-machine.ts';

/** An order as somebody follows it who has no account. */
export interface TrackedOrder {
  tenant: string;
  number: string;
  email: string;
  state: OrderState;
  ordered: Ordered;
  /** In ms since 1970. */
  placedAt: number;
}

/** What following an order needs of orders. Every method may throw an outage. */
export interface TrackedOrders {
  byNumber(tenant: string, number: string): Promise<TrackedOrder | null>;
  /** The newest first, however the address is written. */
  ofMailbox(tenant: string, email: string): Promise<TrackedOrder[]>;
  /** When the last article arrived, in ms since 1970; null: something has not. */
  deliveredAt(tenant: string, number: string): Promise<number | null>;
  /** Whether something of it can be paid now. */
  isPayable(order: TrackedOrder): Promise<boolean>;
  hasInvoice(tenant: string, number: string): Promise<boolean>;
}
