import { z } from 'zod';

export const props = z.strictObject({
  /** `checkout`: nothing that leads away from ordering, only the logo and help. Navigation comes from its bucket, all else from the tenant. */
  layout: z.enum(['full', 'checkout']).default('full'),
});
export type HeaderProps = z.output<typeof props>;
