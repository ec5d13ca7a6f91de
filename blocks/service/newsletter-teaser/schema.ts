import { z } from 'zod';
import { richText } from '../../../schemas/rich-text.ts';

export const props = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** What signing up brings, with its conditions. */
  text: richText(2000).optional(),
  /** Words of the button; absent: those of the block. */
  button: z.string().trim().min(1).max(40).optional(),
});
export type NewsletterTeaserProps = z.output<typeof props>;
