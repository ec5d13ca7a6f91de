/** What a provider says of a payment of ours. */
export interface PaymentWord {
  /** Of the payment. */
  id: string;
  reference: string;
  state: 'pending' | 'captured' | 'refused' | 'cancelled';
  /** In cents. */
  amount: number;
  currency: string;
}

/**
 * What came of it. `paid`: something that was due of an order; `none`: it changed nothing; `refund`: the money came for an order that cannot be carried out any more, and goes
 * back; `wrong`: amount, currency or name are not ours, and nothing of it is believed.
 */
export type Settled = 'confirmed' | 'paid' | 'ended' | 'none' | 'refund' | 'wrong' | 'unknown';
