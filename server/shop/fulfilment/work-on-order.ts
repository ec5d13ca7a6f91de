import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import { type LineProgress, progressOfLines } from '../../../schemas/fulfilment/line-progress.ts';
import { orderEvents } from '../../../schemas/fulfilment/order-steps.ts';
import type { IsHoliday } from '../../../schemas/delivery/working-day.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import {
  type OrderEvent,
  type OrderState,
  orderMachine,
} from '../../../schemas/order/states/order-machine.ts';
import { type Cause, transition } from '../../../schemas/order/states/transition.ts';
import type { Database } from '../../storage/database/database.ts';
import { isStorable } from '../../storage/database/is-storable.ts';
import { untangled } from '../../storage/database/untangled.ts';
import type { BookEvents } from './book-events.ts';
import type { CarrierTasks } from './carrier-task.ts';
import type { FulfilmentLetters } from './fulfilment-letters.ts';
import type { BookedOrder, OrderBook, OrderName, Transaction } from './order-book.ts';
import { type Happened, readHappened } from './sql-fulfilment.ts';

/** Why nothing was done; each has a sentence in `fulfilment.refused.…`. */
export const refusals = [
  'unknown-order',
  'unknown-line',
  'unknown-parcel',
  'unknown-return',
  'not-confirmed',
  'cancelled',
  'already-sent',
  'too-many',
  'too-much',
  'too-late',
  'too-soon',
  'not-taken-back',
  'not-sent',
  'not-received',
  'parcel-reused',
  'key-reused',
] as const;
export type Refusal = (typeof refusals)[number];

export type Outcome =
  /** `isChanged` false: it had been done before. */
  { ok: true; isChanged: boolean; order: FulfilledOrder } | { ok: false; reason: Refusal };

export interface FulfilmentParts {
  kysely: Database['kysely'];
  book: OrderBook;
  bookings: BookEvents;
  letters: FulfilmentLetters;
  /** Milliseconds since 1970. */
  now: () => number;
  timeZoneOf(tenant: string): string;
  /** Days in which a contract can be withdrawn from by law, and the holidays that lengthen them. */
  withdrawalOf(tenant: string, locale: string): { days: number; isHoliday: IsHoliday };
  /** Days in which the shop takes back what has arrived, beside the law. */
  returnDaysOf(tenant: string, locale: string): number;
  /** Days (`YYYY-MM-DD`) on which something can be fetched that is told of now, ms since 1970. */
  pickUpDaysOf(tenant: string, locale: string, at: number): readonly string[];
  /** What carriers are asked for; null: there is none, and the shop sends labels of its own. */
  carrierTasks: CarrierTasks | null;
  /** Value of goods (cents) that must be left for the order's voucher to stay; null: it stays. */
  minimumAfterReturn(order: Pick<BookedOrder, 'tenant' | 'ordered'>): Promise<Cents | null>;
  /** Is told of what was changed, within its transaction; absent: nobody is. */
  told?: Told;
}

/** What became of an order by one piece of work. */
export type Told = (
  transaction: Transaction,
  change: { before: OrderState; after: OrderState },
) => Promise<void>;

/** An order under work: nobody else changes it before the transaction ends. */
export interface Work extends Omit<FulfilmentParts, 'minimumAfterReturn'> {
  /** See `FulfilmentParts`. Throws where it could not be had. */
  minimumAfterReturn(): Cents | null;
  transaction: Transaction;
  order: BookedOrder;
  happened: Happened;
  lines: readonly LineProgress[];
  at: number;
  cause: Cause;
}

export type Done = { ok: true; isChanged: boolean } | { ok: false; reason: Refusal };

/** Thrown within the transaction to leave it undone. */
class Refused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super('nothing was done with the order');
    this.reason = reason;
  }
}

/** Works on an order in one transaction; the states of lines and order follow from what was done. Throws an outage. */
export async function workOnOrder(
  parts: FulfilmentParts,
  { tenant, number }: OrderName,
  cause: Cause,
  work: (work: Work) => Promise<Done>,
): Promise<Outcome> {
  if (!isStorable(number)) return { ok: false, reason: 'unknown-order' };
  const { kysely, book, letters, now } = parts;
  await letters.prepare();
  const minimumAfterReturn = await readMinimum(parts, { tenant, number });
  const inTransaction = (): Promise<Outcome> =>
    kysely.transaction().execute(async (transaction): Promise<Outcome> => {
      const order = await book.lock(transaction, { tenant, number });
      if (!order) return { ok: false, reason: 'unknown-order' };
      const happened = await readHappened(transaction, order);
      const lines = progressOfLines({ ...order, ...happened });
      const under: Work = {
        ...parts,
        minimumAfterReturn,
        transaction,
        order,
        happened,
        lines,
        at: now(),
        cause,
      };
      const { state: before } = order;
      const done = await work(under);
      if (!done.ok) throw new Refused(done.reason);
      if (done.isChanged) {
        await writeStates(under);
        await parts.told?.(transaction, { before, after: order.state });
      }
      const after = await readFulfilled(transaction, book, { tenant, number });
      if (!after) throw new Error(`order ${number} is gone from under its lock`);
      return { ...done, order: after };
    });
  try {
    return await untangled(inTransaction);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

/** What the order's voucher asks for, read before others wait for the transaction: it may come from far away. */
async function readMinimum(
  { kysely, book, minimumAfterReturn }: FulfilmentParts,
  name: OrderName,
): Promise<() => Cents | null> {
  const order = await book.read(kysely, name);
  if (!order?.ordered.voucher) return () => null;
  try {
    const minimum = await minimumAfterReturn(order);
    return () => minimum;
  } catch (error) {
    // It matters to refunds alone.
    return () => {
      throw error;
    };
  }
}

/** An order with all that has become of it; null: there is none. */
export async function readFulfilled(
  transaction: Transaction,
  book: OrderBook,
  name: OrderName,
): Promise<FulfilledOrder | null> {
  if (!isStorable(name.number)) return null;
  const order = await book.read(transaction, name);
  if (!order) return null;
  const { number, customer, email, state, placedAt, ordered } = order;
  const happened = await readHappened(transaction, name);
  const history = await book.history(transaction, name);
  return { number, customer, email, state, placedAt, ordered, ...happened, history };
}

async function writeStates(work: Work): Promise<void> {
  const { transaction, book, order, lines, cause, at } = work;
  const after = progressOfLines({ ...order, ...(await readHappened(transaction, order)) });
  for (const [index, { position, state }] of after.entries())
    if (lines[index]?.state !== state)
      await book.note(transaction, order, { subject: `line:${position}`, state, cause, at });
  for (const event of orderEvents(after)) await goOn(work, event);
}

/** Brings the order on by an event; whether that was new. */
export async function goOn(
  { transaction, book, order, cause, at }: Work,
  event: OrderEvent,
): Promise<boolean> {
  const next = transition(orderMachine, { state: order.state, cause }, event, cause);
  if (!next.ok || !next.isChanged) return false;
  await book.writeState(transaction, order, { state: next.state, cause, at });
  order.state = next.state;
  return true;
}
