import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';
import { richText } from '../../../schemas/rich-text.ts';

export const props = z.strictObject({
  picture,
  /** Where the picture stands when there is room beside it; on a phone it is above the words. */
  side: z.enum(['start', 'end']).default('start'),
  shape: z.enum(['landscape', 'square', 'portrait']).default('landscape'),
  /** Panel: picture and words on one ground. */
  look: z.enum(['plain', 'panel']).default('plain'),
  headline: z.string().trim().max(120).optional(),
  html: richText(6000).default(''),
  actions: z.array(link).max(2).default([]),
});
export type ImageTextProps = z.output<typeof props>;
