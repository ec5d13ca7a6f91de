import { z } from 'zod';
import { identifierName } from './content-names.ts';
import { link } from './link.ts';
import { moment } from './moment.ts';

/** A message of the day, shown as one line across a page. When it begins is said by the node that shows it. */
const banner = z.strictObject({
  id: identifierName,
  text: z.string().trim().min(1).max(160),
  link: link.optional(),
  /** First moment at which it no longer holds; null: open. */
  validUntil: moment.nullish(),
});

/** A file of bucket `banners`: all messages of the shop, also those that do not hold yet or any more. */
export const banners = z.strictObject({ banners: z.array(banner).max(50) });
export type Banners = z.output<typeof banners>;
