import { z } from 'zod';
import { productShape } from '../../kit/product/product-shape.ts';
import { link } from '../../../schemas/link.ts';

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  more: link.optional(),
  /** Products of the slice beyond this number are not shown. */
  limit: z.int().min(1).max(120).default(12),
  shape: productShape.default('mixed'),
  /** Leaves out what does not fill a last row: the number of columns follows the width. */
  evenRows: z.boolean().default(true),
});
export type ProductGridProps = z.output<typeof props>;
