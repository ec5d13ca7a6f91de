import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawCushion } from '../../props/cushion.ts';
import { drawLeg } from '../../drawing/wood.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { line } from '../../drawing/shape.ts';
import { onSide, puff } from '../../drawing/path.ts';
import { room } from '../../stages/room.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  wood: colour.default('#7a5233'),
  fabric: z.enum(['plush', 'loops', 'cloth', 'leather']).default('plush'),
  pillow: colour.optional(),
  /** Seams of the back. */
  channels: z.int().min(0).max(9).default(7),
});

type Armchair = z.output<typeof params>;

const shellPath =
  'M-300,-260 C-330,-420 -318,-470 -280,-492 C-268,-640 -180,-720 0,-720 C180,-720 268,-640 280,-492 C318,-470 330,-420 300,-260 C290,-180 270,-130 220,-118 C100,-104 -100,-104 -220,-118 C-270,-130 -290,-180 -300,-260 Z';
const innerPath = 'M-226,-300 C-238,-470 -232,-666 0,-672 C232,-666 238,-470 226,-300 Z';

interface Frame extends Armchair {
  tones: Tones;
  grain: number;
}

function shell(canvas: Canvas, { tones, colour: cloth, fabric, grain }: Frame): Svg {
  return form(canvas, shellPath, {
    fill: canvas.linearAt(
      [
        [0, tones.light],
        [0.4, cloth],
        [1, tones.deep],
      ],
      [-280, -720, 260, -100],
    ),
    shades: [
      {
        d: 'M-240,-600 C-180,-700 -60,-716 40,-700 C-60,-660 -170,-600 -210,-500 Z',
        fill: tones.bright,
        blur: 28,
        opacity: 0.75,
      },
      { d: 'M160,-720 C290,-600 240,-360 340,-240 V-720 Z', fill: tones.deep, blur: 28, opacity: 0.45 },
      { d: 'M-320,-190 H320 V-90 H-320 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
    ],
    texture: fabric,
    grain,
    edge: { colour: tones.deep, opacity: 0.3 },
  });
}

function innerBack(canvas: Canvas, { tones, colour: cloth, fabric, grain, channels }: Frame): Svg {
  const shades: Shade[] = [];
  for (let n = 0; n < channels; n += 1) {
    const x = ((n - (channels - 1) / 2) * 372) / Math.max(1, channels - 1);
    shades.push(
      {
        d: `M${x * 0.8},-690 C${x},-560 ${x * 1.02},-420 ${x},-290`,
        stroke: tones.deep,
        width: 9,
        blur: 4,
        opacity: 0.6,
      },
      {
        d: `M${x * 0.8 + 15},-690 C${x + 17},-560 ${x * 1.02 + 17},-420 ${x + 17},-290`,
        stroke: tones.bright,
        width: 11,
        blur: 4,
        opacity: 0.34,
      },
    );
  }
  shades.push(
    { d: 'M-260,-400 H260 V-280 H-260 Z', fill: '#120c08', blur: 28, opacity: 0.3 },
    { d: 'M120,-690 C240,-600 220,-400 250,-280 H300 V-690 Z', fill: '#120c08', blur: 28, opacity: 0.28 },
    {
      d: 'M-240,-640 C-250,-500 -250,-400 -240,-280 H-200 C-210,-400 -210,-520 -180,-620 Z',
      fill: '#120c08',
      blur: 15,
      opacity: 0.18,
    },
  );
  return (
    form(canvas, innerPath, {
      fill: canvas.linear([
        [0, tone(cloth, 0.03)],
        [0.6, tones.dark],
        [1, tones.deep],
      ]),
      shades,
      texture: fabric,
      grain,
    }) +
    line(innerPath, { colour: tone(cloth, -0.15), width: 4, opacity: 0.5 }) +
    canvas.place({ x: -1, y: -3 }, () =>
      line('M-226,-300 C-238,-470 -232,-666 0,-672 C232,-666 238,-470 226,-300', {
        colour: tones.bright,
        width: 1.6,
        opacity: 0.45,
      }),
    )
  );
}

function arm(canvas: Canvas, { tones, colour: cloth, fabric, grain }: Frame, side: 1 | -1): Svg {
  const lit = side === -1;
  const d =
    'M306,-300 C330,-440 310,-486 268,-486 C226,-486 206,-450 208,-400 C210,-300 206,-220 212,-118 C270,-126 292,-180 306,-300 Z';
  return form(canvas, onSide(d, side), {
    fill: canvas.linear(
      [
        [0, lit ? tones.bright : tones.light],
        [0.5, cloth],
        [1, lit ? tones.dark : tones.deep],
      ],
      [0, 0, lit ? 1 : 0.9, 0.6],
    ),
    shades: [
      {
        d: onSide('M300,-470 C280,-496 240,-490 224,-450 C250,-466 280,-460 300,-430 Z', side),
        fill: tones.bright,
        blur: 8,
        opacity: 0.8,
      },
      { d: onSide('M190,-200 H330 V-100 H190 Z', side), fill: tones.deep, blur: 15, opacity: 0.46 },
    ],
    texture: fabric,
    grain,
    edge: { colour: tones.deep, opacity: 0.35 },
  });
}

function seat(canvas: Canvas, { tones, colour: cloth, fabric, grain, pillow }: Frame): Svg {
  let svg = castShadow(canvas, puff({ x: -218, y: -330, width: 436, height: 130 }, { radius: 50, bow: 12 }), {
    right: 0,
    down: 12,
    blur: 15,
    opacity: 0.34,
  });
  svg += drawCushion(canvas, {
    x: -218,
    y: -336,
    width: 436,
    height: 128,
    colour: cloth,
    radius: 52,
    bow: 14,
    texture: fabric,
    grain,
    cast: 0,
  });
  svg += form(
    canvas,
    'M-214,-196 H214 C216,-150 212,-126 206,-118 C100,-106 -100,-106 -206,-118 C-212,-126 -216,-150 -214,-196 Z',
    {
      fill: canvas.linear([
        [0, tones.dark],
        [1, tones.deep],
      ]),
      shades: [{ d: 'M-230,-210 H230 V-176 H-230 Z', fill: '#120c08', blur: 8, opacity: 0.42 }],
      texture: fabric,
      grain,
    },
  );
  if (pillow === undefined) return svg;
  return (
    svg +
    drawCushion(canvas, {
      x: -116,
      y: -506,
      width: 210,
      height: 180,
      colour: pillow,
      radius: 26,
      bow: -6,
      turn: -6,
    })
  );
}

function drawArmchair(canvas: Canvas, armchair: Armchair, view: View): Svg {
  const frame: Frame = {
    ...armchair,
    tones: tonesOf(armchair.colour),
    grain: armchair.fabric === 'loops' ? 0.3 : armchair.fabric === 'cloth' ? 0.13 : 0.2,
  };
  const { wood, tones } = frame;
  const leg = (x: number, half: number, lean: number, dark: number): Svg =>
    drawLeg(canvas, { x, y: -130, height: 130, half, lean, colour: tone(wood, dark) });
  let svg =
    groundShadow(canvas, { width: 600 }) +
    leg(-190, 16, -16, -0.08) +
    leg(190, 16, 16, -0.08) +
    shell(canvas, frame);
  if (view === 'back')
    return (
      svg +
      line('M-150,-690 C-190,-500 -190,-300 -170,-124 M150,-690 C190,-500 190,-300 170,-124 M0,-716 V-110', {
        colour: tones.deep,
        width: 3,
        opacity: 0.45,
      }) +
      leg(-226, 19, -24, 0) +
      leg(226, 19, 24, 0)
    );
  svg += innerBack(canvas, frame) + arm(canvas, frame, -1) + arm(canvas, frame, 1) + seat(canvas, frame);
  return svg + leg(-226, 19, -24, 0) + leg(226, 19, 24, 0);
}

export const armchair = defineProduct({
  kind: 'armchair',
  format: 'wide',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.3, y: 0.24, width: 0.4 },
  stage: () => room({ width: 640, height: 720, share: 0.6, ground: 0.885, horizon: 0.735 }),
  draw: drawArmchair,
});
