import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { filled, line, oval, ring, stitches } from '../../drawing/shape.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { pair } from '../../drawing/pair.ts';
import { plinth } from '../../stages/plinth.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';
import type { TextureKind } from '../../drawing/texture.ts';

const params = z.strictObject({
  colour,
  accent: colour.default('#068099'),
  suede: colour.optional(),
  sole: colour.default('#fbf9f5'),
  gum: colour.default('#c58f55'),
  lace: colour.default('#ffffff'),
  upper: z.enum(['leather', 'cloth']).default('leather'),
  /** What is sewn onto the side: a panel, a curved stripe, or nothing. */
  panel: z.enum(['side', 'wave', 'plain']).default('side'),
  /** Thickness of the sole, as a share of a plain one. */
  height: z.number().min(0.8).max(1.8).default(1),
});

interface Parts {
  upper: Tones;
  suede: Tones;
  accent: Tones;
  sole: string;
  gum: string;
  lace: string;
  texture: TextureKind;
  panel: 'side' | 'wave' | 'plain';
}

const upperOutline =
  'M-384,-88 C-400,-146 -356,-190 -268,-208 C-204,-222 -150,-250 -100,-292 L34,-398 C52,-412 82,-446 104,-452 C124,-456 132,-436 136,-420 ' +
  'C172,-374 262,-362 312,-398 C330,-424 372,-432 384,-404 C382,-330 406,-220 400,-92 Z';

function tongue(canvas: Canvas, { upper, texture }: Parts): Svg {
  return (
    form(canvas, 'M26,-392 C40,-440 68,-488 102,-494 C136,-498 152,-460 154,-418 L120,-376 Z', {
      fill: canvas.linear(
        [
          [0, upper.light],
          [0.5, upper.base],
          [1, upper.dark],
        ],
        [0, 0, 1, 1],
      ),
      shades: [
        { d: 'M58,-410 C74,-450 94,-482 114,-490', stroke: upper.bright, width: 12, blur: 4, opacity: 0.8 },
      ],
      texture,
      grain: 0.14,
      edge: { colour: upper.dark, opacity: 0.6 },
    }) +
    form(
      canvas,
      'M128,-418 C164,-368 262,-356 316,-400 C300,-350 250,-328 206,-336 C166,-342 140,-380 128,-418 Z',
      {
        fill: canvas.linear([
          [0, upper.deep],
          [1, tone(upper.base, -0.3)],
        ]),
      },
    )
  );
}

function upperForm(canvas: Canvas, { upper, texture }: Parts): Svg {
  const shades: Shade[] = [
    { d: 'M-420,-60 C-200,-130 200,-112 430,-130 V-60 Z', fill: upper.deep, blur: 28, opacity: 0.5 },
    {
      d: 'M-344,-172 C-292,-206 -230,-214 -170,-236 C-214,-190 -300,-168 -352,-138 Z',
      fill: '#ffffff',
      blur: 15,
      opacity: 0.75,
    },
    {
      d: 'M180,-350 C260,-318 330,-338 392,-392 L412,-100 H330 C342,-200 300,-280 180,-350 Z',
      fill: upper.deep,
      blur: 28,
      opacity: 0.42,
    },
    { d: 'M-66,-290 L60,-384 L112,-360 L0,-246 Z', fill: '#ffffff', blur: 15, opacity: 0.5 },
    { d: 'M-112,-296 C-60,-240 10,-190 92,-120', stroke: upper.deep, width: 18, blur: 15, opacity: 0.34 },
  ];
  return form(canvas, upperOutline, {
    fill: canvas.linearAt(
      [
        [0, upper.light],
        [0.45, upper.base],
        [1, upper.dark],
      ],
      [0, -450, 0, -80],
    ),
    shades,
    texture,
    grain: 0.09,
    edge: { colour: upper.deep, opacity: 0.2, width: 1.5 },
  });
}

function perforations(colourOf: string): Svg {
  let holes = '';
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < 6 - row; i += 1)
      holes += oval(-298 + i * 26 + row * 16, -152 - row * 16 - i * 5, 3.4, 3, colourOf, 0.75);
  }
  for (let row = 0; row < 3; row += 1) {
    for (let i = 0; i < 5; i += 1)
      holes += oval(106 + i * 26 - row * 10, -194 + row * 24, 4.4, 4, colourOf, 0.65);
  }
  return holes;
}

