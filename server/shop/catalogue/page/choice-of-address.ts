import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { choiceQueryNames } from '../../../../schemas/catalogue/product-page.ts';
import { variantAxes } from '../../../../schemas/catalogue/product-variant.ts';
import { canBeOrdered, offeredVariants } from '../availability.ts';
import { chosenAxesOf, type ChosenAxes } from '../variant-choice.ts';

type Query = Readonly<Record<string, string>>;

/** Dimensions of a request that a choice depends on. */
export const choiceDimensions = variantAxes.map((axis) => `query:${choiceQueryNames[axis]}` as const);

/**
 * What an address chooses: its query, then the variant whose number it has, then the colour that the product is shown in
 * (the first that can be ordered), so that pictures, sizes and price belong together from the start.
 */
export function choiceOfAddress(
  product: CatalogueProduct,
  sku: string,
  query: Query,
  locale: string,
): ChosenAxes {
  const offered = offeredVariants(product, locale);
  const named = offered.find((variant) => variant.sku === sku);
  const ofNumber = named ? chosenAxesOf(named) : {};
  const ofQuery = Object.fromEntries(
    variantAxes.flatMap((axis) => {
      const value = query[choiceQueryNames[axis]];
      return value === undefined || value === '' ? [] : [[axis, value]];
    }),
  );
  const chosen: ChosenAxes = { ...ofNumber, ...ofQuery };
  const isColour = offered.some(({ colour }) => colour !== null && colour === chosen.colour);
  const shown = offered.find((variant) => canBeOrdered(variant, locale)) ?? offered[0];
  return isColour ? chosen : { ...chosen, colour: shown?.colour ?? undefined };
}
