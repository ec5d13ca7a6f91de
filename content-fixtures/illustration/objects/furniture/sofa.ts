import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawCushion } from '../../props/cushion.ts';
import { drawLeg } from '../../drawing/wood.ts';
import { form } from '../../drawing/form.ts';
import { line } from '../../drawing/shape.ts';
import { room } from '../../stages/room.ts';
import { roundedRect } from '../../drawing/path.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  seats: z.union([z.literal(2), z.literal(3)]).default(3),
  wood: colour.default('#8a5d3b'),
  /** Bouclé has loops, velvet and wool have pile. */
  fabric: z.enum(['plush', 'loops', 'cloth', 'leather']).default('plush'),
  /** Two throw pillows: the first plain, the second striped in the first one's colour. */
  pillows: z.tuple([colour, colour]).optional(),
  arm: z.enum(['round', 'straight', 'low']).default('round'),
  /** Cushions before a block, cushions that rise above it, or a plain one-piece back. */
  back: z.enum(['cushions', 'high', 'loose']).default('cushions'),
});

type Sofa = z.output<typeof params>;

interface Frame extends Sofa {
  tones: Tones;
  half: number;
  grain: number;
}

function legs(canvas: Canvas, { wood, half }: Frame): Svg {
  return [
    { x: -half + 170, half: 13, colour: tone(wood, -0.12), lean: 0, height: 82 },
    { x: half - 170, half: 13, colour: tone(wood, -0.12), lean: 0, height: 82 },
    { x: -half + 70, half: 17, colour: wood, lean: -14, height: 92 },
    { x: half - 70, half: 17, colour: wood, lean: 14, height: 92 },
  ]
    .map((leg) => drawLeg(canvas, { ...leg, y: -92 }))
    .join('');
}

function backBlock(canvas: Canvas, { tones, colour: cloth, half, fabric, grain }: Frame): Svg {
  return form(
    canvas,
    roundedRect({ x: -half + 70, y: -500, width: half * 2 - 140, height: 400 }, [70, 70, 10, 10]),
    {
      fill: canvas.linear([
        [0, tone(cloth, 0.02)],
        [0.5, tones.dark],
        [1, tones.deep],
      ]),
      shades: [
        { d: `M${-half},-520 H${half} V-482 H${-half} Z`, fill: tones.bright, blur: 15, opacity: 0.6 },
      ],
      texture: fabric,
      grain,
      edge: { colour: tones.deep, opacity: 0.3, width: 1.5 },
    },
  );
}

function arm(
  canvas: Canvas,
  { tones, colour: cloth, half, fabric, grain, arm: kind }: Frame,
  side: 1 | -1,
): Svg {
  const x = side === -1 ? -half : half - 136;
  const top = kind === 'low' ? -300 : -404;
  const straight = roundedRect({ x, y: top, width: 136, height: -86 - top }, [14, 14, 10, 10]);
  const d =
    kind !== 'round'
      ? straight
      : `M${x},-330 C${x},-396 ${x + 30},-410 ${x + 68},-410 C${x + 106},-410 ${x + 136},-396 ${x + 136},-330 V-104 Q${x + 136},-86 ${x + 118},-86 H${x + 18} Q${x},-86 ${x},-104 Z`;
  return (
    castShadow(canvas, d, { right: side === -1 ? 14 : -6, down: 8, blur: 15, opacity: 0.24 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(cloth, 0.06)],
          [0.4, cloth],
          [1, tone(cloth, -0.1)],
        ],
        [0, 0, 1, 0.5],
      ),
      shades: [
        {
          d: `M${x + 14},-394 C${x + 50},-412 ${x + 90},-412 ${x + 120},-394 C${x + 90},-368 ${x + 40},-368 ${x + 14},-394 Z`,
          fill: tones.bright,
          blur: 8,
          opacity: 0.85,
        },
        { d: `M${x - 10},-190 H${x + 150} V-70 H${x - 10} Z`, fill: tones.deep, blur: 28, opacity: 0.45 },
        { d: `M${x + 104},-380 H${x + 160} V-80 H${x + 112} Z`, fill: tones.deep, blur: 15, opacity: 0.46 },
      ],
      texture: fabric,
      grain,
      edge: { colour: tones.deep, opacity: 0.34 },
    }) +
    (kind !== 'round'
      ? ''
      : line(
          `M${x + 14},-330 C${x + 14},-384 ${x + 36},-396 ${x + 68},-396 C${x + 100},-396 ${x + 122},-384 ${x + 122},-330 V-98`,
          { colour: tones.deep, width: 1.8, opacity: 0.4 },
        ))
  );
}

