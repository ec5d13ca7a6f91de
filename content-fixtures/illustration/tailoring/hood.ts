import { form, type Shade } from '../drawing/form.ts';
import { castShadow } from '../drawing/shadow.ts';
import { line } from '../drawing/shape.ts';
import { symmetric } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';
import type { Cut } from './cut.ts';

/** A hood that lies on the shoulders: its opening from the front, its seam from behind. */
export function drawHood(canvas: Canvas, { tones, colour: cloth, texture, grain }: Cut, back: boolean): Svg {
  const outer = symmetric('M0,-92 C86,-92 142,-52 140,10 C136,70 96,110 60,136 L0,160');
  const shades: Shade[] = [
    { d: 'M60,-100 C150,-60 150,60 60,150 H220 V-100 Z', fill: tones.deep, blur: 15, opacity: 0.5 },
    {
      d: 'M-110,-50 C-130,0 -110,60 -70,110 C-96,40 -96,-10 -70,-60 Z',
      fill: tones.bright,
      blur: 15,
      opacity: 0.6,
    },
    { d: 'M0,-92 C10,-40 10,60 0,150', stroke: tones.deep, width: 4, opacity: back ? 0.5 : 0 },
  ];
  const shape = form(canvas, outer, {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.5, cloth],
        [1, tones.dark],
      ],
      [0, 0, 1, 0.6],
    ),
    shades,
    texture,
    grain,
    edge: { colour: tones.deep, opacity: 0.35, width: 1.5 },
  });
  const cast = castShadow(canvas, outer, { right: 6, down: 14, blur: 15, opacity: 0.3 });
  if (back) return cast + shape;
  const opening = symmetric('M0,-52 C54,-52 88,-24 88,16 C84,66 44,104 0,128');
  return (
    cast +
    shape +
    form(canvas, opening, {
      fill: canvas.linear([
        [0, tones.deep],
        [0.6, tone(cloth, -0.3)],
        [1, tone(cloth, -0.24)],
      ]),
      shades: [
        { d: 'M-80,-30 C-20,20 40,20 90,-20 L60,130 H-60 Z', fill: '#120c08', blur: 15, opacity: 0.3 },
      ],
    }) +
    line(opening, { colour: tones.dark, width: 12 }) +
    line(opening, { colour: tones.bright, width: 2, opacity: 0.5 })
  );
}
