import type { PictureLibrary } from './picture-library.ts';

/** The port to where pictures are drawn. Drivers: `drawHere` (in this thread), and a thread of its own (`worker-drawing.ts`). */
export interface PictureDrawing<Recipe = unknown> {
  /** The SVG document of a recipe, `width` pixels wide, as UTF-8. Rejects when it cannot be drawn. */
  svg(recipe: Recipe, width: number): Promise<Buffer>;
  /** Ten hexadecimal digits that change whenever the picture looks different. */
  revision(recipe: Recipe): Promise<string>;
  /** Ends what runs; drawings under way are rejected. */
  close(): void;
}

/** Draws in the thread that asks: for command-line tools, which have nothing else to do. */
export function drawHere<Recipe>({
  svgOf,
  revisionOf,
}: Pick<PictureLibrary<Recipe>, 'svgOf' | 'revisionOf'>): PictureDrawing<Recipe> {
  return {
    svg: async (recipe, width) => Buffer.from(svgOf(recipe, width)),
    revision: async (recipe) => revisionOf(recipe),
    close() {},
  };
}
