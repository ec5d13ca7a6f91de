import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { pictureKinds } from './picture-kinds.ts';
import { recipe, type PictureRecipe, type Recipe } from './recipe.ts';
import type { PictureKind } from './drawing/picture-kind.ts';

const longestId = 64;

function faultsOf(error: z.ZodError, place: string): string[] {
  return error.issues.map(({ path, message }) => `${[place, ...path].join('/')}: ${message}`);
}

/** The pictures of one recipe: the thing itself and its further views. */
function expanded(entry: Recipe, kind: PictureKind, params: unknown): PictureRecipe[] {
  const { id, wall, floor, build, seed } = entry;
  const base: PictureRecipe = {
    id,
    kind: kind.kind,
    wall,
    floor,
    format: entry.format ?? kind.format,
    view: 'front',
    build,
    seed,
    params,
  };
  const further = entry.also.map((extra): PictureRecipe => {
    const own = { ...base, id: `${id}-${extra}` };
    return extra === 'square' ? { ...own, format: 'square' } : { ...own, view: extra };
  });
  return [base, ...further];
}

function readEntry(value: unknown, place: string): { recipes: PictureRecipe[]; faults: string[] } {
  const entry = recipe.safeParse(value);
  if (!entry.success) return { recipes: [], faults: faultsOf(entry.error, place) };
  const kind = pictureKinds.get(entry.data.kind);
  if (kind === undefined)
    return { recipes: [], faults: [`${place}/kind: there is no kind "${entry.data.kind}"`] };
  const params = kind.params.safeParse(entry.data.params);
  if (!params.success) return { recipes: [], faults: faultsOf(params.error, `${place}/params`) };
  const recipes = expanded(entry.data, kind, params.data);
  const faults = recipes.flatMap(({ id, view }) => [
    ...(id.length > longestId ? [`${place}/id: "${id}" is longer than ${longestId} characters`] : []),
    ...(view === 'front' || view === 'close' || kind.views.includes(view)
      ? []
      : [`${place}/also: "${kind.kind}" has no view "${view}"`]),
  ]);
  return { recipes, faults };
}

/**
 * Reads entries of recipe files, given by file name. The pictures in the order of the files,
 * and a sentence with file and place for everything that is wrong.
 */
export function parseRecipes(files: ReadonlyMap<string, unknown>): {
  recipes: PictureRecipe[];
  faults: string[];
} {
  const recipes: PictureRecipe[] = [];
  const faults: string[] = [];
  const places = new Map<string, string>();
  for (const [file, content] of files) {
    if (!Array.isArray(content)) {
      faults.push(`${file}: a list of recipes is expected`);
      continue;
    }
    for (const [i, value] of content.entries()) {
      const place = `${file}/${i}`;
      const read = readEntry(value, place);
      faults.push(...read.faults);
      for (const picture of read.recipes) {
        const first = places.get(picture.id);
        if (first !== undefined) faults.push(`${place}/id: "${picture.id}" is already taken by ${first}`);
        places.set(picture.id, place);
        recipes.push(picture);
      }
    }
  }
  return { recipes, faults };
}

/** All recipes of a folder of JSON files. Throws an error that lists every fault, so that a shop does not start half. */
export function readRecipes(folder: string): PictureRecipe[] {
  const files = new Map<string, unknown>();
  const faults: string[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.json')) continue;
    try {
      files.set(file, JSON.parse(readFileSync(join(folder, file), 'utf8')));
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const parsed = parseRecipes(files);
  const all = [...faults, ...parsed.faults];
  if (all.length > 0) throw new Error(`The picture recipes in ${folder} have faults:\n${all.join('\n')}`);
  return parsed.recipes;
}
