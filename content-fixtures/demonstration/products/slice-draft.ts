import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductColour } from '../../../schemas/catalogue/product-colour.ts';
import type { ProductDocument } from '../../../schemas/catalogue/product-safety.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { productSlug } from '../../../schemas/catalogue/product-slug.ts';
import type { DemonstrationWords } from './demonstration-words.ts';
import { createChance, type Chance } from '../chance.ts';
import type { DemonstrationLocale, Draft, DraftVariant } from './draft.ts';
import { attributesOf, materialOf } from './kind-attributes.ts';
import { sentencesOf, servicesOf } from './kind-draft.ts';
import { colourOf, draftVariants, picturesOf, sizesOf } from './kind-variants.ts';
import { recordsOf, type MadePrice } from './price-making.ts';
import type { ProductKind, TyreKind } from './product-kind.ts';

const day = 24 * 60 * 60 * 1000;

/** A product of the shop's product slices: its cards by locale. */
export type SliceCards = Readonly<Record<string, ProductCard>>;

interface SlicePlace {
  words: DemonstrationWords;
  locales: readonly DemonstrationLocale[];
  now: number;
}

/**
 * A product that slices show, with everything that its cards say in each locale: name, address, price and its past,
 * recommended price, rating, colours, labels. Its kind adds sizes, facts and sentences. Null: no kind has its picture.
 */
export function sliceDraft(sku: string, cards: SliceCards, place: SlicePlace): Draft | null {
  const { words, now } = place;
  const card = Object.values(cards)[0];
  const kind = card && kindOf(sku, card, words);
  if (!card || !kind) return null;
  const chance = createChance(sku);
  const isTyre = !('traits' in kind);
  const attributes = isTyre ? [] : attributesOf(kind, kind.traits[0], words.attributes, chance);
  const colours = coloursOf(cards, isTyre ? [] : kind.views, words);
  const listed = now - (card.badges.includes('new') ? 30 : 200) * day;
  return {
    sku,
    area: isTyre ? 'tyres' : kind.area,
    type: kind.id,
    brand: card.brand,
    name: byKey(cards, place, ({ name }) => name),
    noun: kind.noun,
    slugs: byKey(cards, place, ({ slug }) => slug),
    sentences: sentencesOf(
      kind.sentence,
      isTyre ? 'tyres' : kind.area,
      isTyre ? undefined : materialOf(attributes),
      words,
      chance,
    ),
    categories: [kind.leaf],
    attributes,
    colours,
    pictures: picturesOf(card.picture, isTyre ? ['back', 'detail'] : kind.views),
    variants: isTyre
      ? draftVariants({ surcharge: 0, widths: [], content: undefined }, [], [])
      : variantsOf(kind, card, colours, words, chance),
    energy: card.energy && { class: card.energy.class, scale: card.energy.scale },
    tyre: tyreOf(card),
    powerSupplyIncluded: card.powerSupplyIncluded ?? (isTyre || !kind.supply ? null : kind.supply[0]),
    badges: card.badges.filter((badge) => badge !== 'new'),
    rating: card.rating,
    documents: documentsOf(cards),
    sizeTable: isTyre ? null : kind.sizeTable,
    taxClass: isTyre ? 'standard' : kind.tax,
    withdrawalException: isTyre ? null : kind.exception,
    services: isTyre ? {} : servicesOf(kind, place.locales),
    listed,
    warnings: isTyre ? ['fit-professionally'] : [...kind.warnings, ...kind.traits[0].warnings],
    delivery: isTyre ? 'parcel' : kind.delivery,
    prices: Object.fromEntries(
      place.locales.flatMap(({ locale }) => {
        const own = cards[locale];
        return own ? [[locale, priceOf(own, listed, now)]] : [];
      }),
    ),
    stock: card.soldOut ? 'none' : 'ends',
    gone: null,
    drawn: null,
    chance,
  };
}

function kindOf(
  sku: string,
  { picture }: ProductCard,
  words: DemonstrationWords,
): ProductKind | TyreKind | undefined {
  const all = [...words.kinds, ...words.tyres.kinds];
  const named = words['slice-kinds'][sku];
  if (named !== undefined) return all.find(({ id }) => id === named);
  return all.find((kind) =>
    'picture' in kind
      ? kind.picture === picture
      : [...(kind.pictures ?? []), ...Object.values(kind.colours ?? {})].includes(picture),
  );
}

/** A text by language, with German from the first locale that has it. */
function byKey(
  cards: SliceCards,
  { locales }: SlicePlace,
  textOf: (card: ProductCard) => string,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { locale } of locales) {
    const card = cards[locale];
    if (card) texts[locale.slice(0, 2)] ??= textOf(card);
  }
  const first = Object.values(cards)[0];
  if (first) texts.de ??= textOf(first);
  return texts;
}

