import { z } from 'zod';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  /** The pages above this one, the widest first. With neither these nor a name, the page's own trail is shown. */
  items: z.array(link).max(8).default([]),
  /** Name of this page, the last of the trail. */
  current: z.string().trim().max(120).optional(),
});
export type BreadcrumbProps = z.output<typeof props>;
