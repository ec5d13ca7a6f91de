import { z } from 'zod';
import { optionalCategories } from '../../../schemas/consent-category.ts';

export const props = z.strictObject({
  /** Takes the place of the usual sentence. */
  text: z.string().trim().min(1).max(300).optional(),
  /** What this shop asks for; a category that nothing of it uses is left out. */
  categories: z
    .array(z.enum(optionalCategories))
    .min(1)
    .max(optionalCategories.length)
    .default([...optionalCategories]),
});
export type ConsentBannerProps = z.output<typeof props>;
