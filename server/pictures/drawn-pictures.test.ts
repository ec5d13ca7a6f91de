import { mkdtemp, readdir, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDrawnPictures, type DrawnPictures, type DrawnPicturesOptions } from './drawn-pictures.ts';
import { createIllustrations } from '../../content-fixtures/illustration/illustrations.ts';
import { parseRecipes } from '../../content-fixtures/illustration/read-recipes.ts';
import type { PictureRecipe } from '../../content-fixtures/illustration/recipe.ts';
import type { Rasterise } from './rasterise.ts';

const libraryOf = (colour: string) =>
  createIllustrations(
    parseRecipes(
      new Map([
        [
          'test.json',
          [
            { id: 'scarf', kind: 'scarf', wall: '#e9e2d8', params: { colour } },
            { id: 'vase', kind: 'vase', params: { colour: 'rust' } },
          ],
        ],
      ]),
    ).recipes,
  );

type Options = DrawnPicturesOptions<PictureRecipe>;

interface Bench {
  pictures: DrawnPictures;
  cacheDir: string;
  /** Widths and formats that were rasterised, in order. */
  drawn: string[];
  warnings: string[];
}

async function bench(given: Partial<Options> & { colour?: string } = {}): Promise<Bench> {
  const drawn: string[] = [];
  const warnings: string[] = [];
  const cacheDir = given.cacheDir ?? (await mkdtemp(join(tmpdir(), 'drawn-')));
  const quick: Rasterise = async (svg, format) => {
    const width = /width="(\d+)"/.exec(String(svg))?.[1] ?? '';
    drawn.push(`${width} ${format}`);
    return Buffer.from(`${format} of ${width}`);
  };
  const pictures = createDrawnPictures({
    library: libraryOf(given.colour ?? 'rust'),
    rasterise: quick,
    log: { warn: (_facts, message) => void warnings.push(message) },
    ...given,
    cacheDir,
  });
  return { pictures, cacheDir, drawn, warnings };
}

const failing: Rasterise = () => Promise.reject(new Error('out of memory'));

describe('find', () => {
  it('knows size, ground and revision without drawing a pixel', async () => {
    const { pictures, drawn } = await bench();
    expect(pictures.find('scarf')).toEqual({
      id: 'scarf',
      width: 1200,
      height: 1600,
      ground: '#e9e2d8',
      revision: expect.stringMatching(/^[0-9a-f]{10}$/),
    });
    expect(pictures.find('vase')).toMatchObject({ width: 1600, height: 1200 });
    expect(drawn).toEqual([]);
  });

  it('knows nothing of other names, whatever they are', async () => {
    const { pictures } = await bench();
    for (const id of ['hat', '__proto__', 'constructor', '../scarf', ''])
      expect(pictures.find(id)).toBeUndefined();
  });

  it('changes the revision with the recipe, and only then', async () => {
    const [red, again, green] = await Promise.all([bench(), bench(), bench({ colour: 'sage' })]);
    expect(again.pictures.find('scarf')?.revision).toBe(red.pictures.find('scarf')?.revision);
    expect(green.pictures.find('scarf')?.revision).not.toBe(red.pictures.find('scarf')?.revision);
    expect(green.pictures.find('vase')?.revision).toBe(red.pictures.find('vase')?.revision);
  });
});

describe('prepare', () => {
  it('learns every picture without holding up what else there is to do', async () => {
    const { pictures, drawn } = await bench();
    let turns = 0;
    const busy = setInterval(() => {
      turns += 1;
    });
    setImmediate(() => {
      turns += 1;
    });
    await pictures.prepare();
    clearInterval(busy);
    expect(turns).toBeGreaterThan(0);
    expect(drawn).toEqual([]);
  });
});

