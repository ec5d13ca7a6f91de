import { describe, expect, test } from 'vitest';
import { maxWeight } from '../index/packed-row.ts';
import { fieldWeights, maxPopularity, pointsPerWeight, popularityOf } from './ranking-parameters.ts';

describe('popularity', () => {
  test('grows by three with each doubling of sales, and by three from four stars on', () => {
    expect([0, 1, 3, 7, 15].map((sales) => popularityOf(sales, 0))).toEqual([0, 3, 6, 9, 12]);
    expect(popularityOf(15, 39)).toBe(12);
    expect(popularityOf(15, 40)).toBe(15);
  });

  test('stays within its six bits', () => {
    expect(popularityOf(1e9, 50)).toBe(maxPopularity);
    expect(popularityOf(-5, 0)).toBe(0);
  });

  test('outweighs two steps of weight, never three', () => {
    expect(maxPopularity).toBeGreaterThan(2 * pointsPerWeight);
    expect(maxPopularity).toBeLessThan(3 * pointsPerWeight);
  });
});

test('weights fit into a packed row', () => {
  expect(Math.max(...Object.values(fieldWeights))).toBeLessThanOrEqual(maxWeight);
});
