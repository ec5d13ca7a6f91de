import { randomBytes } from 'node:crypto';
import type { PaymentNotice, PaymentOrder } from '../payment-messages.ts';

/** A payment of the sandbox. */
export interface SandboxPayment {
  order: PaymentOrder;
  reference: string;
  state: PaymentNotice['state'];
  refunded: number;
  /** Refunds by their keys. */
  refunds: Map<string, number>;
}

/** Payments in memory: the sandbox forgets them when it ends, as no real provider does. */
export interface SandboxPayments {
  begin(order: PaymentOrder): SandboxPayment;
  find(reference: string): SandboxPayment | undefined;
  /** What the payer has decided; a payment that is settled stays as it is. */
  settle(payment: SandboxPayment, state: 'captured' | 'refused' | 'cancelled'): void;
  /** False: that is more than was paid. */
  refund(payment: SandboxPayment, refund: { amount: number; key: string }): boolean;
}

/** The most that is kept; the oldest go first. */
const mostPayments = 10_000;

export function createSandboxPayments(): SandboxPayments {
  const byReference = new Map<string, SandboxPayment>();
  const byId = new Map<string, SandboxPayment>();
  return {
    begin(order) {
      const known = byId.get(order.id);
      if (known) return known;
      const reference = `sb_${randomBytes(12).toString('base64url')}`;
      const begun: SandboxPayment = { order, reference, state: 'pending', refunded: 0, refunds: new Map() };
      byReference.set(reference, begun);
      byId.set(order.id, begun);
      const [oldest] = byReference.values();
      if (oldest && byReference.size > mostPayments) {
        byReference.delete(oldest.reference);
        byId.delete(oldest.order.id);
      }
      return begun;
    },
    find: (reference) => byReference.get(reference),
    settle(payment, state) {
      // Who was refused may try again with other means.
      if (payment.state !== 'captured') payment.state = state;
    },
    refund(payment, { amount, key }) {
      if (payment.refunds.has(key)) return true;
      if (payment.state !== 'captured' || payment.refunded + amount > payment.order.amount) return false;
      payment.refunds.set(key, amount);
      payment.refunded += amount;
      return true;
    },
  };
}

/** What is told of a payment. */
export function noticeOf({ order, reference, state, refunded }: SandboxPayment): PaymentNotice {
  return { reference, id: order.id, state, amount: order.amount, currency: order.currency, refunded };
}
