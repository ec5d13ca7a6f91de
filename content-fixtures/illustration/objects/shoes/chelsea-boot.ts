import { z } from 'zod';
import { bar, line, oval, stitches } from '../../drawing/shape.ts';
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
  /** Elastic at the side; a shade darker than the leather unless given. */
  gore: colour.optional(),
  sole: colour.default('#2b221c'),
  suede: z.boolean().default(false),
});

type Boot = z.output<typeof params>;

function upper(canvas: Canvas, tones: Tones, suede: boolean): Svg {
  const d =
    'M-362,-70 C-384,-136 -336,-188 -254,-204 C-174,-218 -112,-250 -72,-320 C-52,-380 -52,-480 -60,-592 C-22,-610 200,-612 252,-596 ' +
    'C262,-500 266,-440 280,-360 C298,-270 320,-190 312,-72 Z';
  const gloss = suede ? 0.35 : 0.75;
  const shades: Shade[] = [
    {
      d: 'M-40,-600 C-30,-440 -28,-360 -60,-276 C0,-330 32,-450 22,-600 Z',
      fill: tones.bright,
      blur: 15,
      opacity: gloss * 0.9,
    },
    {
      d: 'M-334,-166 C-262,-204 -172,-210 -112,-250 C-152,-190 -250,-158 -344,-134 Z',
      fill: tones.bright,
      blur: 15,
      opacity: gloss,
    },
    {
      d: 'M-300,-176 C-250,-196 -200,-204 -160,-216',
      stroke: '#fff6e8',
      width: 10,
      blur: 8,
      opacity: suede ? 0.1 : 0.5,
    },
    { d: 'M168,-600 C200,-400 232,-240 240,-60 H350 V-600 Z', fill: tones.deep, blur: 28, opacity: 0.62 },
    { d: 'M-380,-60 C-200,-112 100,-102 320,-124 V-50 H-380 Z', fill: tones.deep, blur: 28, opacity: 0.6 },
    { d: 'M-86,-300 C-40,-270 20,-262 62,-280', stroke: tones.deep, width: 16, blur: 8, opacity: 0.55 },
    { d: 'M-78,-270 C-30,-236 20,-230 72,-250', stroke: tones.bright, width: 11, blur: 8, opacity: 0.45 },
    { d: 'M-102,-250 C-60,-212 0,-202 52,-212', stroke: tones.deep, width: 13, blur: 8, opacity: 0.42 },
    { d: 'M-130,-226 C-96,-196 -50,-184 -6,-186', stroke: tones.deep, width: 9, blur: 8, opacity: 0.3 },
  ];
  return form(canvas, d, {
    fill: canvas.linearAt(
      [
        [0, tones.light],
        [0.35, tones.base],
        [1, tones.dark],
      ],
      [-120, -600, 260, -80],
    ),
    shades,
    texture: suede ? 'plush' : 'leather',
    grain: suede ? 0.22 : 0.13,
    edge: { colour: tones.deep, opacity: 0.4 },
  });
}

function elastic(canvas: Canvas, gore: string, tones: Tones): Svg {
  let ribs = '';
  for (let x = 40; x < 182; x += 7)
    ribs += line(`M${x},-600 L${108 + (x - 110) * 0.34},-280`, {
      colour: tone(gore, -0.16),
      width: 3,
      cap: 'butt',
    });
  const d =
    'M44,-590 L176,-592 C172,-500 166,-400 150,-318 C136,-284 102,-284 90,-318 C70,-400 54,-500 44,-590 Z';
  return (
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(gore, 0.06)],
          [1, tone(gore, -0.08)],
        ],
        [0, 0, 1, 0],
      ),
      print: ribs,
      shades: [{ d: 'M130,-600 H190 V-280 H130 Z', fill: '#120c08', blur: 15, opacity: 0.3 }],
      edge: { colour: tones.deep, opacity: 0.9, width: 4 },
    }) +
    stitches(
      'M34,-590 C46,-490 62,-390 82,-314 C96,-270 144,-270 160,-314 C176,-400 182,-500 188,-590',
      tones.bright,
      { width: 1.8, opacity: 0.7 },
    )
  );
}

