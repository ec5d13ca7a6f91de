import { z } from 'zod';
import { productList } from './product-list-styles.ts';

/** Shape of the pictures in a list: 3:4, 5:6, 1:1 or 4:3. */
export const productShape = z.enum(['fashion', 'mixed', 'technology', 'furniture']);
type ProductShape = z.output<typeof productShape>;

/** Class of a list, or of what holds a single card, that gives its pictures their shape. */
export const shapeClass: Readonly<Record<ProductShape, string | undefined>> = {
  fashion: productList.fashion,
  mixed: undefined,
  technology: productList.technology,
  furniture: productList.furniture,
};
