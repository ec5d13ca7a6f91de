import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { lightnessOf } from './drawing/colour.ts';
import { pictureKinds } from './picture-kinds.ts';
import { rasterise } from '../../server/pictures/rasterise.ts';
import { readRecipes } from './read-recipes.ts';
import { svgDocument, type Drawing } from './drawing/drawing.ts';
import { drawingRevision } from './drawing/drawing-revision.ts';
import { formats } from './drawing/stage.ts';
import type { PictureRecipe } from './recipe.ts';

const here = import.meta.dirname;
const recipes = readRecipes(join(here, '../pictures'));
const drawings = new Map(recipes.map((recipe) => [recipe.id, drawPicture(recipe)]));

const recipeOf = (id: string): PictureRecipe =>
  recipes.find((recipe) => recipe.id === id) ?? expect.fail(`There is no recipe "${id}"`);
const drawingOf = (id: string): Drawing => drawings.get(id) ?? expect.fail(`There is no picture "${id}"`);

/** A drawing and the drawings in it. */
function allOf(drawing: Drawing): Drawing[] {
  return [drawing, ...drawing.insets.flatMap((inset) => allOf(inset.drawing))];
}

describe('the shipped recipes', () => {
  it('are drawn the same every time, and no two of them alike', () => {
    const revisions = [...drawings.values()].map(drawingRevision);
    expect(recipes.map((recipe) => drawingRevision(drawPicture(recipe)))).toEqual(revisions);
    expect(new Set(revisions).size).toBe(recipes.length);
  });

  it('refer only to what they define, and hold no number that went wrong', () => {
    const faults = recipes.flatMap(({ id: picture }) =>
      allOf(drawingOf(picture)).flatMap(({ markup, textures }) => {
        const defined = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        for (const { id } of textures) defined.add(id);
        const used = [...markup.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
          ([, url, href]) => url ?? href,
        );
        const missing = used.filter((id) => !defined.has(id));
        const wrong = /NaN|undefined|Infinity|\[object/.exec(markup);
        return [...missing.map((id) => `${picture}: #${id}`), ...(wrong ? [`${picture}: ${wrong[0]}`] : [])];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('are well-formed documents of the promised shape', async () => {
    for (const recipe of recipes) {
      const { width, height } = formats[recipe.format];
      const read = await sharp(Buffer.from(svgDocument(drawingOf(recipe.id), 160))).metadata();
      expect([recipe.id, read.format, read.width, read.height]).toEqual([
        recipe.id,
        'svg',
        160,
        Math.round((160 * height) / width),
      ]);
    }
  });

  it('have a light ground, so that a card is not dark while its picture loads', () => {
    const dark = recipes.filter(({ kind, wall }) => !kind.startsWith('scene-') && lightnessOf(wall) < 0.84);
    expect(dark.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['dress-wrap-sage', 'avif'],
    ['sneaker-white', 'webp'],
    ['sofa-sage', 'jpeg'],
    ['tyre-winter-back', 'webp'],
    ['lamp-brass-detail', 'webp'],
    ['scene-kitchen', 'webp'],
  ] as const)('become a picture: %s as %s', async (id, format) => {
    const { width, height } = formats[recipeOf(id).format];
    const picture = await rasterise(svgDocument(drawingOf(id), 240), format, 75);
    const image = sharp(picture);
    const read = await image.metadata();
    expect([read.format, read.width, read.height]).toEqual([
      format === 'avif' ? 'heif' : format,
      240,
      Math.round((240 * height) / width),
    ]);
    // Something is drawn: the picture is far from being one colour.
    const { channels } = await image.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  });

  it('keep the left third of scenes calm, because words go there', async () => {
    for (const { id } of recipes.filter(({ kind }) => kind.startsWith('scene-'))) {
      const scene = await rasterise(svgDocument(drawingOf(id), 480), 'webp', 75);
      const [words, subject] = await Promise.all([unrestOf(scene, 8, 112), unrestOf(scene, 180, 280)]);
      expect([id, words < 8, words < subject * 0.8]).toEqual([id, true, true]);
    }
  });
});

/** How much lightness changes from pixel to pixel in a part of a scene of 480 × 200 pixels: mean step, 0–255. */
async function unrestOf(scene: Buffer, left: number, width: number): Promise<number> {
  const height = 150;
  const grey = await sharp(scene).extract({ left, top: 20, width, height }).greyscale().raw().toBuffer();
  let sum = 0;
  for (let at = 1; at < grey.length; at += 1) {
    if (at % width !== 0) sum += Math.abs((grey[at] ?? 0) - (grey[at - 1] ?? 0));
  }
  return sum / (height * (width - 1));
}

describe('pictureKinds', () => {
  it('holds every file of an object or a scene', () => {
    const files = globSync('{objects/*,scenes}/*.ts', { cwd: here }).map((file) => basename(file, '.ts'));
    expect([...pictureKinds.keys()].toSorted()).toEqual(files.toSorted());
  });
});
