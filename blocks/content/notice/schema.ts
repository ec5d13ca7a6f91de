import { z } from 'zod';
import { richText } from '../../../schemas/rich-text.ts';

export const props = z.strictObject({
  kind: z.enum(['info', 'success', 'warning', 'error']).default('info'),
  title: z.string().trim().max(120).optional(),
  html: richText(4000).default(''),
});
export type NoticeProps = z.output<typeof props>;
