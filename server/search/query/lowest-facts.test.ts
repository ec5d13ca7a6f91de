import { expect, test } from 'vitest';
import type { Columns } from '../index/columns.ts';
import { lowestFacts } from './lowest-facts.ts';

/** Products with these values, by facet: 1 is noise, 2 width. */
const columns = {
  facets: [
    { id: 1, name: 'noise' },
    { id: 2, name: 'width' },
  ],
  values: [
    { id: 1, facet: 1, value: '72' },
    { id: 2, facet: 1, value: '40.5' },
    { id: 3, facet: 2, value: '60' },
    { id: 4, facet: 1, value: 'quiet' },
  ],
  docs: Uint32Array.of(10, 11, 12, 13),
  valueStart: Uint32Array.of(0, 2, 3, 4, 5),
  productValues: Uint16Array.of(1, 3, 2, 3, 4),
} as unknown as Columns;

test('what has less of it has the higher key, and what has none of it has 0', () => {
  const [loud = 0, quiet = 0, none, unreadable] = lowestFacts(columns, ['noise']);
  expect(quiet).toBeGreaterThan(loud);
  expect(loud).toBeGreaterThan(0);
  expect([none, unreadable]).toEqual([0, 0]);
});

test('where the first facet is missing, the next one counts', () => {
  const [first, , third] = lowestFacts(columns, ['noise', 'width']);
  expect(first).toBe(lowestFacts(columns, ['noise'])[0]);
  expect(third).toBeGreaterThan(0);
});
