import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, isDark, legibleInk } from './legible-ink.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('measures contrast as the guidelines define it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#2a1810', '#e0bd9f')).toBeCloseTo(9.7, 1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('keeps an ink that is legible', () => {
  expect(legibleInk('#2a1810', '#e0bd9f')).toBe('#2a1810');
});

test('whatever an editor chooses, the words can be read', () => {
  fc.assert(
    fc.property(colour, colour, (ink, ground) => {
      expect(contrast(legibleInk(ink, ground), ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('knows grounds that ask for light words', () => {
  expect(isDark('#0e2a3c')).toBe(true);
  expect(isDark('#e0bd9f')).toBe(false);
});
