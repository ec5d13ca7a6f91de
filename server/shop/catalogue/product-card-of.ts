import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale, ownIn } from '../../../schemas/catalogue/localised-text.ts';
import type { ProductColour } from '../../../schemas/catalogue/product-colour.ts';
import type { ProductDocument } from '../../../schemas/catalogue/product-safety.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { availabilityOf, offeredVariants } from './availability.ts';
import { listedPrice } from './listed-price.ts';
import { productAddress, type ProductAddress } from './product-address.ts';

/** Colours that a card shows as dots; the rest is counted. */
const colourDots = 5;

/** For how long a product is called new, in ms. */
export const newFor = 45 * 24 * 60 * 60 * 1000;

/** The paper of a kind in a locale's language; undefined when there is none in it. */
export function documentOf(
  { documents }: Pick<CatalogueProduct, 'documents'>,
  kind: ProductDocument['kind'],
  locale: string,
): string | undefined {
  const found = documents.find((document) => document.kind === kind);
  return found && ownIn(found.links, locale);
}

/** Address of the page that shows the facts of a product's label, where no paper of its own is known. */
export type SheetLink = (address: ProductAddress) => string | undefined;

/**
 * A product as lists show it in a locale at a moment (ms): the shape that blocks draw. Null for what is not sold there or
 * gone for good. What is sold out is a card that says so. A label leads to its paper, else to where `sheetLink` says.
 */
export function productCardOf(
  product: CatalogueProduct,
  locale: string,
  at: number,
  sheetLink?: SheetLink,
): ProductCard | null {
  const price = listedPrice(product, locale);
  if (price === null) return null;
  const { name, slug } = inLocale(product.texts, locale);
  const colours = offeredColours(product, locale);
  const availability = availabilityOf(product, locale);
  const picture = colours[0]?.pictures[0] ?? product.pictures[0];
  return {
    sku: product.sku,
    slug,
    name,
    brand: product.brand,
    picture: picture?.id ?? '',
    ...price,
    rating: product.rating,
    colours: colours.slice(0, colourDots).map((colour) => dotOf(colour, locale)),
    hiddenColours: Math.max(0, colours.length - colourDots),
    energy: energyOf(product, locale, sheetLink),
    tyre: tyreOf(product, locale, sheetLink),
    powerSupplyIncluded: product.powerSupplyIncluded,
    facts: [],
    badges: badgesOf(product, at),
    soldOut: availability === 'sold-out',
    undeliverable: availability === 'undeliverable',
  };
}

/** Only colours of which a variant is sold in the locale. */
function offeredColours(product: CatalogueProduct, locale: string): ProductColour[] {
  const offered = new Set(offeredVariants(product, locale).map(({ colour }) => colour));
  return product.colours.filter(({ id }) => offered.has(id));
}

function dotOf({ name, swatch, pictures }: ProductColour, locale: string): ProductCard['colours'][number] {
  const picture = pictures[0];
  return { name: inLocale(name, locale), swatch, ...(picture && { picture: picture.id }) };
}

function energyOf(product: CatalogueProduct, locale: string, sheetLink?: SheetLink): ProductCard['energy'] {
  if (!product.energy) return null;
  const label = documentOf(product, 'energy-label', locale);
  const sheet = documentOf(product, 'energy-sheet', locale) ?? sheetLink?.(productAddress(product, locale));
  return { ...product.energy, ...(label && { label }), ...(sheet && { sheet }) };
}

function tyreOf(product: CatalogueProduct, locale: string, sheetLink?: SheetLink): ProductCard['tyre'] {
  if (!product.tyre) return null;
  const { eprelId, ...facts } = product.tyre;
  const sheet = documentOf(product, 'tyre-sheet', locale) ?? sheetLink?.(productAddress(product, locale));
  return { ...facts, ...(sheet && { sheet }), ...(eprelId !== null && { eprelId }) };
}

function badgesOf({ badges, listed }: CatalogueProduct, at: number): string[] {
  const isNew = listed <= at && at - listed < newFor;
  return isNew ? ['new', ...badges.filter((badge) => badge !== 'new')] : badges;
}
