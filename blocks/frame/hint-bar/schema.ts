import { z } from 'zod';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  /** Under this name a visitor's dismissal is remembered; a new name shows the hint again. */
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'write a name as 2026-landesauswahl'),
  text: z.string().trim().min(1).max(240),
  link: link.optional(),
  /** Language of text and link when it is not that of the page. */
  language: z.enum(['de', 'fr', 'nl', 'it', 'en']).optional(),
  /** Shows the hint only in browsers whose first language is one of these. */
  browserLanguages: z
    .array(z.enum(['de', 'fr', 'nl', 'it', 'en']))
    .max(5)
    .default([]),
});
export type HintBarProps = z.output<typeof props>;
