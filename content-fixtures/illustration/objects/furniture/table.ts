import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawBoard, drawLeg } from '../../drawing/wood.ts';
import { ellipse, polygon } from '../../drawing/path.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { line } from '../../drawing/shape.ts';
import { room } from '../../stages/room.ts';
import { tone } from '../../drawing/colour.ts';
import { vase } from '../home/vase.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** Legs; the colour of the top unless given. */
  legs: colour.optional(),
  style: z.enum(['dining', 'coffee', 'desk']).default('dining'),
  /** A vase on it gives scale. */
  dressed: z.boolean().default(true),
});

type Table = z.output<typeof params>;

function coffee(canvas: Canvas, { colour: wood, legs }: Table): Svg {
  const leg = legs ?? tone(wood, -0.1);
  let svg = groundShadow(canvas, { width: 640 });
  for (const [x, lean] of [
    [-150, -18],
    [150, 18],
    [0, 0],
  ] as const)
    svg += drawLeg(canvas, {
      x,
      y: -250,
      height: lean === 0 ? 226 : 250,
      half: 15,
      lean,
      colour: lean === 0 ? tone(leg, -0.1) : leg,
    });
  const top = ellipse(0, -262, 330, 46);
  svg += form(canvas, ellipse(0, -246, 330, 46), { fill: tone(wood, -0.18) });
  return (
    svg +
    form(canvas, top, {
      fill: canvas.linear(
        [
          [0, tone(wood, 0.07)],
          [0.6, wood],
          [1, tone(wood, -0.08)],
        ],
        [0, 0, 1, 0.2],
      ),
      texture: 'wood',
      grain: 0.22,
      edge: { colour: tone(wood, 0.12), opacity: 0.5 },
    })
  );
}

/** A long top in slight perspective on four legs. */
function long(canvas: Canvas, { colour: wood, legs, style }: Table): Svg {
  const leg = legs ?? wood;
  const [half, height] = style === 'dining' ? [520, 480] : [430, 470];
  const top = -height;
  let svg = groundShadow(canvas, { width: half * 2 });
  for (const [x, dark] of [
    [-half + 150, -0.12],
    [half - 150, -0.12],
  ] as const)
    svg += drawLeg(canvas, { x, y: top + 20, height: height - 62, half: 15, colour: tone(leg, dark) });
  svg += drawBoard(canvas, {
    x: -half + 70,
    y: top + 22,
    width: half * 2 - 140,
    height: style === 'desk' ? 96 : 52,
    colour: tone(wood, -0.07),
    radius: 3,
  });
  if (style === 'desk') {
    for (const x of [-half + 90, -116, 118]) {
      svg += drawBoard(canvas, {
        x,
        y: top + 34,
        width: x === -half + 90 ? 216 : 226,
        height: 74,
        colour: wood,
        radius: 4,
      });
      svg += line(`M${x + 88},${top + 74} H${x + 138}`, { colour: '#b98f55', width: 8 });
    }
  }
  for (const side of [-1, 1])
    svg += drawLeg(canvas, {
      x: side * (half - 62),
      y: top + 20,
      height: height - 20,
      half: 21,
      colour: leg,
      lean: side * 8,
    });
  const surface = polygon([
    [-half + 76, top - 42],
    [half - 76, top - 42],
    [half, top],
    [-half, top],
  ]);
  svg += form(canvas, surface, {
    fill: canvas.linear(
      [
        [0, tone(wood, 0.03)],
        [0.5, tone(wood, 0.06)],
        [1, tone(wood, -0.03)],
      ],
      [0, 0, 1, 0.1],
    ),
    texture: 'wood',
    grain: 0.2,
  });
  return (
    svg +
    drawBoard(canvas, { x: -half, y: top, width: half * 2, height: 26, colour: tone(wood, -0.03), radius: 4 })
  );
}

function drawTable(canvas: Canvas, table: Table): Svg {
  const top = table.style === 'coffee' ? -262 : table.style === 'desk' ? -490 : -500;
  const dressing = table.dressed
    ? canvas.place({ x: -60, y: top, scale: 0.56 }, () =>
        vase.draw(canvas, { colour: 'cream', twig: 'eucalyptus' }),
      )
    : '';
  return (table.style === 'coffee' ? coffee(canvas, table) : long(canvas, table)) + dressing;
}

export const table = defineProduct({
  kind: 'table',
  format: 'wide',
  params,
  crop: { x: 0.3, y: 0.22, width: 0.46 },
  stage: ({ style }) =>
    room({
      width: style === 'coffee' ? 900 : 1080,
      height: style === 'coffee' ? 640 : 830,
      share: 0.78,
      ground: 0.87,
    }),
  draw: drawTable,
});
