import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawBoard, drawLeg } from '../../drawing/wood.ts';
import { drawCushion } from '../../props/cushion.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { line } from '../../drawing/shape.ts';
import { room } from '../../stages/room.ts';
import { roundedRect } from '../../drawing/path.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** The headboard, upholstered in channels or made of wood. */
  colour,
  headboard: z.enum(['channels', 'wood']).default('channels'),
  linen: colour.default('#f1ece3'),
  throw: colour.default('#b0674a'),
  wood: colour.default('#9a6f4a'),
});

type Bed = z.output<typeof params>;

function headboard(canvas: Canvas, { colour: cloth, headboard: kind }: Bed): Svg {
  const tones = tonesOf(cloth);
  const box = { x: -560, y: -760, width: 1120, height: 620 };
  const d = roundedRect(box, [46, 46, 0, 0]);
  if (kind === 'wood') {
    let slats = '';
    for (let i = 0; i < 5; i += 1)
      slats += drawBoard(canvas, {
        x: -560,
        y: -760 + i * 92,
        width: 1120,
        height: 84,
        colour: tone(cloth, (i % 2) * -0.015),
        radius: i === 0 ? [30, 30, 4, 4] : 4,
      });
    return castShadow(canvas, d, { right: 22, down: 14, blur: 15, opacity: 0.16 }) + slats;
  }
  const shades: Shade[] = [];
  for (let i = 0; i < 9; i += 1) {
    const x = -560 + i * 140;
    shades.push(
      { d: `M${x + 34},-770 L${x + 35},-140`, stroke: tones.bright, width: 30, blur: 15, opacity: 0.4 },
      { d: `M${x + 112},-770 L${x + 113},-140`, stroke: tones.dark, width: 30, blur: 15, opacity: 0.5 },
      { d: `M${x},-770 L${x + 1},-140`, stroke: tones.deep, width: 10, blur: 4, opacity: 0.65 },
      { d: `M${x + 10},-770 L${x + 11},-140`, stroke: tones.bright, width: 7, blur: 4, opacity: 0.5 },
    );
  }
  shades.push(
    { d: 'M-600,-780 H600 V-744 H-600 Z', fill: tones.bright, blur: 8, opacity: 0.6 },
    { d: 'M-600,-440 H600 V-140 H-600 Z', fill: '#120c08', blur: 50, opacity: 0.28 },
  );
  return (
    castShadow(canvas, d, { right: 22, down: 14, blur: 15, opacity: 0.18 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, cloth],
          [1, tones.dark],
        ],
        [0, 0, 0.6, 1],
      ),
      shades,
      texture: 'plush',
      grain: 0.2,
      edge: { colour: tones.deep, opacity: 0.3 },
    })
  );
}

function pillows(canvas: Canvas, { linen, throw: accent }: Bed): Svg {
  const plain = { radius: 46, bow: 4, piping: false, grain: 0.08 };
  return (
    drawCushion(canvas, {
      ...plain,
      x: -500,
      y: -590,
      width: 460,
      height: 220,
      colour: tone(linen, -0.02),
      turn: -2,
    }) +
    drawCushion(canvas, {
      ...plain,
      x: 44,
      y: -590,
      width: 460,
      height: 220,
      colour: tone(linen, -0.02),
      turn: 2,
    }) +
    drawCushion(canvas, { ...plain, x: -436, y: -520, width: 400, height: 190, colour: linen, turn: -1 }) +
    drawCushion(canvas, { ...plain, x: 40, y: -520, width: 400, height: 190, colour: linen, turn: 1.5 }) +
    drawCushion(canvas, {
      x: -150,
      y: -488,
      width: 300,
      height: 150,
      colour: accent,
      radius: 24,
      bow: -5,
      texture: 'plush',
      grain: 0.2,
    })
  );
}

