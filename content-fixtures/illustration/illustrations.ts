import { revisionOf, svgOf } from './draw-picture.ts';
import { formats } from './drawing/stage.ts';
import type { PictureRecipe } from './recipe.ts';

/** Illustrations as the shop takes pictures: what there is, without drawing it, and how it is drawn. */
export interface Illustrations {
  /** Size of the original in pixels, and the colour of its wall. */
  readonly pictures: readonly {
    id: string;
    width: number;
    height: number;
    ground: string;
    recipe: PictureRecipe;
  }[];
  /** Ten hexadecimal digits that change whenever the picture looks different. */
  revisionOf(recipe: PictureRecipe): string;
  /** An SVG document, `width` pixels wide. */
  svgOf(recipe: PictureRecipe, width: number): string;
}

/** The illustrations of these recipes. */
export function createIllustrations(recipes: readonly PictureRecipe[]): Illustrations {
  return {
    pictures: recipes.map((recipe) => ({
      id: recipe.id,
      ...formats[recipe.format],
      ground: recipe.wall,
      recipe,
    })),
    revisionOf,
    svgOf,
  };
}
