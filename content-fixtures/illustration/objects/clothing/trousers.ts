import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawPrint, printParams } from '../../drawing/print.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { hanging } from '../../stages/hanging.ts';
import { line, oval, stitches } from '../../drawing/shape.ts';
import { onSide, symmetric } from '../../drawing/path.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  cut: z.enum(['slim', 'straight', 'wide', 'jogger', 'shorts']).default('straight'),
  fabric: z.enum(['cloth', 'twill', 'plush']).default('cloth'),
  /** Colour of the seams; jeans have them in honey. */
  seam: colour.optional(),
});

type Trousers = z.output<typeof params>;

/** Inner and outer edge of the right leg at the knee and at the foot, and the height of the foot. */
const legs = {
  slim: { knee: [42, 172], foot: [66, 160], bottom: 1020 },
  straight: { knee: [34, 190], foot: [48, 186], bottom: 1030 },
  wide: { knee: [22, 222], foot: [26, 254], bottom: 1030 },
  jogger: { knee: [38, 186], foot: [74, 156], bottom: 990 },
  shorts: { knee: [20, 222], foot: [24, 234], bottom: 520 },
} as const;

const waistHalf = 152;

function legOutline(cut: Trousers['cut']): string {
  const { knee, foot, bottom } = legs[cut];
  const kneeAt = cut === 'shorts' ? 420 : 600;
  return (
    `M0,0 L${waistHalf},0 C${waistHalf + 12},60 ${waistHalf + 46},140 ${waistHalf + 52},230 ` +
    `C${waistHalf + 52},380 ${knee[1] + 6},${kneeAt - 120} ${knee[1]},${kneeAt} C${knee[1] - 4},${kneeAt + 120} ${foot[1]},${bottom - 160} ${foot[1]},${bottom} ` +
    `Q${(foot[0] + foot[1]) / 2},${bottom + 16} ${foot[0]},${bottom} C${foot[0] - 4},${bottom - 160} ${knee[0]},${kneeAt + 120} ${knee[0]},${kneeAt} C${knee[0] - 4},${Math.min(500, kneeAt)} 14,380 0,320 Z`
  );
}

function legShades({ cut }: Trousers, tones: Tones, side: 1 | -1): Shade[] {
  const { knee, foot, bottom } = legs[cut];
  const lit = side === -1;
  const middle = (foot[0] + foot[1]) / 2;
  const at = (d: string): string => onSide(d, side);
  const inner: Shade = {
    d: at(
      `M-4,200 C10,420 ${knee[0] - 10},560 ${knee[0]},660 L${foot[0]},${bottom + 20} H${foot[0] + 34} L${knee[0] + 40},640 C${knee[0] + 30},500 44,360 30,200 Z`,
    ),
    fill: tones.deep,
    blur: 15,
    opacity: 0.5,
  };
  const outer: Shade = {
    d: at(
      `M${waistHalf - 10},40 C${waistHalf + 20},260 ${knee[1] - 24},500 ${knee[1] - 26},640 L${foot[1] - 24},${bottom + 20} H${foot[1] + 60} V40 Z`,
    ),
    fill: lit ? tones.bright : tones.deep,
    blur: 15,
    opacity: lit ? 0.4 : 0.6,
  };
  const shades: Shade[] = [
    inner,
    outer,
    {
      d: at(`M${middle + 10},280 C${middle + 6},500 ${middle},700 ${middle},${bottom}`),
      stroke: tones.bright,
      width: 16,
      blur: 15,
      opacity: 0.6,
    },
    {
      d: at(`M${middle + 34},300 C${middle + 34},520 ${middle + 26},700 ${middle + 24},${bottom}`),
      stroke: tones.deep,
      width: 16,
      blur: 15,
      opacity: 0.34,
    },
  ];
  for (let i = 0; i < 4; i += 1) {
    shades.push({
      d: at(`M4,${262 + i * 30} C50,${270 + i * 34} 90,${286 + i * 40} ${124 + i * 10},${262 + i * 62}`),
      stroke: i % 2 === 0 ? tones.deep : tones.bright,
      width: 11,
      blur: 8,
      opacity: 0.34,
    });
    const bend = i % 2 === 0 ? knee[0] : knee[1];
    if (cut !== 'shorts')
      shades.push({
        d: at(
          `M${bend},${556 + i * 30} Q${(bend + middle) / 2},${574 + i * 30} ${middle + i * 6 - 10},${590 + i * 34}`,
        ),
        stroke: i < 2 ? tones.deep : tones.bright,
        width: 10,
        blur: 8,
        opacity: 0.26,
      });
  }
  if (cut === 'jogger') {
    for (let x = foot[0]; x < foot[1]; x += 10)
      shades.push({
        d: at(`M${x},${bottom - 60} V${bottom + 20}`),
        stroke: tones.deep,
        width: 4,
        blur: 2,
        opacity: 0.5,
      });
    shades.push({
      d: at(`M${foot[0] - 20},${bottom - 62} Q${middle},${bottom - 48} ${foot[1] + 20},${bottom - 62}`),
      stroke: tones.deep,
      width: 10,
      blur: 4,
      opacity: 0.6,
    });
  }
  return shades;
}

