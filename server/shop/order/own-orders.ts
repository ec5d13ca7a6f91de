import type { OrderPayment, StoredOrder } from './order-store.ts';

/** An order with how far its payment is. */
export interface OwnOrder {
  order: StoredOrder;
  /** The newest attempt to pay it. */
  payment: Pick<OrderPayment, 'state' | 'reference'> | null;
  hasInvoice: boolean;
}

/** Orders as those see them who ordered. Every method may throw an outage. */
export interface OwnOrders {
  byToken(tenant: string, tokenHash: string): Promise<OwnOrder | null>;
  /** The newest first. */
  ofCustomer(tenant: string, customer: string, part: { skip: number; first: number }): Promise<OwnOrder[]>;
}
