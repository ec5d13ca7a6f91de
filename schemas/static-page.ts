import { z } from 'zod';
import { richText } from './rich-text.ts';

/** A file of bucket `static-pages`: a text that many pages show and one place holds. */
export const staticPage = z.strictObject({
  title: z.string().trim().min(1).max(120),
  html: richText(),
});
export type StaticPage = z.output<typeof staticPage>;
