import { isTakenBack } from '../catalogue/withdrawal-exception.ts';
import type { FulfilledOrder } from './fulfilled-order.ts';
import { type LineProgress, progressOfLines } from './line-progress.ts';
import type { LinePieces } from './pieces.ts';

type Order = Parameters<typeof progressOfLines>[0];

/** What is neither sent nor cancelled: it can be cancelled still. */
export const unsentPieces = (order: Order): LinePieces[] => piecesBy(order, ({ open }) => open);

/** What was sent and nobody has told of that it comes back. */
export const keptPieces = (order: Order): LinePieces[] =>
  piecesBy(order, ({ sent, declared }) => sent - declared);

/** What of it the shop takes back by its own word: nothing that was made for somebody. */
export const returnablePieces = (
  order: Omit<Order, 'ordered'> & Pick<FulfilledOrder, 'ordered'>,
): LinePieces[] =>
  keptPieces(order).filter(({ position }) => {
    const line = order.ordered.lines.find((each) => each.position === position);
    return line !== undefined && isTakenBack(line.withdrawalException);
  });

/** What can be withdrawn from: it is neither cancelled nor on its way back. */
export const boundPieces = (order: Order): LinePieces[] =>
  piecesBy(order, ({ open, sent, declared }) => open + sent - declared);

/** Lines of an order with so many of their pieces. */
export function linesWith(
  { ordered }: Pick<FulfilledOrder, 'ordered'>,
  pieces: readonly LinePieces[],
): FulfilledOrder['ordered']['lines'] {
  return pieces.flatMap(({ position, quantity }) => {
    const line = ordered.lines.find((each) => each.position === position);
    return line ? [{ ...line, quantity }] : [];
  });
}

function piecesBy(order: Order, countOf: (line: LineProgress) => number): LinePieces[] {
  return progressOfLines(order)
    .map((line) => ({ position: line.position, quantity: countOf(line) }))
    .filter(({ quantity }) => quantity > 0);
}
