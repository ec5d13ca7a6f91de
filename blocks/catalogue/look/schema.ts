import { z } from 'zod';
import { picture } from '../../../schemas/picture.ts';
import { sku } from '../../../schemas/product-card.ts';
import { productShape } from '../../kit/product/product-shape.ts';

const percent = z.int().min(0).max(100);

const spot = z.strictObject({
  /** Which product of the slice is there; a spot without its product is left out. */
  sku,
  /** Where it is, in percent of the picture from the left and from the top. */
  x: percent,
  y: percent,
});

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  text: z.string().trim().max(300).optional(),
  picture,
  spots: z.array(spot).min(1).max(8),
  /** Shape of the products' own pictures. */
  shape: productShape.default('mixed'),
});
export type LookProps = z.output<typeof props>;
