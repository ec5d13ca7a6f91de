import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { braBands, braCups, type BraSize, braSizeOf } from './bra-size.ts';

/** The size, or nothing where the table has none. */
const sizeOf = (underbust: number, bust: number) => {
  const found = braSizeOf(underbust, bust);
  return found.ok ? found.size : null;
};

describe('braSizeOf', () => {
  it.each([
    [87, 107, '85D'],
    [89, 108, '90D'],
    [65, 76, '65AA'],
    [110, 138, '110H'],
  ])('finds for %s and %s the size %s', (underbust, bust, size) => {
    expect(sizeOf(underbust, bust)).toBe(size);
  });

  it.each([
    [62, null],
    [62.5, '65B'],
    [63, '65B'],
    [67, '65B'],
    [67.5, '70B'],
    [68, '70B'],
    [112, '110B'],
    [112.5, null],
  ])('rounds a girth of %s under the bust to the band of %s', (underbust, size) => {
    expect(sizeOf(underbust, underbust + 15)).toBe(size);
  });

  it.each([
    [9.5, null],
    [10, null],
    [10.5, 'AA'],
    [12, 'AA'],
    [12.5, 'A'],
    [14, 'A'],
    [14.5, 'B'],
    [16, 'B'],
    [16.5, 'C'],
    [18, 'C'],
    [18.5, 'D'],
    [20, 'D'],
    [20.5, 'E'],
    [22, 'E'],
    [22.5, 'F'],
    [24, 'F'],
    [24.5, 'G'],
    [26, 'G'],
    [26.5, 'H'],
    [28, 'H'],
    [28.5, null],
  ])('makes of a difference of %s the cup %s', (difference, cup) => {
    expect(sizeOf(80, 80 + difference)).toBe(cup === null ? null : `80${cup}`);
  });

  it('measures the difference from the girth itself, not from the band', () => {
    expect([sizeOf(73, 93), sizeOf(75, 93), sizeOf(77, 93)]).toEqual(['75D', '75C', '75B']);
  });

  it('matches nothing where the bust is no wider, or a number is none', () => {
    for (const [underbust, bust] of [
      [80, 80],
      [80, 70],
      [0, 0],
      [Number.NaN, 100],
      [80, Number.NaN],
      [80, Infinity],
    ] as const)
      expect(braSizeOf(underbust, bust)).toEqual({ ok: false, reason: 'no-match' });
  });
});

/** Whole and half centimetres, far beyond the table on both sides. */
const halves = (min: number, max: number) =>
  fc.integer({ min: min * 2, max: max * 2 }).map((count) => count / 2);

/** What of a size does not hold both girths. */
function faultsOf(
  { band, cup, size }: Extract<BraSize, { ok: true }>,
  underbust: number,
  difference: number,
) {
  const lower = 10 + 2 * braCups.indexOf(cup);
  const isRight = {
    cup: difference > lower && difference <= lower + 2,
    band: band % 5 === 0 && underbust >= band - 2.5 && underbust < band + 2.5,
    name: size === `${band}${cup}`,
  };
  return Object.entries(isRight).flatMap(([name, holds]) => (holds ? [] : [name]));
}

it('finds a size exactly where the table has one, and it is the one whose intervals hold both girths', () => {
  fc.assert(
    fc.property(halves(0, 200), halves(-20, 60), (underbust, difference) => {
      const found = braSizeOf(underbust, underbust + difference);
      const isInTable = underbust >= 62.5 && underbust < 112.5 && difference > 10 && difference <= 28;
      expect(found.ok).toBe(isInTable);
      expect(found.ok ? faultsOf(found, underbust, difference) : []).toEqual([]);
    }),
  );
});

it('never finds a smaller cup for a wider bust, nor a smaller band for a wider girth under it', () => {
  const places = (underbust: number, bust: number) => {
    const found = braSizeOf(underbust, bust);
    return found.ok ? { band: found.band, cup: braCups.indexOf(found.cup) } : null;
  };
  fc.assert(
    fc.property(halves(63, 112), halves(10.5, 28), halves(0, 20), (underbust, difference, more) => {
      const found = places(underbust, underbust + difference);
      const wider = places(underbust, underbust + difference + more) ?? found;
      const larger = places(underbust + more, underbust + more + difference) ?? found;
      expect(wider?.cup).toBeGreaterThanOrEqual(found?.cup ?? Infinity);
      expect(larger?.band).toBeGreaterThanOrEqual(found?.band ?? Infinity);
      expect(larger?.cup).toBe(found?.cup);
    }),
  );
});

it('reaches every size of the table', () => {
  const found = new Set<string>();
  for (let underbust = 60; underbust <= 115; underbust += 0.5)
    for (let difference = 8; difference <= 30; difference += 0.5) {
      const size = sizeOf(underbust, underbust + difference);
      if (size !== null) found.add(size);
    }
  const bands = (braBands.largest - braBands.smallest) / 5 + 1;
  expect(found.size).toBe(bands * braCups.length);
});
