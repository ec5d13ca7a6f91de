import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { line, stitches } from '../../drawing/shape.ts';
import { pair } from '../../drawing/pair.ts';
import { plinth } from '../../stages/plinth.ts';
import { roundedRect } from '../../drawing/path.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  sole: colour.default('#cda878'),
  /** Two broad straps with buckles, or a slipper closed at the toe. */
  style: z.enum(['buckles', 'slipper']).default('buckles'),
  metal: colour.default('#b98f55'),
});

type Sandal = z.output<typeof params>;

function footbed(canvas: Canvas, cork: string): Svg {
  const bed =
    'M-380,-96 C-330,-130 -180,-126 -60,-116 C80,-104 220,-132 330,-150 C372,-150 384,-120 372,-92 L-360,-70 Z';
  const side =
    'M-390,-84 C-388,-104 -370,-104 -340,-98 C-180,-78 40,-80 200,-96 C280,-104 340,-118 372,-118 C392,-112 392,-60 384,-34 L-300,-26 C-360,-26 -392,-50 -390,-84 Z';
  const rubber = tone(cork, -0.32);
  return (
    form(canvas, bed, {
      fill: canvas.linear([
        [0, tone(cork, 0.06)],
        [1, tone(cork, -0.1)],
      ]),
      texture: 'plush',
      grain: 0.16,
    }) +
    form(canvas, side, {
      fill: canvas.linear(
        [
          [0, tone(cork, 0.04)],
          [1, tone(cork, -0.1)],
        ],
        [0, 0, 0.4, 1],
      ),
      shades: [
        { d: 'M200,-120 H420 V0 H260 Z', fill: tone(cork, -0.25), blur: 28, opacity: 0.5 },
        { d: 'M-380,-88 C-180,-70 40,-72 210,-88', stroke: '#ffffff', width: 7, blur: 4, opacity: 0.5 },
      ],
      texture: 'loops',
      grain: 0.14,
      edge: { colour: tone(cork, -0.25), opacity: 0.4, width: 1.6 },
    }) +
    form(
      canvas,
      'M-392,-54 C-380,-30 -340,-24 -300,-24 L386,-34 C386,-10 372,0 350,0 H-290 C-350,0 -390,-20 -392,-54 Z',
      {
        fill: canvas.linear([
          [0, tone(rubber, 0.04)],
          [1, tone(rubber, -0.08)],
        ]),
        texture: 'grain',
        grain: 0.12,
      },
    )
  );
}

function strap(canvas: Canvas, d: string, tones: Tones, light: string): Svg {
  const inside = canvas.place({ x: 58, y: 4 }, () =>
    form(canvas, d, {
      fill: canvas.linear([
        [0, tone(tones.base, -0.1)],
        [1, tone(tones.base, -0.3)],
      ]),
      edge: { colour: tones.deep, opacity: 0.6 },
    }),
  );
  return (
    inside +
    castShadow(canvas, d, { right: 6, down: 10, blur: 8, opacity: 0.3 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.45, tones.base],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.6],
      ),
      shades: [{ d: light, stroke: tones.bright, width: 34, blur: 15, opacity: 0.8 }],
      texture: 'leather',
      grain: 0.15,
      edge: { colour: tones.deep, opacity: 0.5 },
    })
  );
}

function buckle(canvas: Canvas, x: number, y: number, turn: number, metal: string): Svg {
  const frame = roundedRect({ x: -20, y: -28, width: 40, height: 56 }, 18);
  return canvas.place(
    { x, y, turn },
    () =>
      line('M-62,0 H62', { colour: '#1c1208', width: 26, opacity: 0.16, cap: 'butt' }) +
      line(frame, { colour: tone(metal, -0.22), width: 10 }) +
      line(frame, { colour: tone(metal, 0.06), width: 6 }) +
      line('M-18,0 H34', { colour: tone(metal, 0.1), width: 6 }),
  );
}

function oneSandal(canvas: Canvas, { colour: hide, sole, style, metal }: Sandal): Svg {
  const tones = tonesOf(hide);
  if (style === 'slipper') {
    const vamp =
      'M-388,-70 C-400,-150 -330,-200 -230,-222 C-150,-240 -80,-300 -10,-318 C24,-320 30,-290 26,-250 C24,-180 60,-110 90,-76 C-80,-62 -260,-62 -388,-70 Z';
    return (
      footbed(canvas, sole) +
      form(canvas, 'M-10,-318 C60,-300 90,-200 104,-90 L60,-80 C50,-170 30,-260 -30,-300 Z', {
        fill: tones.deep,
      }) +
      strap(canvas, vamp, tones, 'M-340,-140 C-260,-190 -150,-200 -60,-260') +
      stitches('M-14,-306 C14,-300 16,-270 14,-244 C12,-180 46,-116 74,-84', tones.bright, {
        width: 2,
        opacity: 0.6,
      })
    );
  }
  return (
    footbed(canvas, sole) +
    strap(
      canvas,
      'M-326,-86 C-330,-150 -300,-194 -244,-206 L-156,-220 C-124,-206 -106,-150 -100,-80 Z',
      tones,
      'M-290,-140 C-276,-182 -230,-192 -176,-202',
    ) +
    strap(
      canvas,
      'M-52,-82 C-56,-170 -26,-232 44,-250 L130,-270 C166,-250 188,-170 196,-92 Z',
      tones,
      'M-14,-150 C-2,-214 40,-230 106,-246',
    ) +
    stitches(
      'M-314,-88 C-318,-146 -292,-184 -240,-195 L-160,-208 M-40,-84 C-44,-164 -18,-222 48,-239 L126,-257 M-112,-84 C-118,-146 -134,-190 -158,-206 M184,-94 C176,-166 156,-234 128,-256',
      tones.bright,
      { width: 1.8, opacity: 0.6 },
    ) +
    buckle(canvas, -206, -168, -12, metal) +
    buckle(canvas, 76, -204, -14, metal)
  );
}

export const sandal = defineProduct({
  kind: 'sandal',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.1, y: 0.44, width: 0.5 },
  stage: () => plinth({ scale: 1.12, width: 800 }),
  draw: (canvas, shoe, view) =>
    view === 'back' ? pair(canvas, () => oneSandal(canvas, shoe)) : oneSandal(canvas, shoe),
});
