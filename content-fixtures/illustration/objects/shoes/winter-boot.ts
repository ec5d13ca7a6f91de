import { z } from 'zod';
import { bar, line, oval, ring, stitches } from '../../drawing/shape.ts';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { pair } from '../../drawing/pair.ts';
import { plinth } from '../../stages/plinth.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  fur: colour.default('#e6dac6'),
  sole: colour.default('#35302c'),
  lace: colour.default('#d9b98a'),
});

type WinterBoot = z.output<typeof params>;

function collar(canvas: Canvas, fur: string): Svg {
  let tufts = '';
  for (let i = 0; i < 46; i += 1) {
    const x = -74 + i * 7.4;
    tufts += oval(
      x,
      -640 + Math.sin(i * 1.7) * 9 + (canvas.random() - 0.5) * 12,
      17 + canvas.random() * 8,
      22 + canvas.random() * 8,
      tone(fur, (canvas.random() - 0.6) * 0.1),
    );
  }
  const d =
    'M-92,-604 C-104,-640 -80,-676 -30,-676 H220 C264,-676 284,-640 270,-602 C200,-588 -30,-588 -92,-604 Z';
  return (
    tufts +
    form(canvas, d, {
      fill: canvas.linear([
        [0, tone(fur, 0.06)],
        [1, tone(fur, -0.12)],
      ]),
      shades: [
        {
          d: 'M160,-690 C260,-670 260,-620 240,-590 H320 V-690 Z',
          fill: tone(fur, -0.25),
          blur: 15,
          opacity: 0.5,
        },
      ],
      texture: 'loops',
      grain: 0.5,
    })
  );
}

function laces(canvas: Canvas, tones: Tones, lace: string): Svg {
  const stay =
    'M-150,-214 C-110,-240 -84,-280 -76,-340 L-66,-560 C-40,-566 -10,-560 0,-552 L-8,-360 C-14,-290 -50,-220 -104,-186 Z';
  let svg =
    castShadow(canvas, stay, { right: 6, down: 6, blur: 8, opacity: 0.26 }) +
    form(canvas, stay, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [1, tones.dark],
        ],
        [0, 0, 1, 1],
      ),
      texture: 'leather',
      grain: 0.14,
      edge: { colour: tones.deep, opacity: 0.6 },
    });
  for (let i = 0; i < 7; i += 1) {
    const t = i / 6;
    const bend = t < 0.34 ? 1 - t / 0.34 : 0;
    const [x, y] = [-20 - bend * 62, -540 + (1 - t) * 0 + t * 0 + i * 0];
    const row = -232 - t * 300;
    svg += line(`M${x + 6},${row + 6} L${x - 64 - bend * 10},${row - 16}`, {
      colour: '#1c1510',
      width: 12,
      opacity: 0.24,
    });
    svg +=
      line(`M${x},${row} L${x - 64 - bend * 10},${row - 22}`, { colour: tone(lace, -0.14), width: 13 }) +
      line(`M${x},${row - 2} L${x - 64 - bend * 10},${row - 24}`, { colour: lace, width: 8 });
    svg +=
      oval(x, row, 8, 7, '#2a241f') +
      ring(x - 1, row - 1, 8, 7, { colour: '#c9b38a', width: 3 }) +
      (y > 0 ? '' : '');
  }
  return svg;
}

function oneBoot(canvas: Canvas, { colour: hide, fur, sole, lace }: WinterBoot): Svg {
  const tones = tonesOf(hide);
  const upper =
    'M-372,-84 C-392,-160 -340,-214 -254,-226 C-170,-238 -118,-270 -84,-340 C-72,-420 -76,-520 -84,-610 C-30,-622 200,-622 264,-606 C272,-500 274,-440 284,-370 C298,-280 322,-200 316,-84 Z';
  const shades: Shade[] = [
    {
      d: 'M-30,-620 C-20,-460 -24,-380 -70,-300 C10,-340 40,-460 30,-620 Z',
      fill: tones.bright,
      blur: 15,
      opacity: 0.5,
    },
    {
      d: 'M-340,-180 C-270,-224 -180,-230 -120,-266 C-156,-210 -256,-176 -352,-150 Z',
      fill: tones.bright,
      blur: 15,
      opacity: 0.75,
    },
    { d: 'M170,-620 C210,-400 240,-240 244,-60 H360 V-620 Z', fill: tones.deep, blur: 28, opacity: 0.6 },
    { d: 'M-380,-70 C-200,-120 100,-112 330,-134 V-50 H-380 Z', fill: tones.deep, blur: 28, opacity: 0.55 },
    { d: 'M10,-300 C60,-280 110,-282 150,-300', stroke: tones.deep, width: 16, blur: 8, opacity: 0.5 },
  ];
  const guard = 'M-384,-84 C-398,-150 -350,-196 -270,-204 C-220,-180 -190,-140 -186,-84 Z';
  const heel =
    'M320,-84 C324,-170 306,-250 288,-330 C240,-330 206,-300 196,-250 C190,-190 190,-130 186,-84 Z';
  let svg = collar(canvas, fur);
  svg += form(canvas, upper, {
    fill: canvas.linearAt(
      [
        [0, tones.light],
        [0.4, tones.base],
        [1, tones.dark],
      ],
      [-140, -600, 270, -80],
    ),
    shades,
    texture: 'plush',
    grain: 0.2,
    edge: { colour: tones.deep, opacity: 0.4 },
  });
  for (const d of [guard, heel])
    svg += form(canvas, d, {
      fill: canvas.linear([
        [0, tone(hide, -0.06)],
        [1, tone(hide, -0.16)],
      ]),
      texture: 'leather',
      grain: 0.16,
      edge: { colour: tones.deep, opacity: 0.6 },
    });
  svg += stitches(
    'M-262,-192 C-214,-172 -186,-138 -178,-92 M288,-318 C248,-318 216,-294 206,-248 C200,-190 200,-134 196,-92',
    tones.bright,
    { width: 1.8, opacity: 0.7 },
  );
  svg += laces(canvas, tones, lace);
  const rubber =
    'M-392,-70 C-398,-108 -376,-116 -344,-112 C-200,-98 60,-102 180,-106 L316,-116 C338,-116 342,-80 336,-50 L-250,-26 C-330,-26 -386,-36 -392,-70 Z';
  svg += form(canvas, rubber, {
    fill: canvas.linear([
      [0, tone(sole, 0.16)],
      [0.5, tone(sole, 0.04)],
      [1, tone(sole, -0.06)],
    ]),
    texture: 'grain',
    grain: 0.14,
  });
  svg += stitches('M-378,-94 C-200,-82 100,-90 326,-102', '#c9ad80', { width: 2.4, opacity: 0.8 });
  svg += form(canvas, 'M-390,-62 C-376,-24 -320,0 -240,0 H330 C342,-20 342,-44 338,-58 L-250,-36 Z', {
    fill: canvas.linear([
      [0, tone(sole, 0.06)],
      [1, tone(sole, -0.08)],
    ]),
    texture: 'grain',
    grain: 0.14,
  });
  for (let x = -270; x < 320; x += 46)
    svg += bar({ x, y: -20, width: 20, height: 21, radius: 3 }, tone(sole, -0.12));
  return svg;
}

export const winterBoot = defineProduct({
  kind: 'winter-boot',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.16, y: 0.24, width: 0.54 },
  stage: () => plinth({ scale: 1.08, width: 700, x: 622 }),
  draw: (canvas, boot, view) =>
    view === 'back' ? pair(canvas, () => oneBoot(canvas, boot), { width: 840 }) : oneBoot(canvas, boot),
});
