import { z } from 'zod';
import { richText } from '../../../schemas/rich-text.ts';

const item = z.strictObject({
  title: z.string().trim().min(1).max(160),
  html: richText(8000),
  /** Open from the start; of items that open one at a time only the first. */
  open: z.boolean().default(false),
});

export const props = z.strictObject({
  headline: z.string().trim().max(120).optional(),
  /** True: opening one item closes the others. */
  oneAtATime: z.boolean().default(true),
  items: z.array(item).min(1).max(40),
});
export type AccordionProps = z.output<typeof props>;
