import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import { progressOfLines } from '../../../../schemas/fulfilment/line-progress.ts';
import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import { isAfter, lastDayAfterArrival } from '../../../../schemas/fulfilment/withdrawal-period.ts';

/** How many pieces of which lines can be sent back: what has left the house, and was not told to come back. */
export function returnable(order: FulfilledOrder): LinePieces[] {
  return progressOfLines(order)
    .map(({ position, sent, declared }) => ({ position, quantity: sent - declared }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether the days are over in which the shop takes it back. `at`: ms since 1970. */
export function isReturnOver(
  order: FulfilledOrder,
  days: number,
  { timeZone, at }: { timeZone: string; at: number },
): boolean {
  return isAfter(lastDayAfterArrival(order, days, timeZone), at, timeZone);
}
