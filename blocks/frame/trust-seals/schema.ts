import { z } from 'zod';
import { linkTarget } from '../../../schemas/link.ts';

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  /** Where a seal is explained or can be verified; which seals there are is configured for the shop. */
  proofs: z
    .array(
      z.strictObject({
        /** The seal's name in the configuration. */
        seal: z
          .string()
          .regex(/^[a-z][a-z0-9-]{0,31}$/)
          .max(32),
        ...linkTarget,
      }),
    )
    .max(8)
    .default([]),
});
export type TrustSealsProps = z.output<typeof props>;
