import { z } from 'zod';
import { productPage, type ProductPage } from '../../../schemas/catalogue/product-page.ts';
import { MAX_AMOUNT } from '../../../schemas/money/cents.ts';

export const props = z.strictObject({
  title: z.string().trim().min(1).max(160),
  /** 1 is the page's title: once a page. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  text: z.string().max(600).optional(),
  /**
   * Purchase price that the calculator begins with, in cents; the visitor may change it. With a product (`data`) it begins
   * with the product's.
   */
  basePrice: z.int().min(1).max(MAX_AMOUNT),
  /** Only these of the tenant's numbers of instalments; absent: all of them. */
  counts: z.array(z.int().min(2).max(120)).min(1).max(24).optional(),
  /** Where the calculator is: in its place on the page, or in a dialog that a button opens. */
  opensIn: z.enum(['page', 'dialog']).default('page'),
});
export type InstalmentCalculatorProps = z.output<typeof props>;

/** The product of the page, where the calculator stands on one: it begins with its price. */
export const data = { product: { schema: productPage, required: false } } as const;

export interface InstalmentCalculatorData {
  product: ProductPage | undefined;
}
