import { z } from 'zod';
import { identifierName } from '../../schemas/content-names.ts';
import { moment } from '../../schemas/moment.ts';
import { richText } from '../../schemas/rich-text.ts';

// Shapes of bucket files that no block reads yet. What comes to read one brings its shape to `schemas/`.

const line = z.string().trim().min(1).max(120);
const text = z.string().trim().min(1).max(600);
const said = z.strictObject({ title: line, text });

/** Actions in which visitors choose their advantage. */
export const promotions = z.strictObject({
  promotions: z
    .array(
      z.strictObject({
        id: identifierName,
        title: line,
        text,
        validFrom: moment,
        validUntil: moment,
        benefits: z.array(z.strictObject({ id: identifierName, label: line, text })).min(1),
        terms: richText(),
      }),
    )
    .min(1),
});

/** What search engines and visitors read of a category. */
export const seoText = z.strictObject({
  title: z.string().trim().min(4).max(70),
  description: z.string().trim().min(50).max(170),
  headline: line,
  html: richText(),
});

/** Words of the sheet that offers the newsletter. */
export const newsletterSheet = z.strictObject({
  title: line,
  text,
  email: line,
  submit: line,
  terms: richText(),
  close: line,
  resend: line,
  known: said,
  success: said,
});
