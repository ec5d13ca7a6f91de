import { sql } from 'kysely';
import type { OrderReturn } from '../../../schemas/fulfilment/order-return.ts';
import type { Parcel } from '../../../schemas/fulfilment/parcel.ts';
import type { LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import type { Database } from '../../storage/database/database.ts';

/** Each of them with the number of its order. */
interface SentAndBack {
  /** The first one first. */
  parcels: (Pick<Parcel, 'carrier' | 'trackingNumber' | 'pieces' | 'shippedAt' | 'deliveredAt'> & {
    order: string;
  })[];
  cancellations: { order: string; pieces: LinePieces[] }[];
  /** The newest first. */
  returns: (Pick<OrderReturn, 'kind' | 'pieces' | 'way' | 'declaredAt' | 'receivedAt'> & {
    order: string;
  })[];
}

/** What has left the house of several orders of a shop, what does not leave it, and what comes back. Throws an outage. */
export type ReadShipments = (tenant: string, numbers: readonly string[]) => Promise<SentAndBack>;

export function createSqlShipments({ kysely }: Pick<Database, 'kysely'>): ReadShipments {
  return async (tenant, numbers) => {
    const which = sql`tenant = ${tenant} and number = any(${numbers}::text[])`;
    const parcels = await sql<SentAndBack['parcels'][number]>`
      select number as "order", carrier, tracking_number as "trackingNumber", pieces, shipped_at as "shippedAt",
             delivered_at as "deliveredAt"
        from order_parcel where ${which} order by id`.execute(kysely);
    const cancellations = await sql<SentAndBack['cancellations'][number]>`
      select number as "order", pieces from order_cancellation where ${which}`.execute(kysely);
    const returns = await sql<SentAndBack['returns'][number]>`
      select number as "order", kind, pieces, way, declared_at as "declaredAt", received_at as "receivedAt"
        from order_return where ${which} order by declared_at desc, id desc`.execute(kysely);
    return { parcels: parcels.rows, cancellations: cancellations.rows, returns: returns.rows };
  };
}
