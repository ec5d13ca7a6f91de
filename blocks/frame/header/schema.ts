import { z } from 'zod';

/** The header has no fields of its own: navigation comes from its bucket, everything else from the tenant. */
export const props = z.strictObject({});
export type HeaderProps = z.output<typeof props>;
