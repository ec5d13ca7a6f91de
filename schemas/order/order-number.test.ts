import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawOrderNumber, readOrderNumber } from './order-number.ts';

const anyNumber = fc
  .integer({ min: 0, max: 899_999_999 })
  .map((drawn) => drawOrderNumber((below) => Math.min(drawn, below - 1)));

describe('an order’s number', () => {
  test('is ten digits of what is drawn, from the first to the last', () => {
    let asked = 0;
    const first = drawOrderNumber((below) => ((asked = below), 0));
    expect([asked, first.slice(0, 9)]).toEqual([900_000_000, '100000000']);
    expect(drawOrderNumber((below) => below - 1)).toMatch(/^999999999\d$/);
  });

  test('ends in the check digit of its digits', () => {
    // By Damm’s table by hand: 1→3, 0→1, 0→7, 0→8, 0→9, 0→2, 0→4, 0→6, 0→5.
    expect(drawOrderNumber(() => 0)).toBe('1000000005');
  });

  test('is read as people type it, and nothing else is', () => {
    const number = drawOrderNumber(() => 123_456_789);
    expect(readOrderNumber(` ${number.slice(0, 5)} ${number.slice(5)}\n`)).toBe(number);
    expect(readOrderNumber(`${number.slice(0, 3)}-${number.slice(3)}`)).toBe(number);
    for (const typed of ['', 'abc', number.slice(1), `${number}0`, `0${number.slice(1)}`, '٣'.repeat(10)])
      expect(readOrderNumber(typed)).toBeNull();
    expect(readOrderNumber(' '.repeat(100_000))).toBeNull();
  });

  test('with any one digit wrong, or any two side by side exchanged, is none', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(readOrderNumber(number)).toBe(number);
        const changed = (at: number, to: string): string =>
          number.slice(0, at) + to + number.slice(at + to.length);
        const mistyped = Array.from(number, (own, at) => [
          ...Array.from('0123456789', (digit) => changed(at, digit)),
          ...(at === 9 ? [] : [changed(at, `${number[at + 1]}${own}`)]),
        ]).flat();
        expect(mistyped).toHaveLength(109);
        expect(mistyped.filter((typed) => typed !== number && readOrderNumber(typed) !== null)).toEqual([]);
      }),
      { numRuns: 300, seed: 21 },
    );
  });
});
