import { z } from 'zod';

export const props = z.strictObject({
  /** Absent: the block's own. */
  headline: z.string().trim().min(1).max(80).optional(),
  /** How the shop makes sure that reviews are genuine, beside what is always said; shown as written. */
  note: z.string().trim().min(1).max(600).optional(),
});
export type ProductReviewsProps = z.output<typeof props>;
