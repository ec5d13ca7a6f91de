import type { OrderState } from './states/order-machine.ts';
import type { PaymentState } from './states/payment-machine.ts';

/** Which orders of a shop; what is absent does not matter. */
export interface OrderFilter {
  /** The beginning of a number or of an address of mail, or beginnings of a name’s words. */
  search?: string | undefined;
  state?: OrderState | undefined;
  /** Placed from this time on, and before that one, in ms since 1970. */
  from?: number | undefined;
  to?: number | undefined;
  /** Id of a customer. */
  customer?: string | undefined;
}

/** An order in a list. */
export interface ListedOrder {
  number: string;
  email: string;
  firstName: string;
  lastName: string;
  state: OrderState;
  /** What is paid in all, in cents. */
  total: number;
  currency: string;
  /** In ms since 1970. */
  placedAt: number;
}

/** Behind which order of a list another page begins. */
export type OrderPlace = Pick<ListedOrder, 'placedAt' | 'number'>;

/** What lies beside an order. Times in ms since 1970. */
export interface OrderPapers {
  payments: {
    id: string;
    method: string;
    state: PaymentState;
    amount: number;
    currency: string;
    createdAt: number;
  }[];
  invoice: { number: string; issuedAt: number } | null;
  /** Mails about it, the newest first: what for, and whether they left. */
  mails: { purpose: string; state: 'waiting' | 'sent' | 'given-up'; created: number }[];
}
