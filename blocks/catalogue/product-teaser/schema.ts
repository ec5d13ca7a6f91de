import { z } from 'zod';
import { sku } from '../../../schemas/product-card.ts';
import { productShape } from '../../kit/product/product-shape.ts';

export const props = z.strictObject({
  /** Which product of the slice is shown; nothing is when the slice does not have it. */
  sku,
  /** Stands above the product's name; absent: the name itself is the headline. */
  headline: z.string().trim().min(1).max(100).optional(),
  text: z.string().trim().max(600).optional(),
  /** Words on the button that leads to the product. */
  action: z.string().trim().min(1).max(40).optional(),
  /** Side on which the picture stands where there is room for both. */
  side: z.enum(['left', 'right']).default('left'),
  shape: productShape.default('mixed'),
});
export type ProductTeaserProps = z.output<typeof props>;
