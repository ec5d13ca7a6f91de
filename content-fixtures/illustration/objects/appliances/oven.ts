import { z } from 'zod';
import { bar, oval } from '../../drawing/shape.ts';
import { barHandle, boxSides, casing, glassPanel, knob } from '../../drawing/metal.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { polygon, roundedRect } from '../../drawing/path.ts';
import { studio } from '../../stages/studio.ts';
import { tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  steel: z.boolean().default(true),
  /** A free-standing stove has a hob on top and a drawer. */
  stove: z.boolean().default(false),
  lit: z.boolean().default(true),
  knobs: z.int().min(2).max(6).optional(),
  /** How much of the door is glass. */
  window: z.enum(['wide', 'small']).default('wide'),
});

type Oven = z.output<typeof params>;

function hob(canvas: Canvas): Svg {
  const top = polygon([
    [-300, -872],
    [320, -872],
    [374, -836],
    [-332, -836],
  ]);
  let rings = '';
  for (const [x, y, r] of [
    [-150, -858, 74],
    [160, -860, 60],
    [-20, -848, 40],
  ] as const)
    rings += `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.14}" fill="none" stroke="#7c8488" stroke-opacity=".7" stroke-width="3"/>`;
  return form(canvas, top, {
    fill: canvas.linear([
      [0, '#2c3235'],
      [1, '#101416'],
    ]),
    marks: rings,
  });
}

function windowOf(canvas: Canvas, lit: boolean): Svg {
  const d = roundedRect({ x: -250, y: -560, width: 500, height: 330 }, 12);
  const inside = lit
    ? oval(
        0,
        -250,
        270,
        180,
        canvas.radial([
          [0, '#f6b25e', 0.85],
          [0.6, '#d9823a', 0.35],
          [1, '#d9823a', 0],
        ]),
      ) +
      bar({ x: -240, y: -330, width: 480, height: 5 }, '#c9b08c', 0.6) +
      form(canvas, 'M-130,-336 C-130,-410 -60,-430 0,-430 C60,-430 130,-410 130,-336 Z', {
        fill: canvas.linear([
          [0, '#d9a25c'],
          [1, '#8a5526'],
        ]),
        texture: 'plush',
        grain: 0.2,
      })
    : bar({ x: -240, y: -330, width: 480, height: 4 }, '#5a6266', 0.7) +
      bar({ x: -240, y: -430, width: 480, height: 4 }, '#5a6266', 0.7);
  return form(canvas, d, {
    fill: canvas.linear([
      [0, '#12191c'],
      [1, lit ? '#3a2a1c' : '#22292d'],
    ]),
    print: inside,
    shades: [{ d: 'M-250,-580 H-60 L-170,-210 H-250 Z', fill: '#ffffff', blur: 15, opacity: 0.16 }],
    edge: { colour: '#000000', opacity: 0.6, width: 3 },
  });
}

function drawOven(canvas: Canvas, { colour: front, steel, stove, lit, knobs, window: pane }: Oven): Svg {
  const { deep } = tonesOf(front);
  const texture = steel ? 'brushed' : 'grain';
  const grain = steel ? 0.11 : 0.025;
  const edge = { colour: deep, opacity: 0.5 };
  const bottom = stove ? -10 : -140;
  const body = { x: -320, y: -836, width: 640, height: 836 + bottom };
  const shades = [
    { d: 'M-340,-860 H-220 L-60,-40 H-340 Z', fill: '#ffffff', blur: 50, opacity: 0.24 },
    { d: 'M250,-860 H360 V0 H280 Z', fill: deep, blur: 28, opacity: 0.44 },
  ];
  const clock =
    bar({ x: -40, y: -764, width: 22, height: 30, radius: 3 }, '#8fd3e0', 0.8) +
    bar({ x: -10, y: -764, width: 22, height: 30, radius: 3 }, '#8fd3e0', 0.8) +
    bar({ x: 24, y: -764, width: 22, height: 30, radius: 3 }, '#2aa9c0', 0.8);
  let svg = groundShadow(canvas, { x: 10, y: bottom, width: 690 }) + boxSides(canvas, body, front);
  svg += form(canvas, roundedRect(body, 10), {
    fill: casing(canvas, front, steel),
    shades,
    texture,
    grain,
    edge,
  });
  if (stove) svg += hob(canvas);
  svg += glassPanel(canvas, { x: -90, y: -790, width: 190, height: 82 }, clock);
  const places = {
    2: [-220, 220],
    3: [-240, -160, 220],
    4: [-250, -160, 170, 250],
    5: [-270, -200, -130, 180, 260],
    6: [-270, -200, -130, 150, 212, 274],
  };
  const count = (knobs ?? (stove ? 4 : 2)) as keyof typeof places;
  for (const x of places[count]) svg += knob(canvas, x, -748, count > 4 ? 28 : 36, '#a4503a');
  svg += form(canvas, roundedRect({ x: -306, y: -676, width: 612, height: 500 }, 8), {
    fill: steel
      ? canvas.linear([
          [0, '#2a3034'],
          [1, '#171c1f'],
        ])
      : casing(canvas, front, false),
    edge: { colour: deep, opacity: 0.6 },
  });
  const shown = windowOf(canvas, lit);
  svg +=
    (pane === 'wide' ? shown : canvas.place({ y: -110, scale: 0.72 }, () => shown)) +
    barHandle(canvas, { x: -250, y: -640, width: 500, height: 22 });
  if (!stove) return svg;
  return (
    svg +
    form(canvas, roundedRect({ x: -306, y: -160, width: 612, height: 112 }, 8), {
      fill: casing(canvas, front, steel),
      texture,
      grain,
      edge,
    }) +
    bar({ x: -300, y: -36, width: 600, height: 30, radius: 3 }, '#22272a')
  );
}

export const oven = defineProduct({
  kind: 'oven',
  format: 'square',
  params,
  crop: { x: 0.22, y: 0.16, width: 0.52 },
  stage: ({ stove }) => studio({ width: 700, height: stove ? 872 : 696, share: 0.75, middle: 26 }),
  draw: (canvas, given) =>
    given.stove ? drawOven(canvas, given) : canvas.place({ y: 140 }, () => drawOven(canvas, given)),
});
