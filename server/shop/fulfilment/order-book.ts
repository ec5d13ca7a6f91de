import type { Kysely } from 'kysely';
import type { InvoiceDocument } from '../../../schemas/order/invoice-document.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { OrderState } from '../../../schemas/order/states/order-machine.ts';
import type { Cause } from '../../../schemas/order/states/transition.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import type { NoTables } from '../../storage/database/database.ts';

export type Transaction = Kysely<NoTables>;

/** Which order of a shop. */
export interface OrderName {
  tenant: string;
  number: string;
}

/** An order as it was placed, with how far it is. */
export interface BookedOrder extends OrderName {
  /** By which its pages' token is made, and what is kept of that. */
  key: string;
  tokenHash: string;
  owner: string;
  customer: string | null;
  email: string;
  state: OrderState;
  ordered: Ordered;
  placedAt: number;
}

/** A state that something of an order came to: `order`, `line:1`, `payment:…`. */
interface StateChange {
  subject: string;
  state: string;
  cause: Cause;
  /** In ms since 1970. */
  at: number;
}

interface OrderChange extends Pick<StateChange, 'cause' | 'at'> {
  state: OrderState;
}

/** Orders, their payments and invoices, as those need them who carry orders out: all within their transaction. */
export interface OrderBook {
  /** The order, which nobody changes before the transaction ends; null: there is none. */
  lock(transaction: Transaction, order: OrderName): Promise<BookedOrder | null>;
  /** The same without a lock. */
  read(transaction: Transaction, order: OrderName): Promise<BookedOrder | null>;
  history(transaction: Transaction, order: OrderName): Promise<StateChange[]>;
  note(transaction: Transaction, order: OrderName, change: StateChange): Promise<void>;
  /** Writes the order's state and notes it; with its end the voucher can be redeemed again. */
  writeState(transaction: Transaction, order: BookedOrder, change: OrderChange): Promise<void>;
  /** Ends an order that waits for its payment: what it took is free again. */
  giveUp(transaction: Transaction, order: BookedOrder, by: { at: number; cause: Cause }): Promise<void>;
  giveStockBack(
    transaction: Transaction,
    tenant: string,
    pieces: readonly { sku: string; quantity: number }[],
  ): Promise<void>;
  /** Orders that were confirmed, in the order in which they were, after one that is named by its invoice. */
  confirmedAfter(
    transaction: Transaction,
    tenant: string,
    after: { year: number; sequence: number },
    most: number,
  ): Promise<{ number: string; invoice: string }[]>;
  /** Numbers of orders that had arrived before (ms since 1970), are not closed, and of which nothing is on its way back. */
  deliveredBefore(transaction: Transaction, tenant: string, before: number, most: number): Promise<string[]>;
  invoiceOf(
    transaction: Transaction,
    order: OrderName,
  ): Promise<{ number: string; document: InvoiceDocument } | null>;
  /** The next number of the credit notes, without a gap; whoever wants the one behind it waits for the transaction. */
  nextCreditNote(transaction: Transaction, tenant: string, at: number): Promise<string>;
  /** What paid the order by a provider; null: it is paid on an invoice. */
  paidBy(transaction: Transaction, order: OrderName): Promise<{ id: string } | null>;
  /** Has money (cents) of a payment sent back, once for its key, whatever becomes of this process. */
  askRefund(
    transaction: Transaction,
    tenant: string,
    refund: { payment: string; key: string; amount: Cents; at: number },
  ): Promise<void>;
}
