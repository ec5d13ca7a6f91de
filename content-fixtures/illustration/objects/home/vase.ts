import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawTwigs, twigs } from '../../props/twigs.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { oval } from '../../drawing/shape.ts';
import { shelf } from '../../stages/shelf.ts';
import { symmetric } from '../../drawing/path.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  shape: z.enum(['belly', 'bottle', 'bowl']).default('belly'),
  glaze: z.enum(['matt', 'gloss']).default('matt'),
  twig: z.enum(twigs).optional(),
});

type Vase = z.output<typeof params>;

const shapes = {
  belly: { height: 270, mouth: 36, side: 'M36,-270 C36,-236 92,-200 96,-116 C98,-40 66,0 48,0 H0' },
  bottle: { height: 340, mouth: 26, side: 'M26,-340 C26,-270 24,-230 40,-200 C84,-150 90,-60 62,0 H0' },
  bowl: { height: 170, mouth: 96, side: 'M96,-170 C128,-130 120,-30 56,0 H0' },
} as const;

function drawVase(canvas: Canvas, { colour: clay, shape, glaze, twig }: Vase): Svg {
  const tones = tonesOf(clay);
  const { height, mouth, side } = shapes[shape];
  const d = symmetric(side.replace(/^M(-?\d+),(-?\d+)/, 'M0,$2 L$1,$2'));
  const shine = glaze === 'gloss' ? 0.75 : 0.4;
  return (
    groundShadow(canvas, { width: 150 }) +
    oval(0, -height, mouth, mouth * 0.2, tone(clay, -0.26)) +
    (twig === undefined ? '' : canvas.place({ y: -height + 6 }, () => drawTwigs(canvas, twig))) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.4, clay],
          [1, tones.deep],
        ],
        [0, 0, 1, 0.25],
      ),
      shades: [
        {
          d: `M-84,${-height * 0.62} C-70,${-height * 0.3} -66,${-height * 0.2} -44,-20 H-100 Z`,
          fill: '#ffffff',
          blur: 8,
          opacity: shine * 0.5,
        },
        {
          d: `M-50,${-height * 0.66} C-64,${-height * 0.5} -60,${-height * 0.34} -52,${-height * 0.26}`,
          stroke: '#ffffff',
          width: glaze === 'gloss' ? 14 : 26,
          blur: glaze === 'gloss' ? 4 : 15,
          opacity: shine,
        },
        {
          d: `M50,${-height} C110,${-height * 0.5} 90,-40 40,10 H140 V${-height} Z`,
          fill: tones.deep,
          blur: 15,
          opacity: 0.5,
        },
        { d: 'M-120,-24 H120 V20 H-120 Z', fill: tones.deep, blur: 8, opacity: 0.4 },
      ],
      texture: 'grain',
      grain: glaze === 'gloss' ? 0.03 : 0.07,
      edge: { colour: tones.deep, opacity: 0.35, width: 1.5 },
    })
  );
}

export const vase = defineProduct({
  kind: 'vase',
  format: 'wide',
  params,
  crop: { x: 0.34, y: 0.4, width: 0.32 },
  stage: ({ twig, shape }) =>
    shelf({ width: 340, height: twig === undefined ? shapes[shape].height + 40 : 640 }),
  draw: drawVase,
});
