import { z } from 'zod';
import { bar, line, oval } from '../drawing/shape.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBoard, drawPull } from '../drawing/wood.ts';
import { drawWallTiles } from '../props/kitchenware.ts';
import { ellipse, roundedRect } from '../drawing/path.ts';
import { form } from '../drawing/form.ts';
import { groundShadow, softOval } from '../drawing/shadow.ts';
import { mirror } from '../objects/home/mirror.ts';
import { plant } from '../objects/home/plant.ts';
import { polished } from '../stages/hanging.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { tone } from '../drawing/colour.ts';
import { towels } from '../objects/home/towels.ts';
import { vase } from '../objects/home/vase.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

const brass = '#b98f55';

function tap(canvas: Canvas, x: number, y: number, height: number): Svg {
  const d = `M${x},${y} V${y - height} C${x},${y - height - 40} ${x - 74},${y - height - 40} ${x - 74},${y - height + 20}`;
  return (
    line(d, { colour: tone(brass, -0.16), width: 17 }) +
    line(d, { colour: brass, width: 12 }) +
    canvas.place({ x: -2, y: -1 }, () => line(d, { colour: tone(brass, 0.22), width: 4, opacity: 0.8 }))
  );
}

function vanity(canvas: Canvas): Svg {
  const white = '#f6f3ee';
  let svg = softOval(canvas, { x: 1330, y: 842, rx: 420, ry: 26, opacity: 0.5, flat: true });
  svg += drawBoard(canvas, { x: 990, y: 560, width: 680, height: 230, colour: '#b98a5c', radius: 8 });
  for (const x of [1002, 1336])
    svg +=
      drawBoard(canvas, { x, y: 574, width: 322, height: 202, colour: '#c4976a', radius: 5 }) +
      drawPull(canvas, { x: x + 116, y: 600, width: 90, height: 10 });
  svg += form(canvas, roundedRect({ x: 976, y: 534, width: 708, height: 30 }, 8), {
    fill: canvas.linear([
      [0, '#fdfcf9'],
      [1, '#d9d3c8'],
    ]),
  });
  svg += form(canvas, 'M1190,452 H1490 C1486,504 1450,536 1400,536 H1280 C1230,536 1194,504 1190,452 Z', {
    fill: canvas.linear(
      [
        [0, '#ffffff'],
        [0.5, white],
        [1, '#cfc9be'],
      ],
      [0, 0, 1, 0.4],
    ),
    shades: [
      { d: 'M1390,440 C1440,470 1440,520 1380,540 H1510 V440 Z', fill: '#8f8a80', blur: 15, opacity: 0.35 },
    ],
    edge: { colour: '#b5aea2', opacity: 0.5 },
  });
  svg +=
    oval(1340, 452, 150, 17, '#e4ded3') + oval(1340, 453, 132, 12, '#c9c3b8') + tap(canvas, 1420, 448, 70);
  svg += canvas.place({ x: 1090, y: 534, scale: 0.42 }, () =>
    vase.draw(canvas, { colour: 'terracotta', shape: 'bottle', twig: 'eucalyptus' }),
  );
  for (const [x, hue] of [
    [1560, '#c9bfb1'],
    [1610, '#7d9183'],
  ] as const) {
    svg +=
      form(canvas, roundedRect({ x: x - 20, y: 450, width: 40, height: 84 }, 8), {
        fill: canvas.linear(
          [
            [0, tone(hue, 0.08)],
            [1, tone(hue, -0.12)],
          ],
          [0, 0, 1, 0],
        ),
      }) + bar({ x: x - 6, y: 430, width: 12, height: 22, radius: 3 }, brass);
  }
  return svg;
}

function bathtub(canvas: Canvas): Svg {
  const d = 'M1800,560 H2380 C2376,700 2330,850 2200,850 H1980 C1850,850 1804,700 1800,560 Z';
  return (
    groundShadow(canvas, { x: 2090, y: 872, width: 470 }) +
    [1930, 2250]
      .map((x) =>
        form(canvas, `M${x - 24},838 H${x + 24} L${x + 12},878 H${x - 12} Z`, {
          fill: canvas.linear(polished(brass), [0, 0, 1, 0]),
        }),
      )
      .join('') +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, '#ffffff'],
          [0.45, '#f3efe8'],
          [1, '#c3bcb0'],
        ],
        [0, 0, 1, 0.5],
      ),
      shades: [
        { d: 'M2240,550 C2360,640 2320,800 2200,870 H2440 V550 Z', fill: '#8f887c', blur: 28, opacity: 0.4 },
        {
          d: 'M1830,600 C1840,700 1880,800 1960,830 C1900,760 1880,680 1880,590 Z',
          fill: '#ffffff',
          blur: 15,
          opacity: 0.9,
        },
      ],
      edge: { colour: '#b5aea2', opacity: 0.5 },
    }) +
    form(canvas, ellipse(2090, 560, 298, 22), {
      fill: canvas.linear([
        [0, '#fdfcf9'],
        [1, '#ddd7cc'],
      ]),
    }) +
    oval(2090, 562, 272, 14, '#cdd8d8') +
    canvas.place({ x: 1900, y: 572, scale: 0.5 }, () => towelOver(canvas))
  );
}

function towelOver(canvas: Canvas): Svg {
  return form(canvas, 'M-110,-20 C-60,-34 60,-34 110,-20 L122,330 C60,348 -60,348 -118,332 Z', {
    fill: canvas.linear([
      [0, '#8ba090'],
      [1, '#66796c'],
    ]),
    shades: [
      { d: 'M-40,0 C-50,120 -20,240 -44,340', stroke: '#4c5d52', width: 20, blur: 15, opacity: 0.5 },
      { d: 'M50,0 C60,120 40,240 60,340', stroke: '#4c5d52', width: 20, blur: 15, opacity: 0.5 },
    ],
    texture: 'loops',
    grain: 0.26,
  });
}

export const sceneBathroom = defineScene({
  kind: 'scene-bathroom',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'tiles', colour: '#cbbfae' },
        floorAt: 840,
        light: { x: 520, y: 60, opacity: 0.32 },
        leaves: { x: 560, y: 240, scale: 0.9 },
        onWall:
          drawWallTiles(canvas, { x: 960, y: 380, width: 1440, height: 462 }, '#c3d2c8') +
          bar({ x: 956, y: 366, width: 1444, height: 16, radius: 3 }, tone(wall, 0.06)),
        skirting: false,
      },
      canvas.place({ x: 1340, y: 352, scale: 0.43 }, () =>
        mirror.draw(canvas, { colour: 'brass', dressed: false }),
      ) +
        vanity(canvas) +
        drawBoard(canvas, { x: 1840, y: 250, width: 460, height: 22, colour: '#c4976a' }) +
        canvas.place({ x: 2010, y: 250, scale: 0.42 }, () =>
          towels.draw(canvas, { colours: ['white', 'sage', 'petrol'], rolled: false }),
        ) +
        bathtub(canvas) +
        canvas.place({ x: 1740, y: 880, scale: 0.66 }, () =>
          plant.draw(canvas, { pot: 'cream', height: 320, style: 'round' }),
        ),
    );
  },
});
