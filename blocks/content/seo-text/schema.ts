import { z } from 'zod';
import { richText } from '../../../schemas/rich-text.ts';

export const props = z.strictObject({
  headline: z.string().trim().max(120).optional(),
  html: richText(),
});
export type SeoTextProps = z.output<typeof props>;
