import { expect, test } from 'vitest';
import { isWithin, rangesOf, readRange, writeRange } from './value-range.ts';

test('ranges are read as they are written, and nothing else is one', () => {
  expect(readRange('61-70')).toEqual({ from: 61, to: 70 });
  expect(readRange('-60')).toEqual({ from: null, to: 60 });
  for (const value of ['-', '60', 'a-b', '60-70-80', '6.5-7', '-60 '])
    expect(readRange(value), value).toBeUndefined();
  expect(rangesOf([60, 70]).map(writeRange)).toEqual(['-60', '61-70', '71-']);
});

test('every number belongs to one of the ranges', () => {
  const ranges = rangesOf([60, 70]);
  for (const number of ['0', '60', '60.5', '61', '70', '70.1', '900'])
    expect(
      ranges.filter((range) => isWithin(number, range)),
      number,
    ).toHaveLength(1);
  expect(ranges.some((range) => isWithin('yes', range) || isWithin('', range))).toBe(false);
});
