import type { Machine } from './transition.ts';

const paymentStates = [
  'open',
  'pending',
  'authorised',
  'captured',
  'partly-refunded',
  'refunded',
  'failed',
  'expired',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];
export type PaymentEvent =
  | 'send'
  | 'authorise'
  | 'capture'
  | 'refund-part'
  | 'refund'
  | 'fail'
  | 'expire'
  | 'cancel';

const ended = ['failed', 'expired', 'cancelled'] as const;
const underWay = ['open', 'pending', 'authorised'] as const;

/**
 * One attempt to pay. A provider may take the money at once, and its word comes late: what had ended here is authorised or
 * captured by it all the same, because money that came is never without an order or a refund. An
 * authorisation that is told after the money changes nothing. (domain.md, States)
 */
export const paymentMachine: Machine<PaymentState, PaymentEvent> = {
  states: paymentStates,
  events: {
    send: { steps: [{ from: ['open'], to: 'pending' }], done: ['pending'] },
    authorise: {
      steps: [
        { from: ['pending'], to: 'authorised' },
        { from: ended, to: 'authorised', by: ['provider'] },
      ],
      done: ['authorised', 'captured', 'partly-refunded', 'refunded'],
    },
    capture: {
      steps: [
        { from: ['pending', 'authorised'], to: 'captured' },
        { from: ended, to: 'captured', by: ['provider'] },
      ],
      done: ['captured', 'partly-refunded', 'refunded'],
    },
    // Each part is one of its own: the caller knows by its key whether it has been told of it before.
    'refund-part': {
      steps: [{ from: ['captured', 'partly-refunded'], to: 'partly-refunded' }],
      done: [],
    },
    refund: { steps: [{ from: ['captured', 'partly-refunded'], to: 'refunded' }], done: ['refunded'] },
    fail: { steps: [{ from: underWay, to: 'failed' }], done: ['failed'] },
    expire: { steps: [{ from: underWay, to: 'expired' }], done: ['expired'] },
    cancel: { steps: [{ from: underWay, to: 'cancelled' }], done: ['cancelled'] },
  },
};
