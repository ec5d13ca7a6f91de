import { isTakenBack } from '../../../schemas/catalogue/withdrawal-exception.ts';
import type { OrderedLine } from '../../../schemas/order/ordered.ts';
import type { OrderReturn } from '../../../schemas/fulfilment/order-return.ts';
import { areSamePieces, gathered, type LinePieces, piecesOf } from '../../../schemas/fulfilment/pieces.ts';
import {
  isAfter,
  lastDayAfterArrival,
  lastWithdrawalDay,
} from '../../../schemas/fulfilment/withdrawal-period.ts';
import { stockOf } from './cancel-pieces.ts';
import type { Withdrawal } from './fulfilment-letters.ts';
import type { Transaction } from './order-book.ts';
import { payBack } from './pay-back.ts';
import { insertCancellation, insertReturn } from './sql-fulfilment.ts';
import type { Done, Work } from './work-on-order.ts';

export interface WantedReturn extends Pick<OrderReturn, 'key' | 'kind' | 'reason' | 'pieces' | 'way'> {
  /** When it was, in ms since 1970, where it is written down later; absent: now. */
  declaredAt?: number;
}

/** Keeps a withdrawal and acknowledges it, in the transaction that carries it out. */
export type Acknowledge = (transaction: Transaction, withdrawal: Withdrawal) => Promise<void>;

/**
 * Takes the word of whoever ordered that something comes back. A withdrawal is never judged: it holds for what has not been sent too,
 * which is not sent any more, and after its time; then its acknowledgement says so. (domain.md, "After the order") It is acknowledged
 * once: by `acknowledge` where that is given. An order that waits for its payment is withdrawn from as a whole.
 */
export async function declareReturn(
  work: Work,
  wanted: WantedReturn,
  acknowledge?: Acknowledge,
): Promise<Done> {
  const { transaction, order, happened, lines, letters, cause, at } = work;
  const { key, kind, reason, way, declaredAt = at } = wanted;
  const pieces = gathered(wanted.pieces);
  const known = knownBefore(work, key);
  if (known)
    return areSamePieces(known, pieces)
      ? { ok: true, isChanged: false }
      : { ok: false, reason: 'key-reused' };
  const isWhole = lines.every(({ position, ordered }) => piecesOf(position, pieces) === ordered);
  if (order.state === 'placed' && !(kind === 'withdrawal' && isWhole))
    return { ok: false, reason: 'not-confirmed' };
  const back: LinePieces[] = [];
  const unsent: LinePieces[] = [];
  for (const { position, quantity } of pieces) {
    const line = lines.find((each) => each.position === position);
    if (!line) return { ok: false, reason: 'unknown-line' };
    const sent = Math.min(quantity, line.sent - line.declared);
    const open = kind === 'withdrawal' ? line.open : 0;
    if (quantity - sent > open) return { ok: false, reason: line.sent === 0 ? 'not-sent' : 'too-many' };
    back.push({ position, quantity: sent });
    unsent.push({ position, quantity: quantity - sent });
  }
  if (isTooSoon(work, way)) return { ok: false, reason: 'too-soon' };
  const timeZone = work.timeZoneOf(order.tenant);
  const arrived = { ...happened, ordered: order.ordered };
  // The people of the shop may take back whatever they want.
  if (kind === 'return' && cause === 'customer') {
    const last = lastDayAfterArrival(
      arrived,
      work.returnDaysOf(order.tenant, order.ordered.locale),
      timeZone,
    );
    if (isAfter(last, at, timeZone)) return { ok: false, reason: 'too-late' };
    if (order.ordered.lines.some((line) => !isTakenBack(line.withdrawalException) && isIn(line, pieces)))
      return { ok: false, reason: 'not-taken-back' };
  }
  const declared = { key, kind, reason, way, declaredAt, pieces: gathered(back) };
  if (kind === 'withdrawal') {
    const rule = work.withdrawalOf(order.tenant, order.ordered.locale);
    const isLate = isAfter(lastWithdrawalDay(arrived, rule, timeZone), declaredAt, timeZone);
    const hasLabel = declared.pieces.length > 0 && way.kind === 'label';
    const withdrawal = { key, pieces, declaredAt, isLate, hasLabel };
    await (acknowledge ?? ((within, told) => letters.withdrawn(within, order, told)))(
      transaction,
      withdrawal,
    );
  }
  if (declared.pieces.length > 0) {
    await insertReturn(transaction, order, declared);
    const isAwaited = await askCarrier(work, declared);
    // What the carrier makes goes to whoever ordered when it is here.
    if (!isAwaited) await letters.returnRegistered(transaction, order, declared);
  }
  return withoutSending(work, key, gathered(unsent));
}

const isIn = ({ position }: Pick<OrderedLine, 'position'>, pieces: readonly LinePieces[]): boolean =>
  piecesOf(position, pieces) > 0;

/** A day is agreed upon with the notice that its people need. (Requirement 9.055) */
function isTooSoon({ order, at, pickUpDaysOf }: Work, way: OrderReturn['way']): boolean {
  return way.kind === 'pick-up' && !pickUpDaysOf(order.tenant, order.ordered.locale, at).includes(way.day);
}

/** Has the carrier asked for what the return needs; whether a label of its is waited for. */
async function askCarrier(
  { transaction, order: { tenant, number }, carrierTasks, at }: Work,
  { key, way }: Pick<OrderReturn, 'key' | 'way'>,
): Promise<boolean> {
  const isAwaited = way.kind === 'label' && way.label === null;
  if (!carrierTasks || (way.kind === 'label' && !isAwaited)) return false;
  await carrierTasks.add({ tenant, number, key, kind: way.kind }, at, transaction);
  return isAwaited;
}

/** What this key has declared before. */
function knownBefore({ happened }: Work, key: string): LinePieces[] | null {
  const known = [
    ...happened.returns.filter((each) => each.key === key),
    ...happened.cancellations.filter((each) => each.key === withdrawn(key)),
  ];
  return known.length > 0 ? known.flatMap(({ pieces }) => pieces) : null;
}

const withdrawn = (key: string): string => `w:${key}`.slice(0, 64);

/** What was withdrawn from before it left is not sent any more; the acknowledgement has told of it. */
async function withoutSending(work: Work, declaredBy: string, pieces: LinePieces[]): Promise<Done> {
  if (pieces.length === 0) return { ok: true, isChanged: true };
  const { transaction, book, order, letters, cause, at } = work;
  const key = withdrawn(declaredBy);
  await insertCancellation(transaction, order, { key, pieces, cause, at });
  if (order.state === 'placed') {
    await book.giveUp(transaction, order, { at, cause });
    order.state = 'cancelled';
    return { ok: true, isChanged: true };
  }
  await book.giveStockBack(transaction, order.tenant, stockOf(work, pieces));
  const paid = await payBack(work, `cancellation:${key}`, {
    cause: 'cancellation',
    pieces,
    withShipping: true,
  });
  if (!paid.ok) return paid;
  await letters.refunded(transaction, order, paid.refund);
  return { ok: true, isChanged: true };
}
