import { listingQueryNames } from '../../../schemas/catalogue/listing.ts';
import type { NamedValue, ProductOrder } from '../../../schemas/catalogue/product-search.ts';
import { productOrders } from '../../../schemas/catalogue/product-search.ts';
import { readTerm } from '../../../schemas/catalogue/search-term.ts';
import { maxFilterLength, maxFilters, maxWholePrice } from './listing-limits.ts';

export type ListingKind = 'category' | 'search';

/** What the query of a list's address says. */
export interface ListingQuery {
  /** What was typed; empty: nothing, or nothing that can be read. */
  term: string;
  /** In order, each once. */
  filters: readonly NamedValue[];
  /** Whole units of the currency, both included; null: no such end. */
  from: number | null;
  to: number | null;
  /** Least number of full stars. */
  stars: number | null;
  order: ProductOrder;
  page: number;
}

/** Names of the query's parameters as dimensions of a request. */
export const listingDimensions = listingQueryNames.map((name) => `query:${name}` as const);

/** Order of a list where its address names none. */
export const plainOrder: Readonly<Record<ListingKind, ProductOrder>> = {
  category: 'popularity',
  search: 'relevance',
};

/** Orders that a list offers, its plain one first: without words that it could fit, relevance is popularity. */
export function ordersOf(kind: ListingKind): readonly ProductOrder[] {
  const plain = plainOrder[kind];
  return [plain, ...productOrders.filter((order) => order !== plain && order !== 'relevance')];
}

/**
 * Reads a query (several values of a parameter in lines of their own). What is broken or unknown is not looked at: every
 * address shows a list.
 */
export function readListingQuery(
  query: Readonly<Partial<Record<string, string>>>,
  kind: ListingKind,
): ListingQuery {
  const term = kind === 'search' ? readTerm(firstLine(query.q)) : undefined;
  const asked = firstLine(query.sortierung);
  const order = ordersOf(kind).find((each) => each === asked) ?? plainOrder[kind];
  return {
    term: term?.ok === true ? term.term : '',
    filters: readFilters(query.filter ?? ''),
    ...readPrice(query.preis ?? ''),
    stars: readWhole(firstLine(query.sterne), 1, 5),
    order,
    page: readWhole(firstLine(query.seite), 1, Number.MAX_SAFE_INTEGER) ?? 1,
  };
}

/** The query as an address has it, without `?`: in order, and without what goes without saying. */
export function writeListingQuery(query: ListingQuery, kind: ListingKind): string {
  const filters = inOrder(query.filters).map(filterPart);
  return [...partsBefore(query, kind), ...filters, ...partsAfter(query, kind)].join('&');
}

/**
 * Writes the query with one filter more, or without one that it has, on the first page. Lists write it for each of their
 * values: what stays the same is written once.
 */
export function createFilterToggle(query: ListingQuery, kind: ListingKind): (filter: NamedValue) => string {
  const before = partsBefore(query, kind);
  const after = partsAfter({ ...query, page: 1 }, kind);
  const own = inOrder(query.filters).map((filter) => ({ filter, part: filterPart(filter) }));
  return (toggled) => {
    const others = own.filter(({ filter }) => compareFilters(filter, toggled) !== 0);
    const isAdded = others.length === own.length;
    const later = isAdded ? others.findIndex(({ filter }) => compareFilters(filter, toggled) > 0) : -1;
    const filters = others.map(({ part }) => part);
    if (isAdded) filters.splice(later < 0 ? filters.length : later, 0, filterPart(toggled));
    return [...before, ...filters, ...after].join('&');
  };
}

function partsBefore({ term }: ListingQuery, kind: ListingKind): string[] {
  return term !== '' && kind === 'search' ? [`q=${encode(term)}`] : [];
}

function filterPart(filter: NamedValue): string {
  return `filter=${encode(nameOf(filter))}`;
}

function partsAfter({ from, to, stars, order, page }: ListingQuery, kind: ListingKind): string[] {
  return [
    ...(from === null && to === null ? [] : [`preis=${from ?? ''}-${to ?? ''}`]),
    ...(stars === null ? [] : [`sterne=${stars}`]),
    ...(order === plainOrder[kind] ? [] : [`sortierung=${order}`]),
    ...(page > 1 ? [`seite=${page}`] : []),
  ];
}

/** A filter as addresses write it: `colour:blue`. */
export function nameOf({ facet, value }: NamedValue): string {
  return `${facet}:${value}`;
}

/** The same query, but on its first page, with other filters. */
export function withFilters(query: ListingQuery, filters: readonly NamedValue[]): ListingQuery {
  return { ...query, filters: inOrder(filters), page: 1 };
}

/** Whether anything narrows the list. */
export function isFiltered({ filters, from, to, stars }: ListingQuery): boolean {
  return filters.length > 0 || from !== null || to !== null || stars !== null;
}

/** The same query, but on its first page and with nothing that narrows the list. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, filters: [], from: null, to: null, stars: null, page: 1 };
}

/** As forms write it, so that a list has one address whether a link or a form leads to it. */
function encode(value: string): string {
  if (/^[\w.*-]*$/.test(value)) return value;
  return new URLSearchParams([['', value]]).toString().slice(1);
}

function firstLine(text = ''): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

function readFilters(text: string): NamedValue[] {
  const found = new Map<string, NamedValue>();
  let length = 0;
  for (const line of text.toWellFormed().split('\n')) {
    const at = line.indexOf(':');
    // oxlint-disable-next-line no-control-regex -- no name of a value holds what no keyboard sends
    if (at < 1 || at === line.length - 1 || /[\u0000-\u001f\u007f]/.test(line) || found.has(line)) continue;
    length += encode(line).length;
    if (length > maxFilterLength || found.size === maxFilters) break;
    found.set(line, { facet: line.slice(0, at), value: line.slice(at + 1) });
  }
  return inOrder([...found.values()]);
}

function inOrder(filters: readonly NamedValue[]): NamedValue[] {
  return filters.toSorted(compareFilters);
}

function compareFilters(a: NamedValue, b: NamedValue): number {
  return compare(a.facet, b.facet) || compare(a.value, b.value);
}

/** By code units, so that every process writes the same address. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** `20-50`, or its two ends in lines of their own, as two fields of a form send them; the lower end is the first. */
function readPrice(text: string): Pick<ListingQuery, 'from' | 'to'> {
  const match = /^(\d*)[-\n](\d*)$/.exec(text);
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? ''].map((end) => readWhole(end, 0, maxWholePrice));
  const isBroken = !match || (match[1] !== '' && from === null) || (match[2] !== '' && to === null);
  if (isBroken) return { from: null, to: null };
  if (typeof from === 'number' && typeof to === 'number')
    return { from: Math.min(from, to), to: Math.max(from, to) };
  return { from: from ?? null, to: to ?? null };
}

/** A whole number from `least` to `most`; null for everything else. */
function readWhole(text: string, least: number, most: number): number | null {
  if (!/^\d{1,16}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
