import { z } from 'zod';
import { backCollar } from '../../tailoring/back-collar.ts';
import { colour } from '../../drawing/palette.ts';
import { cutOf } from '../../tailoring/cut.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBody, drawNeckInside } from '../../tailoring/body.ts';
import { drawButton, drawPlacket } from '../../tailoring/closure.ts';
import { drawCuff, drawSleeve } from '../../tailoring/sleeve.ts';
import { drawPatchPocket } from '../../tailoring/pocket.ts';
import { drawShirtCollar } from '../../tailoring/collar.ts';
import { hanging } from '../../stages/hanging.ts';
import { line } from '../../drawing/shape.ts';
import { printParams } from '../../drawing/print.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  buttons: colour.default('#f4efe4'),
  fabric: z.enum(['cloth', 'twill', 'plush']).default('cloth'),
  pockets: z.int().min(0).max(2).default(1),
  /** Hem below the shoulder, in units. */
  length: z.int().min(560).max(720).default(690),
});

function drawShirt(canvas: Canvas, shirt: z.output<typeof params>, view: View): Svg {
  const back = view === 'back';
  const cut = cutOf({
    colour: shirt.colour,
    print: shirt.print,
    texture: shirt.fabric,
    grain: shirt.fabric === 'cloth' ? 0.11 : 0.2,
    view,
    neckline: back ? 'M0,10 C40,10 70,4 84,-4' : 'M0,96 C24,80 60,46 84,0',
    shoulder: 192,
    chest: [214, 270],
    hem: [226, shirt.length],
    waist: [212, shirt.length * 0.68],
    edge: 'tails',
    sleeve: { wrist: [366, 640], width: 100, cap: 6 },
    drape: 0.7,
  });
  const { tones } = cut;
  const sleeves = drawSleeve(canvas, cut, -1) + drawSleeve(canvas, cut, 1);
  let cuffs = '';
  for (const side of [-1, 1] as const) {
    cuffs +=
      drawCuff(canvas, cut, side, { height: 84 }) +
      drawButton(canvas, { x: side * 306, y: 690, radius: 7, colour: shirt.buttons });
  }
  if (back) {
    const yoke = line('M-204,104 C-60,118 60,118 204,104 M-14,114 V640 M14,114 V640', {
      colour: tones.deep,
      width: 2.2,
      opacity: 0.42,
    });
    return sleeves + cuffs + drawBody(canvas, cut, { marks: yoke }) + backCollar(canvas, cut);
  }
  let pockets = '';
  if (shirt.pockets > 0) pockets += drawPatchPocket(canvas, cut, { x: 66, y: 208, width: 98, height: 112 });
  if (shirt.pockets > 1) pockets += drawPatchPocket(canvas, cut, { x: -164, y: 208, width: 98, height: 112 });
  return (
    drawNeckInside(canvas, cut) +
    sleeves +
    cuffs +
    drawBody(canvas, cut) +
    pockets +
    drawPlacket(canvas, cut, { top: 98, buttons: 7, colour: shirt.buttons }) +
    drawShirtCollar(canvas, cut, { meet: 92, points: 1.1 })
  );
}

export const shirt = defineProduct({
  kind: 'shirt',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.25, y: 0.15, width: 0.48 },
  stage: ({ length }) => hanging({ scale: 1.38, span: 184, length: length + 80 }),
  draw: drawShirt,
});
