import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawCushion } from '../../props/cushion.ts';
import { drawPrint, printParams } from '../../drawing/print.ts';
import { filled, line } from '../../drawing/shape.ts';
import { form } from '../../drawing/form.ts';
import { room } from '../../stages/room.ts';
import { tone } from '../../drawing/colour.ts';
import type { Box } from '../../drawing/path.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** Ground of the printed side. */
  colour: colour.default('#f5f1ea'),
  /** The plain cover in the middle of the stack. */
  second: colour,
  print: printParams.optional(),
});

type BedLinen = z.output<typeof params>;

interface Fold {
  /** Lower edge. */
  y: number;
  height: number;
  width: number;
  x: number;
  hue: string;
  print: Svg;
}

function fold(canvas: Canvas, { y, height: h, width: w, x, hue, print }: Fold): Svg {
  const [left, right] = [x - w / 2, x + w / 2];
  const d = `M${left},${y - h + 20} Q${left},${y - h} ${left + 26},${y - h} H${right - 30} C${right + 8},${y - h} ${right + 8},${y} ${right - 30},${y} H${left + 14} Q${left - 6},${y} ${left - 6},${y - 20} Z`;
  const seam = `M${left - 2},${y - h * 0.52} H${right - 60} C${right - 30},${y - h * 0.52} ${right - 30},${y - h * 0.46} ${right - 60},${y - h * 0.46}`;
  return (
    castShadow(canvas, d, { right: 4, down: 10, blur: 8, opacity: 0.28 }) +
    form(canvas, d, {
      fill: canvas.linear([
        [0, tone(hue, 0.04)],
        [1, tone(hue, -0.08)],
      ]),
      print,
      shades: [
        {
          d: `M${x - w},${y - h * 0.5} H${x + w} V${y + 20} H${x - w} Z`,
          fill: tone(hue, -0.22),
          blur: 15,
          opacity: 0.42,
        },
        {
          d: `M${x - w * 0.5},${y - h} H${x + w * 0.3} V${y - h * 0.72} H${x - w * 0.5} Z`,
          fill: '#ffffff',
          blur: 15,
          opacity: 0.5,
        },
        {
          d: `M${x + w * 0.34},${y - h - 10} H${x + w * 0.6} V${y + 10} H${x + w * 0.4} Z`,
          fill: tone(hue, -0.25),
          blur: 15,
          opacity: 0.36,
        },
        { d: seam, stroke: tone(hue, -0.24), width: 5, blur: 2, opacity: 0.55 },
      ],
      texture: 'cloth',
      grain: 0.1,
      edge: { colour: tone(hue, -0.2), opacity: 0.35, width: 1.6 },
    })
  );
}

function twig(canvas: Canvas): Svg {
  let svg = canvas.blurred(
    line('M-160,-256 C-60,-294 60,-284 174,-302', { colour: '#1c1510', width: 8, opacity: 0.3 }),
    4,
    { left: -190, top: -330, right: 210, bottom: -230 },
  );
  svg += line('M-166,-268 C-60,-306 60,-296 176,-314', { colour: '#6d7a55', width: 5 });
  for (let i = 0; i < 10; i += 1) {
    svg += canvas.place(
      { x: -124 + i * 31, y: -284 - i * 3, turn: i % 2 === 0 ? 150 : 28 },
      () =>
        filled(
          'M0,0 C10,-16 38,-18 56,0 C38,12 12,12 0,0 Z',
          canvas.linear([
            [0, '#9bab84'],
            [1, '#5c6c4a'],
          ]),
        ) + line('M4,0 H48', { colour: '#b8c4a2', width: 1.6, opacity: 0.7 }),
    );
  }
  return svg;
}

function drawBedLinen(canvas: Canvas, { colour: base, second, print }: BedLinen): Svg {
  const printed = (box: Box): Svg => drawPrint(canvas, print, base, box);
  const cushionPrint = printed({ left: -280, top: -290, right: 280, bottom: 290 });
  const foldPrint = printed({ left: -420, top: -280, right: 420, bottom: 20 });
  const plain = print === undefined ? second : tone(second, 0.02);
  return (
    groundShadow(canvas, { x: 20, width: 900 }) +
    drawCushion(canvas, {
      x: -470,
      y: -560,
      width: 480,
      height: 500,
      colour: base,
      radius: 40,
      bow: -8,
      turn: -7,
      grain: 0.09,
      print: cushionPrint,
    }) +
    drawCushion(canvas, {
      x: 20,
      y: -500,
      width: 470,
      height: 440,
      colour: print === undefined ? second : base,
      radius: 40,
      bow: -8,
      turn: 8,
      grain: 0.09,
    }) +
    fold(canvas, { y: 0, height: 92, width: 760, x: -10, hue: base, print: foldPrint }) +
    fold(canvas, { y: -88, height: 84, width: 720, x: 4, hue: plain, print: '' }) +
    fold(canvas, { y: -168, height: 92, width: 690, x: -14, hue: base, print: foldPrint }) +
    twig(canvas)
  );
}

export const bedLinen = defineProduct({
  kind: 'bed-linen',
  format: 'wide',
  params,
  crop: { x: 0.14, y: 0.3, width: 0.46 },
  stage: () => room({ width: 980, height: 600, share: 0.8, ground: 0.88, horizon: 0.74 }),
  draw: drawBedLinen,
});
