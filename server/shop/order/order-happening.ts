import type { Cause } from '../../../schemas/order/states/transition.ts';

/** What has become of an order that others are to be told. `payment`: amount in cents; `reference`: as the provider calls it. */
export type OrderHappening =
  | { type: 'order.placed' | 'order.confirmed' }
  | { type: 'order.cancelled'; cause: Cause }
  | {
      type: 'order.paid';
      payment: { method: string; reference: string; amount: number; currency: string };
    };
