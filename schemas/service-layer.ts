import { z } from 'zod';
import { link } from './link.ts';
import { richText } from './rich-text.ts';

/** A file of bucket `service-layer`: a short text on one topic, shown in a layer over the page. */
export const serviceLayer = z.strictObject({
  title: z.string().trim().min(1).max(120),
  html: richText(),
  /** Where more is said. */
  more: link.optional(),
});
export type ServiceLayer = z.output<typeof serviceLayer>;
