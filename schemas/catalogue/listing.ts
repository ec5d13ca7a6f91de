import { z } from 'zod';
import { productCard } from '../product-card.ts';

/**
 * Query parameters of lists. `q`: what was typed;
 * `filter`: `facet:value`, any number of them; `preis`: `20-50` in whole units of the currency, either end may be
 * missing; `sterne`: least number of full stars; `sortierung`: one of the orders; `seite`: up to which page products are shown.
 */
export const listingQueryNames = ['q', 'filter', 'preis', 'sterne', 'sortierung', 'seite'] as const;

/** Products that one more page brings. */
export const listingPageSize = 24;

/** Query of an address with what it would show; empty: the list as it is without any. Without `?`. */
const query = z.string().max(4000);

const count = z.int().min(0);

/** A value that products can be filtered by. */
const facetValue = z.object({
  /** As the address names it: `colour:blue`. */
  value: z.string().min(1).max(200),
  label: z.string().min(1).max(200),
  /** Products that would be listed with this value instead of the others of its facet. */
  count,
  isChosen: z.boolean(),
  /** Of sizes: the system that it belongs to, in words. */
  group: z.string().max(120).nullable().default(null),
  /** Colour to show beside it, as `#7f9484`. */
  swatch: z.string().nullable(),
  /** The list with this value added, or taken away where it is chosen. */
  query,
});

const facet = z.object({
  /** As the address names it: `colour`. */
  name: z.string().min(1).max(64),
  label: z.string().min(1).max(120),
  /** How values are shown: colours with swatches, sizes as a grid, energy classes as arrows, others as a list. */
  kind: z.enum(['colour', 'size', 'energy', 'list']),
  /** Decides first: stands before the price, unfolded. */
  isFirst: z.boolean().default(false),
  values: z.array(facetValue).max(200),
});

const choice = z.object({ label: z.string().min(1).max(200), query });

/** Another page of the shop. */
const place = z.object({ label: z.string().min(1).max(200), href: z.string().min(1).max(2000) });

/** What a list of products shows: a category's, or what was found. Amounts are cents of the locale's currency. */
export const listing = z.object({
  kind: z.enum(['category', 'search']),
  /** Name of the category, or what was typed. */
  heading: z.string().max(200),
  /** What was typed; null in a category, empty: nothing was. */
  term: z.string().max(200).nullable(),
  total: count,
  /** Of all pages up to the one that is asked for. */
  cards: z.array(productCard),
  page: z.int().min(1),
  pages: z.int().min(0),
  /** The list with one more page; null on the last. */
  more: query.nullable(),
  /** Categories to go on to. */
  categories: z.array(z.object({ ...place.shape, count, isCurrent: z.boolean() })),
  facets: z.array(facet),
  price: z
    .object({
      /** Lowest and highest price of what is found without the price filter. */
      from: count,
      to: count,
      chosenFrom: count.nullable(),
      chosenTo: count.nullable(),
    })
    .nullable(),
  /** From so many stars on. */
  ratings: z.array(z.object({ stars: z.int().min(1).max(5), count, isChosen: z.boolean(), query })),
  /** What is chosen, each with the list without it. */
  chips: z.array(z.object({ ...choice.shape, facet: z.string() })),
  /** The list without any filter. */
  reset: query,
  orders: z.array(z.object({ name: z.string(), isChosen: z.boolean(), query })).min(1),
  /** Words for which others were taken. */
  corrected: z.array(z.object({ typed: z.string(), taken: z.string() })),
  /** Words without which it was searched. */
  leftOut: z.array(z.string()),
  /** Everything found is sold out, and shown for once. */
  isSoldOut: z.boolean(),
  /** Where nothing is found: what to look at instead. */
  instead: z.object({ places: z.array(place), cards: z.array(productCard) }).nullable(),
});

export type Listing = z.output<typeof listing>;
export type ListingFacet = Listing['facets'][number];
