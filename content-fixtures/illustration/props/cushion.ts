import { castShadow } from '../drawing/shadow.ts';
import { form, type Shade } from '../drawing/form.ts';
import { line } from '../drawing/shape.ts';
import { puff, type Rectangle } from '../drawing/path.ts';
import { tone, tonesOf } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';
import type { TextureKind } from '../drawing/texture.ts';

export interface Cushion extends Rectangle {
  colour: string;
  radius?: number;
  /** Bow of the edges in units: positive stuffed, negative with pointed corners. */
  bow?: number;
  texture?: TextureKind;
  grain?: number;
  /** A corded seam around it. */
  piping?: boolean;
  /** Degrees. */
  turn?: number;
  print?: Svg;
  /** Opacity of what it casts on the thing behind; 0 for none. */
  cast?: number;
}

function shadesOf({ x, y, width: w, height: h, colour }: Cushion): Shade[] {
  const { deep, bright } = tonesOf(colour);
  const crease = Math.min(18, h * 0.06);
  return [
    {
      d: `M${x - 20},${y + h * 0.62} C${x + w * 0.3},${y + h * 0.82} ${x + w * 0.7},${y + h * 0.82} ${x + w + 30},${y + h * 0.5} V${y + h + 40} H${x - 20} Z`,
      fill: deep,
      blur: Math.min(28, h * 0.11),
      opacity: 0.46,
    },
    {
      d: `M${x + w * 0.8},${y - 20} C${x + w * 0.9},${y + h * 0.4} ${x + w * 0.86},${y + h * 0.8} ${x + w * 0.78},${y + h + 20} H${x + w + 40} V${y - 20} Z`,
      fill: deep,
      blur: Math.min(28, h * 0.11),
      opacity: 0.38,
    },
    {
      d: `M${x + w * 0.06},${y + h * 0.12} C${x + w * 0.3},${y + h * 0.02} ${x + w * 0.6},${y + h * 0.02} ${x + w * 0.8},${y + h * 0.1} C${x + w * 0.6},${y + h * 0.3} ${x + w * 0.25},${y + h * 0.34} ${x + w * 0.08},${y + h * 0.5} Z`,
      fill: bright,
      blur: Math.min(28, h * 0.11),
      opacity: 0.62,
    },
    {
      d: `M${x + w * 0.02},${y + h * 0.05} Q${x + w * 0.08},${y + h * 0.2} ${x + w * 0.14},${y + h * 0.22} M${x + w * 0.98},${y + h * 0.05} Q${x + w * 0.92},${y + h * 0.2} ${x + w * 0.86},${y + h * 0.24}`,
      stroke: deep,
      width: crease,
      blur: 8,
      opacity: 0.42,
    },
    {
      d: `M${x + w * 0.02},${y + h * 0.95} Q${x + w * 0.1},${y + h * 0.8} ${x + w * 0.18},${y + h * 0.78} M${x + w * 0.98},${y + h * 0.95} Q${x + w * 0.9},${y + h * 0.8} ${x + w * 0.82},${y + h * 0.78}`,
      stroke: deep,
      width: crease,
      blur: 8,
      opacity: 0.42,
    },
  ];
}

/** A stuffed cushion or pillow, lit from the upper left, with creases at its corners. */
export function drawCushion(canvas: Canvas, cushion: Cushion): Svg {
  const {
    x,
    y,
    width,
    height,
    colour,
    radius = 34,
    bow = 12,
    texture = 'cloth',
    grain = 0.15,
    piping = true,
    turn = 0,
    print = '',
    cast = 0.3,
  } = cushion;
  const { light, bright, dark, deep } = tonesOf(colour);
  // Turned around its own middle, so that it stays where it was placed.
  const middle = { x: x + width / 2, y: y + height / 2 };
  const own = { ...cushion, x: -width / 2, y: -height / 2 };
  const d = puff(own, { radius, bow });
  return canvas.place({ ...middle, turn }, () => {
    let svg = cast === 0 ? '' : castShadow(canvas, d, { right: 8, down: 11, blur: 13, opacity: cast });
    svg += form(canvas, d, {
      fill: canvas.linear(
        [
          [0, light],
          [0.5, colour],
          [1, dark],
        ],
        [0, 0, 0.35, 1],
      ),
      print,
      shades: shadesOf(own),
      texture,
      grain,
      edge: { colour: deep, opacity: 0.34, width: 1.5 },
    });
    if (!piping) return svg;
    const lit = canvas.place({ x: -1.5, y: -1.5 }, () =>
      line(d, { colour: bright, width: 1.5, opacity: 0.4 }),
    );
    return svg + line(d, { colour: tone(colour, -0.16), width: 4, opacity: 0.4 }) + lit;
  });
}