function seatsOf(canvas: Canvas, { tones, colour: cloth, half, seats, fabric, grain, back }: Frame): Svg {
  const width = (half * 2 - 260) / seats;
  const left = -half + 130;
  const backCount = back === 'loose' ? 1 : seats;
  const backWidth = (half * 2 - 260) / backCount;
  let backs = '';
  let seatCushions = '';
  for (let i = 0; i < backCount; i += 1)
    backs += drawCushion(canvas, {
      x: left + i * backWidth + 3,
      y: back === 'high' ? -540 : -474,
      width: backWidth - 6,
      height: back === 'high' ? 336 : 270,
      colour: cloth,
      radius: 48,
      bow: 10,
      texture: fabric,
      grain,
    });
  for (let i = 0; i < seats; i += 1)
    seatCushions += drawCushion(canvas, {
      x: left + i * width + 2,
      y: -236,
      width: width - 4,
      height: 92,
      colour: cloth,
      radius: 30,
      bow: 8,
      texture: fabric,
      grain,
    });
  const base = form(
    canvas,
    roundedRect({ x: -half + 110, y: -168, width: half * 2 - 220, height: 84 }, [6, 6, 14, 14]),
    {
      fill: canvas.linear([
        [0, tones.dark],
        [1, tones.deep],
      ]),
      shades: [{ d: `M${-half},-180 H${half} V-146 H${-half} Z`, fill: '#120c08', blur: 8, opacity: 0.5 }],
      texture: fabric,
      grain,
    },
  );
  return backs + base + seatCushions;
}

function pillowsOf(canvas: Canvas, { half, pillows }: Frame): Svg {
  if (pillows === undefined) return '';
  const [plain, striped] = pillows;
  let stripes = '';
  for (let i = -6; i <= 6; i += 1)
    stripes += line(`M${i * 24},-140 V140`, { colour: plain, width: 7, opacity: 0.75, cap: 'butt' });
  return (
    drawCushion(canvas, {
      x: -half + 150,
      y: -418,
      width: 190,
      height: 182,
      colour: plain,
      radius: 26,
      bow: -5,
      turn: -9,
    }) +
    drawCushion(canvas, {
      x: half - 346,
      y: -410,
      width: 196,
      height: 180,
      colour: striped,
      radius: 26,
      bow: -5,
      turn: 8,
      print: stripes,
    })
  );
}

function rear(canvas: Canvas, frame: Frame): Svg {
  const { half, tones, colour: cloth, fabric, grain } = frame;
  const d = `M${-half + 40},-330 C${-half + 40},-480 ${-half + 90},-500 ${-half + 140},-500 H${half - 140} C${half - 90},-500 ${half - 40},-480 ${half - 40},-330 V-104 Q${half - 40},-84 ${half - 64},-84 H${-half + 64} Q${-half + 40},-84 ${-half + 40},-104 Z`;
  return (
    legs(canvas, frame) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, cloth],
          [1, tones.dark],
        ],
        [0, 0, 0.4, 1],
      ),
      shades: [
        { d: `M${-half},-190 H${half} V-60 H${-half} Z`, fill: tones.deep, blur: 28, opacity: 0.6 },
        {
          d: `M${half - 260},-520 C${half - 160},-300 ${half - 200},-160 ${half - 220},-60 H${half + 60} V-520 Z`,
          fill: tones.deep,
          blur: 50,
          opacity: 0.5,
        },
        {
          d: `M${-half + 60},-486 H${half - 200} V-450 H${-half + 60} Z`,
          fill: tones.bright,
          blur: 15,
          opacity: 0.7,
        },
      ],
      texture: fabric,
      grain,
      edge: { colour: tones.deep, opacity: 0.34 },
    }) +
    line(`M0,-496 V-88 M${-half + 60},-130 H${half - 60}`, { colour: tones.deep, width: 2.4, opacity: 0.5 })
  );
}

function drawSofa(canvas: Canvas, sofa: Sofa, view: View): Svg {
  const half = sofa.seats === 3 ? 590 : 450;
  const frame: Frame = {
    ...sofa,
    half,
    tones: tonesOf(sofa.colour),
    grain: sofa.fabric === 'loops' ? 0.3 : sofa.fabric === 'cloth' ? 0.12 : 0.19,
  };
  const shadow = groundShadow(canvas, { width: half * 2.02 });
  if (view === 'back') return shadow + rear(canvas, frame);
  return (
    shadow +
    legs(canvas, frame) +
    backBlock(canvas, frame) +
    seatsOf(canvas, frame) +
    arm(canvas, frame, -1) +
    arm(canvas, frame, 1) +
    pillowsOf(canvas, frame)
  );
}

export const sofa = defineProduct({
  kind: 'sofa',
  format: 'wide',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.05, y: 0.36, width: 0.46 },
  stage: ({ seats }) =>
    room({ width: seats === 3 ? 1180 : 900, height: 500, share: seats === 3 ? 0.84 : 0.72 }),
  draw: drawSofa,
});
