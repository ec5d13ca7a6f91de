import { areSamePieces, gathered, type LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import { payBack } from './pay-back.ts';
import { insertCancellation } from './sql-fulfilment.ts';
import type { Done, Work } from './work-on-order.ts';

export interface WantedCancellation {
  /** By which it is known again. */
  key: string;
  /** Null: all that has not been sent. */
  pieces: readonly LinePieces[] | null;
}

/** Does not send what has not been sent: goods are free again, and the money goes back. */
export async function cancelPieces(work: Work, { key, pieces: wanted }: WantedCancellation): Promise<Done> {
  const { transaction, book, order, happened, lines, letters, cause, at } = work;
  const known = happened.cancellations.find((each) => each.key === key);
  if (known)
    return wanted === null || areSamePieces(known.pieces, wanted)
      ? { ok: true, isChanged: false }
      : { ok: false, reason: 'key-reused' };
  if (order.state === 'cancelled') return { ok: true, isChanged: false };
  const open = lines.map(({ position, open: quantity }) => ({ position, quantity }));
  if (order.state === 'placed') {
    if (wanted !== null) return { ok: false, reason: 'not-confirmed' };
    await book.giveUp(transaction, order, { at, cause });
    order.state = 'cancelled';
    await letters.cancelled(transaction, order, { key, pieces: open, cause, at }, null);
    return { ok: true, isChanged: true };
  }
  const pieces = gathered(wanted ?? open);
  if (pieces.length === 0) return { ok: false, reason: 'already-sent' };
  for (const { position, quantity } of pieces) {
    const line = lines.find((each) => each.position === position);
    if (!line) return { ok: false, reason: 'unknown-line' };
    if (quantity > line.open)
      return { ok: false, reason: quantity > line.ordered ? 'too-many' : 'already-sent' };
  }
  const cancellation = { key, pieces, cause, at };
  await insertCancellation(transaction, order, cancellation);
  await book.giveStockBack(transaction, order.tenant, stockOf(work, pieces));
  const paid = await payBack(work, `cancellation:${key}`, {
    cause: 'cancellation',
    pieces,
    withShipping: true,
  });
  if (!paid.ok) return paid;
  await letters.cancelled(transaction, order, cancellation, paid.refund);
  return { ok: true, isChanged: true };
}

/** Pieces by the numbers of their articles. */
export function stockOf({ order }: Work, pieces: readonly LinePieces[]): { sku: string; quantity: number }[] {
  return pieces.flatMap(({ position, quantity }) => {
    const line = order.ordered.lines.find((each) => each.position === position);
    return line ? [{ sku: line.sku, quantity }] : [];
  });
}
