import { z } from 'zod';

export const props = z.strictObject({
  /** Level of its heading. */
  level: z.union([z.literal(1), z.literal(2)]).default(1),
  /** Whether an order can be given up here that is not paid. */
  canGiveUp: z.boolean().default(true),
});
export type PaymentResultProps = z.output<typeof props>;
