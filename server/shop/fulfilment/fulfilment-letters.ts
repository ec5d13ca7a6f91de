import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import type { OrderRefund } from '../../../schemas/fulfilment/order-refund.ts';
import type { OrderReturn } from '../../../schemas/fulfilment/order-return.ts';
import type { LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import type { NewParcel } from '../../../schemas/fulfilment/parcel.ts';
import type { BookedOrder, Transaction } from './order-book.ts';

/** Tells whoever ordered what becomes of it; each letter comes or goes with the transaction. */
export interface FulfilmentLetters {
  /** What must not be waited for while others wait for the transaction. */
  prepare(): Promise<void>;
  shipped(transaction: Transaction, order: BookedOrder, parcel: NewParcel): Promise<void>;
  /** `refund`: what goes back for it. */
  cancelled(
    transaction: Transaction,
    order: BookedOrder,
    cancellation: FulfilledOrder['cancellations'][number],
    refund: OrderRefund | null,
  ): Promise<void>;
  returnRegistered(transaction: Transaction, order: BookedOrder, declared: Declared): Promise<void>;
  /** The acknowledgement that the law asks for, with content, date and time. */
  withdrawn(transaction: Transaction, order: BookedOrder, withdrawal: Withdrawal): Promise<void>;
  refunded(transaction: Transaction, order: BookedOrder, refund: OrderRefund): Promise<void>;
}

type Declared = Pick<OrderReturn, 'key' | 'kind' | 'pieces' | 'way' | 'declaredAt'>;

/** A withdrawal as it is acknowledged. */
export interface Withdrawal extends Pick<Declared, 'key' | 'declaredAt'> {
  pieces: readonly LinePieces[];
  /** Whether the time that the law gives was over. */
  isLate: boolean;
  /** Whether a label for what comes back follows in a letter of its own. */
  hasLabel: boolean;
}
