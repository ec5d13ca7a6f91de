import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { cutOf, type Cut } from '../../tailoring/cut.ts';
import { backCollar } from '../../tailoring/back-collar.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBody, drawNeckInside } from '../../tailoring/body.ts';
import { drawButton } from '../../tailoring/closure.ts';
import { drawFlapPocket } from '../../tailoring/pocket.ts';
import { drawLapels } from '../../tailoring/collar.ts';
import { drawSleeve } from '../../tailoring/sleeve.ts';
import { form } from '../../drawing/form.ts';
import { hanging } from '../../stages/hanging.ts';
import { line } from '../../drawing/shape.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  buttons: colour.default('#4a3626'),
  rows: z.union([z.literal(1), z.literal(2)]).default(2),
  belt: z.boolean().default(false),
  fabric: z.enum(['plush', 'loops', 'twill']).default('plush'),
  length: z.int().min(780).max(1080).default(980),
});

type Coat = z.output<typeof params>;

function buttonsOf(canvas: Canvas, { buttons, rows }: Coat): Svg {
  let svg = '';
  for (const y of [316, 440, 564]) {
    for (const x of rows === 2 ? [-8, 88] : [42])
      svg += drawButton(canvas, { x, y, radius: 14, colour: buttons });
  }
  return svg;
}

function beltOf(canvas: Canvas, { tones, colour: wool, texture, grain, waist: [x, y] }: Cut): Svg {
  const band = `M${-x - 4},${y - 34} C-60,${y - 22} 60,${y - 22} ${x + 4},${y - 34} L${x + 5},${y + 16} C60,${y + 28} -60,${y + 28} ${-x - 5},${y + 16} Z`;
  const fill = canvas.linear(
    [
      [0, tones.light],
      [0.5, wool],
      [1, tones.dark],
    ],
    [0, 0, 1, 0.2],
  );
  const edge = { colour: tones.deep, opacity: 0.45, width: 1.8 };
  const tail = `M34,${y + 6} C54,${y + 80} 56,${y + 150} 74,${y + 236} L118,${y + 226} C104,${y + 150} 96,${y + 70} 74,${y} Z`;
  const knot = `M14,${y - 34} Q52,${y - 46} 86,${y - 32} Q96,${y - 4} 84,${y + 26} Q50,${y + 38} 16,${y + 26} Q4,${y - 4} 14,${y - 34} Z`;
  return [band, tail, knot]
    .map(
      (d) =>
        castShadow(canvas, d, { right: 4, down: 10, blur: 8, opacity: 0.28 }) +
        form(canvas, d, { fill, texture, grain, edge }),
    )
    .join('');
}

function drawCoat(canvas: Canvas, coat: Coat, view: View): Svg {
  const { length } = coat;
  const back = view === 'back';
  const cut = cutOf({
    colour: coat.colour,
    texture: coat.fabric,
    grain: coat.fabric === 'loops' ? 0.26 : 0.17,
    view,
    neckline: back ? 'M0,10 C40,10 66,4 80,-6' : 'M0,246 C24,160 60,70 80,-4',
    neck: 80,
    shoulder: 190,
    chest: [212, 300],
    waist: [206, 480],
    hem: [256, length],
    sleeve: { wrist: [350, 700], width: 108, cap: 10 },
    drape: 0.6,
  });
  const { tones } = cut;
  const sleeves =
    drawSleeve(canvas, cut, -1) +
    drawSleeve(canvas, cut, 1) +
    line('M-346,672 Q-300,690 -246,682 M346,672 Q300,690 246,682', {
      colour: tones.deep,
      width: 3,
      opacity: 0.6,
    });
  if (back) {
    const slit =
      line(`M0,20 V${length + 10}`, { colour: tones.deep, width: 2.6, opacity: 0.5 }) +
      line(`M-80,540 H80 V590 H-80 Z`, { colour: tones.deep, width: 2.4, opacity: 0.6 });
    return sleeves + drawBody(canvas, cut, { marks: slit }) + backCollar(canvas, cut);
  }
  const overlap = line(`M40,244 C46,480 48,700 54,${length + 10}`, {
    colour: tone(coat.colour, -0.24),
    width: 3,
    opacity: 0.8,
  });
  const body = drawBody(canvas, cut, {
    shades: [
      { d: `M50,250 C56,480 58,700 64,${length + 10}`, stroke: '#120c08', width: 14, blur: 8, opacity: 0.3 },
    ],
    marks: overlap,
  });
  return (
    drawNeckInside(canvas, cut) +
    sleeves +
    body +
    drawFlapPocket(canvas, cut, { x: -176, y: 640, width: 108, height: 40 }, -4) +
    drawFlapPocket(canvas, cut, { x: 70, y: 634, width: 108, height: 40 }, 4) +
    (coat.belt ? beltOf(canvas, cut) : buttonsOf(canvas, coat)) +
    drawLapels(canvas, cut, { meet: 252 })
  );
}

export const coat = defineProduct({
  kind: 'coat',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.26, y: 0.14, width: 0.48 },
  stage: ({ length }) => hanging({ scale: 1170 / (length + 40), span: 182, length }),
  draw: drawCoat,
});
