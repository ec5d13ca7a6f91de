import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readShippedWords } from '../../../server/upkeep/read-shipped-words.ts';
import { revisionOf, svgOf } from '../../illustration/draw-picture.ts';
import { colour } from '../../illustration/drawing/palette.ts';
import { formats } from '../../illustration/drawing/stage.ts';
import type { PictureRecipe } from '../../illustration/recipe.ts';
import type { Draft } from '../products/draft.ts';
import { demonstrationCount, madeDrafts } from '../products/demonstration-products.ts';
import { demonstrationRecipes } from './demonstration-recipes.ts';

const content = join(import.meta.dirname, '../..');
const words = readShippedWords(join(content, '..'));
const recipes = demonstrationRecipes(words, join(content, 'pictures'));
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const drafts = [...madeDrafts({ words, locales: [], now: 0 }, demonstrationCount)];

const recipeOf = (id: string | undefined): PictureRecipe =>
  byId.get(id ?? '') ?? expect.fail(`There is no picture "${id}"`);

/** What of a picture an eye remembers: whether it gets darker from each of 16 × 16 fields to the next, and 5 × 5 colours. */
interface Print {
  steps: readonly boolean[];
  colours: Buffer;
}

/** Before the same wall, on the same floor: a picture is not another one for its wall. */
async function printOf(recipe: PictureRecipe): Promise<Print> {
  const plain: PictureRecipe = { ...recipe, wall: '#e9e2d8', floor: { kind: 'boards', colour: '#c19a6f' } };
  const drawn = await sharp(Buffer.from(svgOf(plain, 68)))
    .removeAlpha()
    .png()
    .toBuffer();
  const grey = await sharp(drawn).greyscale().resize(17, 16, { fit: 'fill' }).raw().toBuffer();
  const steps = Array.from({ length: 256 }, (_, at) => {
    const place = Math.floor(at / 16) * 17 + (at % 16);
    return (grey[place] ?? 0) > (grey[place + 1] ?? 0) + 1;
  });
  return { steps, colours: await sharp(drawn).resize(5, 5, { fit: 'fill' }).raw().toBuffer() };
}

function isSame(one: Print, other: Print): boolean {
  const turned = one.steps.filter((step, at) => step !== other.steps[at]).length;
  const apart = one.colours.map((value, at) => Math.abs(value - (other.colours[at] ?? 0)));
  return turned <= 4 && Math.max(...apart) <= 8;
}

/** All that is no colour. */
function shapeOf({ params, build, seed, kind }: PictureRecipe): unknown {
  const isColour = (value: unknown): boolean =>
    Array.isArray(value) ? value.every(isColour) : colour.safeParse(value).success;
  const shown = Object.entries(params as Record<string, unknown>).filter(
    ([name, value]) =>
      !isColour(value) &&
      value !== undefined &&
      !['print', 'steel', 'stove', 'pattern', 'set', 'basket'].includes(name),
  );
  return [kind, build, seed, Object.fromEntries(shown)];
}

const ownOf = (draft: Draft): string[] =>
  draft.colours.length === 0
    ? [draft.pictures[0]?.id ?? '']
    : draft.colours.map(({ pictures }) => pictures[0]?.id ?? '');

describe('the pictures of the demonstration', () => {
  let prints: Map<string, Print>;

  beforeAll(async () => {
    prints = new Map();
    for (const { pictures } of drafts) {
      const { id, ...recipe } = recipeOf(pictures[0]?.id);
      prints.set(id, await printOf({ id, ...recipe }));
    }
  }, 180_000);

  test('are no two the same in a list', () => {
    const lists = Object.values(Object.groupBy(drafts, ({ categories }) => categories[0] ?? ''));
    const same = lists.flatMap((list = []) =>
      list.flatMap(({ pictures }, at) =>
        list.slice(0, at).flatMap((other) => {
          const [id = '', before = ''] = [pictures[0]?.id, other.pictures[0]?.id];
          const [one, two] = [prints.get(id), prints.get(before)];
          return one && two && isSame(one, two) ? [`${before} ${id}`] : [];
        }),
      ),
    );
    expect(same).toEqual([]);
  });

  test('show a product’s colours as the same thing in another colour', () => {
    const apart = drafts.filter((draft) => {
      const [first, ...others] = ownOf(draft).map((id) => JSON.stringify(shapeOf(recipeOf(id))));
      return others.some((other) => other !== first);
    });
    expect(apart.map(({ sku }) => sku)).toEqual([]);
  });

  test('have a front and two closer looks each, in the outline of their kind', () => {
    const faults = drafts.flatMap(({ sku, area, pictures }) => {
      const { width, height } = formats[recipeOf(pictures[0]?.id).format];
      const isWhole = pictures.length >= 3 && pictures.every(({ id }) => byId.has(id));
      const outline = width === height ? 'square' : width > height ? 'wide' : 'tall';
      const wanted = {
        furniture: ['wide'],
        appliances: ['square'],
        tyres: ['square'],
        electronics: ['square'],
      };
      const fits = (wanted as Record<string, string[]>)[area]?.includes(outline) ?? true;
      return isWhole && fits ? [] : [sku];
    });
    expect(faults).toEqual([]);
  });

  test('show what the name says', () => {
    const said = (pattern: RegExp): Draft[] => drafts.filter(({ name }) => pattern.test(name.de ?? ''));
    const paramsOf = (draft: Draft): Record<string, unknown> =>
      recipeOf(draft.pictures[0]?.id).params as Record<string, unknown>;
    for (const [pattern, wanted] of [
      [/mit Puffärmeln/, { sleeve: 'puff' }],
      [/Wickelkleid .* mit langem Arm/, { sleeve: 'long' }],
      [/mit Rollkragen/, { neck: 'roll' }],
      [/mit zwei Knopfreihen/, { rows: 2 }],
      [/2-Sitzer/, { seats: 2 }],
      [/3-Sitzer/, { seats: 3 }],
      [/zweitürig/, { doors: 2 }],
      [/mit Sprossenlehne/, { style: 'spindles' }],
      [/Winterreifen/, { season: 'winter' }],
    ] as const) {
      const found = said(pattern);
      expect([pattern.source, found.length > 0]).toEqual([pattern.source, true]);
      for (const draft of found) expect(paramsOf(draft)).toMatchObject(wanted);
    }
  });

  test('have a key of their own each, which a changed recipe changes', () => {
    const fronts = recipes.filter(({ view }) => view === 'front');
    const revisions = fronts.map(revisionOf);
    expect(new Set(revisions).size).toBe(fronts.length);
    const [first] = fronts;
    if (!first) throw new Error('There is no picture');
    expect(revisionOf({ ...first, build: { wide: 0.7, high: 0.7 } })).not.toBe(revisions[0]);
  });
});
