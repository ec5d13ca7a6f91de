import { z } from 'zod';
import { withdrawalException } from '../catalogue/withdrawal-exception.ts';
import { pictureId } from '../picture.ts';
import { shownNumber } from '../order/shown-number.ts';

/** The form by which articles of an order are sent back. */
export const returnForm = 'return';

/** What the page is drawn with on which a customer sends articles back. */
export const ownReturn = z.strictObject({
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  /** Why it could not be done, in words; empty: nothing is wrong. */
  refusal: z.string(),
  /** By what the press of the button is known again. */
  key: z.string(),
  number: shownNumber,
  /** `none`: there is nothing to send back; `over`: its time is. */
  state: z.enum(['open', 'none', 'over']),
  /** Until when it can be sent back, in words; empty: something has not arrived, and the time has not begun. */
  lastDay: z.string(),
  /** What can be sent back. */
  lines: z.array(
    z.strictObject({
      position: z.int(),
      name: z.string(),
      details: z.array(z.string()),
      picture: pictureId,
      quantity: z.int().min(1),
      withdrawalException: withdrawalException.nullable(),
    }),
  ),
  /** Whether it has articles that the shop does not take back. */
  hasKept: z.boolean(),
  /** Whether something of it has not left the house. */
  hasUnsent: z.boolean(),
  /** Whether a carrier makes the label; else the shop sends one of its own. */
  hasCarrier: z.boolean(),
  /** Days on which it can be fetched, `YYYY-MM-DD`; none: nobody fetches. */
  days: z.array(
    z
      .string()
      .max(10)
      .regex(/^\d{4}-\d{2}-\d{2}$/),
  ),
});
export type OwnReturn = z.output<typeof ownReturn>;
