import { z } from 'zod';

export const props = z.strictObject({
  headline: z.string().trim().min(1).max(80),
});
export type RecentlyViewedProps = z.output<typeof props>;
