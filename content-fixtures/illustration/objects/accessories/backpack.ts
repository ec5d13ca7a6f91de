import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { line, stitches } from '../../drawing/shape.ts';
import { plinth } from '../../stages/plinth.ts';
import { onSide, roundedRect, symmetric } from '../../drawing/path.ts';
import { tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** Straps, base and pulls. */
  trim: colour.default('#8a5230'),
  /** What the pocket at the front closes with. */
  pocket: z.enum(['zip', 'flap', 'none']).default('zip'),
});

type Backpack = z.output<typeof params>;

function zip(d: string): Svg {
  return (
    line(d, { colour: '#2b2724', width: 12, opacity: 0.75 }) +
    line(d, { colour: '#bdb6aa', width: 5, dash: [3, 3], cap: 'butt' })
  );
}

function panel(
  canvas: Canvas,
  d: string,
  colourOf: Tones,
  texture: 'twill' | 'leather',
  shades: readonly Shade[] = [],
): Svg {
  return form(canvas, d, {
    fill: canvas.linear(
      [
        [0, colourOf.light],
        [0.5, colourOf.base],
        [1, colourOf.dark],
      ],
      [0, 0, 1, 0.5],
    ),
    shades,
    texture,
    grain: texture === 'twill' ? 0.2 : 0.16,
    edge: { colour: colourOf.deep, opacity: 0.5, width: 2 },
  });
}

function straps(canvas: Canvas, trim: Tones): Svg {
  let svg = '';
  for (const side of [-1, 1] as const) {
    const d = onSide(
      'M96,-640 C170,-640 196,-560 190,-420 C186,-300 176,-200 196,-60 L136,-60 C124,-200 128,-320 128,-420 C128,-520 116,-560 60,-580 Z',
      side,
    );
    svg +=
      castShadow(canvas, d, { right: 6, down: 8, blur: 8 }) +
      panel(canvas, d, trim, 'leather') +
      stitches(d, trim.bright, { width: 1.8, opacity: 0.5 });
  }
  return svg;
}

function drawBackpack(
  canvas: Canvas,
  { colour: cloth, trim: hide, pocket: front }: Backpack,
  view: View,
): Svg {
  const [tones, trim] = [tonesOf(cloth), tonesOf(hide)];
  const body = symmetric('M0,-690 C150,-690 250,-630 272,-500 C292,-340 306,-180 300,-40 Q296,0 250,0 H0');
  const shades: Shade[] = [
    { d: 'M150,-700 C280,-500 240,-200 260,20 H380 V-700 Z', fill: tones.deep, blur: 28, opacity: 0.6 },
    {
      d: 'M-230,-520 C-180,-640 -60,-690 60,-680 C-60,-620 -160,-540 -190,-360 Z',
      fill: tones.bright,
      blur: 28,
      opacity: 0.55,
    },
    { d: 'M-340,-90 H340 V30 H-340 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
  ];
  const loop = 'M-56,-684 C-60,-760 60,-760 56,-684';
  let svg = line(loop, { colour: trim.deep, width: 24 }) + line(loop, { colour: trim.base, width: 16 });
  for (const side of [-1, 1] as const)
    svg += panel(canvas, onSide('M270,-300 C320,-280 330,-120 318,-20 L262,-20 Z', side), trim, 'leather');
  svg += panel(canvas, body, tones, 'twill', shades);
  if (view === 'back') {
    const pad = panel(
      canvas,
      symmetric('M0,-600 H120 Q170,-590 180,-540 L200,-140 Q200,-90 150,-90 H0'),
      { ...tones, base: tones.dark },
      'twill',
    );
    return svg + pad + straps(canvas, trim);
  }
  const base = symmetric('M0,-120 H304 C306,-90 304,-60 300,-40 Q296,0 250,0 H0');
  svg +=
    panel(canvas, base, trim, 'leather', [
      { d: 'M-320,-40 H320 V20 H-320 Z', fill: trim.deep, blur: 15, opacity: 0.5 },
    ]) + stitches('M-302,-108 H302', trim.bright, { width: 2, opacity: 0.6 });
  svg += zip('M-258,-430 C-240,-580 -150,-650 0,-650 C150,-650 240,-580 258,-430');
  const pocket = symmetric('M0,-360 H176 Q212,-356 214,-320 L222,-96 Q222,-70 196,-70 H0');
  if (front !== 'none')
    svg +=
      castShadow(canvas, pocket, { right: 6, down: 12, blur: 8, opacity: 0.32 }) +
      panel(canvas, pocket, tones, 'twill', [
        { d: 'M90,-370 C200,-260 190,-150 180,-50 H280 V-370 Z', fill: tones.deep, blur: 28, opacity: 0.4 },
        {
          d: 'M-190,-340 C-100,-350 0,-350 60,-330 C-40,-300 -140,-280 -170,-200 Z',
          fill: tones.bright,
          blur: 15,
          opacity: 0.4,
        },
      ]);
  if (front === 'zip') svg += zip('M-180,-316 H180');
  if (front === 'flap') {
    const flap = symmetric('M0,-380 H190 Q222,-376 222,-340 L214,-230 Q206,-206 170,-204 H0');
    svg +=
      castShadow(canvas, flap, { right: 5, down: 10, blur: 8, opacity: 0.3 }) +
      panel(canvas, flap, trim, 'leather');
  }
  for (const [x, y] of [[-252, -420], ...(front === 'zip' ? ([[150, -312]] as const) : [])] as const)
    svg += panel(canvas, roundedRect({ x: x - 9, y, width: 18, height: 62 }, 7), trim, 'leather');
  return svg;
}

export const backpack = defineProduct({
  kind: 'backpack',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.26, y: 0.26, width: 0.46 },
  stage: () => plinth({ scale: 1.06, width: 600 }),
  draw: drawBackpack,
});
