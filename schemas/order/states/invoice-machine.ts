import type { Machine } from './transition.ts';

const invoiceStates = ['open', 'partly-paid', 'overdue', 'reminded', 'paid'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
export type InvoiceEvent = 'pay-part' | 'pay' | 'fall-due' | 'remind';

/**
 * An invoice, or one instalment of a plan. A part that is paid of what is overdue leaves it overdue: what is open stays a matter
 * of amounts. (domain.md, States)
 */
export const invoiceMachine: Machine<InvoiceState, InvoiceEvent> = {
  states: invoiceStates,
  events: {
    // Each part is one of its own: the caller knows by its key whether it has been told of it before.
    'pay-part': {
      steps: [
        { from: ['open', 'partly-paid'], to: 'partly-paid' },
        { from: ['overdue'], to: 'overdue' },
        { from: ['reminded'], to: 'reminded' },
      ],
      done: [],
    },
    pay: { steps: [{ from: ['open', 'partly-paid', 'overdue', 'reminded'], to: 'paid' }], done: ['paid'] },
    'fall-due': {
      steps: [{ from: ['open', 'partly-paid'], to: 'overdue', by: ['clock'] }],
      done: ['overdue', 'reminded'],
    },
    remind: { steps: [{ from: ['overdue'], to: 'reminded', by: ['clock', 'staff'] }], done: ['reminded'] },
  },
};
