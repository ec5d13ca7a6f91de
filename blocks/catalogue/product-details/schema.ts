import { z } from 'zod';
import { productPage, type ProductPage } from '../../../schemas/catalogue/product-page.ts';
import { picture } from '../../../schemas/picture.ts';

export const props = z.strictObject({
  /** The harmonised notice of the legal guarantee: its picture where there is one, and what it says. Never recoloured. */
  guarantee: z
    .strictObject({
      title: z.string().trim().min(1).max(120),
      text: z.string().trim().min(1).max(400),
      picture: picture.optional(),
    })
    .optional(),
});
export type ProductDetailsProps = z.output<typeof props>;

export const data = { product: { schema: productPage, required: true } } as const;

export interface ProductDetailsData {
  product: ProductPage;
}
