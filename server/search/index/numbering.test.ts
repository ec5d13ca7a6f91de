import { describe, expect, test } from 'vitest';
import { createNumbering } from './numbering.ts';

describe('numbers of names', () => {
  test('are kept, and go on after the highest', () => {
    const numbers = createNumbering(
      [
        ['rot', 7],
        ['blau', 3],
      ],
      100,
    );
    expect(['blau', 'grün', 'rot', 'grün', 'gelb'].map((name) => numbers.numberOf(name))).toEqual([
      3, 8, 7, 8, 9,
    ]);
    expect(numbers.added()).toEqual([
      ['grün', 8],
      ['gelb', 9],
    ]);
  });

  test('begin with 1, for 0 is none', () => {
    expect(createNumbering([], 5).numberOf('rot')).toBe(1);
  });

  test('run out at the limit, but names that have one keep it', () => {
    const numbers = createNumbering([['rot', 5]], 5);
    expect(() => numbers.numberOf('blau')).toThrow(RangeError);
    expect(numbers.numberOf('rot')).toBe(5);
  });
});
