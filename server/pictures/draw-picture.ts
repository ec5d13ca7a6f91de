import { createHash } from 'node:crypto';
import { formats } from './drawing/stage.ts';
import { pictureKinds } from './picture-kinds.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { PictureRecipe } from './recipe.ts';

/** Part of every revision: raise it when textures, encoding or the rasteriser change what the same markup looks like. */
const rasterVersion = 1;

/** The drawing of a recipe; the same for the same recipe, byte for byte. */
export function drawPicture({ kind, params, ...composition }: PictureRecipe): Drawing {
  const known = pictureKinds.get(kind);
  if (known === undefined) throw new Error(`There is no picture kind "${kind}"`);
  return known.compose(params, composition);
}

/** Pixels of the original of a recipe. */
export function sizeOf({ format }: PictureRecipe): { width: number; height: number } {
  return formats[format];
}

/** Everything of a drawing that decides how it looks, as text. */
function appearanceOf({ viewport, markup, textures, insets }: Drawing): string {
  const inner = insets.map(({ drawing, scale }) => [scale, appearanceOf(drawing)]);
  return JSON.stringify([viewport, textures.map(({ id }) => id), inner]) + markup;
}

/** Ten hexadecimal digits that change whenever the picture looks different. */
export function revisionOf(drawing: Drawing): string {
  return createHash('sha256')
    .update(`${rasterVersion} ${appearanceOf(drawing)}`)
    .digest('hex')
    .slice(0, 10);
}
