import type { QueryExecutorProvider } from 'kysely';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { ReceivedPieces, OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import type { NewParcel } from '../../../../schemas/fulfilment/parcel.ts';
import type {
  ListedOrder,
  OrderFilter,
  OrderPapers,
  OrderPlace,
} from '../../../../schemas/order/listed-order.ts';
import type { RefundMeans } from '../../../../schemas/fulfilment/order-refund.ts';
import type { OrderState } from '../../../../schemas/order/states/order-machine.ts';
import type { Cents } from '../../../../schemas/money/cents.ts';
import type { Told } from '../told.ts';

/** Something of orders that people have to look after. */
export interface DeskConcern {
  kind: string;
  number: string | null;
  subject: string;
  amount: Cents | null;
  currency: string | null;
  /** In ms since 1970. */
  since: number;
}

/** Why nothing was done, as a name of `order.refused.…`. */
export type Worked = { ok: true; isChanged: boolean } | { ok: false; reason: string };

interface OrderName {
  tenant: string;
  number: string;
}

/** What is done with an order; whatever is told again under its key, or by itself, counts once. */
export interface OrderWork {
  markPicked(order: OrderName): Promise<Worked>;
  ship(order: OrderName, parcels: readonly NewParcel[]): Promise<Worked>;
  deliver(
    order: OrderName,
    parcel: Pick<NewParcel, 'carrier' | 'trackingNumber'>,
    cause: 'staff',
  ): Promise<Worked>;
  /** `pieces` null: all that has not been sent. */
  cancel(
    order: OrderName,
    wanted: { key: string; pieces: readonly LinePieces[] | null },
    cause: 'staff',
  ): Promise<Worked>;
  declareReturn(
    order: OrderName,
    wanted: Pick<OrderReturn, 'key' | 'kind' | 'reason' | 'pieces' | 'way'>,
    cause: 'staff',
  ): Promise<Worked>;
  receiveReturn(order: OrderName, wanted: { key: string; received: ReceivedPieces }): Promise<Worked>;
  /** `return`: what came back, by its key; `goodwill`: an amount, by a key of its own. */
  refund(
    order: OrderName,
    wanted: { kind: 'return'; return: string } | { kind: 'goodwill'; key: string; amount: Cents },
  ): Promise<Worked>;
  addNote(order: OrderName, note: { key: string; text: string }): Promise<Worked>;
}

/** What was changed, told within the transaction that changed it. */
export type OnChanged = (
  within: QueryExecutorProvider,
  change: { before: OrderState; after: OrderState },
) => Promise<void>;

/** Orders as the desk needs them; whoever puts the shop together hands them over. Every method may throw an outage. */
export interface DeskOrders {
  list(
    tenant: string,
    filter: OrderFilter,
    page: { limit: number; after?: OrderPlace | undefined },
  ): Promise<ListedOrder[]>;
  read(order: OrderName): Promise<FulfilledOrder | null>;
  papers(tenant: string, number: string): Promise<OrderPapers>;
  /** How many orders are in a state that asks for work. */
  counts(tenant: string): Promise<{ confirmed: number; 'in-fulfilment': number }>;
  /** Number of a customer by the id; null: there is none any more. */
  customerNumber(tenant: string, id: string): Promise<string | null>;
  /** What waits for people, the longest first. */
  concerns(tenant: string, most: number): Promise<DeskConcern[]>;
  invoice(tenant: string, number: string): Promise<{ name: string; content: Uint8Array } | null>;
  /** `told` is called within the transaction of whatever is changed, and of nothing else. */
  work(told: OnChanged): OrderWork;
  /** Takes a payment that fits no order off the list of concerns, by the provider's name of it; false: it is not on it. */
  settle(tenant: string, reference: string, told: Told): Promise<boolean>;
  /** Sends the merchant's system once more what it did not take; false: there is no such message. */
  resendMessage(tenant: string, message: string, told: Told): Promise<boolean>;
  /** Writes the confirmation once more, once for `key`; false: the order was never confirmed. */
  resendConfirmation(order: OrderName, key: string, told: OnChanged): Promise<Worked>;
  /** What is owed for an order, in cents; below 0: what whoever ordered has to get; null: nothing was booked. */
  balance(order: OrderName): Promise<Cents | null>;
  /** Which way money of an order goes back. */
  refundMeans(order: OrderName): Promise<RefundMeans>;
  /** Value of goods that must be left for the order's voucher to stay; null: it stays. */
  minimumAfterReturn(order: OrderName, ordered: FulfilledOrder['ordered']): Promise<Cents | null>;
}
