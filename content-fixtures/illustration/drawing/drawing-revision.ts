import { createHash } from 'node:crypto';
import type { Drawing } from './drawing.ts';

/** Part of every revision: raise it when textures, encoding or the rasteriser change what the same markup looks like. */
const rasterVersion = 1;

/** Everything of a drawing that decides how it looks, as text. */
function appearanceOf({ viewport, markup, textures, insets }: Drawing): string {
  const inner = insets.map(({ drawing, scale }) => [scale, appearanceOf(drawing)]);
  return JSON.stringify([viewport, textures.map(({ id }) => id), inner]) + markup;
}

/** Ten hexadecimal digits that change whenever the picture looks different. */
export function drawingRevision(drawing: Drawing): string {
  return createHash('sha256')
    .update(`${rasterVersion} ${appearanceOf(drawing)}`)
    .digest('hex')
    .slice(0, 10);
}
