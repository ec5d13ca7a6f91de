import { z } from 'zod';
import { formBox } from '../account/form-field.ts';

/**
 * The boxes by which customers object, and what each of them ends: advertising by post and telephone, use of their data for
 * marketing, the newsletter, and promotions of buying by instalments. (Requirements 3.043, 3.051–3.053)
 */
export const cancelBoxes = {
  cancelAdvertising: 'advertising',
  cancelMarketing: 'marketing',
  cancelNewsletter: 'newsletter',
  cancelInstalments: 'instalments',
} as const;
export type CancelBox = keyof typeof cancelBoxes;

/** What the form with these boxes sends; a box that is not ticked takes an objection back. */
export const cancelAdvertisingInput = z.strictObject({
  cancelAdvertising: formBox,
  cancelMarketing: formBox,
  cancelNewsletter: formBox,
  cancelInstalments: formBox,
});

/** The boxes that are ticked. */
export function readCancelBoxes(input: z.output<typeof cancelAdvertisingInput>): ReadonlySet<CancelBox> {
  const boxes = Object.keys(cancelBoxes) as CancelBox[];
  return new Set(boxes.filter((box) => input[box] === 'yes'));
}
