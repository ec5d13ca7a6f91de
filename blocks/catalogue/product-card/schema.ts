import { z } from 'zod';
import { sku } from '../../../schemas/product-card.ts';
import { productShape } from '../../kit/product/product-shape.ts';

export const props = z.strictObject({
  /** Which product of the slice is shown; nothing is when the slice does not have it. */
  sku,
  shape: productShape.default('mixed'),
});
export type ProductCardProps = z.output<typeof props>;
