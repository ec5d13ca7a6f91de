import type { ReceivedPieces } from '../../../schemas/fulfilment/order-return.ts';
import { areSamePieces, piecesOf } from '../../../schemas/fulfilment/pieces.ts';
import { stockOf } from './cancel-pieces.ts';
import { writeReceived } from './sql-fulfilment.ts';
import type { Done, Work } from './work-on-order.ts';

export interface WantedReceipt {
  /** Of the return. */
  key: string;
  /** Null: all that was declared came, and can be sold again. */
  received: ReceivedPieces | null;
}

/** Takes a return in, once: what can be sold again is in stock again. More than was sent cannot come. */
export async function receiveReturn(work: Work, { key, received: wanted }: WantedReceipt): Promise<Done> {
  const { transaction, book, order, happened, lines, at } = work;
  const declared = happened.returns.find((each) => each.key === key);
  if (!declared) return { ok: false, reason: 'unknown-return' };
  const received = wanted ?? declared.pieces.map((each) => ({ ...each, isResaleable: true }));
  if (declared.received)
    return wanted === null || areSamePieces(declared.received, received)
      ? { ok: true, isChanged: false }
      : { ok: false, reason: 'key-reused' };
  for (const { position } of received) {
    const line = lines.find((each) => each.position === position);
    if (!line) return { ok: false, reason: 'unknown-line' };
    const others = line.declared - piecesOf(position, declared.pieces);
    if (piecesOf(position, received) > line.sent - others) return { ok: false, reason: 'too-many' };
  }
  await writeReceived(transaction, order, key, { received, at });
  const saleable = received.filter(({ isResaleable }) => isResaleable);
  if (saleable.length > 0) await book.giveStockBack(transaction, order.tenant, stockOf(work, saleable));
  return { ok: true, isChanged: true };
}
