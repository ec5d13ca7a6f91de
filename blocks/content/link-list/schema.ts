import { z } from 'zod';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  more: link.optional(),
  /** Rows in as many columns as there is room for, or chips side by side. */
  look: z.enum(['rows', 'chips']).default('rows'),
  links: z.array(link).min(1).max(60),
});
export type LinkListProps = z.output<typeof props>;
