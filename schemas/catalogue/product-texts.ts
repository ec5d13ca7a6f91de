import { z } from 'zod';
import { productSlug } from '../product-card.ts';

/** What is said about a product in one language. Plain text: a line break is a paragraph. */
export const productTexts = z.strictObject({
  name: z.string().trim().min(1).max(200),
  /** What it is, in one or two words: `Wickelkleid`. Empty where nobody said. */
  noun: z.string().trim().max(60),
  /** The name as part of an address. It stays when the name is corrected, so that links do not break. */
  slug: productSlug,
  description: z.string().trim().max(8000),
  /** Short facts beside the price. */
  points: z.array(z.string().trim().min(1).max(160)).max(12),
});

export type ProductTexts = z.output<typeof productTexts>;
