import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import {
  variantAxes,
  type ProductVariant,
  type VariantAxis,
} from '../../../schemas/catalogue/product-variant.ts';
import { availabilityAmong, offeredVariants } from './availability.ts';

/** What somebody chose so far, from an address or a form: a colour's identifier, a size, a width. */
export type ChosenAxes = Readonly<Partial<Record<VariantAxis, string | undefined>>>;

interface VariantOption {
  value: string;
  isChosen: boolean;
  /** False: it exists with what is chosen before it, but cannot be had. */
  isAvailable: boolean;
  /** Because nobody knows how it is delivered; else it is sold out. */
  isUndeliverable: boolean;
}

export interface VariantChoice {
  /** Only axes in which the variants differ, or that have a value at all; in the order in which they are chosen. */
  axes: { axis: VariantAxis; options: VariantOption[] }[];
  /** The one variant that is meant; null while a choice is open. */
  variant: ProductVariant | null;
}

/**
 * What can be chosen of a product in a locale. Each axis offers what exists together with what is chosen on the axes
 * before it, in the order of the variants, and nothing else; a value that does not exist is no choice. An axis with one
 * option is chosen by itself.
 */
export function variantChoice(product: CatalogueProduct, wanted: ChosenAxes, locale: string): VariantChoice {
  let left = offeredVariants(product, locale);
  const axes: VariantChoice['axes'] = [];
  let isOpen = left.length === 0;
  for (const axis of variantAxes) {
    const values = [...new Set(left.flatMap((variant) => (variant[axis] === null ? [] : [variant[axis]])))];
    if (values.length === 0) continue;
    const value = wanted[axis];
    const chosen = values.length === 1 ? values[0] : values.find((each) => each === value);
    const among = left;
    axes.push({
      axis,
      options: values.map((each) => {
        const own = availabilityAmong(
          among.filter((variant) => variant[axis] === each),
          locale,
        );
        return {
          value: each,
          isChosen: each === chosen,
          isAvailable: own === 'available',
          isUndeliverable: own === 'undeliverable',
        };
      }),
    });
    if (chosen === undefined) isOpen = true;
    else left = left.filter((variant) => variant[axis] === chosen);
  }
  return { axes, variant: isOpen ? null : (left[0] ?? null) };
}

/** The values that lead to a variant: for addresses, and to show a basket's line on the product's page. */
export function chosenAxesOf({ colour, size, width }: ProductVariant): ChosenAxes {
  return { colour: colour ?? undefined, size: size ?? undefined, width: width ?? undefined };
}
