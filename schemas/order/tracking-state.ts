import { z } from 'zod';
import { pagePath } from './page-path.ts';
import { paperAddress } from './paper-address.ts';
import { pictureId } from '../picture.ts';
import { orderStates } from './states/order-machine.ts';

/** The form that finds an order, to see how far it is. */
export const trackingForm = 'track';

/** What the page is drawn with on which an order is followed. */
export const trackingState = z.strictObject({
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** To be sent along as `formToken`; empty where none is asked for. */
  formToken: z.string(),
  /** Whether a captcha is asked for. */
  needsProof: z.boolean(),
  order: z
    .strictObject({
      number: z.string(),
      /** When it was placed, in words. */
      placed: z.string(),
      state: z.enum(orderStates),
      lines: z.array(
        z.strictObject({
          position: z.int(),
          name: z.string(),
          details: z.array(z.string()),
          picture: pictureId,
          quantity: z.int(),
          /** Cents, of all pieces. */
          total: z.int(),
          /** When it is expected, in words. */
          arrival: z.string(),
        }),
      ),
      /** Where something can be done with it; null: nothing is to be done. */
      links: z.strictObject({
        pay: pagePath.nullable(),
        invoice: paperAddress.nullable(),
        withdraw: pagePath.nullable(),
      }),
    })
    .nullable(),
});
export type TrackingState = z.output<typeof trackingState>;
