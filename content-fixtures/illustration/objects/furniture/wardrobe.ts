import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawBoard, drawLeg, drawPull } from '../../drawing/wood.ts';
import { filled, line } from '../../drawing/shape.ts';
import { form } from '../../drawing/form.ts';
import { polygon, roundedRect } from '../../drawing/path.ts';
import { room } from '../../stages/room.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  fronts: colour.optional(),
  doors: z.int().min(2).max(4).default(3),
  /** The middle door is a mirror. */
  mirror: z.boolean().default(false),
  metal: colour.default('#b98f55'),
});

const doorWidth = 250;
const height = 940;

function mirrorDoor(canvas: Canvas, x: number, wall: string): Svg {
  const d = roundedRect({ x: x + 14, y: -height + 50, width: doorWidth - 32, height: height - 160 }, 3);
  return form(canvas, d, {
    fill: canvas.linear(
      [
        [0, tone(wall, 0.06)],
        [0.5, tone(wall, -0.04)],
        [1, tone(wall, -0.12)],
      ],
      [0, 0, 0.5, 1],
    ),
    shades: [
      {
        d: `M${x + 20},${-height + 60} H${x + 110} L${x + 40},-200 H${x} Z`,
        fill: '#ffffff',
        blur: 15,
        opacity: 0.5,
      },
    ],
    edge: { colour: '#8b8f90', opacity: 0.7, width: 3 },
  });
}

function drawWardrobe(
  canvas: Canvas,
  { colour: wood, fronts, doors, mirror, metal }: z.output<typeof params>,
): Svg {
  const half = (doors * doorWidth) / 2 + 16;
  const front = fronts ?? wood;
  let svg = groundShadow(canvas, { width: half * 2.04 });
  for (const x of [-half + 40, half - 40])
    svg += drawLeg(canvas, { x, y: -64, height: 64, half: 16, colour: tone(wood, -0.14) });
  const body = roundedRect({ x: -half, y: -height, width: half * 2, height: height - 56 }, 6);
  const side = polygon([
    [half, -height + 2],
    [half + 46, -height + 30],
    [half + 46, -66],
    [half, -58],
  ]);
  svg +=
    castShadow(canvas, body, { right: 40, down: 8, blur: 28, opacity: 0.2 }) +
    form(canvas, side, {
      fill: canvas.linear(
        [
          [0, tone(wood, -0.1)],
          [1, tone(wood, -0.18)],
        ],
        [0, 0, 1, 0],
      ),
      texture: 'woodUpright',
      grain: 0.14,
    });
  svg += form(canvas, body, { fill: tone(wood, -0.2) });
  for (let i = 0; i < doors; i += 1) {
    const x = -half + 16 + i * doorWidth;
    svg += drawBoard(canvas, {
      x: x + 2,
      y: -height + 26,
      width: doorWidth - 5,
      height: height - 104,
      colour: tone(front, -0.012 * i),
      upright: true,
      grain: fronts === undefined ? 0.18 : 0.05,
    });
    if (mirror && i === Math.floor(doors / 2)) svg += mirrorDoor(canvas, x, '#dfe2e1');
    else
      svg +=
        line(roundedRect({ x: x + 32, y: -height + 60, width: doorWidth - 64, height: height - 176 }, 2), {
          colour: tone(front, -0.13),
          width: 3,
          opacity: 0.6,
        }) +
        line(roundedRect({ x: x + 35, y: -height + 63, width: doorWidth - 64, height: height - 176 }, 2), {
          colour: tone(front, 0.1),
          width: 2,
          opacity: 0.6,
        });
    svg += drawPull(
      canvas,
      { x: i % 2 === 0 ? x + doorWidth - 26 : x + 14, y: -height * 0.56, width: 11, height: 110 },
      metal,
    );
  }
  svg += drawBoard(canvas, {
    x: -half - 6,
    y: -height - 8,
    width: half * 2 + 12,
    height: 34,
    colour: tone(wood, 0.02),
    radius: 5,
  });
  return (
    svg +
    filled(
      roundedRect({ x: -half, y: -80, width: half * 2, height: 22 }, 3),
      canvas.linear([
        [0, tone(wood, -0.06)],
        [1, tone(wood, -0.16)],
      ]),
    )
  );
}

export const wardrobe = defineProduct({
  kind: 'wardrobe',
  format: 'wide',
  params,
  crop: { x: 0.34, y: 0.3, width: 0.34 },
  stage: ({ doors }) =>
    room({ width: doors * doorWidth + 90, height: height + 10, share: 0.66, ground: 0.885, horizon: 0.77 }),
  draw: drawWardrobe,
});
