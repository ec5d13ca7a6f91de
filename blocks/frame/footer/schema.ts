import { z } from 'zod';

/** The footer has no fields of its own: its columns come from the bucket, what the law needs from the tenant. */
export const props = z.strictObject({});
export type FooterProps = z.output<typeof props>;
