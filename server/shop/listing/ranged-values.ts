import type { FoundValue, NamedValue } from '../../../schemas/catalogue/product-search.ts';
import { isWithin, rangesOf, readRange, writeRange } from './value-range.ts';

/** Values that are few enough to be shown one by one. */
const fewValues = 6;

/**
 * The values of a number, taken together by ranges where there are many of them or a range of it is chosen. A product has one
 * such number, so that counts add up.
 */
export function rangedValues(
  values: readonly FoundValue[],
  ends: readonly number[],
  chosen: readonly NamedValue[],
): readonly FoundValue[] {
  const asked = chosen.filter(({ value }) => readRange(value) !== undefined).map(({ value }) => value);
  if (ends.length === 0 || (values.length <= fewValues && asked.length === 0)) return values;
  const own = rangesOf(ends).map(writeRange);
  return [...new Set([...own, ...asked])].flatMap((value): FoundValue[] => {
    const range = readRange(value);
    const held = range ? values.filter((each) => isWithin(each.value, range)) : [];
    const isChosen = asked.includes(value);
    if (held.length === 0 && !isChosen) return [];
    return [{ value, label: value, count: held.reduce((sum, { count }) => sum + count, 0), isChosen }];
  });
}
