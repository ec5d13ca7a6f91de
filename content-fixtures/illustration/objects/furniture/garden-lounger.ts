import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawCushion } from '../../props/cushion.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { line } from '../../drawing/shape.ts';
import { plant } from '../home/plant.ts';
import { polygon } from '../../drawing/path.ts';
import { room } from '../../stages/room.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** The mattress. */
  colour,
  wood: colour.default('#b58b62'),
  pillow: colour.default('#efe4d2'),
  dressed: z.boolean().default(true),
});

function beam(canvas: Canvas, points: Parameters<typeof polygon>[0], wood: string): Svg {
  return form(canvas, polygon(points), {
    fill: canvas.linear([
      [0, tone(wood, 0.07)],
      [1, tone(wood, -0.12)],
    ]),
    texture: 'wood',
    grain: 0.16,
    edge: { colour: tone(wood, -0.25), opacity: 0.5, width: 1.8 },
  });
}

function mattress(canvas: Canvas, hue: string): Svg {
  const tones = tonesOf(hue);
  const d =
    'M-560,-230 C-560,-262 -546,-274 -520,-274 H120 C150,-274 166,-284 188,-306 L436,-560 C460,-584 500,-552 486,-522 L262,-246 C244,-222 220,-214 190,-214 H-530 C-552,-214 -560,-218 -560,-230 Z';
  const shades: Shade[] = [
    {
      d: 'M-560,-238 H190 C220,-238 240,-250 256,-270 L480,-540 L520,-500 L270,-190 H-570 Z',
      fill: tones.deep,
      blur: 15,
      opacity: 0.5,
    },
    {
      d: 'M-530,-270 H120 C150,-270 170,-282 190,-304 L430,-552',
      stroke: tones.bright,
      width: 12,
      blur: 8,
      opacity: 0.8,
    },
  ];
  for (const x of [-380, -200, -20])
    shades.push({
      d: `M${x},-276 C${x + 10},-250 ${x + 6},-230 ${x - 4},-212`,
      stroke: tones.deep,
      width: 8,
      blur: 4,
      opacity: 0.7,
    });
  for (const t of [0.3, 0.64]) {
    const [x, y] = [190 + t * 250, -306 - t * 254];
    shades.push({
      d: `M${x},${y} C${x + 20},${y + 20} ${x + 44},${y + 40} ${x + 60},${y + 50}`,
      stroke: tones.deep,
      width: 8,
      blur: 4,
      opacity: 0.7,
    });
  }
  return form(canvas, d, {
    fill: canvas.linear([
      [0, tones.light],
      [0.5, hue],
      [1, tones.dark],
    ]),
    shades,
    texture: 'cloth',
    grain: 0.14,
    edge: { colour: tones.deep, opacity: 0.4 },
  });
}

function drawLounger(canvas: Canvas, { colour: hue, wood, pillow }: z.output<typeof params>): Svg {
  const dark = tone(wood, -0.1);
  return (
    groundShadow(canvas, { x: -20, width: 1120 }) +
    beam(
      canvas,
      [
        [-430, -190],
        [-396, -190],
        [-396, -12],
        [-430, -12],
      ],
      dark,
    ) +
    beam(
      canvas,
      [
        [270, -190],
        [304, -190],
        [304, -12],
        [270, -12],
      ],
      dark,
    ) +
    line('M300,-200 L440,-480', { colour: dark, width: 22 }) +
    beam(
      canvas,
      [
        [-570, -216],
        [420, -216],
        [420, -172],
        [-570, -172],
      ],
      wood,
    ) +
    beam(
      canvas,
      [
        [200, -232],
        [470, -520],
        [498, -496],
        [240, -214],
      ],
      tone(wood, -0.04),
    ) +
    mattress(canvas, hue) +
    drawCushion(canvas, {
      x: 300,
      y: -600,
      width: 200,
      height: 128,
      colour: pillow,
      radius: 22,
      bow: -4,
      turn: -46,
    }) +
    beam(
      canvas,
      [
        [-510, -180],
        [-466, -180],
        [-466, 0],
        [-510, 0],
      ],
      wood,
    ) +
    beam(
      canvas,
      [
        [340, -180],
        [384, -180],
        [384, 0],
        [340, 0],
      ],
      wood,
    )
  );
}

export const gardenLounger = defineProduct({
  kind: 'garden-lounger',
  format: 'wide',
  params,
  crop: { x: 0.42, y: 0.3, width: 0.44 },
  stage: () => room({ width: 1240, height: 640, share: 0.84, ground: 0.87, horizon: 0.7 }),
  draw: (canvas, given) =>
    (given.dressed
      ? canvas.place({ x: -520, y: -96, scale: 0.9 }, () =>
          plant.draw(canvas, { pot: '#b5785a', height: 460 }),
        )
      : '') + drawLounger(canvas, given),
});