function coloursOf(
  cards: SliceCards,
  views: readonly ('back' | 'detail')[],
  words: DemonstrationWords,
): ProductColour[] {
  const card = Object.values(cards)[0];
  const known = new Map(Object.entries(words.colours.colours).map(([id, { name }]) => [name.de, id]));
  return (card?.colours ?? []).map(({ name, swatch, picture }, index) => {
    const pictures = picture === undefined ? [] : picturesOf(picture, views);
    const names: Record<string, string> = {};
    for (const [locale, each] of Object.entries(cards))
      names[locale.slice(0, 2)] ??= each.colours[index]?.name ?? name;
    names.de ??= name;
    const id = known.get(names.de);
    if (id !== undefined)
      return { ...colourOf(id, pictures, words), name: names, swatch: swatch.toLowerCase() };
    const family = words.colours.colours[known.get(names.de.split(/[/,]/)[0] ?? '') ?? '']?.family ?? 'multi';
    return { id: productSlug(names.de, 'de'), name: names, swatch: swatch.toLowerCase(), family, pictures };
  });
}

/**
 * The sizes of the kind, or the one that the name says. "From" prices come from larger sizes, else from a second colour
 * or another version.
 */
function variantsOf(
  kind: ProductKind,
  card: ProductCard,
  colours: ProductColour[],
  words: DemonstrationWords,
  chance: Chance,
): DraftVariant[] {
  const run: readonly string[] = kind.sizes === undefined ? [] : (words['size-runs'][kind.sizes] ?? []);
  const said: string[] = run.filter((size) => isSaid(size, card.name));
  const sizes =
    said.length === 0 ? sizesOf(run, chance) : card.isFrom ? run.slice(run.indexOf(said[0] ?? '')) : said;
  const surcharge = card.isFrom && sizes.length > 1 ? kind.surcharge || 300 : 0;
  while (card.isFrom && sizes.length < 2 && colours.length < 2)
    colours.push(otherColour(kind, card, colours, words));
  const ids = colours.map(({ id }) => id);
  // The price of a slice's length is that of the whole length.
  const variants = draftVariants({ ...kind, surcharge }, ids, sizes).map((each) => ({ ...each, times: 1 }));
  if (!card.isFrom || surcharge > 0) return variants;
  return variants.map((each) => (each.colour === ids[0] ? each : { ...each, surcharge: 5000 }));
}

function isSaid(size: string, name: string): boolean {
  if (name.includes(size)) return true;
  const first = /^(\d+) ×/.exec(size)?.[1];
  return first !== undefined && name.endsWith(`, ${first}\u00a0cm`);
}

/** The colour of the card's picture, else one that the cards only count: there is no picture of it. */
function otherColour(
  kind: ProductKind,
  { picture }: ProductCard,
  colours: readonly ProductColour[],
  words: DemonstrationWords,
): ProductColour {
  const free = Object.entries(kind.colours ?? {}).filter(([id]) => !colours.some((each) => each.id === id));
  const own = free.find(([, each]) => each === picture);
  if (own && colours.length === 0) return colourOf(own[0], picturesOf(picture, kind.views), words);
  return colourOf(free[0]?.[0] ?? 'grey', [], words);
}

/** A past that leads to the 30-day price of the card. */
function priceOf({ price, low30, rrp }: ProductCard, listed: number, now: number): MadePrice {
  if (low30 === null) return { price, rrp, records: null };
  const times = { listed, now, since: 9 };
  if (low30 !== price)
    return { price, rrp, records: recordsOf(low30 > price ? 'reduced' : 'raised', price, low30, times) };
  return { price, rrp, records: recordsOf('to-and-fro', price, Math.round(price * 1.2), times) };
}

function tyreOf({ tyre }: ProductCard): CatalogueProduct['tyre'] {
  if (!tyre) return null;
  const { sheet: _, eprelId, ...facts } = tyre;
  return { ...facts, eprelId: eprelId ?? null };
}

function documentsOf(cards: SliceCards): ProductDocument[] {
  const kinds = [
    ['energy-label', (card: ProductCard) => card.energy?.label],
    ['energy-sheet', (card: ProductCard) => card.energy?.sheet],
    ['tyre-sheet', (card: ProductCard) => card.tyre?.sheet],
  ] as const;
  return kinds.flatMap(([kind, linkOf]) => {
    const links = Object.entries(cards).flatMap(([locale, card]) => {
      const link = linkOf(card);
      return link === undefined ? [] : [[locale, link] as const];
    });
    return links.length === 0 ? [] : [{ kind, links: Object.fromEntries(links) }];
  });
}
