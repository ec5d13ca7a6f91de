import { z } from 'zod';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBoard } from '../drawing/wood.ts';
import { drawWallTiles } from '../props/kitchenware.ts';
import { form } from '../drawing/form.ts';
import { groundShadow } from '../drawing/shadow.ts';
import { line } from '../drawing/shape.ts';
import { plant } from '../objects/home/plant.ts';
import { roundedRect } from '../drawing/path.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { tone } from '../drawing/colour.ts';
import { towels } from '../objects/home/towels.ts';
import { vacuumCleaner } from '../objects/appliances/vacuum-cleaner.ts';
import { vase } from '../objects/home/vase.ts';
import { washingMachine } from '../objects/appliances/washing-machine.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

function basket(canvas: Canvas): Svg {
  const cloth = ['#efe4d2', '#7d9183', '#c9d5da']
    .map((hue, i) =>
      form(
        canvas,
        `M${-120 + i * 60},-200 C${-130 + i * 60},-270 ${-40 + i * 60},-290 ${i * 60},-240 C${40 + i * 50},-280 ${90 + i * 30},-240 ${80 + i * 30},-190 Z`,
        {
          fill: canvas.linear([
            [0, tone(hue, 0.06)],
            [1, tone(hue, -0.1)],
          ]),
          texture: 'loops',
          grain: 0.2,
        },
      ),
    )
    .join('');
  return (
    groundShadow(canvas, { width: 330 }) +
    cloth +
    form(canvas, 'M-180,-210 H180 L146,-14 Q142,0 126,0 H-126 Q-142,0 -146,-14 Z', {
      fill: canvas.linear(
        [
          [0, '#d9b98a'],
          [1, '#a5804f'],
        ],
        [0, 0, 0.6, 1],
      ),
      texture: 'rattan',
      grain: 0.6,
      edge: { colour: '#6b4a2a', opacity: 0.6 },
    }) +
    line('M-184,-210 H184', { colour: '#8a6338', width: 18 }) +
    line('M-184,-214 H184', { colour: '#dcbc8c', width: 7 })
  );
}

export const sceneLaundry = defineScene({
  kind: 'scene-laundry',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    const bottles = [
      [2050, '#7d9183', 90],
      [2110, '#d9c5a6', 74],
      [2164, '#1c6474', 100],
    ] as const;
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'tiles', colour: '#c3c2ba' },
        floorAt: 830,
        light: { x: 560, y: 60, opacity: 0.34 },
        leaves: { x: 600, y: 260, scale: 0.9 },
        onWall: drawWallTiles(canvas, { x: 960, y: 330, width: 1440, height: 502 }, '#d3dcd9'),
        skirting: false,
      },
      drawBoard(canvas, { x: 1040, y: 268, width: 1240, height: 26, colour: '#b98a5c' }) +
        canvas.place({ x: 1240, y: 268, scale: 0.4 }, () =>
          towels.draw(canvas, { colours: ['petrol', 'sage', 'ivory'], rolled: true }),
        ) +
        canvas.place({ x: 1620, y: 268, scale: 0.5 }, () =>
          plant.draw(canvas, { pot: 'cream', height: 300 }),
        ) +
        canvas.place({ x: 1830, y: 268, scale: 0.46 }, () => vase.draw(canvas, { colour: 'terracotta' })) +
        bottles
          .map(([x, hue, h]) =>
            form(canvas, roundedRect({ x: x - 24, y: 268 - h, width: 48, height: h }, 8), {
              fill: canvas.linear(
                [
                  [0, tone(hue, 0.08)],
                  [1, tone(hue, -0.12)],
                ],
                [0, 0, 1, 0],
              ),
            }),
          )
          .join('') +
        canvas.place({ x: 1300, y: 868, scale: 0.54 }, () =>
          washingMachine.draw(canvas, { colour: 'white' }),
        ) +
        canvas.place({ x: 1710, y: 868, scale: 0.54 }, () =>
          washingMachine.draw(canvas, { colour: 'white', dryer: true, laundry: 'ochre' }),
        ) +
        drawBoard(canvas, { x: 1100, y: 390, width: 850, height: 28, colour: '#c4976a' }) +
        canvas.place({ x: 2110, y: 916, scale: 0.9 }, () => basket(canvas)) +
        canvas.place({ x: 2286, y: 880, scale: 0.6 }, () => vacuumCleaner.draw(canvas, { colour: 'petrol' })),
    );
  },
});
