import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctWord } from './correct-word.ts';
import { editDistance } from './edit-distance.ts';
import type { KnownWord } from './word-candidates.ts';
import { wordsInMemory } from './testing/words-in-memory.ts';

/** By its definition. */
function distanceByHand(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const ways = [
    distanceByHand(one.slice(1), other) + 1,
    distanceByHand(one, other.slice(1)) + 1,
    distanceByHand(one.slice(1), other.slice(1)) + Number(one[0] !== other[0]),
  ];
  if (one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0])
    ways.push(distanceByHand(one.slice(2), other.slice(2)) + 1);
  return Math.min(...ways);
}

describe('the distance of words', () => {
  test.each([
    ['kleid', 'kleid', 0],
    ['kleid', 'klied', 1],
    ['kleid', 'keid', 1],
    ['kleid', 'kleide', 1],
    ['kleid', 'klaid', 1],
    ['sommerreifen', 'sommereifen', 1],
    ['kleid', 'schuh', 3],
  ])('%s and %s: %i', (one, other, edits) => {
    expect(editDistance(one, other, 2)).toBe(edits);
  });

  test('is that of its definition, up to the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(Math.min(limit + 1, distanceByHand(one, other)));
      }),
      { numRuns: 500 },
    );
  });
});

const known = (word: string, products = 1): KnownWord => ({ word, display: word, products });

describe('a correction', () => {
  test('is the nearest word, then the more frequent, then that with the same first letter', () => {
    expect(correctWord('gummistifel', [known('gummistiefel'), known('gummistiefels', 900)])?.word).toBe(
      'gummistiefel',
    );
    expect(correctWord('hosse', [known('hose', 4), known('rosse', 4)])?.word).toBe('hose');
    expect(correctWord('bluze', [known('blume', 2), known('bluse', 60)])?.word).toBe('bluse');
    expect(correctWord('rosen', [known('hosen', 2), known('rosin', 2)])?.word).toBe('rosin');
  });

  test('of short words is one letter, of longer ones two', () => {
    expect(correctWord('klsid', [known('kleider')])).toBeUndefined();
    expect(correctWord('kleiderschrnak', [known('kleiderschrank')])?.word).toBe('kleiderschrank');
    expect(correctWord('kliederschrnak', [known('kleiderschrank')])?.word).toBe('kleiderschrank');
    expect(correctWord('kliederschnkak', [known('kleiderschrank')])).toBeUndefined();
  });

  test('does not depend on the order of the candidates', () => {
    const candidates = ['hase', 'hose', 'dose'].map((word) => known(word));
    expect(correctWord('hise', candidates)).toEqual(correctWord('hise', candidates.toReversed()));
  });

  test('is none where nothing is near, and never the word itself', () => {
    expect(correctWord('xyzzy', [known('kleid')])).toBeUndefined();
    expect(correctWord('kleid', [known('kleid')])).toBeUndefined();
  });
});

test('words in memory are those within reach, also with another first letter', async () => {
  const words = wordsInMemory(['hose', 'rose', 'hosen', 'hosenträger', 'jacke'].map((word) => known(word)));
  expect((await words.near('hosee')).map(({ word }) => word).toSorted()).toEqual(['hose', 'hosen']);
  expect((await words.near('wose')).map(({ word }) => word).toSorted()).toEqual(['hose', 'rose']);
});
