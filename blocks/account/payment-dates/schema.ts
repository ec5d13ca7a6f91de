import { z } from 'zod';

export const props = z.strictObject({
  /** Level of its heading. */
  level: z.union([z.literal(1), z.literal(2)]).default(1),
});
export type PaymentDatesProps = z.output<typeof props>;
