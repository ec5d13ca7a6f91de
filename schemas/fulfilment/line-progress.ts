import type { LineState } from '../order/states/line-machine.ts';
import type { FulfilledOrder } from './fulfilled-order.ts';
import { piecesOf } from './pieces.ts';

/** What has become of the pieces of a line; each number holds those of the steps after it too. */
export interface LineProgress {
  position: number;
  ordered: number;
  cancelled: number;
  sent: number;
  arrived: number;
  /** Told to come back, or come. */
  declared: number;
  /** Come back. */
  returned: number;
  /** Of which the money went back: cancelled ones too. */
  refunded: number;
  /** How many are neither sent nor cancelled. */
  open: number;
  state: LineState;
}

type Happened = Pick<FulfilledOrder, 'state' | 'parcels' | 'cancellations' | 'returns' | 'refunds'> & {
  ordered: { lines: readonly { position: number; quantity: number }[] };
};

/** How far each line of an order is, by what has happened to it. */
export function progressOfLines({
  state: orderState,
  ordered,
  parcels,
  cancellations,
  returns,
  refunds,
}: Happened): LineProgress[] {
  return ordered.lines.map(({ position, quantity }) => {
    const count = (all: readonly { pieces: Parameters<typeof piecesOf>[1] }[]): number =>
      all.reduce((sum, { pieces }) => sum + piecesOf(position, pieces), 0);
    const received = returns.flatMap(({ received: came }) => (came ? [{ pieces: came }] : []));
    // What came in another number than was told holds as it came.
    const told = returns.filter(({ received: came }) => came === null);
    const counts = {
      ordered: quantity,
      // What was never paid ended as a whole.
      cancelled: orderState === 'cancelled' ? quantity : count(cancellations),
      sent: count(parcels),
      arrived: count(parcels.filter(({ deliveredAt }) => deliveredAt !== null)),
      declared: count(told) + count(received),
      returned: count(received),
      refunded: count(refunds),
    };
    const open = quantity - counts.cancelled - counts.sent;
    return { position, ...counts, open, state: stateOf({ ...counts, open }) };
  });
}

/** A line is as far as the piece of it that is least far, those that are not sent any more aside. (domain.md, States) */
function stateOf({
  ordered,
  cancelled,
  sent,
  arrived,
  returned,
  open,
}: Omit<LineProgress, 'position' | 'state' | 'declared' | 'refunded'>): LineState {
  if (cancelled === ordered) return 'cancelled';
  if (open > 0) return 'open';
  if (returned >= sent) return 'returned';
  return arrived >= sent ? 'delivered' : 'shipped';
}
