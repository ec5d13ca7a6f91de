import { describe, expect, it } from 'vitest';
import { type Answer, answerOf, isOffered, valuesOf } from './answer-of.ts';

describe('answerOf', () => {
  it('finds a size, however the numbers are written', () => {
    const found: Answer = { kind: 'found', size: '85D', band: 85, cup: 'D', underbust: 87, difference: 20 };
    expect(answerOf('87', '107')).toEqual(found);
    expect(answerOf(' 87,0 cm', '107.0')).toEqual(found);
    expect(answerOf('87,5', '107.5')).toMatchObject({ size: '90D', underbust: 87.5, difference: 20 });
  });

  it.each([
    ['60', '75'],
    ['115', '130'],
    ['80', '90'],
    ['80', '108,5'],
    ['111', '999'],
  ])('has no size for %s and %s, and guesses none', (underbust, bust) => {
    expect(answerOf(underbust, bust)).toEqual({ kind: 'none' });
  });

  it.each([
    ['', '', { underbust: 'empty', bust: 'empty' }],
    ['', '107', { underbust: 'empty' }],
    ['87', ' ', { bust: 'empty' }],
    ['abc', '107,3', { underbust: 'not-a-number', bust: 'not-half' }],
    ['107', '87', { bust: 'below' }],
    ['87', '87', { bust: 'below' }],
    // What cannot be read is not compared.
    ['abc', '1', { underbust: 'not-a-number' }],
  ])('says of %j and %j what is wrong', (underbust, bust, faults) => {
    expect(answerOf(underbust, bust)).toEqual({ kind: 'faulty', ...faults });
  });
});

it('writes measured values as the page does', () => {
  const found = { kind: 'found', size: '90D', band: 90, cup: 'D', underbust: 87.5, difference: 20 } as const;
  expect(valuesOf(found, ',')).toEqual({
    size: '90D',
    band: '90',
    cup: 'D',
    underbust: '87,5',
    difference: '20',
  });
});

it('offers the sizes that there are, and every size while nothing is known of them', () => {
  expect(isOffered('85D', ['80C', '85D'])).toBe(true);
  expect(isOffered('85', ['80C', '85D'])).toBe(false);
  expect(isOffered('65A', ['80C', '85D'])).toBe(false);
  expect(isOffered('65A', [])).toBe(false);
  expect(isOffered('65A', undefined)).toBe(true);
});