/** Toe guard and side panel of suede, each with seam and edge. */
function overlays(canvas: Canvas, { suede, accent, panel }: Parts): Svg {
  const edge = { colour: suede.deep, opacity: 0.5 };
  const toe =
    'M-386,-88 C-394,-126 -372,-150 -330,-148 C-280,-142 -240,-128 -196,-128 C-150,-128 -120,-140 -96,-160 C-84,-130 -90,-104 -96,-86 Z';
  const side =
    'M-96,-150 C-20,-150 40,-176 92,-216 C140,-252 190,-262 262,-262 L300,-88 H-92 C-90,-110 -92,-130 -96,-150 Z';
  const seam = tone(suede.base, -0.22);
  const stripe =
    'M-70,-112 C20,-118 120,-150 190,-214 C214,-236 232,-250 258,-256 L262,-226 C236,-214 222,-200 204,-180 C130,-104 30,-86 -66,-92 Z';
  const wave = form(canvas, stripe, {
    fill: canvas.linear([
      [0, accent.light],
      [1, accent.dark],
    ]),
    edge: { colour: accent.deep, opacity: 0.5 },
  });
  return (
    form(canvas, toe, {
      fill: canvas.linear([
        [0, suede.light],
        [1, suede.dark],
      ]),
      shades: [
        {
          d: 'M-400,-80 H-60 V-112 C-200,-96 -300,-100 -400,-124 Z',
          fill: suede.deep,
          blur: 15,
          opacity: 0.55,
        },
      ],
      texture: 'plush',
      grain: 0.16,
      edge,
    }) +
    stitches(
      'M-378,-116 C-368,-138 -346,-140 -328,-138 C-280,-132 -240,-118 -196,-118 C-152,-118 -122,-128 -100,-146',
      seam,
    ) +
    (panel !== 'side'
      ? panel === 'wave'
        ? wave
        : ''
      : castShadow(canvas, side, { right: -3, down: -4, blur: 4, opacity: 0.16 }) +
        form(canvas, side, {
          fill: canvas.linearAt(
            [
              [0, suede.light],
              [0.6, suede.base],
              [1, suede.dark],
            ],
            [-90, 0, 300, 0],
          ),
          shades: [
            { d: 'M-100,-80 C0,-132 160,-122 320,-152 V-80 Z', fill: suede.deep, blur: 15, opacity: 0.42 },
            {
              d: 'M60,-190 C120,-240 180,-252 262,-254 V-232 C180,-228 120,-200 70,-170 Z',
              fill: '#ffffff',
              blur: 8,
              opacity: 0.45,
            },
          ],
          texture: 'plush',
          grain: 0.15,
          edge,
        }) +
        stitches('M-84,-140 C-14,-142 46,-168 98,-206 C144,-240 192,-250 256,-250', seam))
  );
}

function heel(canvas: Canvas, { accent }: Parts): Svg {
  const d =
    'M402,-90 C406,-180 396,-260 386,-340 C386,-372 386,-392 384,-404 C372,-430 334,-424 314,-398 C300,-380 282,-368 262,-362 C278,-320 280,-290 272,-250 C262,-190 262,-130 256,-88 Z';
  return (
    form(canvas, d, {
      fill: canvas.linearAt(
        [
          [0, accent.light],
          [0.5, accent.base],
          [1, accent.dark],
        ],
        [250, 0, 400, 0],
      ),
      shades: [
        { d: 'M350,-430 H430 V-80 H372 Z', fill: accent.deep, blur: 15, opacity: 0.55 },
        {
          d: 'M270,-360 C300,-366 330,-390 350,-412 L362,-390 C340,-360 310,-340 284,-332 Z',
          fill: '#ffffff',
          blur: 8,
          opacity: 0.32,
        },
      ],
      texture: 'plush',
      grain: 0.16,
      edge: { colour: accent.deep, opacity: 0.6 },
    }) +
    stitches('M274,-356 C290,-316 290,-290 283,-248 C273,-190 273,-130 268,-92', accent.bright, {
      opacity: 0.75,
    }) +
    stitches('M304,-330 C330,-338 352,-350 372,-366', accent.bright, { opacity: 0.6 })
  );
}

function laces(canvas: Canvas, { suede, upper, lace }: Parts): Svg {
  const stay =
    'M-130,-270 C-112,-282 -104,-290 -94,-300 L34,-398 C44,-404 58,-398 62,-384 C66,-372 56,-358 44,-348 L-64,-262 C-84,-246 -100,-242 -122,-246 Z';
  let svg = castShadow(canvas, stay, { right: 5, down: 8, blur: 8, opacity: 0.2 });
  svg += form(canvas, stay, {
    fill: canvas.linear(
      [
        [0, suede.light],
        [1, suede.dark],
      ],
      [0, 0, 1, 1],
    ),
    texture: 'plush',
    grain: 0.15,
    edge: { colour: suede.deep, opacity: 0.5 },
  });
  const shade = tone(lace, -0.13);
  for (let i = 0; i < 6; i += 1) {
    const t = i / 5;
    const [x, y] = [-96 + t * 132, -262 - t * 102];
    const [ex, ey] = [-124 + t * 132, -298 - t * 100];
    svg +=
      oval(x, y, 6.4, 5.4, upper.deep) +
      ring(x - 1, y - 1, 6.4, 5.4, { colour: suede.bright, width: 2, opacity: 0.9 });
    svg += line(`M${x + 2},${y + 5} Q${x + 8},${y - 22} ${ex + 2},${ey + 2}`, {
      colour: '#1c1510',
      width: 13,
      opacity: 0.2,
    });
    svg +=
      line(`M${x},${y} Q${x + 4},${y - 28} ${ex},${ey}`, { colour: shade, width: 13 }) +
      line(`M${x - 1},${y - 1} Q${x + 3},${y - 29} ${ex - 1},${ey - 1}`, { colour: lace, width: 9 });
  }
  const loops =
    'M34,-402 C0,-442 -54,-438 -50,-404 C-46,-384 0,-392 34,-400 M36,-402 C60,-446 108,-440 100,-410 C94,-390 60,-396 36,-400';
  const ends = 'M36,-400 C40,-360 20,-330 30,-292 M34,-400 C12,-366 -10,-356 -24,-330';
  return (
    svg +
    line(`${loops} ${ends}`, { colour: shade, width: 12 }) +
    line(`${loops} ${ends}`, { colour: lace, width: 8 }) +
    oval(35, -401, 10, 8, lace)
  );
}

