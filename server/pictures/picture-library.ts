/** A picture as the library that draws it tells of it: all but what only drawing it shows. */
export interface LibraryPicture<Recipe = unknown> {
  id: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Colour of its ground as #rrggbb, shown until it has loaded. */
  ground: string;
  /** What the library draws it by: plain data, which a thread can be sent. Nobody else looks into it. */
  recipe: Recipe;
}

/**
 * The port to what draws the shop's pictures, in the thread that asks. The same recipe always gives the same, byte for byte.
 * Driver: the illustrations of the demonstration (`content-fixtures/illustration/`), handed over by the wiring.
 */
export interface PictureLibrary<Recipe = unknown> {
  readonly pictures: readonly LibraryPicture<Recipe>[];
  /** Ten hexadecimal digits that change whenever the picture looks different. Throws when it cannot be drawn. */
  revisionOf(recipe: Recipe): string;
  /** The SVG document of a picture, `width` pixels wide. Throws when it cannot be drawn. */
  svgOf(recipe: Recipe, width: number): string;
}
