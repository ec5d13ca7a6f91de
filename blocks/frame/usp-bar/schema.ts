import { z } from 'zod';

/** The bar has no fields of its own: its messages come from the bucket. */
export const props = z.strictObject({});
export type UspBarProps = z.output<typeof props>;
