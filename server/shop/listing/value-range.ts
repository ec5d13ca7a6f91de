import type { NamedValue, ProductSearch } from '../../../schemas/catalogue/product-search.ts';

/** Numbers that a filter takes together, both ends included; null: no such end. */
export interface ValueRange {
  from: number | null;
  to: number | null;
}

/** Reads a range as addresses write it: `61-70`, `-60`, `81-`; undefined for everything else. */
export function readRange(value: string): ValueRange | undefined {
  const match = /^(\d{0,7})-(\d{0,7})$/.exec(value);
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? ''].map((end) => (end === '' ? null : Number(end)));
  if (from === undefined || to === undefined || (from === null && to === null)) return undefined;
  return { from, to };
}

/** The range as addresses write it. */
export function writeRange({ from, to }: ValueRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** Whether a number belongs to it; between two whole numbers it belongs to the upper one. */
export function isWithin(value: string, { from, to }: ValueRange): boolean {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return false;
  return (from === null || number > from - 1) && (to === null || number <= to);
}

/** The ranges below, between and above these upper ends. */
export function rangesOf(ends: readonly number[]): ValueRange[] {
  return [...ends, null].map((to, at) => {
    const before = ends[at - 1];
    return { from: before === undefined ? null : before + 1, to };
  });
}

/** The values that a filter stands for: itself, or of a range all that the search knows. Empty: nothing is called so. */
export function valuesOfFilter(
  filter: NamedValue,
  search: Pick<ProductSearch, 'labelOf' | 'valuesOf'>,
): NamedValue[] {
  if (search.labelOf(filter) !== undefined) return [filter];
  const range = readRange(filter.value);
  if (!range) return [];
  return search
    .valuesOf(filter.facet)
    .filter((value) => isWithin(value, range))
    .map((value) => ({ facet: filter.facet, value }));
}
