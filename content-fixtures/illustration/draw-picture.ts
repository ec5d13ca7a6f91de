import { svgDocument, type Drawing } from './drawing/drawing.ts';
import { drawingRevision } from './drawing/drawing-revision.ts';
import { pictureKinds } from './picture-kinds.ts';
import type { PictureRecipe } from './recipe.ts';

/** The drawing of a recipe; the same for the same recipe, byte for byte. Throws where there is no such kind. */
export function drawPicture({ kind, params, ...composition }: PictureRecipe): Drawing {
  const known = pictureKinds.get(kind);
  if (known === undefined) throw new Error(`There is no picture kind "${kind}"`);
  return known.compose(params, composition);
}

/** Ten hexadecimal digits that change whenever the picture of a recipe looks different. */
export function revisionOf(recipe: PictureRecipe): string {
  return drawingRevision(drawPicture(recipe));
}

/** The picture of a recipe as an SVG document, `width` pixels wide. */
export function svgOf(recipe: PictureRecipe, width: number): string {
  return svgDocument(drawPicture(recipe), width);
}
