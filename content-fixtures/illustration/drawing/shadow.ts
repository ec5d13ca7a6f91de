import { boundsOf } from './path.ts';
import { grown } from './form.ts';
import { filled, oval } from './shape.ts';
import type { Canvas } from './canvas.ts';
import type { Svg } from './svg.ts';

/** Shadows are warm and never black. */
const shadowColour = '#2a2320';

export interface SoftOval {
  x: number;
  y: number;
  rx: number;
  ry: number;
  colour?: string;
  opacity: number;
  /** True keeps the middle evenly dark, as under a wide thing. */
  flat?: boolean;
}

const fades = {
  round: [
    [0, 1],
    [0.3, 0.86],
    [0.55, 0.5],
    [0.78, 0.16],
    [1, 0],
  ],
  flat: [
    [0, 1],
    [0.6, 0.94],
    [0.78, 0.62],
    [0.9, 0.24],
    [1, 0],
  ],
} as const;

/** An ellipse that fades to nothing at its edge, as a blurred one would, but by a gradient: no filter, no cost. */
export function softOval(
  canvas: Canvas,
  { x, y, rx, ry, colour = shadowColour, opacity, flat = false }: SoftOval,
): Svg {
  const stops = fades[flat ? 'flat' : 'round'].map(([offset, alpha]) => [offset, colour, alpha] as const);
  return oval(x, y, rx, ry, canvas.radial(stops), opacity);
}

/** What a thing of `width` units that stands at (x, y) casts on the ground: wide ambient, middle, tight contact. */
export function groundShadow(
  canvas: Canvas,
  { x = 0, y = 0, width, strength = 1 }: { x?: number; y?: number; width: number; strength?: number },
): Svg {
  return (
    softOval(canvas, {
      x: x + width * 0.07,
      y: y + width * 0.012,
      rx: width * 0.66,
      ry: Math.min(90, width * 0.085),
      opacity: 0.24 * strength,
      flat: true,
    }) +
    softOval(canvas, {
      x: x + width * 0.03,
      y: y + width * 0.004,
      rx: width * 0.57,
      ry: Math.min(40, width * 0.036),
      opacity: 0.34 * strength,
      flat: true,
    }) +
    softOval(canvas, {
      x,
      y: y - 1,
      rx: width * 0.51,
      ry: Math.min(15, width * 0.016),
      opacity: 0.5 * strength,
      flat: true,
    })
  );
}

/** The blurred copy of a form, moved right and down: what it casts on the thing behind it. */
export function castShadow(
  canvas: Canvas,
  d: string,
  { right = 8, down = 10, blur = 10, opacity = 0.26, colour = shadowColour } = {},
): Svg {
  const box = grown(boundsOf(d), blur * 2.6);
  return canvas.place({ x: right, y: down }, () => canvas.blurred(filled(d, colour, opacity), blur, box));
}
