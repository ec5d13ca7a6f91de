import type { BegunPayment, PaymentNotice, PaymentOrder } from './payment-messages.ts';

/** Who carries out payments on pages of its own. What it says is believed only where it has signed it. */
export interface PaymentProvider {
  /** Where its pages are: a form that leads there needs the page's permission. */
  origin: string;
  /** Begins a payment, or finds the one that was begun for the same id. Throws `ProviderUnavailable`. */
  begin(order: PaymentOrder): Promise<BegunPayment>;
  /** How far a payment is now. Throws `ProviderUnavailable`. */
  look(reference: string): Promise<PaymentNotice>;
  /** Gives money back, once for each key. Throws `ProviderUnavailable`. */
  refund(reference: string, refund: { amount: number; key: string }): Promise<void>;
  /** What a notification says, with an id of its own; null: it is not the provider's. */
  readNotice(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: string,
  ): { id: string; notice: PaymentNotice } | null;
}

/** It could not be reached, was too slow, or said what makes no sense. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider did not answer as it should', { cause });
    this.name = 'ProviderUnavailable';
  }
}
