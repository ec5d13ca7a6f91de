import { form } from '../drawing/form.ts';
import { line, oval } from '../drawing/shape.ts';
import { softOval } from '../drawing/shadow.ts';
import { tone } from '../drawing/colour.ts';
import { printOf, type Cut } from './cut.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A round button with two holes and its small shadow. */
export function drawButton(
  canvas: Canvas,
  { x, y, radius = 9, colour = '#f4efe4' }: { x: number; y: number; radius?: number; colour?: string },
): Svg {
  const face = canvas.radial(
    [
      [0, tone(colour, 0.12)],
      [0.6, colour],
      [1, tone(colour, -0.14)],
    ],
    { x: 0.36, y: 0.3, radius: 0.8 },
  );
  const hole = tone(colour, -0.35);
  return (
    softOval(canvas, { x: x + 2, y: y + radius * 0.4, rx: radius * 1.35, ry: radius * 1.3, opacity: 0.5 }) +
    oval(x, y, radius, radius, face) +
    oval(x - radius * 0.26, y, radius * 0.15, radius * 0.15, hole) +
    oval(x + radius * 0.26, y, radius * 0.15, radius * 0.15, hole)
  );
}

/** A strip of cloth down the middle with a row of buttons, from `top` to the hem. */
export function drawPlacket(
  canvas: Canvas,
  cut: Cut,
  {
    top,
    buttons = 6,
    colour = '#f4efe4',
    radius = 9,
    width = 44,
    plain = false,
  }: { top: number; buttons?: number; colour?: string; radius?: number; width?: number; plain?: boolean },
): Svg {
  const { tones, hem } = cut;
  const bottom = hem[1] + (cut.edge === 'tails' ? 62 : cut.edge === 'arc' ? 18 : 8);
  const half = width / 2;
  const strip = `M${-half},${top} L${half},${top - (plain ? 0 : 10)} L${half + 3},${bottom} L${-half},${bottom} Z`;
  const shade = line(`M${half + 4},${top} L${half + 7},${bottom}`, {
    colour: '#1c1510',
    width: 9,
    opacity: 0.2,
  });
  let svg = canvas.blurred(shade, 4, { left: half - 20, top: top - 10, right: half + 40, bottom });
  svg += form(canvas, strip, {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.7, cut.colour],
        [1, tones.dark],
      ],
      [0, 0, 1, 0],
    ),
    print: printOf(canvas, cut),
    texture: cut.texture,
    grain: cut.grain,
    edge: { colour: tones.deep, opacity: 0.34, width: 1.5 },
  });
  const step = (bottom - top - 40) / Math.max(1, buttons - 0.4);
  for (let i = 0; i < buttons; i += 1)
    svg += drawButton(canvas, { x: 1, y: top + 34 + i * step, radius, colour });
  return svg;
}

/** A metal zip down the middle. */
export function drawZip(
  canvas: Canvas,
  cut: Cut,
  { top, metal = '#b9b4aa' }: { top: number; metal?: string },
): Svg {
  const bottom = cut.hem[1] + 4;
  const teeth = line(`M0,${top} V${bottom}`, {
    colour: tone(metal, -0.18),
    width: 9,
    dash: [3, 3],
    cap: 'butt',
  });
  return (
    line(`M0,${top} V${bottom}`, { colour: tone(cut.colour, -0.2), width: 26, opacity: 0.55, cap: 'butt' }) +
    line(`M0,${top} V${bottom}`, { colour: metal, width: 9, cap: 'butt' }) +
    teeth +
    form(canvas, `M-8,${top + 6} H8 L6,${top + 34} L10,${top + 72} H-10 L-6,${top + 34} Z`, {
      fill: canvas.linear(
        [
          [0, tone(metal, 0.14)],
          [1, tone(metal, -0.12)],
        ],
        [0, 0, 1, 0],
      ),
      edge: { colour: tone(metal, -0.3), opacity: 0.6, width: 1.5 },
    })
  );
}
