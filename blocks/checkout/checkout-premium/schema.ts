import { z } from 'zod';

export const props = z.strictObject({
  /** Level of its heading. */
  level: z.union([z.literal(1), z.literal(2)]).default(1),
  title: z.string().trim().min(1).max(120),
  /** What the programme is good for. */
  benefits: z.array(z.string().trim().min(1).max(200)).min(1).max(6),
});
export type CheckoutPremiumProps = z.output<typeof props>;
