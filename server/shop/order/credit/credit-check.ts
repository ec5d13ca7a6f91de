import type { Cents } from '../../../../schemas/money/cents.ts';
import type { PaymentMeans } from '../../../../schemas/payment/payment-means.ts';

/** A credit that somebody wants, who ordered and is bound if it is granted. */
export interface WantedCredit {
  tenant: string;
  customer: string;
  method: PaymentMeans;
  /** All that is to be paid, in cents of the currency. */
  amount: Cents;
  currency: string;
}

export interface CreditAnswer {
  isGranted: boolean;
  /** Why, as the one who decides calls it. */
  reason: string;
  /** What was looked at, as it was then. */
  facts: Readonly<Record<string, number | boolean | null>>;
}

/** Who decides whether somebody is given a credit. */
export interface CreditCheck {
  /** Kept beside each of its decisions. */
  name: string;
  /** Throws an outage. */
  decide(wanted: WantedCredit): Promise<CreditAnswer>;
}
