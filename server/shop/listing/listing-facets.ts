import type { ListingFacet } from '../../../schemas/catalogue/listing.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { type AttributeDefinition, facetNameOf } from '../../../schemas/catalogue/product-attribute.ts';
import type { FoundFacet, FoundValue, NamedValue } from '../../../schemas/catalogue/product-search.ts';
import { energyClasses } from '../../../schemas/product-card.ts';
import { decisionOrder } from './facet-order.ts';
import { leastShare, maxFacets } from './listing-limits.ts';
import type { FacetWords } from './listing-ports.ts';
import { createFilterToggle, nameOf, type ListingKind, type ListingQuery } from './listing-query.ts';
import { rangedValues } from './ranged-values.ts';
import { inSizeOrder } from './size-order.ts';
import { sizeSystemOf, sizeSystems } from './size-system.ts';
import { readRange } from './value-range.ts';

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

/** Facets that the shop itself knows; those of the catalogue's attributes follow. */
const ownFacets = ['size', 'colour', 'width', 'brand', 'energy', 'tyre-fuel', 'tyre-wet'];

/** Facets whose values say themselves of what they are. */
const speaking = ['colour', 'brand', categoryFacet];

/** Numbers that say enough alone, so that they stand side by side. */
const shortNumbers = ['tyre-width', 'aspect', 'rim'];

/**
 * The facets of a list, in the order in which people decide: those that say something about it, and those of which something
 * is chosen.
 */
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
  const decision = decisionOrder(new Map(found.map((facet) => [facet.name, countedShare(facet, total)])));
  return useful
    .toSorted(
      (one, other) =>
        decision.placeOf(one.name) - decision.placeOf(other.name) ||
        order.indexOf(one.name) - order.indexOf(other.name),
    )
    .map((facet) => listingFacet(facet, decision.isFirst(facet.name), context, toggled));
}

/** Every facet that a list may have, with what it is called. */
export function knownFacets(
  context: Pick<FacetContext, 'words' | 'locale' | 'text'>,
): { name: string; label: string }[] {
  return namesInOrder(context.words).map((name) => ({ name, label: facetLabel(name, context) }));
}

function namesInOrder({ attributes }: FacetWords): string[] {
  const named = [...attributes.values()].filter(({ isFacet }) => isFacet).map(facetNameOf);
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

/** Share of the products that have the facet, more than 1 where products have several values; most where one is chosen. */
function shareOf(facet: FoundFacet, total: number): number {
  return isChosen(facet) ? Infinity : countedShare(facet, total);
}

function countedShare({ values }: FoundFacet, total: number): number {
  return values.reduce((sum, { count }) => sum + count, 0) / Math.max(1, total);
}

function listingFacet(
  { name, values: found }: FoundFacet,
  isFirst: boolean,
  context: FacetContext,
  toggled: (filter: NamedValue) => string,
): ListingFacet {
  const chosen = context.query.filters.filter(({ facet }) => facet === name);
  const values = rangedValues(found, definitionOf(name, context.words)?.ranges ?? [], chosen);
  return {
    name,
    label: facetLabel(name, context),
    kind: kindOf(name),
    isFirst,
    values: inOrder(name, values, context).map((value) => ({
      value: nameOf({ facet: name, value: value.value }),
      label: valueLabel(name, value, context),
      count: value.count,
      isChosen: value.isChosen,
      group: name === 'size' ? sizeGroup(value.value, context) : null,
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
  const definition = definitionOf(name, words);
  return definition ? inLocale(definition.name, locale) : name;
}

/** A value as it is shown beside its facet's name: numbers with their unit. */
function valueLabel(
  facet: string,
  { value, label }: Pick<FoundValue, 'value' | 'label'>,
  { words, locale, text }: FacetContext,
): string {
  const definition = isNumber(facet, words) ? definitionOf(facet, words) : undefined;
  const unit = definition?.unit === undefined ? undefined : words.units[definition.unit];
  const shown = definition ? (rangeText(value, text) ?? label.replace('.', ',')) : label;
  return unit ? `${shown}\u00a0${inLocale(unit, locale)}` : shown;
}

function rangeText(value: string, text: FacetContext['text']): string | undefined {
  const range = readRange(value);
  if (!range) return undefined;
  const { from, to } = range;
  if (from === null) return text('listing.range.to', { to: to ?? '' });
  if (to === null) return text('listing.range.from', { from });
  return from === to ? String(from) : `${from}–${to}`;
}

/** What sizes of a system stand under: of bras their band. */
function sizeGroup(value: string, { text }: FacetContext): string {
  const { system, band } = sizeSystemOf(value);
  return text(`listing.sizes.${system}`, band === undefined ? undefined : { band });
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
  return definitionOf(facet, words)?.kind === 'number';
}

/** The attribute that a facet is of; undefined for the shop's own facets. */
function definitionOf(facet: string, { attributes }: FacetWords): AttributeDefinition | undefined {
  if (ownFacets.includes(facet)) return undefined;
  const own = attributes.get(facet);
  if (own && facetNameOf(own) === facet) return own;
  return [...attributes.values()].find((definition) => facetNameOf(definition) === facet);
}

function kindOf(name: string): ListingFacet['kind'] {
  if (name === 'width' || shortNumbers.includes(name)) return 'size';
  return name === 'colour' || name === 'size' || name === 'energy' ? name : 'list';
}

/** Sizes, classes and numbers have an order of their own; of others the most frequent of the list without filters come first. */
function inOrder(
  name: string,
  values: readonly FoundValue[],
  { words }: FacetContext,
): readonly FoundValue[] {
  if (name === 'size')
    return inSizeOrder(values, ({ label }) => label).toSorted(
      (one, other) => systemRank(one) - systemRank(other),
    );
  if (name === 'width') return inSizeOrder(values, ({ label }) => label);
  if (name === 'energy')
    return values.toSorted((one, other) => energyRank(one) - energyRank(other) || compare(one, other));
  if (isNumber(name, words)) return values.toSorted((one, other) => lowest(one) - lowest(other));
  if (name.startsWith('tyre-')) return values.toSorted(compare);
  if (name === 'speed-index')
    return inWordOrder(values, Object.keys(definitionOf(name, words)?.values ?? {}));
  return values;
}

function systemRank({ value }: FoundValue): number {
  return sizeSystems.indexOf(sizeSystemOf(value).system);
}

function lowest({ value }: FoundValue): number {
  const range = readRange(value);
  return range ? (range.from ?? -1) : Number(value);
}

function inWordOrder(values: readonly FoundValue[], words: readonly string[]): readonly FoundValue[] {
  return values.toSorted((one, other) => words.indexOf(one.value) - words.indexOf(other.value));
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
