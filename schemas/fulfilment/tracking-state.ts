import { z } from 'zod';
import { withdrawalException } from '../catalogue/withdrawal-exception.ts';
import { lineStep } from '../parcel/line-steps.ts';
import { shownParcel } from '../parcel/shown-parcel.ts';
import { shownReturn } from './shown-return.ts';
import { pagePath } from '../order/page-path.ts';
import { paperAddress } from '../order/paper-address.ts';
import { pictureId } from '../picture.ts';
import { orderStates } from '../order/states/order-machine.ts';
import { shownDay } from '../shown-day.ts';

/** The form that finds an order, to see how far it is. */
export const trackingForm = 'track';
/** Forms of what can be done with an order that is shown. */
export const orderWorkForms = ['cancel-order', 'return-articles', 'order-again'] as const;
export type OrderWorkForm = (typeof orderWorkForms)[number];

const pieces = z.array(
  z.strictObject({
    position: z.int(),
    name: z.string(),
    details: z.array(z.string()),
    quantity: z.int().min(1),
    withdrawalException: withdrawalException.nullable(),
  }),
);

/** An order as it is followed. Days and moments are in words. */
const trackedOrder = z.strictObject({
  number: z.string(),
  /** When it was placed. */
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
      withdrawalException: withdrawalException.nullable(),
      /** When it is expected; empty: it is not, or nobody knows. */
      arrival: z.string(),
      /** Where its pieces are; none: the order waits for its payment. */
      steps: z.array(lineStep),
    }),
  ),
  /** The first one first. */
  parcels: z.array(shownParcel),
  /** The last one first. */
  returns: z.array(shownReturn),
  /** What is to be paid still, by day; amounts in cents. */
  dues: z.array(
    z.strictObject({
      kind: z.enum(['invoice', 'instalment', 'fee']),
      /** Of an instalment: from 1. */
      number: z.int().min(0),
      /** Empty: no day was agreed on. */
      day: z.string(),
      open: z.int().min(1),
      isLate: z.boolean(),
    }),
  ),
  /** Cents that went back. */
  refunds: z.array(z.strictObject({ amount: z.int().min(1), at: z.string() })),
  /** By what the press of a button is known again. */
  key: z.string(),
  /** What has not been sent and can be cancelled; none: nothing. */
  unsent: pieces,
  /** What can be sent back, until when, and the days on which it can be fetched; null: nothing. */
  back: z
    .strictObject({
      lines: pieces,
      /** Empty: the time has not begun. */
      until: z.string(),
      days: z.array(z.strictObject({ day: shownDay, words: z.string() })),
    })
    .nullable(),
  /** Where something can be done with it; null: nothing is to be done. */
  links: z.strictObject({
    pay: pagePath.nullable(),
    invoice: paperAddress.nullable(),
    withdraw: pagePath.nullable(),
  }),
});

/** What the page is drawn with on which an order is followed. */
export const trackingState = z.strictObject({
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** The form of the order that was refused. */
  refused: z.enum(orderWorkForms).nullable(),
  /** To be sent along as `formToken`; empty where none is asked for. */
  formToken: z.string(),
  /** Whether a captcha is asked for. */
  needsProof: z.boolean(),
  order: trackedOrder.nullable(),
});
export type TrackingState = z.output<typeof trackingState>;
export type TrackedOrder = z.output<typeof trackedOrder>;
