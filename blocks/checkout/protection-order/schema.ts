import { z } from 'zod';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  /** Level of its heading. */
  level: z.union([z.literal(1), z.literal(2)]).default(1),
  /** What the protection covers. */
  covers: z.array(z.string().trim().min(1).max(200)).max(6).default([]),
  /** Where its terms stand. */
  terms: link.optional(),
});
export type ProtectionOrderProps = z.output<typeof props>;
