import { openPath } from '../../drawing/open-path.ts';
import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { line, ring, stitches } from '../../drawing/shape.ts';
import { plinth } from '../../stages/plinth.ts';
import { polished } from '../../stages/hanging.ts';
import { roundedRect, symmetric } from '../../drawing/path.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** An open shopper with two handles, or a small bag with a flap and a long strap. */
  style: z.enum(['shopper', 'flap']).default('shopper'),
  metal: colour.default('#b98f55'),
});

type Handbag = z.output<typeof params>;

function handle(d: string, tones: Tones): Svg {
  return (
    line(d, { colour: tones.deep, width: 26 }) +
    line(d, { colour: tones.base, width: 19 }) +
    stitches(d, tones.bright, { width: 2, opacity: 0.7 })
  );
}

function bodyShades(tones: Tones, width: number, height: number): Shade[] {
  return [
    {
      d: `M${width * 0.5},${-height} C${width * 0.8},${-height * 0.6} ${width * 0.7},-60 ${width * 0.5},20 H${width + 80} V${-height} Z`,
      fill: tones.deep,
      blur: 28,
      opacity: 0.6,
    },
    {
      d: `M${-width * 0.86},${-height * 0.94} C${-width * 0.3},${-height} ${width * 0.2},${-height} ${width * 0.4},${-height * 0.9} C0,${-height * 0.7} ${-width * 0.7},${-height * 0.6} ${-width * 0.8},${-height * 0.3} Z`,
      fill: tones.bright,
      blur: 28,
      opacity: 0.5,
    },
    {
      d: `M${-width - 40},-70 H${width + 40} V40 H${-width - 40} Z`,
      fill: tones.deep,
      blur: 28,
      opacity: 0.55,
    },
    {
      d: `M-60,${-height * 0.8} C-90,${-height * 0.5} -40,${-height * 0.3} -80,-40`,
      stroke: tones.deep,
      width: 26,
      blur: 28,
      opacity: 0.3,
    },
  ];
}

function shopper(canvas: Canvas, { colour: hide, metal }: Handbag, tones: Tones, view: View): Svg {
  const d = symmetric('M0,-520 L300,-528 C318,-380 340,-160 348,-30 Q346,0 312,0 H0');
  const back = 'M-150,-510 C-150,-700 -110,-760 0,-760 C110,-760 150,-700 150,-510';
  const front = 'M-160,-440 C-166,-650 -120,-716 0,-716 C120,-716 166,-650 160,-440';
  const gold = canvas.linear(polished(metal), [0, 0, 1, 0]);
  let svg =
    handle(back, { ...tones, base: tones.dark }) +
    form(canvas, symmetric('M0,-546 L292,-552 L300,-520 L0,-508'), { fill: tone(hide, -0.26) });
  svg += form(canvas, d, {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.5, hide],
        [1, tones.dark],
      ],
      [0, 0, 1, 0.7],
    ),
    shades: bodyShades(tones, 340, 520),
    texture: 'leather',
    grain: 0.16,
    edge: { colour: tones.deep, opacity: 0.5, width: 2 },
  });
  svg += stitches('M-296,-506 L296,-506 M-330,-26 H330', tones.bright, { width: 2, opacity: 0.5 });
  svg += castShadow(
    canvas,
    'M-172,-440 C-178,-660 -126,-728 0,-728 C126,-728 178,-660 172,-440 L148,-440 C152,-640 110,-704 0,-704 C-110,-704 -152,-640 -148,-440 Z',
    { right: 8, down: 12, blur: 8, opacity: 0.3 },
  );
  svg += handle(front, tones);
  for (const x of [-160, 160]) {
    const tab = roundedRect({ x: x - 30, y: -452, width: 60, height: 96 }, 14);
    svg +=
      form(canvas, tab, {
        fill: canvas.linear(
          [
            [0, tones.light],
            [1, tones.dark],
          ],
          [0, 0, 1, 1],
        ),
        texture: 'leather',
        grain: 0.16,
        edge: { colour: tones.deep, opacity: 0.6, width: 2 },
      }) +
      stitches(roundedRect({ x: x - 23, y: -445, width: 46, height: 82 }, 10), tones.bright, {
        width: 1.6,
        opacity: 0.6,
      });
    svg += form(canvas, roundedRect({ x: x - 9, y: -392, width: 18, height: 18 }, 9), {
      fill: gold,
      edge: { colour: tone(metal, -0.3), opacity: 0.6, width: 1.4 },
    });
  }
  if (view === 'back')
    return svg + form(canvas, roundedRect({ x: -210, y: -330, width: 420, height: 8 }, 4), { fill: gold });
  const tag = 'M-6,-480 L18,-480 L40,-330 Q42,-312 24,-310 L-22,-310 Q-40,-312 -36,-330 Z';
  return (
    svg +
    castShadow(canvas, tag, { right: 6, down: 8, blur: 4 }) +
    form(canvas, tag, {
      fill: canvas.linear([
        [0, tones.light],
        [1, tones.dark],
      ]),
      texture: 'leather',
      grain: 0.14,
      edge: { colour: tones.deep, opacity: 0.6, width: 1.8 },
    })
  );
}

