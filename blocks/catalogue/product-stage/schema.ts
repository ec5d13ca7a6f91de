import { z } from 'zod';
import { iconNames } from '../../kit/icon/icon.tsx';
import { link } from '../../../schemas/link.ts';
import { productPage, type ProductPage } from '../../../schemas/catalogue/product-page.ts';

const promise = z.strictObject({
  icon: z.enum(iconNames as [string, ...string[]]),
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().max(200).default(''),
  link: link.optional(),
});

/** Id of another node of the same page. */
const nodeOfPage = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9-]{0,63}$/);

export const props = z.strictObject({
  /** Of the product's name: 1 is the page's title, once a page. */
  level: z.union([z.literal(1), z.literal(2)]).default(1),
  /** The calculator, that is opened with the price; absent: no such link. */
  calculator: nodeOfPage.optional(),
  /** The reviews, to which the stars lead; absent: they lead nowhere. */
  reviews: nodeOfPage.optional(),
  /** Finder of bra sizes, beside the sizes of products with this size table. */
  sizeFinder: z.strictObject({ table: z.string().max(64), link }).optional(),
  /** What the shop promises of every product: returns, ways to pay. */
  promises: z.array(promise).max(4).default([]),
});
export type ProductStageProps = z.output<typeof props>;

export const data = { product: { schema: productPage, required: true } } as const;

export interface ProductStageData {
  product: ProductPage;
}
