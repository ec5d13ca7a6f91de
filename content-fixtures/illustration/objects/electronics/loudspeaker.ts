import { z } from 'zod';
import { bar, oval, ring } from '../../drawing/shape.ts';
import { boxSides } from '../../drawing/metal.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawBoard } from '../../drawing/wood.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { roundedRect, symmetric } from '../../drawing/path.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** A pair of wooden boxes, or one round speaker in cloth. */
  style: z.enum(['boxes', 'cloth']).default('boxes'),
  /** Of the boxes' membranes, and of the upper side of the round one. */
  cone: colour.default('#444c50'),
  top: colour.default('#3a4145'),
});

function membrane(canvas: Canvas, x: number, y: number, r: number, paper: string): Svg {
  return (
    oval(
      x,
      y,
      r,
      r,
      canvas.linear(
        [
          [0, '#5a6266'],
          [0.5, '#2a3033'],
          [1, '#7d8589'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    oval(x, y, r * 0.92, r * 0.92, '#14181a') +
    ring(x, y, r * 0.84, r * 0.84, { colour: '#3b4246', width: r * 0.1 }) +
    oval(
      x,
      y,
      r * 0.76,
      r * 0.76,
      canvas.radial(
        [
          [0, '#14181a'],
          [0.4, '#22282b'],
          [1, paper],
        ],
        { x: 0.42, y: 0.38, radius: 0.6 },
      ),
    ) +
    oval(
      x,
      y,
      r * 0.28,
      r * 0.28,
      canvas.radial(
        [
          [0, '#6d767a'],
          [1, '#1b2023'],
        ],
        { x: 0.36, y: 0.3, radius: 0.8 },
      ),
    )
  );
}

function box(canvas: Canvas, wood: string, paper: string): Svg {
  const body = { x: -170, y: -620, width: 340, height: 620 };
  return (
    groundShadow(canvas, { x: 14, width: 380 }) +
    boxSides(canvas, body, wood, 48) +
    drawBoard(canvas, { ...body, colour: wood, radius: 8, upright: true }) +
    membrane(canvas, 0, -220, 134, paper) +
    membrane(canvas, 0, -470, 66, paper) +
    oval(0, -64, 26, 26, '#0d1011') +
    bar({ x: 110, y: -34, width: 26, height: 8, radius: 4 }, '#2aa9c0')
  );
}

function round(canvas: Canvas, cloth: string, top: string): Svg {
  const tones = tonesOf(cloth);
  return (
    groundShadow(canvas, { width: 460 }) +
    form(
      canvas,
      symmetric('M0,-600 C150,-600 226,-560 230,-480 C240,-330 240,-160 226,-40 Q222,0 170,0 H0'),
      {
        fill: canvas.linear(
          [
            [0, tones.light],
            [0.35, cloth],
            [1, tones.deep],
          ],
          [0, 0, 1, 0.1],
        ),
        shades: [
          {
            d: 'M-190,-540 C-150,-500 -160,-100 -190,-30 H-130 C-100,-120 -90,-460 -110,-560 Z',
            fill: tones.bright,
            blur: 28,
            opacity: 0.6,
          },
          { d: 'M120,-620 C190,-400 180,-160 150,20 H280 V-620 Z', fill: tones.deep, blur: 28, opacity: 0.6 },
        ],
        texture: 'rattan',
        grain: 0.14,
        edge: { colour: tones.deep, opacity: 0.4 },
      },
    ) +
    oval(
      0,
      -566,
      196,
      40,
      canvas.linear([
        [0, top],
        [1, top === '#3a4145' ? '#171b1e' : tone(top, -0.16)],
      ]),
    ) +
    ring(0, -566, 150, 29, { colour: '#2aa9c0', width: 5, opacity: 0.9 }) +
    form(canvas, roundedRect({ x: -206, y: -18, width: 412, height: 18 }, 9), { fill: tone(cloth, -0.3) })
  );
}

export const loudspeaker = defineProduct({
  kind: 'loudspeaker',
  format: 'square',
  params,
  crop: { x: 0.2, y: 0.3, width: 0.44 },
  stage: ({ style }) =>
    style === 'boxes'
      ? studio({ width: 900, height: 640, share: 0.74, middle: 10 })
      : studio({ width: 480, height: 610, share: 0.64 }),
  draw: (canvas, { colour: hue, style, cone, top }) =>
    style === 'cloth'
      ? round(canvas, hue, top)
      : canvas.place({ x: 232, y: -26, scale: 0.95 }, () => box(canvas, hue, cone)) +
        canvas.place({ x: -220 }, () => box(canvas, hue, cone)),
});
