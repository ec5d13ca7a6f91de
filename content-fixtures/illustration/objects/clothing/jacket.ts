import { z } from 'zod';
import { backCollar } from '../../tailoring/back-collar.ts';
import { colour } from '../../drawing/palette.ts';
import { cutOf, type Cut } from '../../tailoring/cut.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBody, drawNeckInside } from '../../tailoring/body.ts';
import { drawButton, drawPlacket, drawZip } from '../../tailoring/closure.ts';
import { drawCuff, drawSleeve } from '../../tailoring/sleeve.ts';
import { drawFlapPocket, drawPatchPocket } from '../../tailoring/pocket.ts';
import { drawLapels, drawShirtCollar, drawStandCollar } from '../../tailoring/collar.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { drawHood } from '../../tailoring/hood.ts';
import { hanging } from '../../stages/hanging.ts';
import { line, stitches } from '../../drawing/shape.ts';
import { tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  style: z.enum(['blazer', 'denim', 'quilted', 'biker']).default('blazer'),
  length: z.int().min(520).max(760).default(660),
  /** Of a blazer. */
  buttons: z.int().min(1).max(3).default(2),
  pockets: z.enum(['flap', 'welt']).default('flap'),
  /** Height of the chambers of a quilted jacket, in units. */
  quilt: z.int().min(36).max(120).default(84),
  collar: z.enum(['stand', 'hood']).default('stand'),
});

type Jacket = z.output<typeof params>;

const fabrics = { blazer: 'plush', denim: 'twill', quilted: 'grain', biker: 'leather' } as const;

/** The chambers of a quilted jacket: each bulges between two seams. */
function quilting({ colour: cloth, length, quilt }: Jacket): Shade[] {
  const tones = tonesOf(cloth);
  const shades: Shade[] = [];
  for (let y = 74; y < length + 20; y += quilt) {
    shades.push(
      { d: `M-420,${y} Q0,${y + 24} 420,${y}`, stroke: tones.deep, width: 13, blur: 8, opacity: 0.75 },
      {
        d: `M-420,${y + quilt * 0.36} Q0,${y + quilt * 0.64} 420,${y + quilt * 0.36}`,
        stroke: tones.bright,
        width: quilt * 0.31,
        blur: 8,
        opacity: 0.45,
      },
      { d: `M-420,${y} Q0,${y + 24} 420,${y}`, stroke: tones.deep, width: 2.4, opacity: 0.8 },
    );
  }
  return shades;
}

function cutFor(jacket: Jacket, view: View): Cut {
  const { colour: cloth, style, length } = jacket;
  const back = view === 'back';
  const low = style === 'blazer' || style === 'biker';
  return cutOf({
    colour: cloth,
    texture: fabrics[style],
    grain: style === 'denim' ? 0.26 : style === 'quilted' ? 0.05 : 0.16,
    view,
    neckline: back
      ? 'M0,10 C40,10 70,4 84,-4'
      : low
        ? 'M0,300 C22,200 58,80 82,-4'
        : 'M0,60 C30,54 64,34 86,0',
    shoulder: 192,
    chest: [210, 286],
    waist: [style === 'blazer' ? 192 : 208, 460],
    hem: [style === 'blazer' ? 226 : 214, length],
    edge: style === 'blazer' ? 'arc' : 'straight',
    sleeve: { wrist: [356, 640], width: style === 'quilted' ? 116 : 100, cap: 8 },
    drape: style === 'quilted' ? 0.1 : 0.5,
    seams: style === 'quilted' ? quilting(jacket) : [],
  });
}

function denimFront(canvas: Canvas, cut: Cut): Svg {
  const { tones, hem } = cut;
  let svg = '';
  for (const side of [-1, 1]) {
    const x = side === 1 ? 44 : -160;
    svg +=
      drawPatchPocket(canvas, cut, { x, y: 190, width: 116, height: 130 }) +
      drawFlapPocket(canvas, cut, { x: x - 3, y: 180, width: 122, height: 36 });
    svg += drawButton(canvas, { x: x + 58, y: 204, radius: 8, colour: '#b98f55' });
  }
  const seams = `M-200,176 H200 M-60,330 L-84,${hem[1] - 50} M60,330 L84,${hem[1] - 50} M-150,330 L-140,${hem[1] - 50} M150,330 L140,${hem[1] - 50}`;
  const belt = form(
    canvas,
    `M${-hem[0] - 1},${hem[1] - 52} Q0,${hem[1] - 40} ${hem[0] + 1},${hem[1] - 52} L${hem[0]},${hem[1] + 2} Q0,${hem[1] + 14} ${-hem[0]},${hem[1] + 2} Z`,
    {
      fill: canvas.linear(
        [
          [0, tones.light],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.1],
      ),
      texture: 'twill',
      grain: 0.26,
      edge: { colour: tones.deep, opacity: 0.5, width: 1.6 },
    },
  );
  return (
    line(seams, { colour: tones.deep, width: 2.4, opacity: 0.5 }) +
    stitches(seams, '#d9a860', { opacity: 0.7 }) +
    svg +
    belt
  );
}

