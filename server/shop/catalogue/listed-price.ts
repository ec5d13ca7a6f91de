import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductVariant, VariantOffer } from '../../../schemas/catalogue/product-variant.ts';
import { lowest30, type PriceRecord } from '../../../schemas/money/reduction.ts';
import { unitPrice } from '../../../schemas/money/unit-price.ts';
import type { ShownPrice } from '../../../schemas/product-card.ts';
import { canBeOrdered, offeredVariants, offerOf } from './availability.ts';

interface Offered {
  variant: ProductVariant;
  offer: VariantOffer;
}

/** Price block of one variant in a locale, in cents of its currency; null: it is not sold there. */
export function variantPrice(variant: ProductVariant, locale: string): ShownPrice | null {
  const offer = offerOf(variant, locale);
  return offer ? shown({ variant, offer }, false) : null;
}

/**
 * Price of a product as lists show it: that of the cheapest variant that can be ordered (of all that are sold, when none
 * can), with "from" when those differ. Of variants at the same price the one counts whose 30 days were lowest: no
 * reduction is announced that not all of them have. Null: not sold in this locale.
 */
export function listedPrice(product: CatalogueProduct, locale: string): ShownPrice | null {
  const offered = offeredVariants(product, locale);
  const buyable = offered.filter((variant) => canBeOrdered(variant, locale));
  const counted = (buyable.length > 0 ? buyable : offered).flatMap((variant): Offered[] => {
    const offer = offerOf(variant, locale);
    return offer ? [{ variant, offer }] : [];
  });
  const first = counted.toSorted(cheaperFirst)[0];
  if (!first) return null;
  return shown(
    first,
    counted.some(({ offer }) => offer.price !== first.offer.price),
  );
}

/** By price, then by what a reduction would be measured by; nothing to measure by is the least of all. */
function cheaperFirst({ offer: a }: Offered, { offer: b }: Offered): number {
  return a.price - b.price || (a.low30 ?? 0) - (b.low30 ?? 0) || (a.rrp ?? 0) - (b.rrp ?? 0);
}

function shown({ variant, offer }: Offered, isFrom: boolean): ShownPrice {
  const { content } = variant;
  return { ...offer, isFrom, unitPrice: content ? unitPrice(offer.price, content, content.per) : null };
}

type ChangedPrice =
  | { ok: true; offer: VariantOffer; history: readonly PriceRecord[] }
  | { ok: false; reason: 'out-of-order' };

/**
 * A new price from `at` (ms) on: the offer with its 30-day price, and the history with one record more, or as it was
 * when the price is the one in force. The past is never rewritten: an `at` before the last record is refused, and so is another
 * price at the very moment at which that one began.
 */
export function changePrice(
  offer: VariantOffer,
  history: readonly PriceRecord[],
  price: number,
  at: number,
): ChangedPrice {
  const last = history.at(-1);
  if (last && at < last.from) return { ok: false, reason: 'out-of-order' };
  if (last?.price === price) return { ok: true, offer: { ...offer, price }, history };
  if (last?.from === at) return { ok: false, reason: 'out-of-order' };
  const longer = [...history, { price, from: at }];
  return { ok: true, offer: { ...offer, price, low30: lowest30(longer, at) }, history: longer };
}
