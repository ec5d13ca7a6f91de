import { z } from 'zod';

export const props = z.strictObject({
  /** 1 where the greeting is the page's title. */
  level: z.union([z.literal(1), z.literal(2)]).default(2),
});
export type AccountDataProps = z.output<typeof props>;
