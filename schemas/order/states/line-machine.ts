import type { Machine } from './transition.ts';

const lineStates = ['open', 'shipped', 'delivered', 'returned', 'cancelled'] as const;
export type LineState = (typeof lineStates)[number];
export type LineEvent = 'ship' | 'deliver' | 'return' | 'cancel';

/** A line of an order. What is sent and never taken in comes back without having been delivered. (domain.md, States) */
export const lineMachine: Machine<LineState, LineEvent> = {
  states: lineStates,
  events: {
    ship: { steps: [{ from: ['open'], to: 'shipped' }], done: ['shipped', 'delivered', 'returned'] },
    deliver: { steps: [{ from: ['shipped'], to: 'delivered' }], done: ['delivered'] },
    return: { steps: [{ from: ['shipped', 'delivered'], to: 'returned' }], done: ['returned'] },
    cancel: { steps: [{ from: ['open'], to: 'cancelled' }], done: ['cancelled'] },
  },
};