describe('render', () => {
  it('draws once and then reads from disk, also after a restart', async () => {
    const first = await bench();
    expect(String(await first.pictures.render('scarf', 480, 'webp', 75))).toBe('webp of 480');
    await first.pictures.render('scarf', 480, 'webp', 75);
    expect(first.drawn).toEqual(['480 webp']);

    const restarted = await bench({ cacheDir: first.cacheDir });
    expect(String(await restarted.pictures.render('scarf', 480, 'webp', 75))).toBe('webp of 480');
    expect(restarted.drawn).toEqual([]);
  });

  it('keeps pictures of another quality apart', async () => {
    const qualities: number[] = [];
    const noting: Rasterise = async (_svg, format, quality) => {
      qualities.push(quality);
      return Buffer.from(`${format} at ${quality}`);
    };
    const { pictures } = await bench({ rasterise: noting });
    expect(String(await pictures.render('scarf', 480, 'webp', 75))).toBe('webp at 75');
    expect(String(await pictures.render('scarf', 480, 'webp', 40))).toBe('webp at 40');
    expect(String(await pictures.render('scarf', 480, 'webp', 75))).toBe('webp at 75');
    expect(qualities).toEqual([75, 40]);
  });

  it('draws once for many who ask at the same time', async () => {
    const { pictures, drawn } = await bench();
    await Promise.all(Array.from({ length: 12 }, () => pictures.render('scarf', 320, 'avif', 75)));
    expect(drawn).toEqual(['320 avif']);
  });

  it('never draws larger than the original', async () => {
    const { pictures, drawn } = await bench();
    await pictures.render('scarf', 2400, 'jpeg', 75);
    await pictures.render('scarf', 1600, 'jpeg', 75);
    expect(drawn).toEqual(['1200 jpeg']);
  });

  it('draws again what was cut off on disk', async () => {
    const { pictures, drawn, cacheDir } = await bench();
    await pictures.render('scarf', 160, 'webp', 75);
    const folder = join(cacheDir, pictures.find('scarf')?.revision ?? '');
    const [file = ''] = await readdir(folder);
    await truncate(join(folder, file), 6);
    expect(String(await pictures.render('scarf', 160, 'webp', 75))).toBe('webp of 160');
    expect(drawn).toHaveLength(2);
  });

  it('keeps nothing of a drawing that failed, and tries again', async () => {
    const broken = await bench({ rasterise: failing });
    await expect(broken.pictures.render('scarf', 160, 'webp', 75)).rejects.toThrow('out of memory');
    const mended = await bench({ cacheDir: broken.cacheDir });
    expect(String(await mended.pictures.render('scarf', 160, 'webp', 75))).toBe('webp of 160');
  });

  it('still answers when the disk takes nothing, and says so in the log', async () => {
    const { pictures, warnings } = await bench({ cacheDir: '/dev/null/pictures' });
    expect(String(await pictures.render('scarf', 160, 'webp', 75))).toBe('webp of 160');
    expect(warnings.at(-1)).toContain('could not be stored');
  });

  it('draws no more at a time than it may', async () => {
    let running = 0;
    let most = 0;
    let goOn: (() => void) | undefined;
    // Each waits for one more, however long the disk takes before.
    const slow: Rasterise = async () => {
      running += 1;
      most = Math.max(most, running);
      if (goOn) {
        goOn();
        goOn = undefined;
      } else await new Promise<void>((resolve) => (goOn = resolve));
      await new Promise((resolve) => void setImmediate(resolve));
      running -= 1;
      return Buffer.from('x');
    };
    const { pictures } = await bench({ rasterise: slow, concurrency: 2 });
    await Promise.all(
      [160, 240, 320, 480, 640, 960].map((width) => pictures.render('scarf', width, 'webp', 75)),
    );
    expect(most).toBe(2);
  });

  it('refuses a picture that it does not have', async () => {
    const { pictures } = await bench();
    await expect(pictures.render('hat', 160, 'webp', 75)).rejects.toThrow('no picture "hat"');
  });
});
