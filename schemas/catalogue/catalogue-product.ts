import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { productRating, sku } from '../product-card.ts';
import { productServices } from './goods-service.ts';
import { localised } from './localised-text.ts';
import { productAttribute } from './product-attribute.ts';
import { productColour, productPictures } from './product-colour.ts';
import { energyFacts, tyreFacts } from './product-energy.ts';
import { productDocument, productSafety } from './product-safety.ts';
import { productTexts } from './product-texts.ts';
import { instant, productVariant, variantAxes, type ProductVariant } from './product-variant.ts';
import { taxClass } from './tax-class.ts';
import { withdrawalException } from './withdrawal-exception.ts';

/** What the shop offers, as its management counts. */
export const catalogueAreas = [
  'fashion',
  'shoes',
  'furniture',
  'home',
  'appliances',
  'tyres',
  'electronics',
] as const;
export type CatalogueArea = (typeof catalogueAreas)[number];

export const maxVariants = 400;

/**
 * A product of one tenant, as the catalogue holds it: what is true in all its languages, the words of each, and what each
 * locale pays for the variants. Prices are gross, in cents of the locale's currency.
 */
export const catalogueProduct = z
  .strictObject({
    sku,
    area: z.enum(catalogueAreas),
    /** Kind of thing, as `wrap-dress`: decides size tables, and what is alike. */
    type: identifierName,
    brand: z.string().trim().max(80),
    texts: localised(productTexts),
    /** Leaves of the category tree, the canonical one first. */
    categories: z.array(identifierName).min(1).max(6),
    attributes: z.array(productAttribute).max(48),
    colours: z.array(productColour).max(48),
    /** Pictures of the product where it has no colours, or where a colour has none of its own. */
    pictures: productPictures.min(1),
    variants: z.array(productVariant).min(1).max(maxVariants),
    energy: energyFacts.nullable(),
    tyre: tyreFacts.nullable(),
    /** Whether a power supply is in the box; null where none is needed. */
    powerSupplyIncluded: z.boolean().nullable(),
    badges: z.array(identifierName).max(8),
    rating: productRating.nullable(),
    safety: productSafety,
    documents: z.array(productDocument).max(12),
    sizeTable: identifierName.nullable(),
    taxClass,
    /** Why it cannot be withdrawn from; null: it can. */
    withdrawalException: withdrawalException.nullable().default(null),
    services: productServices,
    /** Pieces sold lately; what popular means. */
    sales: z.int().min(0).max(10_000_000),
    /** When it came into the catalogue, in ms since 1970. */
    listed: instant,
    /** Set when the product will never come back, with what replaces it. */
    gone: z.strictObject({ successor: sku.nullable() }).nullable(),
  })
  .superRefine((product, context) => {
    for (const { path, message } of contradictions(product))
      context.addIssue({ code: 'custom', path, message });
  });

export type CatalogueProduct = z.output<typeof catalogueProduct>;

interface Contradiction {
  path: (string | number)[];
  message: string;
}

type Parts = Pick<
  CatalogueProduct,
  'sku' | 'colours' | 'variants' | 'categories' | 'attributes' | 'services' | 'gone'
>;

function contradictions(product: Parts): Contradiction[] {
  const { variants, colours, categories, attributes } = product;
  const found: Contradiction[] = [
    ...twice(colours, ({ id }) => id, 'colours', 'the colour'),
    ...twice(attributes, ({ key }) => key, 'attributes', 'the attribute'),
    ...twice(categories, (id) => id, 'categories', 'the category'),
    ...twice(variants, (variant) => variant.sku, 'variants', 'the article number'),
    ...twice(variants, choiceOf, 'variants', 'the choice of colour, size and width'),
    ...axisFaults(product),
  ];
  // Of what comes in parcels nobody takes anything back along.
  if (product.services['old-appliance'] && variants.every(({ delivery }) => delivery?.mode === 'parcel'))
    found.push({ path: ['services', 'old-appliance'], message: 'nothing of this product comes by freight' });
  if (product.gone?.successor === product.sku)
    found.push({ path: ['gone', 'successor'], message: 'a product does not succeed itself' });
  return found;
}

const choiceOf = ({ colour, size, width }: ProductVariant): string => JSON.stringify([colour, size, width]);

function twice<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  field: string,
  what: string,
): Contradiction[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: [field, index], message: `${what} is there twice` }];
  });
}

/** Variants differ in the same axes, and their colours are the product's. */
function axisFaults({ variants, colours }: Parts): Contradiction[] {
  const known = new Set(colours.map(({ id }) => id));
  const first = variants[0];
  return variants.flatMap((variant, index) => {
    const faults: Contradiction[] = variantAxes
      .filter((axis) => (variant[axis] === null) !== (first?.[axis] === null))
      .map((axis) => ({
        path: ['variants', index, axis],
        message: `either all variants have a ${axis} or none has`,
      }));
    if (variant.colour !== null && !known.has(variant.colour))
      faults.push({ path: ['variants', index, 'colour'], message: 'the product has no such colour' });
    return faults;
  });
}
