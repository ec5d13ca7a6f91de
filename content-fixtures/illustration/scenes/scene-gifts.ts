import { z } from 'zod';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBoard } from '../drawing/wood.ts';
import { drawCandle, drawLightString } from '../props/lights.ts';
import { drawGift } from '../props/gift.ts';
import { filled, oval } from '../drawing/shape.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { vase } from '../objects/home/vase.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** Small stars of straw that hang from the string of lights. */
function stars(canvas: Canvas): Svg {
  let svg = '';
  for (const [x, y, size] of [
    [1180, 240, 1],
    [1500, 300, 1.4],
    [1890, 250, 1.1],
    [2210, 310, 1.3],
  ] as const) {
    svg += filled(`M${x},${y - 140} H${x + 2} V${y - 40 * size} H${x} Z`, '#8a6f4a', 0.7);
    svg += canvas.place({ x, y, scale: size }, () =>
      filled(
        'M0,-44 L9,-13 L40,-22 L19,0 L40,22 L9,13 L0,44 L-9,13 L-40,22 L-19,0 L-40,-22 L-9,-13 Z',
        canvas.linear([
          [0, '#f3dfae'],
          [1, '#c9a05c'],
        ]),
      ),
    );
  }
  return svg;
}

export const sceneGifts = defineScene({
  kind: 'scene-gifts',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    const gifts = [
      { x: 1330, y: 850, width: 270, height: 230, paper: '#a4503a', ribbon: '#efe4d2' },
      { x: 1330, y: 616, width: 200, height: 130, paper: '#d9c5a6', ribbon: '#3c5546' },
      { x: 1620, y: 850, width: 230, height: 340, paper: '#3c5546', ribbon: '#c9a05c' },
      { x: 1880, y: 850, width: 290, height: 170, paper: '#efe4d2', ribbon: '#a63a36' },
      { x: 1890, y: 676, width: 190, height: 140, paper: '#1c6474', ribbon: '#e9cf9d' },
      { x: 1500, y: 876, width: 150, height: 116, paper: '#c6953f', ribbon: '#7c2f4c' },
      { x: 2110, y: 872, width: 150, height: 150, paper: '#7c2f4c', ribbon: '#e6cbc2' },
    ];
    let baubles = '';
    for (const [x, hue] of [
      [1180, '#a63a36'],
      [1740, '#c9a05c'],
      [2020, '#3c5546'],
      [2300, '#a63a36'],
    ] as const) {
      baubles +=
        oval(x + 8, 888, 46, 8, '#1c120a', 0.3) +
        oval(
          x,
          856,
          32,
          32,
          canvas.radial(
            [
              [0, '#f6d9c6'],
              [0.3, hue],
              [1, '#3a1a16'],
            ],
            { x: 0.34, y: 0.3, radius: 0.85 },
          ),
        ) +
        filled(`M${x - 7},818 H${x + 7} V828 H${x - 7} Z`, '#b98f55');
    }
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#7a5233' },
        floorAt: 800,
        washed: true,
        light: { x: 760, y: 60, opacity: 0.12, colour: '#ffd98f' },
        vignette: 0.26,
      },
      drawLightString(
        canvas,
        [
          [820, 50],
          [1400, 110],
          [2000, 60],
          [2460, 120],
        ],
        { sag: 60, lamps: 10 },
      ) +
        stars(canvas) +
        drawBoard(canvas, { x: 1060, y: 880, width: 1360, height: 40, colour: '#9a6f4a' }) +
        canvas.place({ x: 2240, y: 880, scale: 0.92 }, () =>
          vase.draw(canvas, { colour: '#d9cbb4', twig: 'fir' }),
        ) +
        gifts.map((gift) => drawGift(canvas, { ...gift, y: gift.y + 30 })).join('') +
        canvas.place({ y: 30 }, () => baubles) +
        drawCandle(canvas, { x: 1130, y: 880, height: 150, radius: 36 }) +
        drawCandle(canvas, { x: 1210, y: 884, height: 96, radius: 32 }),
    );
  },
});
