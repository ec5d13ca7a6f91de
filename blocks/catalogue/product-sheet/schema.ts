import { z } from 'zod';
import { productPage, type ProductPage } from '../../../schemas/catalogue/product-page.ts';

export const props = z.strictObject({});
export type ProductSheetProps = z.output<typeof props>;

export const data = { product: { schema: productPage, required: true } } as const;

export interface ProductSheetData {
  product: ProductPage;
}
