import { carrierName, carrierPage } from '../../schemas/fulfilment/carriers.ts';
import type { Parcel } from '../../schemas/fulfilment/parcel.ts';
import type { ParcelTracking } from '../../schemas/parcel/parcel-tracking.ts';
import type { LinePieces } from '../../schemas/fulfilment/pieces.ts';
import type { ShownParcel } from '../../schemas/parcel/shown-parcel.ts';
import type { Ordered } from '../../schemas/order/ordered.ts';
import { dateWriter } from '../../schemas/writing/date-writer.ts';

/** A parcel with what its carrier says of it. */
interface KnownParcel extends Pick<
  Parcel,
  'carrier' | 'trackingNumber' | 'pieces' | 'shippedAt' | 'deliveredAt'
> {
  /** Null: nothing is told. */
  tracking: ParcelTracking | null;
  /** The carrier cannot be asked now. */
  isAway: boolean;
}

/** The parcels of an order, the first one first. Throws an outage. */
export type ParcelsOf = (order: { tenant: string; number: string }) => Promise<KnownParcel[]>;

/** What is told of one parcel at most. */
const mostEvents = 20;

/** A parcel in words. */
export function shownParcel(
  { carrier, trackingNumber, pieces, shippedAt, deliveredAt, tracking, isAway }: KnownParcel,
  { timeZone, locale, lines }: { timeZone: string; locale: string; lines: Ordered['lines'] },
): ShownParcel {
  const day = dateWriter(locale, { timeZone, dateStyle: 'long' });
  const moment = dateWriter(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const told = tracking?.state ?? 'on-the-way';
  return {
    ...{ carrier: carrierName(carrier), trackingNumber, sent: day(shippedAt), isAway },
    // The word of the people of the shop counts, too.
    state: deliveredAt === null ? told : 'delivered',
    page: tracking?.page ?? carrierPage({ carrier, trackingNumber }),
    events: (tracking?.events ?? [])
      .slice(-mostEvents)
      .toReversed()
      .map(({ at, place, state }) => ({ when: moment(at), place, state })),
    articles: namedPieces(pieces, lines),
  };
}

/** Pieces by the names of their articles. */
export function namedPieces(
  pieces: readonly LinePieces[],
  lines: Ordered['lines'],
): { name: string; quantity: number }[] {
  return pieces.flatMap(({ position, quantity }) => {
    const line = lines.find((each) => each.position === position);
    return line ? [{ name: [line.name, ...line.choice].join(', '), quantity }] : [];
  });
}
