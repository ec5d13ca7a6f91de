import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawCushion } from '../../props/cushion.ts';
import { drawPrint, printParams } from '../../drawing/print.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { shelf } from '../../stages/shelf.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  second: colour,
  print: printParams.optional(),
  fabric: z.enum(['cloth', 'plush', 'loops', 'chunky']).default('plush'),
});

function drawCushions(canvas: Canvas, { colour: hue, second, print, fabric }: z.output<typeof params>): Svg {
  const grain = fabric === 'cloth' ? 0.14 : 0.22;
  const printed = drawPrint(canvas, print, hue, { left: -240, top: -240, right: 240, bottom: 240 });
  return (
    groundShadow(canvas, { width: 760 }) +
    drawCushion(canvas, {
      x: 6,
      y: -420,
      width: 400,
      height: 400,
      colour: second,
      radius: 30,
      bow: -10,
      turn: 9,
      texture: fabric,
      grain,
    }) +
    drawCushion(canvas, {
      x: -400,
      y: -440,
      width: 430,
      height: 430,
      colour: hue,
      radius: 30,
      bow: -12,
      turn: -5,
      texture: print === undefined ? fabric : 'cloth',
      grain,
      print: printed,
    }) +
    drawCushion(canvas, {
      x: -60,
      y: -230,
      width: 360,
      height: 226,
      colour: tone(hue, -0.04),
      radius: 26,
      bow: -6,
      turn: 2,
      texture: fabric,
      grain,
    })
  );
}

export const cushion = defineProduct({
  kind: 'cushion',
  format: 'wide',
  params,
  crop: { x: 0.2, y: 0.3, width: 0.44 },
  stage: () => shelf({ width: 860, height: 480, share: 0.66 }),
  draw: drawCushions,
});
