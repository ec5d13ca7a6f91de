import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ShownVariant } from '../../../schemas/catalogue/product-search.ts';
import { variantAxes, type ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import type { ListingPorts } from './listing-ports.ts';

export interface VariantCardContext extends Pick<ListingPorts, 'priceOf' | 'variantQuery'> {
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
  const alike = product.variants.filter((variant) => isNamed(variant, shown, product));
  const variant =
    alike.find((each) => isShown(each, shown, product) && priceOf(each, locale)?.price === shown.price) ??
    alike.find((each) => isShown(each, shown, product) && priceOf(each, locale) !== null);
  const price = variant && priceOf(variant, locale);
  const address = context.addressOf(card);
  if (!variant || !price || address === undefined) return card;
  if (shown.named.length === 0 && price.price === card.price) return card;
  // What nobody named stays to be chosen; where only the price is, the variant itself is meant.
  const named = shown.named.length === 0 ? variantAxes : shown.named;
  const link = variantQuery({
    ...variant,
    ...Object.fromEntries(variantAxes.filter((axis) => !named.includes(axis)).map((axis) => [axis, null])),
  });
  const others = alike.flatMap((each) => (each.stock > 0 ? [priceOf(each, locale)?.price] : []));
  const picture = product.colours.find(({ id }) => id === variant.colour)?.pictures[0]?.id;
  return {
    ...card,
    ...price,
    isFrom: shown.named.length > 0 && others.some((other) => other !== undefined && other > price.price),
    ...(picture !== undefined && { picture }),
    href: link === '' ? address : `${address}?${link}`,
  };
}

/** Whether a variant has all that is named. */
function isNamed(variant: ProductVariant, shown: ShownVariant, product: CatalogueProduct): boolean {
  return shown.named.every((axis) => valueOf(variant, axis, product) === shown[axis]);
}

function isShown(variant: ProductVariant, shown: ShownVariant, product: CatalogueProduct): boolean {
  return variantAxes.every((axis) => valueOf(variant, axis, product) === shown[axis]);
}

/** A variant's value as lists filter by it: colours by their family. */
function valueOf(
  variant: ProductVariant,
  axis: (typeof variantAxes)[number],
  { colours }: CatalogueProduct,
): string | null {
  if (axis !== 'colour') return variant[axis];
  return colours.find(({ id }) => id === variant.colour)?.family ?? null;
}
