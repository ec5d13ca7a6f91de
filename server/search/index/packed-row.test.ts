import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  maxTermId,
  maxValueId,
  maxWeight,
  packTerms,
  packValues,
  unpackTerms,
  unpackValues,
} from './packed-row.ts';

const terms = fc.uniqueArray(fc.record({ term: fc.nat(maxTermId), weight: fc.nat(maxWeight) }), {
  selector: ({ term }) => term,
  maxLength: 60,
});

describe('packed terms', () => {
  test('come out as they went in, in order', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const bytes = packTerms(given);
        expect(bytes).toHaveLength(given.length * 4);
        expect(unpackTerms(bytes)).toEqual(given.toSorted((one, other) => one.term - other.term));
      }),
    );
  });

  test('are big-endian, so that their bytes sort like their numbers', () => {
    expect([...packTerms([{ term: 0x12_34_56, weight: 7 }])]).toEqual([0x01, 0x23, 0x45, 0x67]);
    expect(unpackTerms(packTerms([{ term: maxTermId, weight: maxWeight }]))).toEqual([
      { term: maxTermId, weight: maxWeight },
    ]);
  });

  test.each([
    { term: -1, weight: 1 },
    { term: maxTermId + 1, weight: 1 },
    { term: 1, weight: maxWeight + 1 },
    { term: 1.5, weight: 1 },
    { term: 1, weight: Number.NaN },
  ])('refuse %j', (each) => {
    expect(() => packTerms([each])).toThrow(RangeError);
  });

  test('that are cut off are refused, and a view into a larger buffer is read at its place', () => {
    expect(() => unpackTerms(new Uint8Array(5))).toThrow(RangeError);
    const bytes = packTerms([{ term: 5, weight: 2 }]);
    const larger = new Uint8Array(12);
    larger.set(bytes, 5);
    expect(unpackTerms(larger.subarray(5, 9))).toEqual([{ term: 5, weight: 2 }]);
  });
});

describe('packed facet values', () => {
  test('come out once each, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(maxValueId), { maxLength: 60 }), (given) => {
        expect(unpackValues(packValues(given))).toEqual(
          [...new Set(given)].toSorted((one, other) => one - other),
        );
      }),
    );
  });

  test('beyond two bytes are refused', () => {
    expect(() => packValues([maxValueId + 1])).toThrow(RangeError);
    expect(() => unpackValues(new Uint8Array(3))).toThrow(RangeError);
  });
});
