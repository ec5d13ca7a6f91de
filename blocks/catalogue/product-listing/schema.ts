import { z } from 'zod';
import { decisive } from '../../../schemas/decisive.ts';
import { link } from '../../../schemas/link.ts';
import { picture } from '../../../schemas/picture.ts';
import { productShape } from '../../kit/product/product-shape.ts';

/** Advice among the products, as tall as its row. */
const tip = z.strictObject({
  /** Shown only in lists that can be filtered by this facet: `size`, `energy`. Absent: in every list. */
  facet: z
    .string()
    .max(64)
    .regex(/^[a-z][a-z0-9-]*$/)
    .meta(decisive)
    .optional(),
  picture: picture.optional(),
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().max(200).default(''),
  link,
});

export const props = z.strictObject({
  kind: z.enum(['category', 'search']).default('category'),
  /** Which category, as `damen/bekleidung/kleider`; absent: the one that the page's address names. */
  category: z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
    .meta(decisive)
    .optional(),
  /** 1 is the page's title: once a page. */
  level: z.union([z.literal(1), z.literal(2)]).default(1),
  shape: productShape.default('mixed'),
  /** The first that fits the list is shown. */
  tips: z.array(tip).max(4).default([]),
});
export type ProductListingProps = z.output<typeof props>;
export type ListingTip = ProductListingProps['tips'][number];
