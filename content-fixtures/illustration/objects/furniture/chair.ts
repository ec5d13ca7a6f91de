import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBoard, drawLeg } from '../../drawing/wood.ts';
import { form } from '../../drawing/form.ts';
import { line } from '../../drawing/shape.ts';
import { room } from '../../stages/room.ts';
import { symmetric } from '../../drawing/path.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** Cover of the shell, or the wood of a wooden chair. */
  colour,
  wood: colour.default('#b58b62'),
  style: z.enum(['shell', 'spindles', 'rattan']).default('shell'),
  fabric: z.enum(['plush', 'loops', 'cloth', 'leather']).default('plush'),
});

type Chair = z.output<typeof params>;

function legs(canvas: Canvas, wood: string): Svg {
  const rear = tone(wood, -0.12);
  return (
    drawLeg(canvas, { x: -128, y: -362, height: 348, half: 13, colour: rear, lean: -16 }) +
    drawLeg(canvas, { x: 128, y: -362, height: 348, half: 13, colour: rear, lean: 16 }) +
    drawLeg(canvas, { x: -160, y: -362, height: 362, half: 18, colour: wood, lean: -34 }) +
    drawLeg(canvas, { x: 160, y: -362, height: 362, half: 18, colour: wood, lean: 34 })
  );
}

function seatPad(canvas: Canvas, cloth: string, fabric: Chair['fabric']): Svg {
  const tones = tonesOf(cloth);
  const d = symmetric(
    'M0,-404 C120,-404 196,-396 204,-372 C210,-344 204,-322 180,-316 C120,-306 60,-306 0,-306',
  );
  return form(canvas, d, {
    fill: canvas.linear([
      [0, tones.light],
      [0.4, cloth],
      [1, tones.deep],
    ]),
    shades: [
      {
        d: 'M-190,-390 C-60,-408 60,-408 120,-392 C40,-376 -100,-372 -180,-352 Z',
        fill: tones.bright,
        blur: 8,
        opacity: 0.7,
      },
      { d: 'M90,-420 C200,-400 200,-330 160,-290 H260 V-420 Z', fill: tones.deep, blur: 15, opacity: 0.45 },
    ],
    texture: fabric,
    grain: 0.18,
    edge: { colour: tones.deep, opacity: 0.4 },
  });
}

function shellBack(canvas: Canvas, { colour: cloth, fabric }: Chair, rear: boolean): Svg {
  const tones = tonesOf(cloth);
  const d = symmetric(
    'M0,-820 C140,-820 208,-770 214,-650 C220,-540 214,-440 190,-370 C120,-352 60,-350 0,-350',
  );
  let svg = form(canvas, d, {
    fill: canvas.linearAt(
      [
        [0, tones.light],
        [0.45, cloth],
        [1, tones.deep],
      ],
      [-200, -820, 200, -360],
    ),
    shades: [
      {
        d: 'M-180,-690 C-150,-790 -60,-806 30,-800 C-50,-760 -130,-690 -150,-560 Z',
        fill: tones.bright,
        blur: 28,
        opacity: 0.75,
      },
      { d: 'M120,-830 C210,-700 190,-520 160,-340 H280 V-830 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
      {
        d: rear ? 'M-220,-430 H220 V-340 H-220 Z' : 'M-150,-560 C-60,-520 60,-520 150,-560 L170,-340 H-170 Z',
        fill: '#120c08',
        blur: 28,
        opacity: 0.3,
      },
    ],
    texture: fabric,
    grain: 0.19,
    edge: { colour: tones.deep, opacity: 0.35 },
  });
  for (const x of [-74, 0, 74])
    svg += line(`M${x},-806 C${x * 1.1},-660 ${x * 1.1},-500 ${x},-366`, {
      colour: tones.deep,
      width: 3,
      opacity: rear ? 0.2 : 0.45,
    });
  return svg;
}

function woodenBack(canvas: Canvas, { wood, style, colour: cane }: Chair): Svg {
  let inside = '';
  if (style === 'rattan') {
    const d = symmetric('M0,-770 C110,-770 150,-740 152,-640 L150,-470 H0');
    inside = form(canvas, d, {
      fill: canvas.linear([
        [0, tone(cane, 0.06)],
        [1, tone(cane, -0.08)],
      ]),
      texture: 'rattan',
      grain: 0.6,
    });
  } else {
    for (const x of [-108, -54, 0, 54, 108])
      inside +=
        line(`M${x},-760 L${x * 0.92},-400`, { colour: tone(wood, -0.16), width: 17 }) +
        line(`M${x - 2},-760 L${x * 0.92 - 2},-400`, { colour: tone(wood, 0.04), width: 10 });
  }
  const frame =
    'M-176,-390 C-196,-560 -196,-700 -170,-760 C-130,-826 130,-826 170,-760 C196,-700 196,-560 176,-390';
  const rail =
    style === 'rattan'
      ? line('M-166,-460 H166', { colour: tone(wood, -0.1), width: 26 }) +
        line('M-166,-463 H166', { colour: wood, width: 20 })
      : '';
  return (
    inside +
    line(frame, { colour: tone(wood, -0.18), width: 38 }) +
    line(frame, { colour: wood, width: 30 }) +
    canvas.place({ x: -5, y: -4 }, () => line(frame, { colour: tone(wood, 0.12), width: 7, opacity: 0.7 })) +
    rail
  );
}

function drawChair(canvas: Canvas, chair: Chair, view: View): Svg {
  const { wood, style } = chair;
  const shadow = groundShadow(canvas, { width: 440 });
  if (style === 'shell') {
    const back = shellBack(canvas, chair, view === 'back');
    const seat =
      castShadow(canvas, symmetric('M0,-404 C120,-404 196,-396 204,-372 C210,-344 204,-322 180,-316 H0'), {
        right: 0,
        down: 8,
        blur: 8,
      }) + seatPad(canvas, chair.colour, chair.fabric);
    return shadow + legs(canvas, wood) + (view === 'back' ? seat + back : back + seat);
  }
  const seat = drawBoard(canvas, { x: -206, y: -400, width: 412, height: 44, colour: wood, radius: 18 });
  const pad =
    style === 'rattan'
      ? form(canvas, symmetric('M0,-424 C120,-424 190,-420 196,-402 V-388 H0'), {
          fill: canvas.linear([
            [0, tone(chair.colour, 0.05)],
            [1, tone(chair.colour, -0.12)],
          ]),
          texture: 'rattan',
          grain: 0.6,
        })
      : '';
  // From behind, the back stands before the seat.
  if (view === 'back') return shadow + legs(canvas, wood) + seat + woodenBack(canvas, chair);
  return shadow + legs(canvas, wood) + woodenBack(canvas, chair) + seat + pad;
}

export const chair = defineProduct({
  kind: 'chair',
  format: 'wide',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.32, y: 0.12, width: 0.36 },
  stage: () => room({ width: 440, height: 820, share: 0.6, ground: 0.885, horizon: 0.735 }),
  draw: drawChair,
});
