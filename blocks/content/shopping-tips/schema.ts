import { z } from 'zod';
import { richText } from '../../../schemas/rich-text.ts';

export const props = z.strictObject({
  headline: z.string().trim().min(1).max(120),
  html: richText(8000),
});
export type ShoppingTipsProps = z.output<typeof props>;
