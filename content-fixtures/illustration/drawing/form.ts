import { boundsOf, tidy, type Box } from './path.ts';
import { filled, line } from './shape.ts';
import type { Canvas } from './canvas.ts';
import type { Paint, Svg } from './svg.ts';
import type { TextureKind } from './texture.ts';

/** Light or darkness on a form: a shape (`fill`) or a line (`stroke`), blurred by so many units. */
export interface Shade {
  d: string;
  fill?: Paint;
  stroke?: Paint;
  width?: number;
  opacity?: number;
  blur?: number;
}

export interface Form {
  fill: Paint;
  /** Painted on the form before the light: a print, a woven pattern. */
  print?: Svg;
  shades?: readonly Shade[];
  /** Painted over the light, still inside the form. */
  marks?: Svg;
  texture?: TextureKind;
  /** Strength of the texture, 0–1. */
  grain?: number;
  edge?: { colour: string; opacity?: number; width?: number };
}

// Few steps, so that shades of nearly the same softness share one filter: filters are what costs time.
const blurSteps = [0, 2, 4, 8, 15, 28, 50];

function stepOf(blur: number): number {
  return blurSteps.reduce((best, step) => (Math.abs(step - blur) < Math.abs(best - blur) ? step : best), 0);
}

/** The box, larger by `by` units on every side. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

const shapeOf = ({ d, fill, stroke, width = 2, opacity }: Shade): Svg =>
  stroke === undefined
    ? filled(d, fill ?? '#000', opacity)
    : line(d, { colour: stroke, width, ...(opacity === undefined ? {} : { opacity }) });

const none: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/**
 * Shades inside `box`, grouped by softness: one filter for each group, no larger than its shades.
 * The order inside a group is kept; groups come in the order of their first shade.
 */
function shaded(canvas: Canvas, shades: readonly Shade[], box: Box): Svg {
  const groups = new Map<number, { shapes: Svg; reach: Box }>();
  for (const shade of shades) {
    const step = stepOf(shade.blur ?? 0);
    const { shapes, reach } = groups.get(step) ?? { shapes: '', reach: none };
    const own = step === 0 ? none : grown(boundsOf(shade.d), (shade.width ?? 0) / 2);
    groups.set(step, { shapes: shapes + shapeOf(shade), reach: union(reach, own) });
  }
  let svg = '';
  for (const [step, { shapes, reach }] of groups) {
    const region = overlap(grown(reach, step * 2.6), grown(box, step * 2.6));
    if (step === 0) svg += shapes;
    else if (region.right > region.left && region.bottom > region.top)
      svg += canvas.blurred(shapes, step, region);
  }
  return svg;
}

/**
 * A solid thing: the filled path; print, light and marks clipped to it; texture over all of that; its edge.
 * Everything that has a body is drawn with this.
 */
export function form(canvas: Canvas, path: string, options: Form): Svg {
  const d = tidy(path);
  const { fill, print = '', shades = [], marks = '', texture, grain = 0.12, edge } = options;
  const inside = print + shaded(canvas, shades, boundsOf(d)) + marks;
  let svg = filled(d, fill);
  if (inside !== '') svg += canvas.clipped(d, inside);
  if (texture !== undefined) svg += filled(d, canvas.texture(texture), grain);
  if (edge !== undefined)
    svg += line(d, { colour: edge.colour, opacity: edge.opacity ?? 0.35, width: edge.width ?? 2 });
  return svg;
}
