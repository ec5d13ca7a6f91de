import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { line, oval } from '../../drawing/shape.ts';
import { roundedRect, symmetric } from '../../drawing/path.ts';
import { sheen } from '../../drawing/metal.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({ colour });

function drawGrill(canvas: Canvas, { colour: enamel }: z.output<typeof params>): Svg {
  const tones = tonesOf(enamel);
  const leg = (d: string): Svg =>
    line(d, { colour: '#5a6266', width: 24 }) + line(d, { colour: '#b9bfc2', width: 10 });
  const lid = symmetric('M0,-900 C200,-900 330,-800 344,-640 H0');
  const bowl = symmetric('M0,-620 H344 C330,-470 200,-390 0,-390');
  const gloss = canvas.linear(
    [
      [0, tones.light],
      [0.4, enamel],
      [1, tones.deep],
    ],
    [0, 0, 1, 0.7],
  );
  const edge = { colour: tones.deep, opacity: 0.5 };
  return (
    groundShadow(canvas, { width: 620 }) +
    leg('M-60,-400 L-30,-60') +
    leg('M-150,-420 L-250,-10') +
    leg('M150,-420 L250,-50') +
    form(canvas, roundedRect({ x: -220, y: -170, width: 440, height: 18 }, 8), {
      fill: canvas.linear(sheen('#b9bfc2'), [0, 0, 1, 0]),
    }) +
    [-250, 252]
      .map((x, i) =>
        i === 0
          ? ''
          : oval(x, -46, 48, 48, '#22272a') + oval(x, -46, 30, 30, '#8b9296') + oval(x, -46, 9, 9, '#22272a'),
      )
      .join('') +
    form(canvas, bowl, {
      fill: gloss,
      shades: [
        {
          d: 'M-300,-600 C-240,-470 -120,-410 0,-400 C-140,-440 -220,-520 -240,-610 Z',
          fill: '#ffffff',
          blur: 15,
          opacity: 0.4,
        },
        { d: 'M100,-640 C240,-600 240,-440 60,-380 H380 V-640 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
      ],
      edge,
    }) +
    form(canvas, roundedRect({ x: -356, y: -646, width: 712, height: 30 }, 14), {
      fill: canvas.linear(
        [
          [0, '#8b9296'],
          [0.3, '#e6eaec'],
          [0.6, '#9aa1a5'],
          [1, '#5a6266'],
        ],
        [0, 0, 1, 0],
      ),
    }) +
    form(canvas, lid, {
      fill: gloss,
      shades: [
        {
          d: 'M-290,-680 C-270,-790 -160,-870 -20,-880 C-130,-820 -200,-750 -220,-660 Z',
          fill: '#ffffff',
          blur: 15,
          opacity: 0.55,
        },
        { d: 'M120,-920 C300,-820 320,-700 300,-620 H420 V-920 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
      ],
      edge,
    }) +
    line('M-70,-892 C-60,-960 60,-960 70,-892', { colour: '#8a5d3b', width: 26 }) +
    line('M-62,-900 C-50,-946 40,-948 58,-912', { colour: tone('#8a5d3b', 0.14), width: 6, opacity: 0.7 }) +
    oval(0, -764, 34, 34, '#c8ccce') +
    oval(0, -764, 24, 24, '#f4f1ea') +
    line('M0,-764 L14,-780', { colour: '#a4503a', width: 4 })
  );
}

export const grill = defineProduct({
  kind: 'grill',
  format: 'square',
  params,
  crop: { x: 0.26, y: 0.12, width: 0.48 },
  stage: () => studio({ width: 720, height: 960, share: 0.77 }),
  draw: drawGrill,
});
