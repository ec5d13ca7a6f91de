import { z } from 'zod';
import { productPage, type ProductPage } from '../../../schemas/catalogue/product-page.ts';
import { picture } from '../../../schemas/picture.ts';

export const props = z.strictObject({
  /** What the shop itself says of the legal guarantee; the EU’s notice is the block `guarantee-notice`. Never recoloured. */
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
