import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { Wish } from '../../../schemas/wishlist/wishlist.ts';
import { articleOf } from './article-of.ts';
import { availabilityAmong, availabilityOf, canBeOrdered, offeredVariants } from './availability.ts';
import { productDelivery } from './delivery-statement.ts';
import { productCardOf, type SheetLink } from './product-card-of.ts';
import { shownDelivery } from './shown-delivery.ts';

export interface WishPlace {
  locale: string;
  /** Milliseconds since 1970. */
  at: number;
  sheetLink: SheetLink;
  text(key: string, values?: Record<string, string>): string;
}

/** An article as the list shows it now; null: gone for good, or not offered in the locale. */
export function wishOf(
  product: CatalogueProduct,
  sku: string,
  variant: ProductVariant | undefined,
  place: WishPlace,
): Wish | null {
  const { locale, at, sheetLink } = place;
  const card = productCardOf(product, locale, at, sheetLink);
  if (!card || ['gone', 'not-offered'].includes(availabilityOf(product, locale))) return null;
  const offered = offeredVariants(product, locale);
  const article = variant && articleOf(product, variant, place);
  if (variant && !article) return null;
  const { name, slug, brand, rating } = card;
  const shown = article ?? {
    ...{ query: '', price: openPrice(card), picture: card.picture, energy: card.energy, tyre: card.tyre },
    delivery: shownDelivery(productDelivery(product, null, locale, at)),
  };
  const { query, price, picture, delivery, energy, tyre } = shown;
  return {
    ...{
      sku,
      product: product.sku,
      slug,
      name,
      brand,
      picture,
      query,
      price,
      delivery,
      energy,
      tyre,
      rating,
    },
    choice: variant ? choiceWords(product, variant, place) : [],
    variants: offered.map((each) => ({
      sku: each.sku,
      label: (choiceWords(product, each, place).join(', ') || name).slice(0, 200),
      isAvailable: canBeOrdered(each, locale),
      isUndeliverable: availabilityAmong([each], locale) === 'undeliverable',
      isChosen: each.sku === variant?.sku,
    })),
    canBuy: variant !== undefined && canBeOrdered(variant, locale),
  };
}

function openPrice({ price, low30, rrp, unitPrice, isFrom }: NonNullable<ReturnType<typeof productCardOf>>) {
  return { price, low30, rrp, unitPrice, isFrom };
}

function choiceWords(
  { colours }: CatalogueProduct,
  { colour, size, width }: ProductVariant,
  { locale, text }: WishPlace,
): string[] {
  const own = colours.find(({ id }) => id === colour);
  return [
    ...(own ? [inLocale(own.name, locale)] : []),
    ...(size === null ? [] : [text('wishlist-message.size', { size })]),
    ...(width === null ? [] : [text('wishlist-message.width', { width })]),
  ].map((words) => words.slice(0, 80));
}
