import type { QueryExecutorProvider } from 'kysely';
import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import type { OrderReturn } from '../../../schemas/fulfilment/order-return.ts';
import type { LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import type { Due } from '../../../schemas/ledger/due.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { OrderState } from '../../../schemas/order/states/order-machine.ts';
import type { ParcelsOf } from '../shown-parcel.ts';

/** An order as somebody follows it who has no account. */
export interface TrackedOrder {
  tenant: string;
  number: string;
  email: string;
  state: OrderState;
  ordered: Ordered;
  /** In ms since 1970. */
  placedAt: number;
}

/** Something that is to be paid of an order, in cents. */
export type OpenDue = Pick<Due, 'kind' | 'number' | 'day' | 'open' | 'isLate'>;

/** What following an order needs of orders. Every method may throw an outage. */
export interface TrackedOrders {
  byNumber(tenant: string, number: string): Promise<TrackedOrder | null>;
  /** The newest first, however the address is written. */
  ofMailbox(tenant: string, email: string): Promise<TrackedOrder[]>;
  /** An order with all that has become of it; null: there is none. */
  whole(tenant: string, number: string): Promise<FulfilledOrder | null>;
  /** Its parcels, with what carriers say of them now. */
  parcelsOf: ParcelsOf;
  /** What is to be paid of it, by day. */
  duesOf(tenant: string, number: string): Promise<readonly OpenDue[]>;
  /** Whether something of it can be paid now. */
  isPayable(order: TrackedOrder): Promise<boolean>;
  hasInvoice(tenant: string, number: string): Promise<boolean>;
}

/** A withdrawal that is carried out: nothing else is in its transaction. */
export interface CarriedOut {
  /** In ms since 1970. */
  declaredAt: number;
  isLate: boolean;
  /** Whether a label for what comes back follows. */
  hasLabel: boolean;
}

/** Why nothing was done, of which `fulfilment.refused.…` has the words; `key-reused`: the press has done something else before. */
export type WorkDone = { ok: true } | { ok: false; reason: string };

/** What somebody sends back. */
export interface SentBack {
  key: string;
  pieces: readonly LinePieces[];
  reason: OrderReturn['reason'];
  /** On which it is fetched (`YYYY-MM-DD`); null: it is sent by a label. */
  pickUp: string | null;
}

/** Carries out what whoever ordered wants, once for its key (1 to 60 characters). Every method may throw an outage. */
export interface OrderWork {
  /** Cancels what has not been sent. */
  cancel(order: { tenant: string; number: string }, key: string): Promise<WorkDone>;
  sendBack(order: { tenant: string; number: string }, back: SentBack): Promise<WorkDone>;
  /**
   * Withdraws from pieces of an order, and keeps it by `acknowledge` in the same transaction; whether it could: else people decide.
   */
  withdraw(
    order: { tenant: string; number: string },
    withdrawal: { key: string; pieces: readonly LinePieces[] },
    acknowledge: (transaction: QueryExecutorProvider, done: CarriedOut) => Promise<void>,
  ): Promise<boolean>;
}
