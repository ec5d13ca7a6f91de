import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { productShape } from '../../kit/product/product-shape.ts';

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  more: link.optional(),
  /** Products of the slice beyond this number are not shown. */
  limit: z.int().min(1).max(24).default(12),
  shape: productShape.default('mixed'),
});
export type ProductCarouselProps = z.output<typeof props>;
