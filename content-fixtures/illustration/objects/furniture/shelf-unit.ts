import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawBoard } from '../../drawing/wood.ts';
import { filled } from '../../drawing/shape.ts';
import { form } from '../../drawing/form.ts';
import { plant } from '../home/plant.ts';
import { room } from '../../stages/room.ts';
import { roundedRect } from '../../drawing/path.ts';
import { tone } from '../../drawing/colour.ts';
import { vase } from '../home/vase.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  frame: colour.default('#33373a'),
  boards: z.int().min(3).max(6).default(5),
  width: z.int().min(360).max(760).default(560),
});

const spines = ['#4f6d73', '#c98a5e', '#e6dccb', '#7d9183', '#a4503a', '#d9b477', '#3a4a5c', '#b9a58c'];

function bookRow(canvas: Canvas, { from, to, y }: { from: number; to: number; y: number }): Svg {
  let svg = '';
  let x = from;
  while (x < to - 20) {
    const width = 14 + canvas.random() * 20;
    const height = 84 + canvas.random() * 50;
    const hue = spines[Math.floor(canvas.random() * spines.length)] ?? '#4f6d73';
    svg += form(canvas, roundedRect({ x, y: y - height, width, height }, 2), {
      fill: canvas.linear(
        [
          [0, tone(hue, -0.06)],
          [0.3, tone(hue, 0.05)],
          [1, tone(hue, -0.1)],
        ],
        [0, 0, 1, 0],
      ),
    });
    svg += filled(
      roundedRect({ x: x + 3, y: y - height + 14, width: width - 6, height: 4 }),
      tone(hue, 0.2),
      0.6,
    );
    x += width + 1.5;
  }
  return svg;
}

function box(canvas: Canvas, x: number, y: number, hue: string): Svg {
  const d = roundedRect({ x, y: y - 92, width: 150, height: 92 }, 8);
  return (
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(hue, 0.05)],
          [1, tone(hue, -0.12)],
        ],
        [0, 0, 0.6, 1],
      ),
      texture: 'rattan',
      grain: 0.4,
      edge: { colour: tone(hue, -0.25), opacity: 0.5 },
    }) + filled(roundedRect({ x: x + 55, y: y - 76, width: 40, height: 14 }, 7), tone(hue, -0.3), 0.8)
  );
}

function drawShelfUnit(canvas: Canvas, { colour: wood, frame, boards, width }: z.output<typeof params>): Svg {
  const half = width / 2;
  const height = boards * 190;
  const bay = (height - 60) / (boards - 1);
  let svg = groundShadow(canvas, { width: width * 1.02 });
  svg += castShadow(canvas, roundedRect({ x: -half, y: -height, width, height }), {
    right: 26,
    down: 10,
    blur: 28,
    opacity: 0.1,
  });
  const rods = canvas.linear(
    [
      [0, tone(frame, -0.06)],
      [0.35, tone(frame, 0.16)],
      [1, tone(frame, -0.1)],
    ],
    [0, 0, 1, 0],
  );
  for (const x of [-half + 6, half - 18])
    svg += form(canvas, roundedRect({ x, y: -height, width: 12, height }, 3), { fill: rods });
  for (let i = 0; i < boards; i += 1) {
    const y = -60 - i * bay;
    const things = [
      () => box(canvas, -half + 34, y, '#c4a574') + box(canvas, -half + 200, y, '#b08d5c'),
      () =>
        bookRow(canvas, { from: -half + 34, to: half * 0.5, y }) +
        canvas.place({ x: half * 0.72, y, scale: 0.36 }, () =>
          vase.draw(canvas, { colour: 'cream', shape: 'bowl' }),
        ),
      () =>
        canvas.place({ x: -half * 0.5, y, scale: 0.42 }, () =>
          vase.draw(canvas, { colour: 'petrol', glaze: 'gloss' }),
        ) + bookRow(canvas, { from: -20, to: half - 40, y }),
      () =>
        bookRow(canvas, { from: -half + 34, to: -half * 0.1, y }) +
        canvas.place({ x: half * 0.5, y, scale: 0.3 }, () => plant.draw(canvas, { pot: 'cream' })),
      () =>
        canvas.place({ x: -half * 0.46, y, scale: 0.26 }, () =>
          vase.draw(canvas, { colour: 'terracotta', twig: 'eucalyptus' }),
        ),
      () => '',
    ];
    svg += (things[i === boards - 1 ? 4 : i % 4] ?? (() => ''))();
    svg += drawBoard(canvas, { x: -half, y, width, height: 24, colour: wood });
  }
  return svg;
}

export const shelfUnit = defineProduct({
  kind: 'shelf-unit',
  format: 'wide',
  params,
  crop: { x: 0.32, y: 0.14, width: 0.36 },
  stage: ({ boards, width }) =>
    room({ width, height: boards * 190 + 160, share: 0.62, ground: 0.88, horizon: 0.76 }),
  draw: drawShelfUnit,
});
