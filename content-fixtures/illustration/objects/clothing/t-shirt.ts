import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { cutOf } from '../../tailoring/cut.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBody, drawNeckInside } from '../../tailoring/body.ts';
import { drawEmblem, emblems } from '../../tailoring/emblem.ts';
import { drawNeckBand } from '../../tailoring/collar.ts';
import { drawSleeve } from '../../tailoring/sleeve.ts';
import { hanging } from '../../stages/hanging.ts';
import { printParams } from '../../drawing/print.ts';
import { stitches } from '../../drawing/shape.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  neck: z.enum(['crew', 'wide']).default('crew'),
  sleeve: z.enum(['short', 'long']).default('short'),
  /** A picture on the chest, for children's shirts. */
  emblem: z.enum(emblems).optional(),
  emblemColour: colour.default('#d98a74'),
  /** A child's shirt is shorter and wider for its length. */
  child: z.boolean().default(false),
});

function drawTShirt(canvas: Canvas, shirt: z.output<typeof params>, view: View): Svg {
  const { child, neck } = shirt;
  const long = shirt.sleeve === 'long';
  const depth = view === 'back' ? 26 : neck === 'crew' ? 54 : 84;
  const length = child ? 520 : 640;
  const cut = cutOf({
    colour: shirt.colour,
    print: shirt.print,
    texture: 'jersey',
    grain: 0.12,
    view,
    neckline: `M0,${depth} C50,${depth} 76,${depth * 0.55} 88,0`,
    neck: 88,
    shoulder: 186,
    chest: [202, 262],
    hem: [child ? 212 : 206, length],
    waist: [198, length * 0.68],
    sleeve: long
      ? { wrist: [336, child ? 500 : 590], width: 84, cap: 4 }
      : { wrist: [306, 204], width: 88, cap: 4 },
    drape: 0.62,
  });
  const hemSeam = stitches(
    `M${-cut.hem[0]},${length - 18} Q0,${length - 4} ${cut.hem[0]},${length - 18}`,
    cut.tones.deep,
    { width: 1.5, opacity: 0.5 },
  );
  const emblem =
    shirt.emblem === undefined || view === 'back'
      ? ''
      : canvas.place({ y: 290 }, () => drawEmblem(canvas, shirt.emblem ?? 'sun', shirt.emblemColour));
  return (
    drawNeckInside(canvas, cut, 24) +
    drawSleeve(canvas, cut, -1) +
    drawSleeve(canvas, cut, 1) +
    drawBody(canvas, cut, { marks: emblem + hemSeam }) +
    drawNeckBand(canvas, cut, { width: 20, ribbed: true })
  );
}

export const tShirt = defineProduct({
  kind: 't-shirt',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.27, y: 0.2, width: 0.46 },
  stage: ({ child, sleeve }) =>
    hanging({ scale: sleeve === 'long' ? 1.45 : child ? 1.56 : 1.56, span: 178, length: child ? 540 : 650 }),
  draw: drawTShirt,
});
