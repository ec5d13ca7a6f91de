import { z } from 'zod';
import { shownNumber } from '../order/shown-number.ts';
import { shownDay } from '../shown-day.ts';
import { returnKinds } from './order-return.ts';

/** What of a customer's orders is under way, and what comes back of them. Times in ms since 1970. */
export const shipmentList = z.strictObject({
  /** Whether anything was ordered at all. */
  hasOrders: z.boolean(),
  /** The newest order first; what has arrived is none. */
  shipments: z.array(
    z.strictObject({
      order: shownNumber,
      /** `preparing`: it has not left the house. */
      state: z.enum(['preparing', 'on-the-way']),
      /** Null: no parcel yet. */
      parcel: z
        .strictObject({ carrier: z.string(), trackingNumber: z.string(), shippedAt: z.int().min(0) })
        .nullable(),
      /** Names of its articles. */
      articles: z.array(z.string()),
      /** When it is expected, in words; empty: nobody knows. */
      arrival: z.string(),
    }),
  ),
  /** The newest first. */
  returns: z.array(
    z.strictObject({
      order: shownNumber,
      kind: z.enum(returnKinds),
      declaredAt: z.int().min(0),
      /** When it was here; null: it is not yet. */
      receivedAt: z.int().min(0).nullable(),
      /** On which it is fetched, `YYYY-MM-DD`; null: it is sent by a label. */
      pickUpOn: shownDay.nullable(),
      articles: z.array(z.string()),
    }),
  ),
});
export type ShipmentList = z.output<typeof shipmentList>;
