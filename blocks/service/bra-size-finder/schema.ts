import { z } from 'zod';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  title: z.string().trim().min(1).max(160),
  /** 1 is the page's title: once a page. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  text: z.string().max(600).optional(),
  /** Category of the bras, as `waesche/bhs`: the answer leads to those in the size that was found. Absent: no such link. */
  category: z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
    .optional(),
  /** Who helps when the table has no such size. */
  contact: link,
});
export type BraSizeFinderProps = z.output<typeof props>;

/** What the finder asks of the list of bras: which sizes there are. */
const bras = z.object({
  facets: z
    .array(
      z.object({
        name: z.string().max(64),
        /** `size:85D` */
        values: z.array(z.object({ value: z.string().max(200), count: z.int().min(0) })).max(200),
      }),
    )
    .max(100),
});

export const data = { bras: { schema: bras, required: false } } as const;

export interface BraSizeFinderData {
  bras: z.output<typeof bras> | undefined;
}
