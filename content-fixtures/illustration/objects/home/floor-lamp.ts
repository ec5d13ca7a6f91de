import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { lampGlow } from './table-lamp.ts';
import { line, oval } from '../../drawing/shape.ts';
import { polished } from '../../stages/hanging.ts';
import { room } from '../../stages/room.ts';
import { symmetric } from '../../drawing/path.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** The shade. */
  colour,
  metal: colour.default('#a8804d'),
  shape: z.enum(['arc', 'tripod']).default('arc'),
});

type FloorLamp = z.output<typeof params>;

function arc(canvas: Canvas, { colour: hue, metal }: FloorLamp): Svg {
  const rod = 'M0,-20 V-560 C0,-860 -330,-900 -420,-640';
  const dome =
    'M-560,-530 C-560,-610 -500,-650 -424,-650 C-348,-650 -288,-610 -288,-530 C-340,-506 -508,-506 -560,-530 Z';
  return (
    groundShadow(canvas, { width: 220 }) +
    form(canvas, symmetric('M0,-34 C60,-34 100,-28 100,-14 V-4 C100,8 50,8 0,8'), {
      fill: canvas.linear(
        [
          [0, '#6d6a66'],
          [0.3, '#c9c5bf'],
          [1, '#55524e'],
        ],
        [0, 0, 1, 0],
      ),
    }) +
    line(rod, { colour: tone(metal, -0.14), width: 12 }) +
    canvas.place({ x: -2 }, () => line(rod, { colour: tone(metal, 0.18), width: 4, opacity: 0.9 })) +
    lampGlow(canvas, { x: -424, y: -420, radius: 380, opacity: 0.75 }) +
    form(canvas, dome, {
      fill: canvas.linear(
        [
          [0, tone(hue, 0.03)],
          [0.6, hue],
          [1, tone(hue, -0.12)],
        ],
        [0, 0, 1, 0.6],
      ),
      shades: [
        {
          d: 'M-600,-552 C-480,-512 -370,-512 -250,-552 V-490 H-600 Z',
          fill: '#ffdd93',
          blur: 15,
          opacity: 0.9,
        },
      ],
      texture: 'grain',
      grain: 0.04,
      edge: { colour: tone(hue, -0.2), opacity: 0.3 },
    }) +
    oval(-424, -519, 110, 9, '#fff0c4')
  );
}

function tripod(canvas: Canvas, { colour: hue, metal }: FloorLamp): Svg {
  let svg = groundShadow(canvas, { width: 360, strength: 0.7 });
  for (const [foot, shadeOf] of [
    [10, -0.14],
    [-170, 0],
    [180, -0.05],
  ] as const) {
    const d = `M${foot - 10},-${foot === 10 ? 26 : 0} L${foot + 10},-${foot === 10 ? 26 : 0} L13,-560 L-13,-560 Z`;
    svg += form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(metal, shadeOf + 0.08)],
          [1, tone(metal, shadeOf - 0.12)],
        ],
        [0, 0, 1, 0],
      ),
    });
  }
  return (
    svg +
    lampGlow(canvas, { y: -660, radius: 430, opacity: 0.7 }) +
    form(canvas, symmetric('M0,-860 H150 L210,-560 C140,-544 70,-540 0,-540'), {
      fill: canvas.linear(
        [
          [0, tone(hue, 0.05)],
          [0.5, tone(hue, 0.03)],
          [1, tone(hue, -0.12)],
        ],
        [0, 0, 1, 0.2],
      ),
      shades: [
        { d: 'M-230,-620 H230 V-520 H-230 Z', fill: '#ffe3a0', blur: 28, opacity: 0.9 },
        { d: 'M90,-880 L160,-540 H260 V-880 Z', fill: tone(hue, -0.2), blur: 28, opacity: 0.4 },
      ],
      texture: 'cloth',
      grain: 0.18,
      edge: { colour: tone(hue, -0.2), opacity: 0.3 },
    }) +
    oval(0, -560, 20, 10, canvas.linear(polished(metal)), 0)
  );
}

export const floorLamp = defineProduct({
  kind: 'floor-lamp',
  format: 'wide',
  params,
  crop: { x: 0.3, y: 0.08, width: 0.4 },
  stage:
    ({ shape }) =>
    (canvas, setting, draw) =>
      room({ width: shape === 'arc' ? 700 : 460, height: 880, share: 0.7, ground: 0.885, horizon: 0.76 })(
        canvas,
        setting,
        () => (shape === 'arc' ? canvas.place({ x: 220 }, draw) : draw()),
      ),
  draw: (canvas, lamp) => (lamp.shape === 'arc' ? arc : tripod)(canvas, lamp),
});