function flapBag(canvas: Canvas, { colour: hide, metal }: Handbag, tones: Tones, view: View): Svg {
  const gold = canvas.linear(polished(metal), [0, 0, 1, 1]);
  const body = symmetric('M0,-440 H270 Q322,-440 326,-390 L340,-46 Q340,0 292,0 H0');
  const flap = symmetric(
    'M0,-448 H272 Q326,-448 328,-396 C330,-320 300,-240 220,-206 C150,-180 80,-172 0,-172',
  );
  let links = '';
  for (let i = 0; i <= 30; i += 1) {
    const t = (i / 30) * 2 - 1;
    links += canvas.place(
      { x: t * 300, y: -420 - 350 * (1 - t * t), turn: i % 2 === 0 ? t * 60 : t * 60 + 80 },
      () => ring(0, 0, 19, 11, { colour: tone(metal, i % 2 === 0 ? 0.08 : -0.08), width: 7 }),
    );
  }
  let svg =
    links +
    form(canvas, body, {
      fill: canvas.linear(
        [
          [0, tones.base],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.7],
      ),
      shades: bodyShades(tones, 330, 440),
      texture: 'leather',
      grain: 0.16,
      edge: { colour: tones.deep, opacity: 0.5, width: 2 },
    });
  if (view === 'back')
    return svg + stitches('M-240,-330 H240 V-120 H-240 Z', tones.bright, { width: 2, opacity: 0.5 });
  svg +=
    castShadow(canvas, flap, { right: 4, down: 14, blur: 8, opacity: 0.34 }) +
    form(canvas, flap, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, hide],
          [1, tones.dark],
        ],
        [0, 0, 0.8, 1],
      ),
      shades: [
        {
          d: 'M-290,-430 C-100,-450 60,-450 160,-420 C0,-380 -200,-370 -290,-300 Z',
          fill: tones.bright,
          blur: 28,
          opacity: 0.6,
        },
        { d: 'M180,-460 C300,-380 260,-240 120,-170 H380 V-460 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
      ],
      texture: 'leather',
      grain: 0.16,
      edge: { colour: tones.deep, opacity: 0.55, width: 2 },
    });
  svg += stitches(
    openPath(symmetric('M0,-186 C78,-186 146,-194 212,-218 C284,-248 312,-320 312,-396')),
    tones.bright,
    { width: 2, opacity: 0.5 },
  );
  return (
    svg +
    form(canvas, roundedRect({ x: -36, y: -212, width: 72, height: 52 }, 12), {
      fill: gold,
      edge: { colour: tone(metal, -0.3), opacity: 0.6, width: 2 },
    }) +
    form(canvas, roundedRect({ x: -10, y: -198, width: 20, height: 26 }, 8), {
      fill: tone(metal, -0.16),
      edge: { colour: tone(metal, 0.2), opacity: 0.8, width: 1.5 },
    })
  );
}

export const handbag = defineProduct({
  kind: 'handbag',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.24, y: 0.26, width: 0.5 },
  stage: ({ style }) => plinth({ scale: style === 'shopper' ? 1.02 : 1.06, width: 700 }),
  draw: (canvas, bag, view) =>
    (bag.style === 'shopper' ? shopper : flapBag)(canvas, bag, tonesOf(bag.colour), view),
});
