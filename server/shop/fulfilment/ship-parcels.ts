import { areSamePieces, gathered, piecesOf } from '../../../schemas/fulfilment/pieces.ts';
import type { LineProgress } from '../../../schemas/fulfilment/line-progress.ts';
import type { NewParcel } from '../../../schemas/fulfilment/parcel.ts';
import { refundedInAll } from '../../../schemas/money/order/refund.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import { insertParcel } from './sql-fulfilment.ts';
import type { Done, Refusal, Work } from './work-on-order.ts';

/** Sends parcels off: each counts once, by carrier and tracking number. */
export async function shipParcels(work: Work, parcels: readonly NewParcel[]): Promise<Done> {
  const { transaction, order, happened, bookings, letters, at } = work;
  const fresh: NewParcel[] = [];
  for (const parcel of parcels) {
    const known = [...happened.parcels, ...fresh].find((each) => isSameParcel(each, parcel));
    if (known && !areSamePieces(known.pieces, parcel.pieces)) return { ok: false, reason: 'parcel-reused' };
    if (!known) fresh.push({ ...parcel, pieces: gathered(parcel.pieces) });
  }
  if (fresh.length === 0) return { ok: true, isChanged: false };
  const reason = whyNot(work, fresh);
  if (reason) return { ok: false, reason };
  let lines = work.lines;
  let left = undelivered(work);
  for (const parcel of fresh) {
    lines = lines.map((line) => ({ ...line, open: line.open - piecesOf(line.position, parcel.pieces) }));
    const rest = Math.min(left, openValue(work, lines));
    await insertParcel(transaction, order, { ...parcel, value: left - rest, shippedAt: at });
    const cause = `parcel ${parcel.carrier} ${parcel.trackingNumber}`;
    await bookings.book(transaction, order.tenant, {
      ...{
        kind: 'shipment',
        cause: `${order.number} ${cause}`,
        order: order.number,
        at,
        amount: left - rest,
      },
      currency: order.ordered.currency,
    });
    await letters.shipped(transaction, order, parcel);
    left = rest;
  }
  return { ok: true, isChanged: true };
}

/** Whether a carrier knows them by the same number. */
export function isSameParcel(
  one: Pick<NewParcel, 'carrier' | 'trackingNumber'>,
  other: Pick<NewParcel, 'carrier' | 'trackingNumber'>,
): boolean {
  return one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;
}

function whyNot({ order, lines }: Work, parcels: readonly NewParcel[]): Refusal | null {
  if (order.state === 'placed') return 'not-confirmed';
  if (order.state === 'cancelled') return 'cancelled';
  const wanted = gathered(parcels.flatMap(({ pieces }) => pieces));
  for (const { position, quantity } of wanted) {
    const line = lines.find((each) => each.position === position);
    if (!line) return 'unknown-line';
    if (quantity > line.open) return 'too-many';
  }
  return null;
}

/** What was paid for goods and sending and is neither earned nor paid back, in cents. */
function undelivered({ order, happened }: Work): Cents {
  const earned = happened.parcels.reduce((sum, { value }) => sum + value, 0);
  const back = happened.refunds.reduce(
    (sum, { cause, amount }) => (cause === 'cancellation' ? sum + amount : sum),
    0,
  );
  return Math.max(0, order.ordered.goodsTotal - earned - back);
}

/** What pieces are worth that have not been sent yet; sending is earned with the first parcel. */
function openValue({ order }: Work, lines: readonly LineProgress[]): Cents {
  const { lines: goods, services } = order.ordered;
  const paid = [
    ...goods.map(({ total, discount, ...line }) => ({ ...line, paid: total - discount })),
    ...services.map(({ total, ...service }) => ({ ...service, paid: total })),
  ];
  return paid.reduce((sum, { position, quantity, paid: own }) => {
    const open = lines.find((each) => each.position === position)?.open ?? 0;
    return sum + refundedInAll(own, quantity, open);
  }, 0);
}
