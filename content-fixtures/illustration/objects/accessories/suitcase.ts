import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { line, oval } from '../../drawing/shape.ts';
import { roundedRect } from '../../drawing/path.ts';
import { sheen } from '../../drawing/metal.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  trim: colour.default('#c7cacb'),
});

function drawSuitcase(canvas: Canvas, { colour: shell, trim }: z.output<typeof params>, view: View): Svg {
  const tones = tonesOf(shell);
  const body = roundedRect({ x: -290, y: -800, width: 580, height: 760 }, 70);
  const rods = canvas.linear(sheen('#b9bfc2'), [0, 0, 1, 0]);
  let ribs = '';
  for (let i = -4; i <= 4; i += 1) {
    if (view === 'back' && i % 2 !== 0) continue;
    ribs +=
      line(`M${i * 60},-770 V-70`, { colour: tones.deep, width: 16, opacity: 0.55 }) +
      line(`M${i * 60 - 10},-770 V-70`, { colour: tones.bright, width: 6, opacity: 0.6 });
  }
  let svg = groundShadow(canvas, { width: 600 });
  for (const x of [-90, 90])
    svg += form(canvas, roundedRect({ x: x - 12, y: -1040, width: 24, height: 260 }, 4), { fill: rods });
  svg += form(canvas, roundedRect({ x: -130, y: -1076, width: 260, height: 54 }, 26), {
    fill: canvas.linear([
      [0, '#4a5054'],
      [1, '#22282b'],
    ]),
  });
  for (const x of [-220, 200])
    svg +=
      form(canvas, roundedRect({ x: x - 8, y: -56, width: 46, height: 56 }, 16), { fill: '#2b3033' }) +
      oval(x + 14, -22, 26, 24, '#17191b') +
      oval(x + 14, -22, 9, 9, '#8b9296');
  svg += form(canvas, body, {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.45, shell],
        [1, tones.deep],
      ],
      [0, 0, 1, 0.3],
    ),
    shades: [
      {
        d: 'M-270,-760 C-200,-790 -120,-790 -60,-780 C-180,-700 -230,-560 -250,-380 Z',
        fill: '#ffffff',
        blur: 28,
        opacity: 0.4,
      },
      { d: 'M200,-820 H340 V0 H240 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
      { d: 'M-320,-110 H320 V0 H-320 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
    ],
    marks: ribs,
    texture: 'grain',
    grain: 0.03,
    edge: { colour: tones.deep, opacity: 0.5 },
  });
  const corners = [
    'M-290,-700 C-290,-770 -260,-800 -190,-800',
    'M290,-700 C290,-770 260,-800 190,-800',
    'M-290,-140 C-290,-70 -260,-40 -190,-40',
    'M290,-140 C290,-70 260,-40 190,-40',
  ];
  svg += corners
    .map(
      (d) =>
        line(d, { colour: tone(trim, -0.2), width: 14 }) + line(d, { colour: tone(trim, 0.06), width: 8 }),
    )
    .join('');
  svg += form(canvas, roundedRect({ x: -80, y: -806, width: 160, height: 30 }, 15), {
    fill: canvas.linear([
      [0, tone(trim, 0.08)],
      [1, tone(trim, -0.2)],
    ]),
  });
  if (view === 'back') return svg;
  return (
    svg +
    form(canvas, roundedRect({ x: 252, y: -500, width: 44, height: 96 }, 12), {
      fill: canvas.linear([
        [0, tone(trim, 0.08)],
        [1, tone(trim, -0.18)],
      ]),
      edge: { colour: '#5a6266', opacity: 0.6 },
    })
  );
}

export const suitcase = defineProduct({
  kind: 'suitcase',
  format: 'square',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.3, y: 0.24, width: 0.42 },
  stage: () => studio({ width: 600, height: 1080, share: 0.78, ground: 0.89 }),
  draw: drawSuitcase,
});
