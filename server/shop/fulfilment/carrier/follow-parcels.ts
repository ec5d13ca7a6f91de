import { type Carrier, CarrierUnavailable } from '../../../outbound/carrier/carrier.ts';
import type { Fulfilment } from '../fulfilment.ts';
import type { OrderName } from '../order-book.ts';
import type { KeptTracking, Trackings } from './sql-trackings.ts';

export interface FollowParts {
  /** Null: nobody can be asked. */
  carrier: Pick<Carrier, 'track'> | null;
  trackings: Trackings;
  fulfilment: Pick<Fulfilment, 'deliver'>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { warn(facts: object, text: string): void };
}

/** A parcel as it is followed. */
interface FollowedParcel extends KeptTracking {
  /** The carrier could not be asked now: it may be further. */
  isAway: boolean;
}

export interface ParcelFollower {
  /** Parcels of an order, the first one first, asked for now unless that was done just before. Throws an outage of the database. */
  ofOrder(order: OrderName): Promise<FollowedParcel[]>;
  /** Asks for parcels that nobody asked for in a while. Throws an outage of the database. */
  round(): Promise<void>;
}

/** What was told so long ago at most holds for whoever looks at an order, in ms. */
const freshMs = 60_000;
/** How often a parcel is asked for that nobody looks at, in ms. */
const everyMs = 15 * 60_000;
/** How long a carrier that did not answer is left alone, in ms. */
const aloneMs = 10_000;
/** Parcels of one round, and of one page. */
const mostOfRound = 100;
const mostOfPage = 10;

/** Follows parcels by what their carrier says: kept is the last word, and one that has arrived is noted as delivered. */
export function createParcelFollower(parts: FollowParts): ParcelFollower {
  const { carrier, trackings, fulfilment, now, log } = parts;
  let aloneUntil = 0;

  /** The parcel with what is known now. */
  async function ask(parcel: KeptTracking): Promise<FollowedParcel> {
    if (!carrier || now() < aloneUntil) return { ...parcel, isAway: carrier !== null };
    const at = now();
    try {
      const told = await carrier.track(parcel);
      await trackings.keep(parcel, told, at);
      const isHere = told?.state === 'delivered' && parcel.deliveredAt === null;
      if (isHere) await fulfilment.deliver(parcel, parcel, 'provider');
      return {
        ...{ ...parcel, tracking: told ?? parcel.tracking, toldAt: at, isAway: false },
        deliveredAt: isHere ? at : parcel.deliveredAt,
      };
    } catch (error) {
      if (!(error instanceof CarrierUnavailable)) throw error;
      if (now() >= aloneUntil) log.warn({ err: error }, 'The carrier could not say where parcels are');
      aloneUntil = now() + aloneMs;
      return { ...parcel, isAway: true };
    }
  }

  return {
    async ofOrder(order) {
      const kept = await trackings.ofOrder(order);
      const isDue = ({ deliveredAt, toldAt }: KeptTracking, at: number): boolean =>
        deliveredAt === null && at < mostOfPage && now() - (toldAt ?? 0) >= freshMs;
      return Promise.all(
        kept.map(async (parcel, at) => (isDue(parcel, at) ? ask(parcel) : { ...parcel, isAway: false })),
      );
    },
    async round() {
      if (!carrier) return;
      const due = await trackings.take(now() - everyMs, now(), mostOfRound);
      for (const parcel of due) if ((await ask(parcel)).isAway) return;
    },
  };
}
