import { form, type Shade } from './form.ts';
import { polygon, roundedRect, type Rectangle } from './path.ts';
import { filled } from './shape.ts';
import { softOval } from './shadow.ts';
import { lightnessOf, tone } from './colour.ts';
import type { Canvas } from './canvas.ts';
import type { Svg } from './svg.ts';

/** How strongly a board is lit from above: fronts fall off downwards, tops to the right. */
export interface Board extends Rectangle {
  colour: string;
  radius?: number | readonly [number, number, number, number];
  upright?: boolean;
  grain?: number;
  shades?: readonly Shade[];
}

/** A board with visible grain. */
export function drawBoard(
  canvas: Canvas,
  { colour, radius = 4, upright = false, grain = 0.2, shades = [], ...box }: Board,
): Svg {
  return form(canvas, roundedRect(box, radius), {
    fill: canvas.linear(
      [
        [0, tone(colour, 0.055)],
        [0.35, colour],
        [1, tone(colour, -0.09)],
      ],
      [0, 0, 0.25, 1],
    ),
    shades,
    texture: upright ? 'woodUpright' : 'wood',
    // White lacquer shows hardly any grain.
    grain: lightnessOf(colour) > 0.88 ? grain * 0.3 : grain,
    edge: { colour: tone(colour, -0.25), opacity: 0.45, width: 1.8 },
  });
}

export interface Leg {
  x: number;
  /** Upper end; the lower one stands `height` below. */
  y: number;
  height: number;
  /** Half the width at the top. */
  half: number;
  colour: string;
  /** How far the foot stands outwards (positive is right). */
  lean?: number;
}

/** A tapered wooden leg. */
export function drawLeg(canvas: Canvas, { x, y, height, half, colour, lean = 0 }: Leg): Svg {
  const d = polygon([
    [x - half, y],
    [x + half, y],
    [x + half * 0.55 + lean, y + height],
    [x - half * 0.55 + lean, y + height],
  ]);
  const foot = softOval(canvas, {
    x: x + lean + half * 0.5,
    y: y + height,
    rx: half * 2.4,
    ry: half * 0.5,
    opacity: 0.5,
  });
  return (
    foot +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(colour, -0.14)],
          [0.28, tone(colour, 0.06)],
          [0.6, colour],
          [1, tone(colour, -0.17)],
        ],
        [0, 0, 1, 0],
      ),
      marks: filled(
        polygon([
          [x - half, y],
          [x + half, y],
          [x + half, y + 14],
          [x - half, y + 14],
        ]),
        canvas.linear([
          [0, '#1c1208', 0.5],
          [1, '#1c1208', 0],
        ]),
      ),
    })
  );
}

/** A slim handle or bar of metal. */
export function drawPull(canvas: Canvas, { x, y, width, height }: Rectangle, metal = '#b98f55'): Svg {
  const lying = width > height;
  const fill = canvas.linear(
    [
      [0, tone(metal, -0.12)],
      [0.3, tone(metal, 0.2)],
      [0.55, metal],
      [1, tone(metal, -0.18)],
    ],
    lying ? [0, 0, 0, 1] : [0, 0, 1, 0],
  );
  return (
    filled(roundedRect({ x: x + 2, y: y + 4, width, height }, Math.min(width, height) / 2), '#1c1208', 0.28) +
    form(canvas, roundedRect({ x, y, width, height }, Math.min(width, height) / 2), { fill })
  );
}
