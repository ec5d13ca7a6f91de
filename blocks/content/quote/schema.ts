import { z } from 'zod';
import { picture } from '../../../schemas/picture.ts';

export const props = z.strictObject({
  /** Without quotation marks: they follow from the language. */
  text: z.string().trim().min(1).max(600),
  /** Who said it. */
  name: z.string().trim().max(80).optional(),
  role: z.string().trim().max(120).optional(),
  picture: picture.optional(),
});
export type QuoteProps = z.output<typeof props>;
