import type { ListingFacet } from '../../../schemas/catalogue/listing.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { FoundFacet, FoundValue, NamedValue } from '../../../schemas/catalogue/product-search.ts';
import { energyClasses } from '../../../schemas/product-card.ts';
import { leastShare, maxFacets } from './listing-limits.ts';
import type { FacetWords } from './listing-ports.ts';
import { createFilterToggle, nameOf, type ListingKind, type ListingQuery } from './listing-query.ts';
import { inSizeOrder } from './size-order.ts';

export interface FacetContext {
  kind: ListingKind;
  query: ListingQuery;
  locale: string;
  words: FacetWords;
  /** Texts of the keys `listing.…` in the locale. */
  text: (key: string, values?: Record<string, string | number>) => string;
}

/** Facet of the categories, which are ways to go on rather than filters. */
export const categoryFacet = 'category';

/** Facets that the shop itself knows, in the order in which they are shown; those of the catalogue's attributes follow. */
const ownFacets = ['size', 'colour', 'width', 'brand', 'energy', 'tyre-fuel', 'tyre-wet'];

/** Facets whose values say themselves of what they are. */
const speaking = ['colour', 'brand', categoryFacet];

/** The facets of a list: those that say something about it, and those of which something is chosen. */
export function listingFacets(
  found: readonly FoundFacet[],
  total: number,
  context: FacetContext,
): ListingFacet[] {
  const toggled = createFilterToggle(context.query, context.kind);
  const order = namesInOrder(context.words);
  const useful = found
    .filter(
      (facet) => facet.name !== categoryFacet && order.includes(facet.name) && saysSomething(facet, total),
    )
    .toSorted((one, other) => shareOf(other, total) - shareOf(one, total))
    .slice(0, maxFacets);
  return useful
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map((facet) => listingFacet(facet, context, toggled));
}

/** Every facet that a list may have, in the order in which they are shown, with what it is called. */
export function knownFacets(
  context: Pick<FacetContext, 'words' | 'locale' | 'text'>,
): { name: string; label: string }[] {
  return namesInOrder(context.words).map((name) => ({ name, label: facetLabel(name, context) }));
}

function namesInOrder({ attributes }: FacetWords): string[] {
  const named = [...attributes.values()].filter(({ isFacet }) => isFacet).map(({ key }) => key);
  return [...ownFacets, ...named];
}

function isChosen({ values }: FoundFacet): boolean {
  return values.some((value) => value.isChosen);
}

function saysSomething(facet: FoundFacet, total: number): boolean {
  if (isChosen(facet) || total === 0) return true;
  const [first, second] = facet.values;
  if (second === undefined && (first?.count ?? 0) >= total) return false;
  return shareOf(facet, total) >= leastShare;
}

/** Share of the products that have the facet, more than 1 where products have several values; 2 where one is chosen. */
function shareOf(facet: FoundFacet, total: number): number {
  const counted = facet.values.reduce((sum, { count }) => sum + count, 0);
  return isChosen(facet) ? Infinity : counted / Math.max(1, total);
}

function listingFacet(
  { name, values }: FoundFacet,
  context: FacetContext,
  toggled: (filter: NamedValue) => string,
): ListingFacet {
  return {
    name,
    label: facetLabel(name, context),
    kind: kindOf(name),
    values: inOrder(name, values, context).map((value) => ({
      value: nameOf({ facet: name, value: value.value }),
      label: valueLabel(name, value, context),
      count: value.count,
      isChosen: value.isChosen,
      swatch: name === 'colour' ? swatchOf(value.value, context.words) : null,
      query: toggled({ facet: name, value: value.value }),
    })),
  };
}

/** What a facet is called: by the shop's own texts, or as its attribute is. */
function facetLabel(
  name: string,
  { words, locale, text }: Pick<FacetContext, 'words' | 'locale' | 'text'>,
): string {
  if (ownFacets.includes(name)) return text(`listing.facet.${name}`);
  const definition = words.attributes.get(name);
  return definition ? inLocale(definition.name, locale) : name;
}

/** A value as it is shown beside its facet's name: numbers with their unit. */
function valueLabel(
  facet: string,
  { label }: Pick<FoundValue, 'label'>,
  { words, locale }: FacetContext,
): string {
  const definition = isNumber(facet, words) ? words.attributes.get(facet) : undefined;
  const unit = definition?.unit === undefined ? undefined : words.units[definition.unit];
  const shown = definition ? label.replace('.', ',') : label;
  return unit ? `${shown}\u00a0${inLocale(unit, locale)}` : shown;
}

/** A value as it is shown alone, where its label would not say of what it is: `Größe 38`, but `Blau`. */
export function loneLabel(
  facet: string,
  value: Pick<FoundValue, 'value' | 'label'>,
  context: FacetContext,
): string {
  const label = valueLabel(facet, value, context);
  const needsName = !speaking.includes(facet) && /^[^\p{L}]|^.{1,4}$/u.test(label);
  return needsName ? `${facetLabel(facet, context)} ${label}` : label;
}

function isNumber(facet: string, words: FacetWords): boolean {
  return !ownFacets.includes(facet) && words.attributes.get(facet)?.kind === 'number';
}

function kindOf(name: string): ListingFacet['kind'] {
  if (name === 'width') return 'size';
  return name === 'colour' || name === 'size' || name === 'energy' ? name : 'list';
}

/** Sizes, classes and numbers have an order of their own; of others the most frequent of the list without filters come first. */
function inOrder(
  name: string,
  values: readonly FoundValue[],
  { words }: FacetContext,
): readonly FoundValue[] {
  if (kindOf(name) === 'size') return inSizeOrder(values, ({ label }) => label);
  if (name === 'energy')
    return values.toSorted((one, other) => energyRank(one) - energyRank(other) || compare(one, other));
  if (name.startsWith('tyre-')) return values.toSorted(compare);
  if (isNumber(name, words)) return values.toSorted((one, other) => Number(one.value) - Number(other.value));
  return values;
}

function energyRank({ label }: FoundValue): number {
  return (energyClasses as readonly string[]).indexOf(label);
}

function compare(one: FoundValue, other: FoundValue): number {
  return one.value < other.value ? -1 : Number(one.value > other.value);
}

/** How the family looks: as the colour that is called so, else as its first colour; null where it has no one colour. */
function swatchOf(family: string, { colours: { colours } }: FacetWords): string | null {
  if (family === 'multi') return null;
  const own = Object.hasOwn(colours, family) ? colours[family] : undefined;
  return (own ?? Object.values(colours).find((colour) => colour.family === family))?.swatch ?? null;
}
