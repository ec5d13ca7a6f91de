import { z } from 'zod';
import { backCollar } from '../../tailoring/back-collar.ts';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { cutOf, type Cut } from '../../tailoring/cut.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBody, drawNeckInside } from '../../tailoring/body.ts';
import { drawButton, drawPlacket } from '../../tailoring/closure.ts';
import { drawCuff, drawSleeve } from '../../tailoring/sleeve.ts';
import { drawNeckBand, drawShirtCollar } from '../../tailoring/collar.ts';
import { form } from '../../drawing/form.ts';
import { hanging } from '../../stages/hanging.ts';
import { line } from '../../drawing/shape.ts';
import { printParams } from '../../drawing/print.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  buttons: colour.default('#f4efe4'),
  /** A pointed collar, or a band with a tied bow. */
  collar: z.enum(['shirt', 'bow', 'none']).default('shirt'),
  length: z.int().min(520).max(720).default(610),
  sleeve: z.enum(['long', 'wide', 'slim', 'short']).default('long'),
  /** Buttons below a fold of the placket. */
  hidden: z.boolean().default(false),
});

type Blouse = z.output<typeof params>;

function bow(canvas: Canvas, { tones, colour: cloth, texture, grain }: Cut): Svg {
  const piece = (d: string): Svg =>
    castShadow(canvas, d, { right: 6, down: 9, blur: 8, opacity: 0.24 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, cloth],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.6],
      ),
      texture,
      grain,
      edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
    });
  const band =
    'M-90,-8 C-60,-40 60,-40 90,-8 C96,20 40,60 0,66 C-40,60 -96,20 -90,-8 Z M-78,2 C-50,46 50,46 78,2 C54,-22 -54,-22 -78,2 Z';
  return (
    form(canvas, band.split(' M')[0] ?? band, { fill: tones.deep }) +
    piece('M-94,-6 C-60,40 -20,70 8,78 L-2,104 C-60,90 -104,40 -102,6 Z') +
    piece('M94,-6 C60,40 20,70 -8,78 L2,104 C60,90 104,40 102,6 Z') +
    piece('M2,90 C-10,160 -44,230 -60,300 L-10,312 C4,240 14,160 14,92 Z') +
    piece('M-2,90 C14,150 30,220 64,276 L98,256 C64,200 34,140 14,86 Z') +
    piece('M4,88 C-40,50 -120,40 -126,80 C-124,124 -40,126 4,96 Z') +
    piece('M0,88 C40,46 122,36 128,74 C126,120 44,124 0,96 Z') +
    piece('M-20,74 Q2,64 22,76 Q28,94 20,110 Q0,118 -20,108 Q-26,92 -20,74 Z') +
    line('M-24,90 C-56,78 -86,74 -110,80 M24,90 C56,76 88,70 112,76', {
      colour: tones.deep,
      width: 2.2,
      opacity: 0.4,
    })
  );
}

function drawBlouse(
  canvas: Canvas,
  { colour: cloth, print, buttons, collar, length, sleeve, hidden }: Blouse,
  view: View,
): Svg {
  const back = view === 'back';
  const cut = cutOf({
    colour: cloth,
    print,
    view,
    neckline: back ? 'M0,10 C40,10 70,4 84,-4' : 'M0,140 C24,110 60,60 84,0',
    hem: [220, length - 40],
    waist: [204, 420],
    edge: 'tails',
    sleeve: {
      long: { wrist: [354, 616] as const, width: 96, cap: 22 },
      wide: { wrist: [384, 590] as const, width: 150, cap: 34 },
      slim: { wrist: [338, 616] as const, width: 80, cap: 6 },
      short: { wrist: [322, 262] as const, width: 112, cap: 26 },
    }[sleeve],
    drape: 1,
  });
  const sleeves = drawSleeve(canvas, cut, -1) + drawSleeve(canvas, cut, 1);
  let cuffs = '';
  for (const side of sleeve === 'short' ? [] : ([-1, 1] as const)) {
    cuffs +=
      drawCuff(canvas, cut, side) + drawButton(canvas, { x: side * 300, y: 660, radius: 7, colour: buttons });
  }
  const yoke = back
    ? line('M-186,96 C-60,120 60,120 186,96', { colour: cut.tones.deep, width: 2.4, opacity: 0.5 })
    : '';
  const body = drawBody(canvas, cut, { marks: yoke });
  if (back) return sleeves + cuffs + body + backCollar(canvas, cut);
  const front = { shirt: drawShirtCollar, bow, none: drawNeckBand }[collar](canvas, cut);
  return (
    drawNeckInside(canvas, cut) +
    sleeves +
    cuffs +
    body +
    drawPlacket(canvas, cut, { top: 140, colour: buttons, ...(hidden && { buttons: 0 }) }) +
    front
  );
}

export const blouse = defineProduct({
  kind: 'blouse',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.24, y: 0.14, width: 0.5 },
  stage: () => hanging({ scale: 1.42, span: 172, length: 680 }),
  draw: drawBlouse,
});
