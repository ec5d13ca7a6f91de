import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecipes } from '../../illustration/read-recipes.ts';
import type { PictureRecipe } from '../../illustration/recipe.ts';
import { demonstrationCount, madeDrafts } from '../products/demonstration-products.ts';
import type { DemonstrationWords } from '../products/demonstration-words.ts';
import { createProductLooks } from '../looks/product-looks.ts';
import { productRecipe, type RawRecipe } from '../looks/product-recipe.ts';

/**
 * What the pictures of the made-up products are drawn by, fronts first, in the order of the products; `folder` holds the
 * recipes of their kinds, such as `content-fixtures/pictures`. Throws an error that lists every fault.
 */
export function demonstrationRecipes(words: DemonstrationWords, folder: string): PictureRecipe[] {
  const kinds = readRaw(folder);
  const looks = createProductLooks();
  const raw: RawRecipe[] = [];
  // Neither prices nor dates are in a picture.
  for (const { sku, type, attributes, drawn } of madeDrafts(
    { words, locales: [], now: 0 },
    demonstrationCount,
  )) {
    if (!drawn) continue;
    const look = looks({ sku, kind: type, look: drawn.look, named: drawn.named, attributes });
    for (const { colour, picture } of drawn.bases) {
      const base = kinds.get(picture);
      if (!base) throw new Error(`There is no picture "${picture}" of ${type}`);
      raw.push(
        productRecipe({
          sku,
          kind: type,
          colour,
          base,
          look,
          ofColour: drawn.look.colour,
          views: drawn.views,
        }),
      );
    }
  }
  const { recipes, faults } = parseRecipes(new Map([['demonstration', raw]]));
  if (faults.length > 0)
    throw new Error(`The looks of the demonstration's products have faults:\n${faults.join('\n')}`);
  // Lists show fronts: they are known first.
  return recipes.toSorted((one, other) => Number(one.view !== 'front') - Number(other.view !== 'front'));
}

function readRaw(folder: string): Map<string, RawRecipe> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const all = files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RawRecipe[]);
  return new Map(all.map((recipe) => [recipe.id, recipe]));
}
