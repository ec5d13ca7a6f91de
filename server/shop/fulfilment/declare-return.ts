import type { OrderReturn } from '../../../schemas/fulfilment/order-return.ts';
import { areSamePieces, gathered, type LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import {
  freeReturnDays,
  isAfter,
  lastDayAfterArrival,
} from '../../../schemas/fulfilment/withdrawal-period.ts';
import { stockOf } from './cancel-pieces.ts';
import { payBack } from './pay-back.ts';
import { insertCancellation, insertReturn } from './sql-fulfilment.ts';
import type { Done, Work } from './work-on-order.ts';

export interface WantedReturn extends Pick<OrderReturn, 'key' | 'kind' | 'reason' | 'pieces' | 'way'> {
  /** When it was, in ms since 1970, where it is written down later; absent: now. */
  declaredAt?: number;
}

/**
 * Takes the word of whoever ordered that something comes back. A withdrawal is never judged: it holds for what has not been sent too,
 * which is not sent any more, and after its time; then its acknowledgement says so. (domain.md, "After the order")
 */
export async function declareReturn(work: Work, wanted: WantedReturn): Promise<Done> {
  const { transaction, order, happened, lines, letters, cause, at } = work;
  const { key, kind, reason, way, declaredAt = at } = wanted;
  const pieces = gathered(wanted.pieces);
  const known = knownBefore(work, key);
  if (known)
    return areSamePieces(known, pieces)
      ? { ok: true, isChanged: false }
      : { ok: false, reason: 'key-reused' };
  if (order.state === 'placed') return { ok: false, reason: 'not-confirmed' };
  const back: LinePieces[] = [];
  const unsent: LinePieces[] = [];
  for (const { position, quantity } of pieces) {
    const line = lines.find((each) => each.position === position);
    if (!line) return { ok: false, reason: 'unknown-line' };
    const sent = Math.min(quantity, line.sent - line.declared);
    const open = kind === 'withdrawal' ? line.open : 0;
    if (quantity - sent > open) return { ok: false, reason: 'too-many' };
    back.push({ position, quantity: sent });
    unsent.push({ position, quantity: quantity - sent });
  }
  const timeZone = work.timeZoneOf(order.tenant);
  const isOver = (days: number): boolean =>
    isAfter(
      lastDayAfterArrival({ ...happened, ordered: order.ordered }, days, timeZone),
      declaredAt,
      timeZone,
    );
  // The people of the shop may take back whatever they want.
  if (kind === 'return' && cause === 'customer' && isOver(freeReturnDays))
    return { ok: false, reason: 'too-late' };
  if (kind === 'withdrawal') {
    const isLate = isOver(work.withdrawalDaysOf(order.tenant, order.ordered.locale));
    await letters.withdrawn(transaction, order, { key, pieces, declaredAt, isLate });
  }
  const declared = { key, kind, reason, way, declaredAt, pieces: gathered(back) };
  if (declared.pieces.length > 0) {
    await insertReturn(transaction, order, declared);
    await letters.returnRegistered(transaction, order, declared);
  }
  return withoutSending(work, key, gathered(unsent));
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
