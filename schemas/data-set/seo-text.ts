import { z } from 'zod';
import { richText } from '../rich-text.ts';

/** A file of bucket `seo`: what search engines and visitors read of a category. No block reads it yet. */
export const seoText = z.strictObject({
  title: z.string().trim().min(4).max(70),
  description: z.string().trim().min(50).max(170),
  headline: z.string().trim().min(1).max(120),
  html: richText(),
});
