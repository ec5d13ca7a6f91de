import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { ImportedProduct, ImportedVariant } from '../../../../schemas/catalogue/imported-product.ts';
import type { ProductColour } from '../../../../schemas/catalogue/product-colour.ts';
import type { ProductVariant } from '../../../../schemas/catalogue/product-variant.ts';
import { offerOf } from '../availability.ts';
import type { PriceChange, StockChange } from '../catalogue-store.ts';
import { isCalled } from './imported-parts.ts';
import type { RowFault, RowOutcome } from './import-terms.ts';

export interface VariantsAfter {
  variants: ProductVariant[];
  prices: PriceChange[];
  stock: StockChange[];
}

interface Place {
  locale: string;
  now: number;
  colours: readonly ProductColour[];
}

/** What a new variant has unless its row says otherwise. */
const usualDelivery: ProductVariant['delivery'] = { mode: 'parcel', days: [2, 4], restock: null };

/**
 * The variants of a product after a row: those that it names, changed or new, and all others as they were. Prices and
 * stock of known variants come as changes of their own, so that histories go on. A price or stock of the product itself
 * is that of its variants, where that is clear.
 */
export function variantsAfter(
  row: ImportedProduct,
  before: readonly ProductVariant[],
  place: Place,
): RowOutcome<VariantsAfter> {
  const faults: RowFault[] = [];
  const changes = row.variants
    ? named(row, row.variants, place, before, faults)
    : shared(row, before, place, faults);
  const after: VariantsAfter = { variants: [...before], prices: [], stock: [] };
  for (const [index, change] of changes.entries()) {
    const path = row.variants ? ['variants', index] : [];
    const colour = colourIdOf(change, place.colours);
    if (colour === undefined) {
      const hint = 'Give it a swatch, or name one of the product’s colours.';
      faults.push({ path: [...path, 'colour'], reason: 'the product has no such colour', hint });
      continue;
    }
    const at = after.variants.findIndex(({ sku }) => sku === change.sku);
    const old = after.variants[at];
    const made = old ? { ok: true as const, done: old } : newVariant(change, row, colour, place, path);
    if (!made.ok) {
      faults.push(...made.faults);
      continue;
    }
    const next = changedVariant(made.done, change, colour, place);
    if (at === -1) after.variants.push(next);
    else {
      after.variants[at] = next;
      collectChanges(change, old, place, after);
    }
  }
  return faults.length === 0 ? { ok: true, done: after } : { ok: false, faults };
}

/** The variants that a row names, with what it says of the whole product where they say nothing themselves. */
function named(
  { price, rrp, stock, soldOut }: ImportedProduct,
  variants: readonly ImportedVariant[],
  { locale }: Place,
  before: readonly ProductVariant[],
  faults: RowFault[],
): ImportedVariant[] {
  const own = variants.filter((variant) => variant.stock !== undefined);
  if (stock !== undefined && stock > 0 && variants.length - own.length !== 1) {
    const reason = 'it is not clear which variant has it';
    faults.push({ path: ['stock'], reason, hint: 'Give each variant a stock of its own.' });
  }
  const all = [
    ...variants.map((variant) => variant.price),
    ...before.map((variant) => offerOf(variant, locale)?.price),
  ];
  if (
    price !== undefined &&
    variants.length > 0 &&
    all.every((each) => each !== undefined && each !== price)
  ) {
    const reason = 'every variant has a price of its own, and none this one';
    faults.push({ path: ['price'], reason, hint: 'Leave it out, or give it to a variant.' });
  }
  const common = soldOut === true ? 0 : stock;
  return variants.map((variant) => ({
    ...variant,
    price: variant.price ?? price,
    rrp: variant.rrp === undefined ? rrp : variant.rrp,
    stock: variant.stock ?? common,
  }));
}

/** The variants of a new product whose row names none: one, or one in each colour. */
export function firstVariants({
  sku,
  colours = [],
}: ImportedProduct): Pick<ImportedVariant, 'sku' | 'colour'>[] {
  if (colours.length === 0) return [{ sku: `${sku}.01` }];
  return colours.map(({ name }, index) => ({
    sku: `${sku}.${String(index + 1).padStart(2, '0')}`,
    colour: name,
  }));
}

