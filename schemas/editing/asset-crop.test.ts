import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropOf, valueOfRatio } from './asset-crop.ts';
import { assetRatios, placedAssetId, readAssetId } from './asset-id.ts';

const middle = { x: 50, y: 50 };
const wide = { width: 3000, height: 2000 };

describe('a shape cut out of a picture', () => {
  test('is the largest there is, around the focus point as far as the edges allow', () => {
    expect(cropOf(wide, '1x1', middle)).toEqual({ left: 500, top: 0, width: 2000, height: 2000 });
    expect(cropOf(wide, '1x1', { x: 60, y: 0 })).toEqual({ left: 800, top: 0, width: 2000, height: 2000 });
    expect(cropOf(wide, '1x1', { x: 100, y: 50 })).toEqual({ left: 1000, top: 0, width: 2000, height: 2000 });
    expect(cropOf(wide, '2x1', { x: 0, y: 90 })).toEqual({ left: 0, top: 500, width: 3000, height: 1500 });
    expect(cropOf(wide, '3x2', { x: 0, y: 0 })).toEqual({ left: 0, top: 0, ...wide });
  });

  test('is where an editor wants it, and never beyond the picture', () => {
    const own = { left: 100, top: 200, width: 500 };
    expect(cropOf(wide, '1x1', middle, own)).toEqual({ left: 300, top: 400, width: 1500, height: 1500 });
    expect(cropOf(wide, '1x1', middle, { left: 900, top: 900, width: 1000 })).toEqual({
      ...{ left: 1000, top: 0, width: 2000, height: 2000 },
    });
  });

  test('lies in the picture and has its ratio, to the pixel', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const percent = fc.integer({ min: 0, max: 100 });
    const place = fc.integer({ min: 0, max: 1000 });
    const own = fc.record({ left: place, top: place, width: fc.integer({ min: 1, max: 1000 }) });
    const size = fc.record({ width: side, height: side });
    const focus = fc.record({ x: percent, y: percent });
    fc.assert(
      fc.property(
        size,
        fc.constantFrom(...assetRatios),
        focus,
        fc.option(own),
        (picture, ratio, point, cut) => {
          const { left, top, width, height } = cropOf(picture, ratio, point, cut ?? undefined);
          expect([left, top, width, height].every(Number.isInteger)).toBe(true);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect(left + width).toBeLessThanOrEqual(picture.width);
          expect(top + height).toBeLessThanOrEqual(picture.height);
          expect(Math.abs(height - width / valueOfRatio(ratio))).toBeLessThanOrEqual(1);
        },
      ),
      { seed: 23 },
    );
  });
});

describe('an identifier in a document', () => {
  const id = 'asset-0123456789abcdef';
  test('names an uploaded picture, whole or in a shape', () => {
    expect(readAssetId(id)).toEqual({ id });
    for (const ratio of assetRatios) expect(readAssetId(placedAssetId(id, ratio))).toEqual({ id, ratio });
  });

  test.each(['', 'scarf', 'asset-', 'asset-0123456789abcde', `${id}-5x5`, `${id}-1x1-`, `x${id}`, `${id}0`])(
    '%j names none',
    (src) => {
      expect(readAssetId(src)).toBeUndefined();
    },
  );
});
