import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import { reductionPercent } from '../../../schemas/money/reduction.ts';
import type { ShownPrice } from '../../../schemas/product-card.ts';
import { canBeOrdered, offeredVariants, offerOf } from './availability.ts';
import { choiceQuery } from './choice-query.ts';
import { deliveryOf } from './delivery-statement.ts';
import { variantPrice } from './listed-price.ts';
import { productCardOf, type SheetLink } from './product-card-of.ts';
import { shownDelivery } from './shown-delivery.ts';

/** A single variant with all that whoever collects it must see; amounts are cents of the locale's currency. */
interface Article {
  /** Of the variant, of its product, and how the product's address names the choice. */
  sku: string;
  product: string;
  slug: string;
  query: string;
  name: string;
  brand: string;
  picture: string;
  choice: { colour: string | null; size: string | null; width: string | null };
  price: ShownPrice;
  delivery: ProductPage['delivery'];
  energy: ProductPage['energy'];
  tyre: ProductPage['tyre'];
  withdrawalException: ProductPage['withdrawalException'];
  mode: 'parcel' | 'freight' | null;
  /** Pieces that can be ordered now. */
  stock: number;
  /** It will not come back, or is not sold in the locale any more. */
  isGone: boolean;
  isReduced: boolean;
}

/**
 * The variant that a number means: its own, or that of a product with one variant. Undefined: the product has several to choose
 * from, or neither is called so.
 */
export function variantOfNumber(
  product: CatalogueProduct,
  sku: string,
  locale: string,
): ProductVariant | undefined {
  const named = product.variants.find((variant) => variant.sku === sku);
  if (named || product.sku !== sku) return named;
  const offered = offeredVariants(product, locale);
  const among = offered.length > 0 ? offered : product.variants;
  return among.length === 1 ? among[0] : undefined;
}

/** A variant as it is in a locale at a moment (ms). Null where nobody can say what it cost there. */
export function articleOf(
  product: CatalogueProduct,
  variant: ProductVariant,
  { locale, at, sheetLink }: { locale: string; at: number; sheetLink?: SheetLink | undefined },
): Article | null {
  const price = variantPrice(variant, locale);
  if (!price) return null;
  const isGone = product.gone !== null;
  // What is gone for good is still called by its name.
  const card = productCardOf({ ...product, gone: null }, locale, at, sheetLink);
  const { name, slug } = inLocale(product.texts, locale);
  const colour = product.colours.find(({ id }) => id === variant.colour);
  const picture = colour?.pictures[0] ?? product.pictures[0];
  const isOrderable = !isGone && canBeOrdered(variant, locale);
  const low30 = offerOf(variant, locale)?.low30 ?? null;
  return {
    ...{
      sku: variant.sku,
      product: product.sku,
      slug,
      query: choiceQuery(variant),
      name,
      brand: product.brand,
    },
    picture: picture?.id ?? '',
    choice: {
      colour: colour ? inLocale(colour.name, locale) : null,
      size: variant.size,
      width: variant.width,
    },
    price,
    delivery: isGone ? { state: 'unavailable' } : shownDelivery(deliveryOf(variant, locale, at)),
    energy: card?.energy ?? null,
    tyre: card?.tyre ?? null,
    withdrawalException: product.withdrawalException,
    mode: variant.delivery?.mode ?? null,
    stock: isOrderable ? variant.stock : 0,
    isGone,
    isReduced: low30 !== null && reductionPercent(price.price, low30) !== null,
  };
}
