import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { periodOf, textureTile, type TextureKind } from './texture.ts';

const kinds: TextureKind[] = [
  'grain',
  'cloth',
  'jersey',
  'plush',
  'loops',
  'leather',
  'wood',
  'woodUpright',
  'brushed',
  'brushedUpright',
  'knit',
  'chunky',
  'twill',
  'rattan',
  'cloud',
];

async function alphaOf(address: string): Promise<{ width: number; height: number; alpha: number[] }> {
  const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, alpha: [...data] };
}

describe('textureTile', () => {
  it.each(kinds)('draws %s as a PNG of the wanted size that is neither empty nor solid', async (kind) => {
    const { width, height, alpha } = await alphaOf(textureTile(kind, 48, 36));
    expect([width, height]).toEqual([48, 36]);
    const mean = alpha.reduce((sum, value) => sum + value, 0) / alpha.length;
    expect(mean).toBeGreaterThan(8);
    expect(mean).toBeLessThan(200);
    expect(new Set(alpha).size).toBeGreaterThan(4);
  });

  it('repeats without a seam: the step across the edge is like the steps inside', async () => {
    const size = 96;
    const { alpha } = await alphaOf(textureTile('cloud', size, size));
    const step = (x: number, y: number): number =>
      Math.abs((alpha[y * size + x] ?? 0) - (alpha[y * size + ((x + 1) % size)] ?? 0));
    const rows = Array.from({ length: size }, (_, y) => y);
    const across = rows.reduce((sum, y) => sum + step(size - 1, y), 0) / size;
    const inside = rows.reduce((sum, y) => sum + step(size / 2, y), 0) / size;
    expect(across).toBeLessThan(inside * 3 + 12);
  });

  it('has a period in units that does not depend on the pixels', () => {
    expect(periodOf('knit')).toMatchObject({ width: 280, height: 288 });
  });
});