function waistband(canvas: Canvas, { colour: cloth, cut, fabric }: Trousers, tones: Tones, view: View): Svg {
  const band = symmetric(`M0,-34 L${waistHalf - 2},-40 L${waistHalf + 2},16 L0,22`);
  const ribbed: Shade[] = [];
  if (cut === 'jogger')
    for (let x = -waistHalf; x < waistHalf; x += 11)
      ribbed.push({ d: `M${x},-44 V26`, stroke: tones.deep, width: 4, blur: 2, opacity: 0.5 });
  let svg = castShadow(canvas, band, { right: 0, down: 8, blur: 4, opacity: 0.24 });
  svg += form(canvas, band, {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.45, cloth],
        [1, tones.dark],
      ],
      [0, 0, 1, 0.1],
    ),
    shades: ribbed,
    texture: fabric,
    grain: 0.14,
    edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
  });
  if (cut === 'jogger')
    return (
      svg + line('M-8,10 C-20,60 -34,100 -30,150 M8,10 C22,60 20,110 34,140', { colour: '#f4efe4', width: 6 })
    );
  for (const x of [-112, -52, 52, 112])
    svg += form(canvas, `M${x - 8},-42 H${x + 8} V24 H${x - 8} Z`, {
      fill: tone(cloth, 0.02),
      edge: { colour: tones.deep, opacity: 0.5, width: 1.4 },
    });
  if (view === 'back') return svg;
  return (
    svg +
    oval(
      0,
      -6,
      11,
      11,
      canvas.radial(
        [
          [0, '#f3e3c2'],
          [0.6, '#b98f55'],
          [1, '#7a5a30'],
        ],
        { x: 0.36, y: 0.3, radius: 0.8 },
      ),
    ) +
    oval(0, -6, 4, 4, '#6b4e2a', 0.5)
  );
}

function frontDetails({ fabric }: Trousers, tones: Tones, seam: string): Svg {
  const fly = 'M0,22 V250 M34,22 V180 Q34,236 2,262';
  const pockets = 'M152,40 C130,80 116,120 112,168 M-152,40 C-130,80 -116,120 -112,168';
  const curved = 'M56,22 C66,84 110,116 162,112 M-56,22 C-66,84 -110,116 -162,112';
  const jeans = fabric === 'twill';
  return (
    line('M0,22 V316', { colour: tones.deep, width: 3, opacity: 0.65 }) +
    (jeans
      ? line(curved, { colour: tones.deep, width: 3, opacity: 0.6 }) +
        stitches(curved, seam, { opacity: 0.85 })
      : line(pockets, { colour: tones.deep, width: 3, opacity: 0.6 })) +
    stitches(fly, seam, { opacity: jeans ? 0.8 : 0.35 })
  );
}

function backDetails(canvas: Canvas, tones: Tones, seam: string): Svg {
  let svg = line('M0,22 V320 M-160,96 C-100,110 -40,140 0,150 C40,140 100,110 160,96', {
    colour: tones.deep,
    width: 2.6,
    opacity: 0.6,
  });
  for (const side of [1, -1] as const) {
    const pocket = onSide('M48,150 L146,136 L152,232 L104,264 L56,240 Z', side);
    svg +=
      castShadow(canvas, pocket, { right: 2, down: 5, blur: 4, opacity: 0.24 }) +
      form(canvas, pocket, {
        fill: canvas.linearAt(
          [
            [0, tones.light],
            [0.5, tones.base],
            [1, tones.dark],
          ],
          [-200, 0, 200, 160],
        ),
        texture: 'twill',
        grain: 0.18,
        edge: { colour: tones.deep, opacity: 0.75, width: 2 },
      }) +
      stitches(pocket, seam, { opacity: 0.7 });
  }
  return svg;
}

function drawTrousers(canvas: Canvas, trousers: Trousers, view: View): Svg {
  const { colour: cloth, cut, fabric, print } = trousers;
  const tones = tonesOf(cloth);
  const seam = trousers.seam ?? tones.bright;
  let svg = '';
  for (const side of [1, -1] as const) {
    const across = canvas.linearAt(
      [
        [0, tone(cloth, 0.05)],
        [0.45, cloth],
        [1, tone(cloth, -0.1)],
      ],
      [-220, 0, 220, 90],
    );
    svg += form(canvas, onSide(legOutline(cut), side), {
      fill: across,
      print: drawPrint(canvas, print, cloth, { left: -280, top: -40, right: 280, bottom: 1080 }),
      shades: legShades(trousers, tones, side),
      texture: fabric,
      grain: fabric === 'twill' ? 0.26 : 0.14,
      edge: { colour: tones.deep, opacity: 0.3, width: 1.6 },
    });
    const { foot, bottom } = legs[cut];
    if (cut !== 'jogger')
      svg += stitches(
        onSide(
          `M${foot[0] + 2},${bottom - 24} Q${(foot[0] + foot[1]) / 2},${bottom - 8} ${foot[1] - 2},${bottom - 24}`,
          side,
        ),
        seam,
        { opacity: 0.5 },
      );
  }
  const details = view === 'back' ? backDetails(canvas, tones, seam) : frontDetails(trousers, tones, seam);
  const inside = form(canvas, symmetric(`M0,-46 L${waistHalf - 6},-44 L${waistHalf - 4},-20 L0,-20`), {
    fill: tone(cloth, -0.26),
  });
  return inside + svg + details + waistband(canvas, trousers, tones, view);
}

export const trousers = defineProduct({
  kind: 'trousers',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.27, y: 0.14, width: 0.46 },
  stage: ({ cut }) =>
    cut === 'shorts'
      ? hanging({ scale: 1.7, span: 150, length: 540, clips: true })
      : hanging({ scale: 1.16, span: 150, length: 1030, clips: true }),
  draw: (canvas, given, view) => canvas.place({ y: 38 }, () => drawTrousers(canvas, given, view)),
});
