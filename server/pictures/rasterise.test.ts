import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureFormat } from './picture-source.ts';
import { rasterise } from './rasterise.ts';

const rings = Array.from(
  { length: 40 },
  (_, index) =>
    `<circle cx="${index * 7}" cy="${index * 5}" r="${60 - index}" fill="hsl(${index * 23} 60% 50% / .6)"/>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">${rings.join('')}</svg>`;
const formats: PictureFormat[] = ['avif', 'webp', 'jpeg'];

describe('rasterise', () => {
  it.each(formats)('encodes %s at the size of the document, on white', async (format) => {
    const { data, info } = await sharp(await rasterise(svg, format, 75))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([320, 240, 3]);
    // The last row's first pixel lies outside all circles.
    expect(Math.min(...data.subarray(239 * 320 * 3, 239 * 320 * 3 + 3))).toBeGreaterThan(245);
  });

  it.each(formats)('spends more bytes on %s the higher the quality is', async (format) => {
    const sizes = await Promise.all(
      [1, 40, 75, 100].map(async (quality) => (await rasterise(svg, format, quality)).length),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes[0]).toBeLessThan(sizes[3] ?? 0);
  });

  it('is smaller in AVIF and WebP than in JPEG', async () => {
    const [avif, webp, jpeg] = await Promise.all(
      formats.map(async (format) => (await rasterise(svg, format, 75)).length),
    );
    expect(avif).toBeLessThan(jpeg ?? 0);
    expect(webp).toBeLessThan(jpeg ?? 0);
  });
});
