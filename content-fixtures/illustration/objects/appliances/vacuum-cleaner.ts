import { z } from 'zod';
import { bar, line, oval, ring } from '../../drawing/shape.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { ellipse, roundedRect, symmetric } from '../../drawing/path.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow, softOval } from '../../drawing/shadow.ts';
import { sheen } from '../../drawing/metal.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  style: z.enum(['stick', 'robot']).default('stick'),
});

function stick(canvas: Canvas, hue: string): Svg {
  const tones = tonesOf(hue);
  const tube = canvas.linear(sheen('#b9bfc2'), [0, 0, 1, 0]);
  const shell = canvas.linear(
    [
      [0, tones.light],
      [0.4, hue],
      [1, tones.deep],
    ],
    [0, 0, 1, 0.2],
  );
  const edge = { colour: tones.deep, opacity: 0.5 };
  const head = form(canvas, symmetric('M0,-96 H70 C170,-90 214,-60 220,-16 Q220,0 204,0 H0'), {
    fill: canvas.linear([
      [0, tones.light],
      [0.5, hue],
      [1, tones.deep],
    ]),
    shades: [
      {
        d: 'M-190,-60 C-100,-84 60,-84 120,-70 C40,-60 -100,-50 -180,-30 Z',
        fill: '#ffffff',
        blur: 8,
        opacity: 0.5,
      },
    ],
    edge,
  });
  const grip = 'M34,-960 C110,-990 190,-960 196,-880 C200,-820 150,-790 90,-792';
  return (
    groundShadow(canvas, { width: 420 }) +
    form(canvas, roundedRect({ x: -24, y: -640, width: 48, height: 570 }, 10), { fill: tube }) +
    head +
    bar({ x: -214, y: -22, width: 428, height: 22, radius: 8 }, '#22272a') +
    form(canvas, roundedRect({ x: -36, y: -130, width: 72, height: 66 }, 14), { fill: '#2b3134' }) +
    line(grip, { colour: '#1f2427', width: 48 }) +
    line(grip, { colour: '#454d51', width: 12, opacity: 0.7 }) +
    form(canvas, roundedRect({ x: -84, y: -960, width: 150, height: 230 }, 40), {
      fill: shell,
      shades: [{ d: 'M-70,-940 H-30 V-750 H-70 Z', fill: '#ffffff', blur: 15, opacity: 0.5 }],
      edge,
    }) +
    form(canvas, symmetric('M0,-740 H72 L60,-560 Q56,-536 30,-536 H0'), {
      fill: canvas.linear(
        [
          [0, '#dfe6e8', 0.85],
          [0.5, '#aab6ba', 0.8],
          [1, '#7c888c', 0.9],
        ],
        [0, 0, 1, 0],
      ),
      edge: { colour: '#5a6468', opacity: 0.6 },
    }) +
    [-40, -14, 12, 38]
      .map((x) => line(`M${x},-726 L${x * 0.8},-560`, { colour: '#ffffff', width: 4, opacity: 0.35 }))
      .join('') +
    ring(-10, -880, 36, 36, { colour: '#2aa9c0', width: 8, opacity: 0.9 }) +
    oval(-10, -880, 22, 22, '#14191c')
  );
}

function robot(canvas: Canvas, hue: string): Svg {
  const tones = tonesOf(hue);
  const top = ellipse(0, -120, 420, 150);
  return (
    groundShadow(canvas, { width: 800 }) +
    form(canvas, 'M-420,-120 V-60 C-420,40 420,40 420,-60 V-120 Z', {
      fill: canvas.linear(
        [
          [0, tones.base],
          [0.3, tones.light],
          [1, tone(hue, -0.26)],
        ],
        [0, 0, 1, 0],
      ),
      edge: { colour: tones.deep, opacity: 0.4 },
    }) +
    form(canvas, 'M-420,-96 V-72 C-420,28 420,28 420,-72 V-96 C420,4 -420,4 -420,-96 Z', {
      fill: '#1c2124',
    }) +
    form(canvas, top, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, hue],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.5],
      ),
      shades: [
        {
          d: 'M-340,-160 C-200,-250 60,-260 200,-230 C0,-200 -200,-160 -300,-80 Z',
          fill: '#ffffff',
          blur: 28,
          opacity: 0.45,
        },
      ],
      texture: 'grain',
      grain: 0.02,
    }) +
    ring(0, -120, 396, 138, { colour: tones.deep, width: 3, opacity: 0.4 }) +
    softOval(canvas, { x: 10, y: -150, rx: 150, ry: 50, opacity: 0.5 }) +
    form(canvas, 'M-120,-190 V-160 C-120,-116 120,-116 120,-160 V-190 Z', {
      fill: canvas.linear(
        [
          [0, '#3a4145'],
          [0.4, '#596266'],
          [1, '#15191b'],
        ],
        [0, 0, 1, 0],
      ),
    }) +
    oval(
      0,
      -190,
      120,
      40,
      canvas.linear([
        [0, '#454d51'],
        [1, '#22282b'],
      ]),
    ) +
    ring(0, -60, 30, 11, { colour: '#2aa9c0', width: 5 }) +
    line('M-410,20 L-500,36 M-400,26 L-470,62', { colour: '#d9c5a6', width: 8 })
  );
}

export const vacuumCleaner = defineProduct({
  kind: 'vacuum-cleaner',
  format: 'square',
  params,
  crop: { x: 0.3, y: 0.16, width: 0.42 },
  stage: ({ style }) =>
    style === 'stick'
      ? studio({ width: 460, height: 1000, share: 0.76 })
      : studio({ width: 960, height: 330, share: 0.76 }),
  draw: (canvas, { colour: hue, style }) => (style === 'stick' ? stick : robot)(canvas, hue),
});
