import { z } from 'zod';
import { link } from './link.ts';

/** A file of bucket `header-service-flyout`: the ways to help, in groups. */
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
