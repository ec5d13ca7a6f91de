import { z } from 'zod';

export const props = z.strictObject({
  /** `checkout`: what the law needs, and nothing else that leads away from ordering. Columns come from the bucket, all else from the tenant. */
  layout: z.enum(['full', 'checkout']).default('full'),
});
export type FooterProps = z.output<typeof props>;
