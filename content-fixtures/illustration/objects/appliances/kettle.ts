import { z } from 'zod';
import { bar, line, oval } from '../../drawing/shape.ts';
import { casing } from '../../drawing/metal.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { roundedRect } from '../../drawing/path.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** Kettle alone, toaster alone, or both as a set. */
  set: z.enum(['kettle', 'toaster', 'both']).default('both'),
  steel: z.boolean().default(false),
});

type Kettle = z.output<typeof params>;

function kettleOf(canvas: Canvas, { colour: hue, steel }: Kettle): Svg {
  const tones = tonesOf(hue);
  const grip = 'M150,-430 C250,-440 270,-330 250,-240 C236,-180 200,-150 168,-150';
  const d =
    'M-170,-40 C-180,-200 -150,-380 -110,-470 C-60,-496 80,-496 120,-470 C156,-380 186,-200 176,-40 Z';
  return (
    groundShadow(canvas, { width: 400 }) +
    line(grip, { colour: '#1f2427', width: 44 }) +
    line(grip, { colour: '#4a5256', width: 10, opacity: 0.7 }) +
    form(canvas, 'M-118,-440 C-170,-440 -220,-430 -250,-446 C-226,-400 -190,-350 -150,-330 Z', {
      fill: canvas.linear([
        [0, tones.light],
        [1, tones.dark],
      ]),
      edge: { colour: tones.deep, opacity: 0.5 },
    }) +
    form(canvas, d, {
      fill: casing(canvas, hue, steel),
      shades: [
        {
          d: 'M-140,-60 C-150,-200 -120,-360 -90,-440 C-60,-360 -90,-180 -80,-50 Z',
          fill: '#ffffff',
          blur: 15,
          opacity: 0.55,
        },
        { d: 'M90,-490 C150,-360 180,-200 160,-20 H240 V-490 Z', fill: tones.deep, blur: 28, opacity: 0.6 },
      ],
      texture: steel ? 'brushed' : 'grain',
      grain: steel ? 0.1 : 0.02,
      edge: { colour: tones.deep, opacity: 0.45 },
    }) +
    form(canvas, 'M-110,-470 C-70,-520 80,-520 120,-470 C80,-456 -70,-456 -110,-470 Z', {
      fill: canvas.linear([
        [0, tone(hue, 0.04)],
        [1, tones.dark],
      ]),
      edge: { colour: tones.deep, opacity: 0.5 },
    }) +
    oval(6, -520, 30, 20, '#22282b') +
    form(canvas, roundedRect({ x: -190, y: -44, width: 384, height: 44 }, 14), {
      fill: canvas.linear([
        [0, '#4a5054'],
        [0.3, '#22282b'],
        [1, '#14181a'],
      ]),
    }) +
    bar({ x: 60, y: -30, width: 26, height: 8, radius: 4 }, '#2aa9c0')
  );
}

function toasterOf(canvas: Canvas, { colour: hue, steel }: Kettle): Svg {
  const tones = tonesOf(hue);
  const slices = [-110, 60]
    .map((x) =>
      form(
        canvas,
        `M${x - 70},-300 V-380 C${x - 96},-420 ${x - 60},-440 ${x},-440 C${x + 60},-440 ${x + 96},-420 ${x + 70},-380 V-300 Z`,
        {
          fill: canvas.linear([
            [0, '#dba968'],
            [1, '#b9803e'],
          ]),
          texture: 'plush',
          grain: 0.2,
          edge: { colour: '#7d5224', opacity: 0.7, width: 8 },
        },
      ),
    )
    .join('');
  return (
    groundShadow(canvas, { width: 560 }) +
    slices +
    form(canvas, roundedRect({ x: -280, y: -330, width: 540, height: 310 }, [90, 90, 30, 30]), {
      fill: casing(canvas, hue, steel),
      shades: [
        {
          d: 'M-260,-300 C-180,-330 0,-330 120,-320 C-60,-290 -200,-260 -240,-120 Z',
          fill: '#ffffff',
          blur: 28,
          opacity: 0.5,
        },
        { d: 'M170,-340 H320 V0 H200 Z', fill: tones.deep, blur: 28, opacity: 0.55 },
        { d: 'M-300,-90 H300 V0 H-300 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
      ],
      texture: steel ? 'brushed' : 'grain',
      grain: steel ? 0.1 : 0.02,
      edge: { colour: tones.deep, opacity: 0.45 },
    }) +
    bar({ x: 206, y: -260, width: 10, height: 150, radius: 5 }, '#14181a', 0.8) +
    form(canvas, roundedRect({ x: 184, y: -250, width: 56, height: 30 }, 10), {
      fill: canvas.linear([
        [0, '#4a5054'],
        [1, '#1b2023'],
      ]),
    }) +
    oval(
      212,
      -70,
      22,
      22,
      canvas.radial([
        [0, '#f4f6f7'],
        [1, '#7d8387'],
      ]),
    ) +
    form(canvas, roundedRect({ x: -270, y: -26, width: 520, height: 26 }, 10), { fill: '#22282b' })
  );
}

export const kettle = defineProduct({
  kind: 'kettle',
  format: 'square',
  params,
  crop: { x: 0.2, y: 0.3, width: 0.44 },
  stage: ({ set }) =>
    set === 'both'
      ? studio({ width: 1120, height: 560, share: 0.8 })
      : studio({ width: 560, height: 560, share: 0.66 }),
  draw: (canvas, given) =>
    given.set === 'kettle'
      ? kettleOf(canvas, given)
      : given.set === 'toaster'
        ? toasterOf(canvas, given)
        : canvas.place({ x: 270, y: -20, scale: 0.96 }, () => toasterOf(canvas, given)) +
          canvas.place({ x: -290 }, () => kettleOf(canvas, given)),
});
