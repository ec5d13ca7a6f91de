import { z } from 'zod';

/** The flyout has no fields of its own: its links come from the bucket, the phone number from the tenant. */
export const props = z.strictObject({});
export type ServiceFlyoutProps = z.output<typeof props>;
