import { z } from 'zod';
import { link } from './link.ts';
import { richText } from './rich-text.ts';

/** Means of payment that the footer can name. */
const paymentMarks = [
  'invoice',
  'instalments',
  'paypal',
  'visa',
  'mastercard',
  'diners',
  'discover',
  'ideal',
] as const;
export type PaymentMark = (typeof paymentMarks)[number];

/** A file of bucket `footer`. What the law needs is not in it: the block has that by itself. */
export const footer = z.strictObject({
  columns: z
    .array(z.strictObject({ title: z.string().trim().min(1).max(60), links: z.array(link).min(1).max(14) }))
    .max(6)
    .default([]),
  /** More links beside the legal ones, e.g. accessibility. */
  legal: z.array(link).max(6).default([]),
  note: richText(2000).optional(),
  payment: z.array(z.enum(paymentMarks)).max(paymentMarks.length).default([]),
  /** Year of the copyright line; views have no clock. */
  year: z.int().min(2000).max(2999).optional(),
});
export type Footer = z.output<typeof footer>;
