import { describe, expect, it } from 'vitest';
import { splitAnnuity, splitEvenly } from './instalment-split.ts';

describe('splitEvenly', () => {
  it.each([
    ['A: 591.82 by 12', 59_182, 12, 4932, 4930],
    ['C: 101.74 by 3', 10_174, 3, 3391, 3392],
    ['F: 100.00 by 3', 10_000, 3, 3333, 3334],
    ['999.99 by 36, where equal instalments miss by 9 cents', 99_999, 36, 2778, 2769],
    ['two instalments', 101, 2, 51, 50],
    ['more instalments than cents', 6, 12, 1, -5],
  ])('%s', (_, total, count, regular, last) => {
    expect(splitEvenly(total, count)).toEqual({ first: regular, regular, last });
  });

  it('keeps a given first instalment', () => {
    expect(splitEvenly(59_182, 12, 10_000)).toEqual({ first: 10_000, regular: 4471, last: 4472 });
    expect(splitEvenly(59_182, 2, 10_000)).toEqual({ first: 10_000, regular: 49_182, last: 49_182 });
  });
});

describe('splitAnnuity', () => {
  it('B: 500.00 by 12 at 1.65 %', () => {
    expect(splitAnnuity(50_000, 16_500, 12)).toEqual({
      surcharge: 5524,
      first: 4627,
      regular: 4627,
      last: 4627,
    });
  });

  it('divides without interest at a rate of zero', () => {
    expect(splitAnnuity(10_000, 0, 3)).toEqual({ surcharge: 0, first: 3333, regular: 3333, last: 3334 });
  });
});
