import { z } from 'zod';

/** What the notice shows is the law's and the shop's configuration: an editor chooses where it stands. */
export const props = z.strictObject({
  headline: z.string().trim().min(1).max(120).optional(),
});
export type GuaranteeNoticeProps = z.output<typeof props>;