function sole(canvas: Canvas, { sole: rubber, gum, accent }: Parts): Svg {
  const middle =
    'M-402,-64 C-408,-92 -390,-104 -356,-102 C-200,-96 0,-98 200,-100 L392,-106 C418,-106 424,-70 416,-38 L-250,-14 C-330,-14 -392,-30 -402,-64 Z';
  const outer =
    'M-404,-58 C-396,-30 -340,-18 -250,-18 L416,-40 C412,-16 400,0 372,0 H-236 C-330,2 -400,-20 -404,-58 Z';
  let svg = form(canvas, middle, {
    fill: canvas.linearAt(
      [
        [0, tone(rubber, 0.02)],
        [0.5, rubber],
        [1, tone(rubber, -0.15)],
      ],
      [0, -106, 0, -14],
    ),
    shades: [
      { d: 'M-400,-92 C-200,-86 200,-88 420,-96', stroke: '#ffffff', width: 8, blur: 4, opacity: 0.9 },
      { d: 'M240,-110 H430 V0 H300 Z', fill: tone(rubber, -0.25), blur: 28, opacity: 0.4 },
    ],
    texture: 'grain',
    grain: 0.05,
    edge: { colour: tone(rubber, -0.25), opacity: 0.34 },
  });
  svg += line('M-398,-74 C-200,-66 200,-70 418,-78', {
    colour: tone(rubber, -0.16),
    width: 2.5,
    opacity: 0.8,
  });
  svg += line('M-300,-44 C-100,-38 200,-46 414,-54', { colour: accent.base, width: 5, opacity: 0.9 });
  svg += form(canvas, outer, {
    fill: canvas.linear([
      [0, tone(gum, 0.04)],
      [1, tone(gum, -0.16)],
    ]),
    shades: [{ d: 'M200,-50 H430 V10 H260 Z', fill: tone(gum, -0.25), blur: 15, opacity: 0.42 }],
    texture: 'grain',
    grain: 0.08,
  });
  for (let x = -230; x < 390; x += 22)
    svg += line(`M${x},-1 V-9`, { colour: tone(gum, -0.3), width: 3, opacity: 0.55 });
  return svg;
}

function oneShoe(canvas: Canvas, shoe: z.output<typeof params>): Svg {
  const parts: Parts = {
    ...shoe,
    upper: tonesOf(shoe.colour),
    suede: tonesOf(shoe.suede ?? tone(shoe.colour, -0.06)),
    accent: tonesOf(shoe.accent),
    texture: shoe.upper,
  };
  // A thicker sole lifts all above it.
  const lift = (svg: Svg): Svg =>
    shoe.height === 1
      ? svg
      : `<g transform="translate(0 ${Math.round(-100 * (shoe.height - 1))})">${svg}</g>`;
  return (
    lift(
      tongue(canvas, parts) +
        upperForm(canvas, parts) +
        filled('M0,0', 'none') +
        (shoe.panel === 'plain' ? '' : perforations(parts.upper.deep)) +
        overlays(canvas, parts) +
        heel(canvas, parts) +
        laces(canvas, parts) +
        line('M134,-418 C170,-368 262,-356 312,-396', { colour: parts.upper.bright, width: 9, opacity: 0.8 }),
    ) +
    (shoe.height === 1
      ? sole(canvas, parts)
      : `<g transform="scale(1 ${shoe.height})">${sole(canvas, parts)}</g>`)
  );
}

export const sneaker = defineProduct({
  kind: 'sneaker',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.1, y: 0.36, width: 0.5 },
  stage: () => plinth({ scale: 1.08, width: 830 }),
  draw: (canvas, shoe, view: View) =>
    view === 'back' ? pair(canvas, () => oneShoe(canvas, shoe)) : oneShoe(canvas, shoe),
});
