import { z } from 'zod';
import { energyClass } from '../product-card.ts';

const text = z.string().min(1).max(200);
const href = z.string().min(1).max(2000);

/** What `/api/search/suggest` answers while somebody types: terms and categories to go on with, products to go to. */
export const suggestions = z.object({
  /** The term that they are for, as it was read. */
  term: z.string().max(100),
  terms: z.array(z.object({ label: text, href })).max(10),
  categories: z.array(z.object({ label: text, href })).max(10),
  products: z
    .array(
      z.object({
        sku: text,
        name: text,
        brand: z.string().max(80),
        href,
        /** Written as the locale writes it, with "ab" where variants differ. */
        price: text,
        picture: z.object({ src: href, width: z.int(), height: z.int() }).nullable(),
        /** Class, scale and colour of the arrow that stands beside the price, and where the label is. */
        energy: z
          .object({
            class: energyClass,
            from: energyClass,
            to: energyClass,
            colour: z.string().max(7),
            label: href,
          })
          .nullable(),
      }),
    )
    .max(6),
});

export type SearchSuggestions = z.output<typeof suggestions>;
