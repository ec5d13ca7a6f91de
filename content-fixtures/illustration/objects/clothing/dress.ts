import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { dressParams, necklineOf, type Dress, type DressCut } from '../../tailoring/dress-cut.ts';
import { drawDressBelt } from '../../tailoring/dress-belt.ts';
import { drawDressBody } from '../../tailoring/dress-body.ts';
import { drawDressInside, drawDressNeckEdge } from '../../tailoring/dress-neck.ts';
import { drawDressSleeve } from '../../tailoring/dress-sleeve.ts';
import { drawPrint } from '../../drawing/print.ts';
import { hanging } from '../../stages/hanging.ts';
import { tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

function drawDress(canvas: Canvas, given: Dress, view: View): Svg {
  const cut: DressCut = {
    ...given,
    view,
    tones: tonesOf(given.colour),
    neckline: necklineOf(given.neck, view),
    printOn: (left, top, right, bottom) =>
      drawPrint(canvas, given.print, given.colour, { left, top, right, bottom }),
  };
  return (
    drawDressInside(canvas, cut) +
    drawDressSleeve(canvas, cut, -1) +
    drawDressSleeve(canvas, cut, 1) +
    drawDressBody(canvas, cut) +
    drawDressNeckEdge(canvas, cut) +
    drawDressBelt(canvas, cut)
  );
}

export const dress = defineProduct({
  kind: 'dress',
  format: 'tall',
  params: dressParams,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.24, y: 0.13, width: 0.5 },
  stage: ({ length }) => hanging({ scale: Math.min(1.3, 1170 / length), span: 168, length }),
  draw: drawDress,
});
