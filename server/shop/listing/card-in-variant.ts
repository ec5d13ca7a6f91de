import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ShownVariant } from '../../../schemas/catalogue/product-search.ts';
import {
  variantAxes,
  type ProductVariant,
  type VariantAxis,
} from '../../../schemas/catalogue/product-variant.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { sizeValue } from '../../../schemas/size/size-value.ts';
import type { ListingPorts } from './listing-ports.ts';

interface VariantCardContext extends Pick<ListingPorts, 'priceOf' | 'variantQuery'> {
  locale: string;
  /** Address of the product's page. */
  addressOf(card: Pick<ProductCard, 'sku' | 'slug'>): string | undefined;
}

/**
 * The card of a product in the variant that filters or words mean: its picture, its price, and the way to it. The card as it
 * is where the product has no such variant any more.
 */
export function cardInVariant(
  card: ProductCard,
  product: CatalogueProduct,
  shown: ShownVariant | null,
  context: VariantCardContext,
): ProductCard {
  if (!shown) return card;
  const { priceOf, variantQuery, locale } = context;
  const alike = product.variants
    .filter((each) => isShown(each, shown, product))
    .toSorted((one, other) => Number(one.stock === 0) - Number(other.stock === 0));
  const variant =
    alike.find((each) => priceOf(each, locale)?.price === shown.price) ??
    alike.find((each) => priceOf(each, locale) !== null);
  const price = variant && priceOf(variant, locale);
  const address = context.addressOf(card);
  if (!variant || !price || address === undefined) return card;
  if (shown.named.length === 0 && price.price === card.price) return card;
  const fixed = fixedAxes(shown);
  const link = variantQuery({
    ...variant,
    ...Object.fromEntries(variantAxes.filter((axis) => !fixed.includes(axis)).map((axis) => [axis, null])),
  });
  const others = product.variants.filter(
    (each) => each.stock > 0 && fixed.every((axis) => each[axis] === variant[axis]),
  );
  const picture = product.colours.find(({ id }) => id === variant.colour)?.pictures[0]?.id;
  return {
    ...card,
    ...price,
    isFrom: others.some((each) => (priceOf(each, locale)?.price ?? 0) > price.price),
    ...(picture !== undefined && { picture }),
    href: link === '' ? address : `${address}?${link}`,
  };
}

/**
 * What the way to the product chooses: what is named, and the colour, which the picture shows. Other sizes stay to be chosen;
 * where only the price is asked for, the variant itself is meant.
 */
function fixedAxes({ named }: ShownVariant): readonly VariantAxis[] {
  return named.length === 0 ? variantAxes : ['colour', ...named];
}

function isShown(variant: ProductVariant, shown: ShownVariant, product: CatalogueProduct): boolean {
  return variantAxes.every((axis) => valueOf(variant, axis, product) === shown[axis]);
}

/** A variant's value as lists filter by it: colours by their family, sizes by their system. */
function valueOf(variant: ProductVariant, axis: VariantAxis, product: CatalogueProduct): string | null {
  if (axis === 'size') return variant.size === null ? null : sizeValue(variant.size, product);
  if (axis !== 'colour') return variant[axis];
  return product.colours.find(({ id }) => id === variant.colour)?.family ?? null;
}
