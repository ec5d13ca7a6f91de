import { z } from 'zod';
import { identifierName } from './content-names.ts';
import { link } from './link.ts';
import { moment } from './moment.ts';
import { richText } from './rich-text.ts';

/** A voucher as the shop tells of it; what it is worth at the till is the shop's to decide, not the text's. */
export const voucher = z.strictObject({
  id: identifierName,
  title: z.string().trim().min(1).max(120),
  /** In words: `10 Euro`, `15 %`. (3.074) */
  value: z.string().trim().min(1).max(40).optional(),
  /** What is entered in the basket; absent when nothing needs to be. */
  code: z
    .string()
    .max(32)
    .regex(/^[A-Za-z0-9-]{3,32}$/, 'a code is 3 to 32 letters, digits and hyphens')
    .optional(),
  /** First moment at which it holds, and the first at which it no longer does; null: open. (3.075) */
  validFrom: moment.nullish(),
  validUntil: moment.nullish(),
  /** Who may use it, in words. (3.076) */
  customerGroup: z.string().trim().min(1).max(120).optional(),
  /** Value of goods that must be left after returns, in cents; null: none. (3.077) */
  minimumAfterReturn: z.int().min(0).max(10_000_000).nullish(),
  /** Conditions. (3.078) */
  details: richText(4000).optional(),
  link: link.optional(),
});
export type Voucher = z.output<typeof voucher>;

/** A file of bucket `vouchers`: all vouchers of the shop, expired ones too. */
export const vouchers = z.strictObject({ vouchers: z.array(voucher).max(100) });
export type Vouchers = z.output<typeof vouchers>;
