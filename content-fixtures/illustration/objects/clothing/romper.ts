import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { cutOf } from '../../tailoring/cut.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawButton } from '../../tailoring/closure.ts';
import { drawCuff, drawSleeve } from '../../tailoring/sleeve.ts';
import { drawEmblem, emblems } from '../../tailoring/emblem.ts';
import { drawNeckBand } from '../../tailoring/collar.ts';
import { drawNeckInside } from '../../tailoring/body.ts';
import { drawPrint, printParams } from '../../drawing/print.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { hanging } from '../../stages/hanging.ts';
import { symmetric } from '../../drawing/path.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  emblem: z.enum(emblems).optional(),
  emblemColour: colour.default('#d98a74'),
});

type Romper = z.output<typeof params>;

function drawRomper(canvas: Canvas, romper: Romper, view: View): Svg {
  const { colour: cloth } = romper;
  const depth = view === 'back' ? 26 : 52;
  const neckline = `M0,${depth} C46,${depth} 66,${depth * 0.55} 78,0`;
  const cut = cutOf({
    colour: cloth,
    print: romper.print,
    texture: 'jersey',
    grain: 0.14,
    view,
    neck: 78,
    neckline,
    shoulder: 156,
    chest: [170, 240],
    hem: [196, 560],
    sleeve: { wrist: [300, 430], width: 78, cap: 4 },
    drape: 0.5,
  });
  const { tones } = cut;
  const outline = symmetric(
    `${neckline} C108,8 126,22 152,34 C166,84 172,160 170,240 C172,340 196,420 204,500 C212,600 190,720 178,800 Q140,822 100,806 C92,740 74,660 0,622`,
  );
  const shades: Shade[] = [
    { d: 'M120,-10 C200,160 150,420 190,840 H280 V-10 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
    {
      d: 'M-140,40 C-170,200 -150,400 -180,640 C-120,480 -120,200 -110,30 Z',
      fill: tones.bright,
      blur: 28,
      opacity: 0.5,
    },
    {
      d: 'M-60,600 C-120,640 -150,700 -160,820 M60,600 C110,640 130,700 140,820',
      stroke: tones.deep,
      width: 16,
      blur: 8,
      opacity: 0.4,
    },
    { d: 'M-196,520 C-100,560 100,560 200,520', stroke: tones.deep, width: 14, blur: 15, opacity: 0.3 },
  ];
  for (const x of [-136, 136])
    shades.push({
      d: `M${x - 60},760 Q${x},778 ${x + 60},760`,
      stroke: tones.deep,
      width: 8,
      blur: 4,
      opacity: 0.6,
    });
  const emblem =
    romper.emblem === undefined || view === 'back'
      ? ''
      : canvas.place({ y: 250, scale: 0.9 }, () =>
          drawEmblem(canvas, romper.emblem ?? 'sun', romper.emblemColour),
        );
  const body = form(canvas, outline, {
    fill: canvas.linearAt(
      [
        [0, tone(cloth, 0.05)],
        [0.42, cloth],
        [1, tone(cloth, -0.09)],
      ],
      [-200, 0, 200, 200],
    ),
    print: drawPrint(canvas, romper.print, cloth, { left: -300, top: -40, right: 300, bottom: 860 }),
    shades,
    marks: emblem,
    texture: 'jersey',
    grain: 0.14,
    edge: { colour: tones.deep, opacity: 0.26, width: 1.5 },
  });
  const snaps =
    view === 'back'
      ? ''
      : [
          [-92, 770],
          [-58, 690],
          [0, 640],
          [58, 690],
          [92, 770],
        ]
          .map(([x, y]) => drawButton(canvas, { x: x ?? 0, y: y ?? 0, radius: 9 }))
          .join('');
  return (
    drawNeckInside(canvas, cut, 22) +
    drawSleeve(canvas, cut, -1) +
    drawSleeve(canvas, cut, 1) +
    drawCuff(canvas, cut, -1, { height: 46, ribbed: true, flare: -6 }) +
    drawCuff(canvas, cut, 1, { height: 46, ribbed: true, flare: -6 }) +
    body +
    snaps +
    drawNeckBand(canvas, cut, { width: 18 })
  );
}

export const romper = defineProduct({
  kind: 'romper',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.28, y: 0.18, width: 0.44 },
  stage: () => hanging({ scale: 1.34, span: 148, length: 810 }),
  draw: drawRomper,
});
