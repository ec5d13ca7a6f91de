import type { Cents } from '../../../schemas/money/cents.ts';
import type { Transaction } from './order-book.ts';

/** What moves money of an order; `cause` names it within the shop: of each cause and kind one counts. */
export interface MoneyEvent {
  kind: 'shipment' | 'cancellation' | 'return';
  cause: string;
  order: string;
  currency: string;
  /** In ms since 1970. */
  at: number;
  amount: Cents;
}

/** Books what money of an order does, in the transaction of what causes it. */
export interface BookEvents {
  book(transaction: Transaction, tenant: string, event: MoneyEvent): Promise<unknown>;
}
