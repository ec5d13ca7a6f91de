import { z } from 'zod';

/** What is asked for beyond the necessary part. (Requirements 3.012–3.017) */
const optionalCategories = ['C0002', 'C0003', 'C0004', 'C0005', 'C0006'] as const;

export const props = z.strictObject({
  /** Takes the place of the usual sentence. */
  text: z.string().trim().min(1).max(300).optional(),
  /** What this shop asks for; a category that nothing of it uses is left out. */
  categories: z
    .array(z.enum(optionalCategories))
    .min(1)
    .max(5)
    .default([...optionalCategories]),
});
export type ConsentBannerProps = z.output<typeof props>;
