import { z } from 'zod';
import { richText } from '../rich-text.ts';

const line = z.string().trim().min(1).max(120);
const text = z.string().trim().min(1).max(600);
const said = z.strictObject({ title: line, text });

/** A file of bucket `newsletter-sheet`: words of the sheet that offers the newsletter. No block reads it yet. */
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
