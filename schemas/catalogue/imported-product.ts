import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { productCard, productRating, sku } from '../product-card.ts';
import { catalogueAreas, maxVariants } from './catalogue-product.ts';
import { servicePrice } from './goods-service.ts';
import { gtin } from './gtin.ts';
import { isPaperLink, productSafety } from './product-safety.ts';
import { taxClass } from './tax-class.ts';
import { withdrawalException } from './withdrawal-exception.ts';
import { productTexts } from './product-texts.ts';
import { maxStock, productVariant, variantContent, variantDelivery } from './product-variant.ts';

const { shape } = productCard;
const energyLabel = shape.energy.unwrap().unwrap();
const tyreLabel = shape.tyre.unwrap().unwrap();
const cents = z.int().min(1).max(MAX_AMOUNT);
const stock = z.int().min(0).max(maxStock);

/** A variant of an imported product. What is absent stays as it is, null empties. */
const importedVariant = z.strictObject({
  sku,
  gtin: gtin.nullable().optional(),
  /** The colour by its name, as in `colours`. */
  colour: z.string().trim().min(1).max(60).optional(),
  size: productVariant.shape.size.unwrap().optional(),
  width: productVariant.shape.width.unwrap().optional(),
  price: cents.optional(),
  rrp: cents.nullable().optional(),
  stock: stock.optional(),
  content: variantContent.nullable().optional(),
  delivery: variantDelivery.omit({ restock: true }).nullable().optional(),
});

/** A colour by its name in the words of the file. A new one needs a swatch, unless the shop knows it. */
const importedColour = z.strictObject({
  name: z.string().trim().min(1).max(60),
  swatch: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'write a colour as #7f9484')
    .optional(),
  picture: shape.picture.optional(),
});

const attributeValue = z.union([
  z.string().trim().min(1).max(300),
  z.number(),
  z.boolean(),
  z.array(z.string()).min(1).max(12),
]);

/** What slices say for lists alone: the catalogue works it out by itself, and an import tells so. */
const derived = {
  unitPrice: z.unknown().optional(),
  isFrom: z.unknown().optional(),
  hiddenColours: z.unknown().optional(),
  href: z.unknown().optional(),
};
export const derivedFields = Object.keys(derived) as (keyof typeof derived)[];

export type ImportedVariant = z.output<typeof importedVariant>;

/**
 * A product as import files bring it, in the words and the currency of one locale: the product of a slice, and what else
 * the catalogue wants to know. Only the number must be there; what is absent stays as it is, and what a new product
 * cannot do without is asked for by the import. What is not known here is refused, so that no slip of the pen is lost.
 */
export const importedProduct = z
  .strictObject({
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
    rating: productRating.strict().nullable().optional(),
    colours: z.array(importedColour).max(48).optional(),
    energy: energyLabel.strict().nullable().optional(),
    tyre: tyreLabel.strict().nullable().optional(),
    powerSupplyIncluded: z.boolean().nullable().optional(),
    badges: shape.badges.removeDefault().optional(),
    safety: productSafety.optional(),
    taxClass: taxClass.optional(),
    withdrawalException: withdrawalException.nullable().optional(),
    /** What each costs, in cents; null: it is not offered in the locale. */
    services: z
      .strictObject({
        'old-appliance': servicePrice.nullable().optional(),
        assembly: servicePrice.nullable().optional(),
      })
      .optional(),
    sizeTable: identifierName.nullable().optional(),
    /** By key: text, number or flag; of a choice one value or several, by identifier or by their words. */
    attributes: z.record(identifierName, attributeValue.nullable()).optional(),
    variants: z.array(importedVariant).max(maxVariants).optional(),
    /** True: it will never come back. */
    gone: z.boolean().optional(),
    successor: sku.optional(),
    ...derived,
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
