import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { cutOf, type Cut } from '../../tailoring/cut.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBody } from '../../tailoring/body.ts';
import { drawCuff, drawSleeve } from '../../tailoring/sleeve.ts';
import { drawEmblem, emblems } from '../../tailoring/emblem.ts';
import { drawZip } from '../../tailoring/closure.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { drawHood } from '../../tailoring/hood.ts';
import { hanging } from '../../stages/hanging.ts';
import { line, stitches } from '../../drawing/shape.ts';
import { symmetric } from '../../drawing/path.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  cord: colour.default('#f4efe4'),
  zip: z.boolean().default(false),
  emblem: z.enum(emblems).optional(),
  emblemColour: colour.default('#d98a74'),
  /** Hem below the shoulder, in units. */
  length: z.int().min(480).max(700).default(610),
});

type Hoodie = z.output<typeof params>;

function pouch(canvas: Canvas, { tones, colour: cloth, texture, grain }: Cut): Svg {
  const d = symmetric('M0,404 H108 L170,520 V560 H0');
  return (
    castShadow(canvas, d, { right: 2, down: 5, blur: 4, opacity: 0.24 }) +
    form(canvas, d, {
      fill: canvas.linear([
        [0, tone(cloth, 0.02)],
        [1, tone(cloth, -0.06)],
      ]),
      texture,
      grain,
      edge: { colour: tones.deep, opacity: 0.5, width: 2 },
    }) +
    stitches('M-114,420 L-158,510 M114,420 L158,510', tones.deep, { opacity: 0.5 })
  );
}

function drawHoodie(canvas: Canvas, hoodie: Hoodie, view: View): Svg {
  const back = view === 'back';
  const cut = cutOf({
    colour: hoodie.colour,
    texture: 'jersey',
    grain: 0.16,
    view,
    neckline: 'M0,40 C40,40 70,20 84,0',
    shoulder: 196,
    chest: [220, 280],
    hem: [222, hoodie.length],
    waist: [224, hoodie.length * 0.79],
    sleeve: { wrist: [370, 570], width: 104, cap: 4 },
    drape: 0.55,
  });
  const {
    tones,
    hem: [x, y],
  } = cut;
  const ribs: Shade[] = [];
  for (let i = -x; i < x; i += 12)
    ribs.push({ d: `M${i},${y - 70} V${y + 30}`, stroke: tones.deep, width: 4, blur: 2, opacity: 0.45 });
  const band = form(
    canvas,
    `M${-x - 2},${y - 56} Q0,${y - 42} ${x + 2},${y - 56} L${x - 8},${y + 8} Q0,${y + 22} ${-x + 8},${y + 8} Z`,
    {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, hoodie.colour],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.1],
      ),
      shades: ribs,
      edge: { colour: tones.deep, opacity: 0.35, width: 1.5 },
    },
  );
  const emblem =
    hoodie.emblem === undefined || back
      ? ''
      : canvas.place({ y: 286, scale: 0.86 }, () =>
          drawEmblem(canvas, hoodie.emblem ?? 'sun', hoodie.emblemColour),
        );
  let svg =
    drawSleeve(canvas, cut, -1) +
    drawSleeve(canvas, cut, 1) +
    drawCuff(canvas, cut, -1, { ribbed: true, flare: -8 }) +
    drawCuff(canvas, cut, 1, { ribbed: true, flare: -8 });
  svg += drawBody(canvas, cut, { marks: emblem });
  if (!back) svg += canvas.place({ y: hoodie.length - 610 }, () => pouch(canvas, cut));
  svg += band;
  if (!back && hoodie.zip) svg += drawZip(canvas, cut, { top: 130 });
  svg += drawHood(canvas, cut, back);
  if (back) return svg;
  const cords = 'M-40,112 C-46,170 -52,220 -46,280 M40,112 C48,160 44,220 52,260';
  return (
    svg +
    line(cords, { colour: tone(hoodie.cord, -0.2), width: 9, opacity: 0.5 }) +
    line(cords, { colour: hoodie.cord, width: 7 })
  );
}

export const hoodie = defineProduct({
  kind: 'hoodie',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.26, y: 0.18, width: 0.48 },
  stage: ({ length }) => hanging({ scale: 1.42, span: 150, length: length + 30 }),
  draw: drawHoodie,
});
