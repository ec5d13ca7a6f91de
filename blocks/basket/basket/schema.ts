import { z } from 'zod';
import { footer } from '../../../schemas/footer.ts';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  /** Level of its heading. */
  level: z.union([z.literal(1), z.literal(2)]).default(1),
  /** Means of payment, said where ordering begins. */
  payment: footer.shape.payment,
  /** Where instalments are worked out. */
  calculator: link.optional(),
});
export type BasketProps = z.output<typeof props>;
