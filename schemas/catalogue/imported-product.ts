import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { productCard, sku } from '../product-card.ts';
import { catalogueAreas, maxVariants } from './catalogue-product.ts';
import { gtin } from './gtin.ts';
import { isPaperLink, productSafety } from './product-safety.ts';
import { productTexts } from './product-texts.ts';
import { maxStock, productVariant, variantContent, variantDelivery } from './product-variant.ts';

const { shape } = productCard;
const cents = z.int().min(1).max(MAX_AMOUNT);
const stock = z.int().min(0).max(maxStock);

/** A variant of an imported product. What is absent stays as it is. */
const importedVariant = z.object({
  sku,
  gtin: gtin.optional(),
  /** The colour by its name, as in `colours`. */
  colour: z.string().trim().min(1).max(60).optional(),
  size: productVariant.shape.size.unwrap().optional(),
  width: productVariant.shape.width.unwrap().optional(),
  price: cents.optional(),
  rrp: cents.nullable().optional(),
  stock: stock.optional(),
  content: variantContent.optional(),
  delivery: variantDelivery.omit({ restock: true }).optional(),
});

export type ImportedVariant = z.output<typeof importedVariant>;

/**
 * A product as import files bring it, in the words and the currency of one locale: the product of a slice, and what else
 * the catalogue wants to know. Only the number must be there; what is absent stays as it is, and what a new product
 * cannot do without is asked for by the import. What is not known here is ignored.
 */
export const importedProduct = z
  .object({
    sku,
    name: shape.name.optional(),
    slug: shape.slug.optional(),
    noun: productTexts.shape.noun.optional(),
    description: productTexts.shape.description.optional(),
    points: productTexts.shape.points.optional(),
    brand: z.string().trim().max(80).optional(),
    area: z.enum(catalogueAreas).optional(),
    type: identifierName.optional(),
    categories: z.array(identifierName).min(1).max(6).optional(),
    picture: shape.picture.optional(),
    price: cents.optional(),
    /** Lowest price of the 30 days before; believed of new products only, others have a history. */
    low30: cents.nullable().optional(),
    rrp: cents.nullable().optional(),
    stock: stock.optional(),
    soldOut: z.boolean().optional(),
    rating: shape.rating.removeDefault().optional(),
    colours: shape.colours.removeDefault().optional(),
    energy: shape.energy.removeDefault().optional(),
    tyre: shape.tyre.removeDefault().optional(),
    powerSupplyIncluded: z.boolean().nullable().optional(),
    badges: shape.badges.removeDefault().optional(),
    safety: productSafety.optional(),
    variants: z.array(importedVariant).max(maxVariants).optional(),
    /** True: it will never come back. */
    gone: z.boolean().optional(),
    successor: sku.optional(),
  })
  .superRefine(({ energy, tyre }, context) => {
    const links = { 'energy label': energy?.label, 'energy sheet': energy?.sheet, 'tyre sheet': tyre?.sheet };
    for (const [path, link] of Object.entries(links))
      if (link !== undefined && !isPaperLink(link))
        context.addIssue({
          code: 'custom',
          path: path.split(' '),
          message: 'this is no path and no https address',
        });
  });

export type ImportedProduct = z.output<typeof importedProduct>;
