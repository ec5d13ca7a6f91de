import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';

const teaser = z.strictObject({
  picture,
  title: z.string().trim().min(1).max(80),
  text: z.string().max(240).optional(),
  /** The whole teaser leads there. */
  link: link.optional(),
});

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  more: link.optional(),
  /** All of one width, or the first wider than the others. */
  layout: z.enum(['equal', 'wide-first']).default('equal'),
  teasers: z.array(teaser).min(1).max(4),
});
export type TeaserRowProps = z.output<typeof props>;
export type Teaser = z.output<typeof teaser>;
