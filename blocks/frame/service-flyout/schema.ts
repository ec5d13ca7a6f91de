import { z } from 'zod';
import { link } from '../../../schemas/link.ts';

/** The flyout has no fields of its own: its links come from the bucket, the phone number from the tenant. */
export const props = z.strictObject({});
export type ServiceFlyoutProps = z.output<typeof props>;

/** A file of bucket `header-service-flyout`. */
export const serviceFlyout = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        label: z.string().trim().min(1).max(60),
        links: z.array(link).min(1).max(8),
      }),
    )
    .min(1)
    .max(4),
  /** When the service can be reached, in one sentence. */
  hours: z.string().trim().max(160).optional(),
});
export type ServiceFlyout = z.output<typeof serviceFlyout>;
