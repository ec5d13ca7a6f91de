import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import type { RefundMeans } from '../../../schemas/fulfilment/order-refund.ts';
import type { NewParcel } from '../../../schemas/fulfilment/parcel.ts';
import type { RangeNumber } from '../../../schemas/order/invoice-number.ts';
import type { Cause } from '../../../schemas/order/states/transition.ts';
import { cancelPieces, type WantedCancellation } from './cancel-pieces.ts';
import { type Acknowledge, declareReturn, type WantedReturn } from './declare-return.ts';
import type { OrderName } from './order-book.ts';
import { receiveReturn, type WantedReceipt } from './receive-return.ts';
import { meansBy } from './pay-back.ts';
import { refundOrder, type WantedOrderRefund } from './refund-order.ts';
import { isSameParcel, shipParcels } from './ship-parcels.ts';
import { closeOrder } from './close-order.ts';
import { type GivenLabel, giveLabel } from './give-label.ts';
import { creditNotesOf, insertNote, type KeptCreditNote, labelOf, writeDelivered } from './sql-fulfilment.ts';
import {
  type Done,
  type FulfilmentParts,
  goOn,
  type Outcome,
  readFulfilled,
  type Work,
  workOnOrder,
} from './work-on-order.ts';

interface ConfirmedOrders {
  orders: FulfilledOrder[];
  /** Number of the last one's invoice; null: there was none. */
  cursor: string | null;
}

/**
 * What is done with an order after it was placed, for whoever does it: desk, account, the page of withdrawals, the merchant's own system.
 * Whatever is told again changes nothing and comes to the same. Keys are 1 to 60 characters of the caller. Every method may throw an
 * outage.
 */
export interface Fulfilment {
  /** Null: there is no such order. */
  read(order: OrderName): Promise<FulfilledOrder | null>;
  /**
   * Orders that were confirmed after the one whose invoice is named (null: from the first on), and the name from which to go on.
   */
  confirmedAfter(tenant: string, invoice: RangeNumber | null, most: number): Promise<ConfirmedOrders>;
  /** The first one first. */
  creditNotes(order: OrderName): Promise<KeptCreditNote[]>;
  /** Somebody gathers its goods. */
  markPicked(order: OrderName): Promise<Outcome>;
  ship(order: OrderName, parcels: readonly NewParcel[]): Promise<Outcome>;
  /** A parcel has arrived; `cause`: who says so. */
  deliver(
    order: OrderName,
    parcel: Pick<NewParcel, 'carrier' | 'trackingNumber'>,
    cause: Cause,
  ): Promise<Outcome>;
  cancel(order: OrderName, cancellation: WantedCancellation, cause: Cause): Promise<Outcome>;
  /** A return, or a withdrawal from the contract; see `declareReturn`. */
  declareReturn(
    order: OrderName,
    wanted: WantedReturn,
    cause: Cause,
    acknowledge?: Acknowledge,
  ): Promise<Outcome>;
  /** The carrier has made the label of a return, which goes to whoever ordered. */
  giveLabel(order: OrderName, label: GivenLabel): Promise<Outcome>;
  /** The label that a carrier has made for a return, as PDF; null: there is none. */
  label(order: OrderName, key: string): Promise<Buffer | null>;
  receiveReturn(order: OrderName, wanted: WantedReceipt): Promise<Outcome>;
  refund(order: OrderName, wanted: WantedOrderRefund): Promise<Outcome>;
  /** Which way money of an order goes back. */
  refundMeans(order: OrderName): Promise<RefundMeans>;
  addNote(order: OrderName, note: { key: string; text: string }): Promise<Outcome>;
  /** Closes an order with which nothing can happen any more; else it stays as it is. */
  close(order: OrderName): Promise<Outcome>;
}

export function createFulfilment(parts: FulfilmentParts): Fulfilment {
  const { kysely, book } = parts;
  const work = (order: OrderName, cause: Cause, done: (under: Work) => Promise<Done>): Promise<Outcome> =>
    workOnOrder(parts, order, cause, done);
  return {
    read: (order) => readFulfilled(kysely, book, order),
    async confirmedAfter(tenant, invoice, most) {
      const found = await book.confirmedAfter(kysely, tenant, invoice ?? { year: 0, sequence: 0 }, most);
      const orders = [];
      for (const { number } of found) {
        const order = await readFulfilled(kysely, book, { tenant, number });
        if (order) orders.push(order);
      }
      return { orders, cursor: found.at(-1)?.invoice ?? null };
    },
    creditNotes: (order) => creditNotesOf(kysely, order),
    markPicked: (order) =>
      work(order, 'staff', async (under) => {
        if (under.order.state === 'placed') return { ok: false, reason: 'not-confirmed' };
        if (under.order.state === 'cancelled') return { ok: false, reason: 'cancelled' };
        return { ok: true, isChanged: await goOn(under, 'fulfil') };
      }),
    ship: (order, parcels) => work(order, 'staff', (under) => shipParcels(under, parcels)),
    deliver: (order, name, cause) =>
      work(order, cause, async ({ transaction, order: booked, happened, at }) => {
        const parcel = happened.parcels.find((each) => isSameParcel(each, name));
        if (!parcel) return { ok: false, reason: 'unknown-parcel' };
        if (parcel.deliveredAt !== null) return { ok: true, isChanged: false };
        await writeDelivered(transaction, booked, parcel, at);
        return { ok: true, isChanged: true };
      }),
    cancel: (order, wanted, cause) => work(order, cause, (under) => cancelPieces(under, wanted)),
    declareReturn: (order, wanted, cause, acknowledge) =>
      work(order, cause, (under) => declareReturn(under, wanted, acknowledge)),
    giveLabel: (order, label) => work(order, 'provider', (under) => giveLabel(under, label)),
    label: (order, key) => labelOf(kysely, order, key),
    receiveReturn: (order, wanted) => work(order, 'staff', (under) => receiveReturn(under, wanted)),
    refund: (order, wanted) => work(order, 'staff', (under) => refundOrder(under, wanted)),
    refundMeans: async (order) => meansBy(await book.paidBy(kysely, order)),
    close: (order) => work(order, 'clock', closeOrder),
    addNote: (order, { key, text }) =>
      work(order, 'staff', async ({ transaction, order: booked, happened, at }) => {
        const known = happened.notes.find((each) => each.key === key);
        if (known)
          return known.text === text ? { ok: true, isChanged: false } : { ok: false, reason: 'key-reused' };
        await insertNote(transaction, booked, { key, text, at });
        return { ok: true, isChanged: true };
      }),
  };
}
