import { join } from 'node:path';
import { demonstrationRecipes } from '../../content-fixtures/demonstration/pictures/demonstration-recipes.ts';
import { readRecipes } from '../../content-fixtures/illustration/read-recipes.ts';
import type { PictureRecipe } from '../../content-fixtures/illustration/recipe.ts';
import { readShippedWords } from './read-shipped-words.ts';

/**
 * What all pictures of the shop are drawn by: those of pages first, then those of the demonstration's products. `root` is
 * the project's folder, `folder` that of the recipe files of pages. Throws an error that lists every fault.
 */
export function readPictureRecipes(root: string, folder: string): PictureRecipe[] {
  return [
    ...readRecipes(folder),
    ...demonstrationRecipes(readShippedWords(root), join(root, 'content-fixtures/pictures')),
  ];
}
