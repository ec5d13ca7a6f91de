import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawBooks } from '../../props/books.ts';
import { drawBoard, drawLeg, drawPull } from '../../drawing/wood.ts';
import { filled, line } from '../../drawing/shape.ts';
import { form } from '../../drawing/form.ts';
import { room } from '../../stages/room.ts';
import { roundedRect } from '../../drawing/path.ts';
import { tone } from '../../drawing/colour.ts';
import { vase } from '../home/vase.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** Fronts; the colour of the body unless given. */
  fronts: colour.optional(),
  /** What is behind the front: doors and drawers, cane panels, or an open bench for a television. */
  style: z.enum(['doors', 'rattan', 'bench']).default('doors'),
  metal: colour.default('#b98f55'),
  dressed: z.boolean().default(true),
});

type Sideboard = z.output<typeof params>;

function doors(canvas: Canvas, { colour: wood, fronts, metal }: Sideboard): Svg {
  const front = fronts ?? wood;
  let svg = '';
  for (const [x, width] of [
    [-592, 388],
    [204, 388],
  ] as const) {
    svg += drawBoard(canvas, { x, y: -414, width, height: 304, colour: front });
    svg += drawPull(
      canvas,
      { x: x === -592 ? x + width - 34 : x + 22, y: -300, width: 11, height: 76 },
      metal,
    );
  }
  for (let i = 0; i < 3; i += 1) {
    svg += drawBoard(canvas, {
      x: -198,
      y: -414 + i * 102,
      width: 396,
      height: 98,
      colour: tone(front, -0.012 * i),
    });
    svg += drawPull(canvas, { x: -46, y: -380 + i * 102, width: 92, height: 11 }, metal);
  }
  return svg;
}

function cane(canvas: Canvas, { colour: wood, metal }: Sideboard): Svg {
  let svg = '';
  for (let i = 0; i < 4; i += 1) {
    const x = -592 + i * 297;
    svg += drawBoard(canvas, { x, y: -414, width: 293, height: 304, colour: wood });
    svg += form(canvas, roundedRect({ x: x + 30, y: -384, width: 233, height: 244 }, 6), {
      fill: canvas.linear(
        [
          [0, '#dcc296'],
          [1, '#c4a574'],
        ],
        [0, 0, 1, 1],
      ),
      texture: 'rattan',
      grain: 0.55,
      edge: { colour: tone(wood, -0.25), opacity: 0.7, width: 3 },
    });
    svg += drawPull(canvas, { x: i % 2 === 0 ? x + 274 : x + 8, y: -294, width: 10, height: 60 }, metal);
  }
  return svg;
}

function bench(canvas: Canvas, { colour: wood, fronts, metal }: Sideboard): Svg {
  const inside = filled(
    roundedRect({ x: -200, y: -414, width: 400, height: 304 }),
    canvas.linear([
      [0, tone(wood, -0.3)],
      [1, tone(wood, -0.2)],
    ]),
  );
  let svg =
    inside + drawBoard(canvas, { x: -198, y: -270, width: 396, height: 16, colour: tone(wood, -0.08) });
  svg +=
    filled(roundedRect({ x: -150, y: -318, width: 220, height: 48 }, 4), '#22272a') +
    filled(roundedRect({ x: -134, y: -300, width: 46, height: 8 }, 4), '#068099');
  for (const [x, width] of [
    [-592, 388],
    [204, 388],
  ] as const) {
    svg += drawBoard(canvas, { x, y: -414, width, height: 304, colour: fronts ?? wood });
    for (let slat = 1; slat < 24; slat += 1)
      svg += line(`M${x + slat * 16.2},-410 V-114`, {
        colour: tone(fronts ?? wood, -0.18),
        width: 4,
        opacity: 0.5,
        cap: 'butt',
      });
  }
  return svg + drawPull(canvas, { x: -230, y: -300, width: 11, height: 70 }, metal);
}

function drawSideboard(canvas: Canvas, board: Sideboard): Svg {
  const { colour: wood, style, dressed } = board;
  const body = roundedRect({ x: -610, y: -440, width: 1220, height: 348 }, 8);
  const inside = { doors, rattan: cane, bench }[style](canvas, board);
  let svg = groundShadow(canvas, { width: 1200 });
  for (const x of [-520, 520])
    svg += drawLeg(canvas, {
      x,
      y: -94,
      height: 94,
      half: 15,
      colour: tone(wood, -0.18),
      lean: x < 0 ? -10 : 10,
    });
  svg +=
    castShadow(canvas, body, { right: 16, down: 6, blur: 15, opacity: 0.2 }) +
    form(canvas, body, { fill: tone(wood, -0.24) }) +
    inside;
  svg += drawBoard(canvas, {
    x: -616,
    y: -446,
    width: 1232,
    height: 30,
    colour: tone(wood, 0.02),
    radius: 6,
  });
  svg +=
    drawBoard(canvas, { x: -612, y: -440, width: 18, height: 348, colour: wood, upright: true }) +
    drawBoard(canvas, { x: 594, y: -440, width: 18, height: 348, colour: tone(wood, -0.06), upright: true });
  svg += drawBoard(canvas, { x: -612, y: -112, width: 1224, height: 20, colour: tone(wood, -0.05) });
  if (!dressed) return svg;
  return (
    svg +
    canvas.place({ x: -400, y: -446, scale: 0.6 }, () =>
      vase.draw(canvas, { colour: 'terracotta', twig: 'pampas' }),
    ) +
    canvas.place({ x: 300, y: -446, scale: 0.8 }, () => drawBooks(canvas))
  );
}

export const sideboard = defineProduct({
  kind: 'sideboard',
  format: 'wide',
  params,
  crop: { x: 0.36, y: 0.42, width: 0.5 },
  stage: () => room({ width: 1240, height: 820, share: 0.82, ground: 0.86 }),
  draw: drawSideboard,
});
