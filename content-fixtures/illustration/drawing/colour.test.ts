import { describe, expect, it } from 'vitest';
import { lightnessOf, mix, tone, tonesOf } from './colour.ts';
import { palette } from './palette.ts';

describe('tone', () => {
  it('makes every colour lighter and darker by about the step', () => {
    const steps = Object.entries(palette).flatMap(([name, hex]) =>
      [0.08, -0.11].map((step) => ({ name, step, from: lightnessOf(hex), to: lightnessOf(tone(hex, step)) })),
    );
    const inRange = steps.filter(({ from, step }) => from + step > 0.1 && from + step < 0.95);
    expect(inRange.length).toBeGreaterThan(80);
    expect(inRange.filter(({ from, to, step }) => Math.abs(to - from - step) > 0.03)).toEqual([]);
  });

  it('stays inside the range of a colour, however far it is asked to go', () => {
    expect(tone('#ffffff', 0.5)).toMatch(/^#f[c-f]f[a-f]f[0-9a-f]$/);
    expect(lightnessOf(tone('#000000', -0.5))).toBeLessThan(0.1);
  });

  it('takes colour out of shadows, so that dark folds do not glow', () => {
    const spread = (hex: string): number => {
      const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.max(...channels) - Math.min(...channels);
    };
    expect(spread(tone('#a4503a', -0.2))).toBeLessThan(spread('#a4503a'));
  });

  it('orders the tones of a material from bright to deep', () => {
    const { bright, light, base, dark, deep } = tonesOf('#7d9183');
    const order = [bright, light, base, dark, deep].map(lightnessOf);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });
});

describe('mix', () => {
  it('gives its ends at the ends, and lies between them in the middle', () => {
    expect(mix('#112233', '#ddeeff', 0)).toBe('#112233');
    expect(mix('#112233', '#ddeeff', 1)).toBe('#ddeeff');
    const middle = lightnessOf(mix('#112233', '#ddeeff', 0.5));
    expect(middle).toBeCloseTo((lightnessOf('#112233') + lightnessOf('#ddeeff')) / 2, 2);
  });
});