function front(canvas: Canvas, cut: Cut, { style, buttons, pockets, collar }: Jacket): Svg {
  const { tones, hem } = cut;
  const edge = line(`M26,300 C34,420 30,540 18,${hem[1] + 16}`, {
    colour: tones.deep,
    width: 3,
    opacity: 0.8,
  });
  const y = hem[1] * 0.71;
  const low =
    pockets === 'flap'
      ? drawFlapPocket(canvas, cut, { x: -170, y, width: 108, height: 34 }, -3) +
        drawFlapPocket(canvas, cut, { x: 66, y: y - 4, width: 108, height: 34 }, 3)
      : line(`M-168,${y + 10} L-64,${y} M66,${y} L170,${y + 10}`, {
          colour: tones.deep,
          width: 9,
          opacity: 0.7,
        });
  switch (style) {
    case 'blazer':
      return (
        edge +
        low +
        [372, 470, 548]
          .slice(0, buttons)
          .map((at) => drawButton(canvas, { x: 8, y: at, radius: 14, colour: '#3a2c22' }))
          .join('') +
        drawLapels(canvas, cut, { meet: 310, width: 146 })
      );
    case 'denim':
      return (
        denimFront(canvas, cut) +
        drawPlacket(canvas, cut, { top: 62, buttons: 6, colour: '#b98f55', radius: 10, width: 48 }) +
        drawShirtCollar(canvas, cut, { meet: 74, points: 1.2 })
      );
    case 'quilted':
      return (
        drawZip(canvas, cut, { top: 30 }) +
        (collar === 'hood'
          ? drawHood(canvas, cut, false)
          : drawStandCollar(canvas, cut, { height: 56, ribbed: false }))
      );
    case 'biker': {
      const zip = `M-150,60 C-120,180 -60,300 -34,${hem[1]}`;
      return (
        line(zip, { colour: tones.deep, width: 16, opacity: 0.6 }) +
        line(zip, { colour: '#c9c6c0', width: 6, dash: [3, 3], cap: 'butt' }) +
        line('M70,430 L160,400 M-170,440 L-100,470', {
          colour: '#c9c6c0',
          width: 6,
          dash: [3, 3],
          cap: 'butt',
        }) +
        drawLapels(canvas, cut, { meet: 296, width: 168, peak: true })
      );
    }
  }
}

function drawJacket(canvas: Canvas, jacket: Jacket, view: View): Svg {
  const cut = cutFor(jacket, view);
  const { style } = jacket;
  const sleeves = drawSleeve(canvas, cut, -1) + drawSleeve(canvas, cut, 1);
  const cuffs =
    style === 'denim'
      ? drawCuff(canvas, cut, -1, { height: 56 }) + drawCuff(canvas, cut, 1, { height: 56 })
      : style === 'quilted'
        ? drawCuff(canvas, cut, -1, { height: 44, ribbed: true }) +
          drawCuff(canvas, cut, 1, { height: 44, ribbed: true })
        : '';
  if (view === 'back') {
    const seam =
      style === 'quilted'
        ? ''
        : line(`M0,20 V${cut.hem[1] + 10}`, { colour: cut.tones.deep, width: 2.4, opacity: 0.5 });
    return sleeves + cuffs + drawBody(canvas, cut, { marks: seam }) + backCollar(canvas, cut);
  }
  return drawNeckInside(canvas, cut) + sleeves + cuffs + drawBody(canvas, cut) + front(canvas, cut, jacket);
}

export const jacket = defineProduct({
  kind: 'jacket',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.26, y: 0.17, width: 0.48 },
  stage: ({ length }) => hanging({ scale: 1.4, span: 184, length: Math.max(length, 660) }),
  draw: drawJacket,
});
