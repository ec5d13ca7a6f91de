import { z } from 'zod';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  text: z.string().trim().min(1).max(160),
  /** 1 is the page's title: once a page. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  intro: z.string().max(600).optional(),
  more: link.optional(),
});
export type HeadingProps = z.output<typeof props>;
