import { sql } from 'kysely';
import type { Parcel } from '../../../../schemas/fulfilment/parcel.ts';
import type { ParcelTracking } from '../../../../schemas/parcel/parcel-tracking.ts';
import type { Database } from '../../../storage/database/database.ts';
import type { OrderName } from '../order-book.ts';

/** A parcel with what its carrier said of it last. Times in ms since 1970. */
export interface KeptTracking
  extends OrderName, Pick<Parcel, 'carrier' | 'trackingNumber' | 'pieces' | 'shippedAt' | 'deliveredAt'> {
  /** Null: the carrier has said nothing of it. */
  tracking: ParcelTracking | null;
  /** When the carrier answered last. */
  toldAt: number | null;
}

/** What carriers said of parcels. Every method may throw an outage. */
export interface Trackings {
  ofOrder(order: OrderName): Promise<KeptTracking[]>;
  /** Parcels on their way that were not asked for since, the longest first; they count as asked for from now on. */
  take(askedBefore: number, at: number, most: number): Promise<KeptTracking[]>;
  /** Notes what the carrier has answered; null: it knows no such parcel. */
  keep(parcel: KeptTracking, tracking: ParcelTracking | null, at: number): Promise<void>;
}

const columns = sql.raw(
  `tenant, number, carrier, tracking_number as "trackingNumber", pieces, shipped_at as "shippedAt",
   delivered_at as "deliveredAt", tracking,
   told_at as "toldAt"`,
);

/** Trackings in the database, beside the parcels that they are of. */
export function createSqlTrackings({ kysely }: Pick<Database, 'kysely'>): Trackings {
  return {
    async ofOrder({ tenant, number }) {
      const { rows } = await sql<KeptTracking>`
        select ${columns} from order_parcel where tenant = ${tenant} and number = ${number} order by id`.execute(
        kysely,
      );
      return rows;
    },
    async take(askedBefore, at, most) {
      // Processes never take the same ones, and wait for nobody who ships or delivers at this moment.
      const { rows } = await sql<KeptTracking>`
        with taken as materialized (
          select id as taken_id from order_parcel
           where delivered_at is null and (asked_at is null or asked_at <= ${askedBefore})
           order by asked_at nulls first limit ${most} for update skip locked)
        update order_parcel set asked_at = ${at} from taken where id = taken_id and delivered_at is null
        returning ${columns}`.execute(kysely);
      return rows;
    },
    async keep({ tenant, number, carrier, trackingNumber }, tracking, at) {
      const said = tracking && JSON.stringify(tracking);
      await sql`
        update order_parcel set asked_at = ${at}, told_at = ${at}, tracking = coalesce(${said}::jsonb, tracking)
         where tenant = ${tenant} and number = ${number} and carrier = ${carrier}
           and tracking_number = ${trackingNumber}`.execute(kysely);
    },
  };
}