function duvet(canvas: Canvas, { linen }: Bed): Svg {
  const tones = tonesOf(linen);
  const drop =
    'M-606,-240 C-300,-212 300,-212 606,-240 C618,-190 622,-130 612,-72 C560,-60 520,-78 470,-66 C420,-54 380,-76 320,-64 C260,-54 220,-74 150,-62 C80,-52 40,-72 -30,-60 C-110,-50 -150,-72 -220,-62 C-290,-54 -330,-76 -400,-64 C-470,-54 -540,-76 -612,-70 C-622,-130 -618,-190 -606,-240 Z';
  const top =
    'M-520,-392 C-300,-424 300,-424 520,-392 C560,-340 596,-270 606,-236 C300,-206 -300,-206 -606,-236 C-596,-270 -560,-340 -520,-392 Z';
  const folds: Shade[] = [];
  for (let i = 0; i < 11; i += 1) {
    const x = -590 + i * 118 + (canvas.random() - 0.5) * 36;
    folds.push({
      d: `M${x},-250 C${x + 8},-180 ${x - 14},-120 ${x - 22},-40 H${x + 26} C${x + 20},-120 ${x + 26},-180 ${x + 8},-250 Z`,
      fill: i % 2 === 0 ? tones.bright : tones.deep,
      blur: 8,
      opacity: i % 2 === 0 ? 0.8 : 0.55,
    });
  }
  folds.push({ d: 'M-640,-110 H640 V-30 H-640 Z', fill: tones.deep, blur: 28, opacity: 0.5 });
  const waves: Shade[] = [];
  for (const [x1, y1, x2, y2] of [
    [-420, -390, -480, -230],
    [-200, -400, -150, -220],
    [60, -404, 10, -216],
    [260, -398, 330, -220],
    [440, -384, 500, -232],
  ] as const) {
    waves.push(
      {
        d: `M${x1},${y1} C${x1 + 30},${y1 + 60} ${x2 - 30},${y2 - 60} ${x2},${y2}`,
        stroke: tones.deep,
        width: 22,
        blur: 15,
        opacity: 0.42,
      },
      {
        d: `M${x1 + 36},${y1} C${x1 + 66},${y1 + 60} ${x2 + 6},${y2 - 60} ${x2 + 36},${y2}`,
        stroke: '#ffffff',
        width: 20,
        blur: 15,
        opacity: 0.6,
      },
    );
  }
  waves.push({ d: 'M-600,-410 H600 V-378 H-600 Z', fill: '#120c08', blur: 15, opacity: 0.2 });
  const turned = 'M-530,-398 C-300,-430 300,-430 530,-398 L562,-322 C300,-356 -300,-356 -562,-322 Z';
  return (
    form(canvas, drop, {
      fill: canvas.linear([
        [0, linen],
        [0.7, tones.dark],
        [1, tones.deep],
      ]),
      shades: folds,
      texture: 'cloth',
      grain: 0.08,
      edge: { colour: tones.deep, opacity: 0.3 },
    }) +
    form(canvas, top, {
      fill: canvas.linear([
        [0, tones.dark],
        [0.3, tone(linen, 0.02)],
        [1, linen],
      ]),
      shades: waves,
      texture: 'cloth',
      grain: 0.08,
    }) +
    castShadow(canvas, turned, { right: 0, down: 14, blur: 8, opacity: 0.2 }) +
    form(canvas, turned, {
      fill: canvas.linear([
        [0, tone(linen, -0.03)],
        [0.4, tone(linen, 0.03)],
        [1, tones.dark],
      ]),
      texture: 'cloth',
      grain: 0.08,
    })
  );
}

function throwOver(canvas: Canvas, { throw: wool }: Bed): Svg {
  const tones = tonesOf(wool);
  const d =
    'M-598,-282 C-300,-250 300,-250 598,-282 L614,-214 C622,-160 624,-130 622,-104 C300,-84 -300,-84 -622,-104 C-624,-130 -622,-160 -614,-214 Z';
  let ribs = '';
  for (let i = 0; i < 60; i += 1) {
    const x = -620 + i * 21;
    ribs += line(`M${x},-300 L${x * 1.03},-80`, { colour: tones.deep, width: 4, opacity: 0.3, cap: 'butt' });
  }
  let svg = castShadow(canvas, d, { right: 0, down: 10, blur: 8, opacity: 0.26 });
  svg += form(canvas, d, {
    fill: canvas.linearAt(
      [
        [0, tones.light],
        [0.4, wool],
        [1, tones.dark],
      ],
      [0, -290, 0, -80],
    ),
    print: ribs,
    shades: [
      {
        d: 'M-640,-240 C-300,-206 300,-206 640,-240 V-214 C300,-180 -300,-180 -640,-214 Z',
        fill: tones.bright,
        blur: 8,
        opacity: 0.5,
      },
      { d: 'M420,-300 H660 V-60 H500 Z', fill: '#120c08', blur: 50, opacity: 0.25 },
    ],
    texture: 'plush',
    grain: 0.24,
  });
  for (let i = 0; i < 62; i += 1) {
    const x = -616 + i * 20.2;
    const y = -100 + 14 * (1 - (x / 620) ** 2);
    const drift = (canvas.random() - 0.5) * 8;
    svg += line(`M${x},${y} Q${x + drift},${y + 14} ${x + drift},${y + 26}`, {
      colour: i % 2 === 0 ? tones.dark : wool,
      width: 4,
      opacity: 0.95,
    });
  }
  return svg;
}

function drawBed(canvas: Canvas, bed: Bed): Svg {
  const { wood } = bed;
  return (
    groundShadow(canvas, { width: 1180 }) +
    headboard(canvas, bed) +
    drawLeg(canvas, { x: -540, y: -84, height: 84, half: 17, colour: wood }) +
    drawLeg(canvas, { x: 540, y: -84, height: 84, half: 17, colour: wood }) +
    drawBoard(canvas, { x: -590, y: -150, width: 1180, height: 76, colour: wood, radius: 10 }) +
    pillows(canvas, bed) +
    duvet(canvas, bed) +
    throwOver(canvas, bed)
  );
}

export const bed = defineProduct({
  kind: 'bed',
  format: 'wide',
  params,
  crop: { x: 0.08, y: 0.22, width: 0.5 },
  stage: () => room({ width: 1250, height: 760, share: 0.86, ground: 0.9, horizon: 0.75 }),
  draw: drawBed,
});
