import type { Machine } from './transition.ts';

export const orderStates = [
  'placed',
  'confirmed',
  'in-fulfilment',
  'shipped',
  'delivered',
  'closed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];
export type OrderEvent = 'confirm' | 'fulfil' | 'ship' | 'deliver' | 'close' | 'cancel' | 'reopen';

/**
 * An order: placed, confirmed when its payment is accepted, and on its way; cancelled before it is shipped. One that the clock or
 * the provider ended is placed again by a late confirmation or a new try to pay; a customer's or our own word is the last.
 * (domain.md, States)
 */
export const orderMachine: Machine<OrderState, OrderEvent> = {
  states: orderStates,
  events: {
    confirm: {
      steps: [{ from: ['placed'], to: 'confirmed' }],
      done: ['confirmed', 'in-fulfilment', 'shipped', 'delivered', 'closed'],
    },
    fulfil: {
      steps: [{ from: ['confirmed'], to: 'in-fulfilment' }],
      done: ['in-fulfilment', 'shipped', 'delivered', 'closed'],
    },
    ship: { steps: [{ from: ['in-fulfilment'], to: 'shipped' }], done: ['shipped', 'delivered', 'closed'] },
    deliver: { steps: [{ from: ['shipped'], to: 'delivered' }], done: ['delivered', 'closed'] },
    close: { steps: [{ from: ['delivered'], to: 'closed' }], done: ['closed'] },
    cancel: {
      steps: [
        { from: ['placed', 'confirmed', 'in-fulfilment'], to: 'cancelled' },
        {
          ...{ from: ['cancelled'], to: 'cancelled' },
          ...{ by: ['customer', 'staff'], after: ['clock', 'provider'] },
        },
      ],
      done: ['cancelled'],
    },
    reopen: {
      steps: [{ from: ['cancelled'], to: 'placed', after: ['clock', 'provider'] }],
      done: ['placed'],
    },
  },
};

/**
 * Whether an order in this state holds what it took: stock, voucher and the day's code. Where that ends by a transition, they go
 * back; where it begins again, they are taken anew.
 */
export function holdsGoods(state: OrderState): boolean {
  return state !== 'cancelled';
}
