import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { cutOf } from '../../tailoring/cut.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBody, drawNeckInside } from '../../tailoring/body.ts';
import { drawEmblem, emblems } from '../../tailoring/emblem.ts';
import { drawNeckBand } from '../../tailoring/collar.ts';
import { drawSleeve } from '../../tailoring/sleeve.ts';
import { drawPatchPocket } from '../../tailoring/pocket.ts';
import { hanging } from '../../stages/hanging.ts';
import { printParams } from '../../drawing/print.ts';
import { stitches } from '../../drawing/shape.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  neck: z.enum(['crew', 'wide', 'vee']).default('crew'),
  sleeve: z.enum(['short', 'half', 'long']).default('short'),
  /** A picture on the chest, for children's shirts. */
  emblem: z.enum(emblems).optional(),
  emblemColour: colour.default('#d98a74'),
  /** A child's shirt is shorter and wider for its length. */
  child: z.boolean().default(false),
  fit: z.enum(['slim', 'regular', 'wide']).default('regular'),
  /** Hem below the shoulder, in units, of a shirt that is no child's. */
  length: z.int().min(520).max(720).default(640),
  /** A pocket on the chest. */
  pocket: z.boolean().default(false),
});

function drawTShirt(canvas: Canvas, shirt: z.output<typeof params>, view: View): Svg {
  const { child, neck } = shirt;
  const long = shirt.sleeve === 'long';
  const depth = view === 'back' ? 26 : { crew: 54, wide: 84, vee: 132 }[neck];
  const length = child ? 520 : shirt.length;
  const ease = { slim: -16, regular: 0, wide: 26 }[shirt.fit];
  const cut = cutOf({
    colour: shirt.colour,
    print: shirt.print,
    texture: 'jersey',
    grain: 0.12,
    view,
    neckline:
      neck === 'vee' && view !== 'back'
        ? `M0,${depth} C28,${depth * 0.66} 64,${depth * 0.3} 88,0`
        : `M0,${depth} C50,${depth} 76,${depth * 0.55} 88,0`,
    neck: 88,
    shoulder: 186,
    chest: [202 + ease * 0.6, 262],
    hem: [(child ? 212 : 206) + ease, length],
    waist: [198 + ease, length * 0.68],
    sleeve: long
      ? { wrist: [336, child ? 500 : 590], width: 84, cap: 4 }
      : shirt.sleeve === 'half'
        ? { wrist: [322, 330], width: 100, cap: 4 }
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
  const pocket =
    shirt.pocket && view !== 'back'
      ? drawPatchPocket(canvas, cut, { x: 58, y: 188, width: 92, height: 104 })
      : '';
  return (
    drawNeckInside(canvas, cut, 24) +
    drawSleeve(canvas, cut, -1) +
    drawSleeve(canvas, cut, 1) +
    drawBody(canvas, cut, { marks: emblem + hemSeam }) +
    pocket +
    drawNeckBand(canvas, cut, { width: 20, ribbed: true })
  );
}

export const tShirt = defineProduct({
  kind: 't-shirt',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.27, y: 0.2, width: 0.46 },
  stage: ({ child, sleeve, length }) =>
    hanging({ scale: sleeve === 'long' ? 1.45 : 1.56, span: 178, length: child ? 540 : length + 10 }),
  draw: drawTShirt,
});
