import { z } from 'zod';
import { localeName } from '../../../schemas/content-names.ts';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  /** Under this name a visitor's dismissal is remembered; a new name shows the hint again. */
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'write a name as 2026-landesauswahl'),
  text: z.string().trim().min(1).max(240),
  link: link.optional(),
  /** Leads to this page in another language of this shop; a link by its path would stay in the page's language. */
  version: z.strictObject({ label: z.string().trim().min(1).max(120), locale: localeName }).optional(),
  /** Language of text and link when it is not that of the page. */
  language: z.enum(['de', 'fr', 'nl', 'it', 'en']).optional(),
  /** Shows the hint only in browsers whose first language is one of these, e.g. `fr`, or `de-CH` with its country. */
  browserLanguages: z
    .array(
      z
        .string()
        .max(5)
        .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'write a language as fr or de-CH'),
    )
    .max(8)
    .default([]),
});
export type HintBarProps = z.output<typeof props>;
