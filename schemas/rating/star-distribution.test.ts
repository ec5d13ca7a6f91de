import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distributionOf, ratingOf } from './star-distribution.ts';

test.each([
  [[0, 0, 0, 0, 0], null],
  [[0, 0, 0, 0, 1], { average: 5, count: 1, max: 5 }],
  [[1, 2, 6, 19, 72], { average: 4.6, count: 100, max: 5 }],
  // 4.45 and 4.44…
  [[0, 0, 0, 11, 9], { average: 4.5, count: 20, max: 5 }],
  [[0, 0, 0, 5, 4], { average: 4.4, count: 9, max: 5 }],
] as const)('stars %j make %j', (stars, rating) => {
  expect(ratingOf(stars)).toEqual(rating);
});

test('most stars lie where the mean is, and fewer the further away they are', () => {
  const [one, two, three, four, five] = distributionOf({ average: 4.6, count: 1000 });
  expect(five).toBeGreaterThan(four);
  expect(four).toBeGreaterThan(three);
  expect(three).toBeGreaterThan(two);
  expect(two).toBeGreaterThanOrEqual(one);
  expect(five).toBeGreaterThan(600);
});

test('every mean and number gives as many reviews, whose mean is the nearest there is, and stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 50 }), fc.integer({ min: 1, max: 500 }), (tenths, count) => {
      const stars = distributionOf({ average: tenths / 10, count });
      expect(stars.every((reviews) => Number.isInteger(reviews) && reviews >= 0)).toBe(true);
      const rating = ratingOf(stars);
      expect(rating?.count).toBe(count);
      // Few reviews cannot have every mean: half a star of all together is the most that it is off, and what rounding adds.
      expect(Math.abs((rating?.average ?? 0) - tenths / 10)).toBeLessThanOrEqual(0.5 / count + 0.05 + 1e-9);
      expect(rating && ratingOf(distributionOf(rating))).toEqual(rating);
    }),
  );
});

test('no reviews have no stars', () => {
  expect(distributionOf({ average: 4.6, count: 0 })).toEqual([0, 0, 0, 0, 0]);
});