function seams(tones: Tones): Svg {
  return (
    line('M-362,-120 C-280,-150 -180,-150 -100,-172 C-20,-196 60,-200 112,-276 C170,-220 190,-150 196,-80', {
      colour: tones.deep,
      width: 2.5,
      opacity: 0.55,
    }) +
    stitches('M-360,-112 C-280,-142 -178,-142 -98,-164 C-24,-186 54,-190 104,-254', tones.bright, {
      width: 1.4,
      opacity: 0.5,
    })
  );
}

function sole(canvas: Canvas, rubber: string): Svg {
  const edge = { colour: tone(rubber, -0.12), opacity: 0.4, width: 1.5 };
  let svg = form(
    canvas,
    'M-380,-62 C-386,-84 -370,-92 -340,-88 C-200,-76 0,-80 100,-84 L318,-92 C332,-92 334,-70 328,-60 L-260,-40 C-330,-40 -374,-44 -380,-62 Z',
    {
      fill: canvas.linear([
        [0, tone(rubber, 0.16)],
        [1, tone(rubber, 0.02)],
      ]),
      edge,
    },
  );
  svg += stitches('M-368,-74 C-200,-62 100,-70 324,-82', '#d3b486', { width: 2.4, opacity: 0.85 });
  svg += form(
    canvas,
    'M-380,-60 C-372,-34 -320,-26 -250,-26 L60,-30 C80,-30 92,-20 96,0 H324 C334,-20 334,-44 330,-62 L-260,-46 Z',
    {
      fill: canvas.linear([
        [0, tone(rubber, 0.09)],
        [1, tone(rubber, -0.04)],
      ]),
      shades: [{ d: 'M100,-52 H330', stroke: '#ffffff', width: 6, blur: 4, opacity: 0.2 }],
      texture: 'grain',
      grain: 0.14,
    },
  );
  svg += form(canvas, 'M-374,-52 C-360,-20 -300,0 -230,0 H40 C56,-2 66,-14 70,-32 L-250,-28 Z', {
    fill: canvas.linear([
      [0, tone(rubber, 0.05)],
      [1, tone(rubber, -0.06)],
    ]),
    texture: 'grain',
    grain: 0.14,
  });
  for (let x = -240; x < 30; x += 34)
    svg += bar({ x, y: -9, width: 18, height: 10, radius: 2 }, tone(rubber, -0.08));
  return svg + line('M96,-14 H330 M98,-28 H332', { colour: tone(rubber, 0.14), width: 2, opacity: 0.55 });
}

function oneBoot(canvas: Canvas, boot: Boot): Svg {
  const tones = tonesOf(boot.colour);
  const gore = boot.gore ?? tone(boot.colour, -0.18);
  const tab = 'M226,-594 C222,-652 268,-654 266,-594';
  return (
    line(tab, { colour: tone(gore, -0.02), width: 22 }) +
    line('M222,-600 C222,-646 262,-648 260,-600', { colour: tone(gore, 0.12), width: 4, opacity: 0.6 }) +
    oval(97, -598, 155, 15, tone(boot.colour, -0.3)) +
    upper(canvas, tones, boot.suede) +
    elastic(canvas, gore, tones) +
    seams(tones) +
    sole(canvas, boot.sole)
  );
}

export const chelseaBoot = defineProduct({
  kind: 'chelsea-boot',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.16, y: 0.26, width: 0.54 },
  stage: () => plinth({ scale: 1.14, width: 660, x: 626 }),
  draw: (canvas, boot, view) =>
    view === 'back' ? pair(canvas, () => oneBoot(canvas, boot), { width: 840 }) : oneBoot(canvas, boot),
});