/** A product's own price and stock as changes of its variants. */
function shared(
  row: ImportedProduct,
  before: readonly ProductVariant[],
  { locale }: Place,
  faults: RowFault[],
): ImportedVariant[] {
  const { price, rrp, soldOut } = row;
  const stock = row.stock ?? (soldOut === true ? 0 : undefined);
  if (before.length === 0) return firstVariants(row).map((each) => ({ ...each, price, rrp, stock }));
  if (stock !== undefined && stock > 0 && before.length > 1) {
    const reason = 'the product has several variants, each with a stock of its own';
    faults.push({ path: ['stock'], reason, hint: 'Write a row for each variant.' });
  }
  const asked = before.map((variant) => offerOf(variant, locale)?.price);
  const least = Math.min(...asked.filter((each) => each !== undefined));
  const differ = new Set(asked).size > 1;
  if (price !== undefined && differ && price !== least) {
    const reason = 'the variants of this product differ in price';
    faults.push({ path: ['price'], reason, hint: 'Write a row with a price for each variant.' });
  }
  return before.map(({ sku }) => ({
    sku,
    stock,
    ...(differ ? {} : { price, rrp }),
  }));
}

/** Undefined: a colour that the product does not have. */
function colourIdOf(
  { colour }: ImportedVariant,
  colours: readonly ProductColour[],
): string | null | undefined {
  return colour === undefined ? null : colours.find((each) => isCalled(each, colour))?.id;
}

function newVariant(
  change: ImportedVariant,
  row: ImportedProduct,
  colour: string | null,
  { locale }: Place,
  path: readonly PropertyKey[],
): RowOutcome<ProductVariant> {
  const price = change.price ?? row.price;
  if (price === undefined) {
    const reason = 'a new variant needs a price';
    return { ok: false, faults: [{ path: [...path, 'price'], reason, hint: 'Give it one.' }] };
  }
  const variant: ProductVariant = {
    sku: change.sku,
    gtin: null,
    colour,
    size: null,
    width: null,
    offers: { [locale]: { price, low30: null, rrp: change.rrp ?? row.rrp ?? null } },
    stock: change.stock ?? 0,
    delivery: usualDelivery,
    content: null,
  };
  return { ok: true, done: variant };
}

/** Facts of a variant that are no price and no stock; a price where it had none in the locale. */
function changedVariant(
  old: ProductVariant,
  change: ImportedVariant,
  colour: string | null,
  { locale }: Place,
): ProductVariant {
  const isNewHere = change.price !== undefined && offerOf(old, locale) === undefined;
  return {
    ...old,
    gtin: change.gtin === undefined ? old.gtin : change.gtin,
    colour: colour ?? old.colour,
    size: change.size ?? old.size,
    width: change.width ?? old.width,
    content: change.content === undefined ? old.content : change.content,
    delivery:
      change.delivery === undefined
        ? old.delivery
        : change.delivery && { ...change.delivery, restock: old.delivery?.restock ?? null },
    ...(isNewHere && {
      offers: { ...old.offers, [locale]: { price: change.price ?? 1, low30: null, rrp: change.rrp ?? null } },
    }),
  };
}

function collectChanges(
  { price, rrp, stock, sku }: ImportedVariant,
  old: CatalogueProduct['variants'][number] | undefined,
  { locale, now }: Place,
  after: VariantsAfter,
): void {
  const offer = old && offerOf(old, locale);
  if (offer) {
    const isOther =
      (price !== undefined && price !== offer.price) || (rrp !== undefined && rrp !== offer.rrp);
    if (isOther)
      after.prices.push({
        sku,
        locale,
        price: price ?? offer.price,
        at: now,
        ...(rrp !== undefined && { rrp }),
      });
  }
  if (old && stock !== undefined && stock !== old.stock) after.stock.push({ sku, to: stock });
}
