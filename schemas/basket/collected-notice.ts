import { z } from 'zod';
import { sku } from '../product-card.ts';

/** What is said about something that was put into the basket or onto the wishlist, or taken away. */
export const collectedNotice = z.object({
  kind: z.enum(['good', 'bad']),
  text: z.string().max(400),
  /** What it is about; null: the whole. */
  sku: sku.nullable(),
  /** Field whose entry is meant, or the login that is missing; null: none. */
  field: z.enum(['code', 'quantity', 'login']).nullable(),
  /** Whether it can be taken back, and with how many pieces; null: no. */
  undo: z.object({ sku, quantity: z.int().min(1) }).nullable(),
});
export type CollectedNotice = z.output<typeof collectedNotice>;
