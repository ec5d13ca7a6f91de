import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawBooks } from '../../props/books.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { line, oval } from '../../drawing/shape.ts';
import { polished } from '../../stages/hanging.ts';
import { shelf } from '../../stages/shelf.ts';
import { symmetric } from '../../drawing/path.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** The shade. */
  colour,
  metal: colour.default('#b9894f'),
  shape: z.enum(['dome', 'cone', 'ball']).default('dome'),
  lit: z.boolean().default(true),
});

type TableLamp = z.output<typeof params>;

const shades = {
  dome: 'M0,-720 C170,-720 296,-620 300,-430 C240,-398 120,-392 0,-392',
  cone: 'M0,-730 H130 L262,-440 C200,-420 100,-414 0,-414',
  ball: 'M0,-740 C150,-740 220,-640 220,-560 C220,-470 150,-390 0,-390',
} as const;

function shade(canvas: Canvas, { colour: hue, shape, lit, metal }: TableLamp): Svg {
  const glow = lit ? tone(hue, 0.1) : hue;
  return (
    form(canvas, symmetric(shades[shape]), {
      fill: canvas.linearAt(
        [
          [0, tone(hue, 0.02)],
          [0.35, glow],
          [1, tone(hue, -0.12)],
        ],
        [-300, -640, 280, -420],
      ),
      shades: [
        {
          d: 'M-330,-480 C-200,-392 200,-392 330,-480 V-360 H-330 Z',
          fill: lit ? '#ffe3a0' : tone(hue, -0.16),
          blur: 28,
          opacity: lit ? 0.95 : 0.4,
        },
        {
          d: 'M-220,-560 C-190,-660 -90,-700 -10,-700 C-90,-650 -150,-600 -170,-510 Z',
          fill: '#ffffff',
          blur: 15,
          opacity: 0.5,
        },
        {
          d: 'M180,-720 C300,-600 260,-480 330,-400 V-740 Z',
          fill: tone(hue, -0.2),
          blur: 28,
          opacity: 0.42,
        },
      ],
      texture: shape === 'cone' ? 'cloth' : 'grain',
      grain: shape === 'cone' ? 0.16 : 0.04,
      edge: { colour: tone(hue, -0.18), opacity: 0.25, width: 1.5 },
    }) + (shape === 'dome' ? oval(0, -722, 20, 11, canvas.linear(polished(metal))) : '')
  );
}

/** The light around a lamp, as far as it reaches on the wall. */
export function lampGlow(canvas: Canvas, { x = 0, y = 0, radius = 500, opacity = 0.9 } = {}): Svg {
  return oval(
    x,
    y,
    radius,
    radius * 0.82,
    canvas.radial([
      [0, '#ffdf9e', 0.75],
      [0.45, '#ffdf9e', 0.28],
      [1, '#ffdf9e', 0],
    ]),
    opacity,
  );
}

function drawTableLamp(canvas: Canvas, lamp: TableLamp): Svg {
  const { metal, lit, shape } = lamp;
  const bar = canvas.linear(polished(metal), [0, 0, 1, 0]);
  const edge = { colour: tone(metal, -0.3), opacity: 0.3, width: 1.5 };
  const opening = lit
    ? oval(
        0,
        -424,
        236,
        40,
        canvas.radial([
          [0, '#fffbe8'],
          [0.6, '#ffe9b4'],
          [1, tone(lamp.colour, 0.02)],
        ]),
      )
    : oval(0, -424, 236, 36, tone(lamp.colour, -0.22));
  return (
    (lit ? lampGlow(canvas, { y: -420, radius: 560 }) : '') +
    groundShadow(canvas, { width: 300, strength: 0.9 }) +
    form(canvas, symmetric('M0,-36 C90,-36 150,-30 150,-14 V-6 C150,8 60,8 0,8'), { fill: bar, edge }) +
    line('M-148,-16 C-140,-32 140,-32 148,-16', { colour: '#ffffff', width: 3, opacity: 0.5 }) +
    form(canvas, symmetric('M0,-430 H22 L25,-200 C30,-120 58,-90 62,-30 C40,-22 20,-22 0,-22'), {
      fill: bar,
      edge,
      shades: [{ d: 'M-80,-450 H80 V-390 H-80 Z', fill: '#fff0c8', blur: 15, opacity: lit ? 0.8 : 0 }],
    }) +
    (shape === 'dome' ? opening : '') +
    shade(canvas, lamp)
  );
}

export const tableLamp = defineProduct({
  kind: 'table-lamp',
  format: 'wide',
  params,
  crop: { x: 0.28, y: 0.14, width: 0.44 },
  stage: () => shelf({ width: 640, height: 760, share: 0.6 }),
  draw: (canvas, lamp) =>
    drawTableLamp(canvas, lamp) + canvas.place({ x: 300, scale: 0.84 }, () => drawBooks(canvas)),
});
