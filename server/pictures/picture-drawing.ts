import { drawPicture, revisionOf } from './draw-picture.ts';
import { svgDocument } from './drawing/drawing.ts';
import type { PictureRecipe } from './recipe.ts';

/** The port to drawing. Drivers: `drawHere` (in this thread), and a thread of its own (`worker-drawing.ts`). */
export interface PictureDrawing {
  /** The SVG document of a recipe, `width` pixels wide, as UTF-8. Rejects when it cannot be drawn. */
  svg(recipe: PictureRecipe, width: number): Promise<Buffer>;
  /** Ten hexadecimal digits that change whenever the picture looks different. */
  revision(recipe: PictureRecipe): Promise<string>;
  /** Ends what runs; drawings under way are rejected. */
  close(): void;
}

/** Draws in the thread that asks: for command-line tools, which have nothing else to do. */
export const drawHere: PictureDrawing = {
  svg: async (recipe, width) => Buffer.from(svgDocument(drawPicture(recipe), width)),
  revision: async (recipe) => revisionOf(drawPicture(recipe)),
  close() {},
};
