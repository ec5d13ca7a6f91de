import { z } from 'zod';
import { bed } from '../objects/furniture/bed.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBoard, drawLeg, drawPull } from '../drawing/wood.ts';
import { drawPictureFrame, framedShapes } from '../props/picture-frame.ts';
import { mouldings } from '../drawing/backdrop.ts';
import { plant } from '../objects/home/plant.ts';
import { layRug } from '../rooms/lay-rug.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { softOval } from '../drawing/shadow.ts';
import { tableLamp } from '../objects/home/table-lamp.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

function nightstand(canvas: Canvas, x: number): Svg {
  const wood = '#a97f57';
  let svg = softOval(canvas, { x, y: 846, rx: 130, ry: 16, opacity: 0.5, flat: true });
  for (const side of [-70, 70])
    svg += drawLeg(canvas, { x: x + side, y: 760, height: 84, half: 10, colour: wood, lean: side / 8 });
  svg += drawBoard(canvas, { x: x - 100, y: 600, width: 200, height: 166, colour: wood, radius: 6 });
  for (const y of [612, 690])
    svg +=
      drawBoard(canvas, { x: x - 90, y, width: 180, height: 70, colour: '#b98d63', radius: 4 }) +
      drawPull(canvas, { x: x - 30, y: y + 26, width: 60, height: 9 });
  return svg;
}

export const sceneBedroom = defineScene({
  kind: 'scene-bedroom',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    const onWall =
      mouldings(wall, {
        top: 70,
        bottom: 640,
        panels: [
          [60, 700],
          [840, 1480],
        ],
      }) +
      drawPictureFrame(canvas, { x: 1500, y: 40, width: 190, height: 190 }, (box) => framedShapes(box)) +
      drawPictureFrame(canvas, { x: 1730, y: 40, width: 190, height: 190 }, (box) =>
        framedShapes(box, ['#4f6d73', '#d9b477', '#b2664a']),
      );
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#b18a62' },
        floorAt: 790,
        light: { x: 760, y: 70, opacity: 0.32 },
        leaves: { x: 800, y: 260, scale: 0.9 },
        onWall,
      },
      layRug(
        canvas,
        { x: 1690, y: 982 },
        {
          colour: '#e6dccb',
          pattern: 'plain',
          far: 700,
          near: 900,
          depth: 140,
        },
      ) +
        nightstand(canvas, 1010) +
        canvas.place({ x: 1010, y: 600, scale: 0.33 }, () => tableLamp.draw(canvas, { colour: '#e6d3b3' })) +
        nightstand(canvas, 2336) +
        canvas.place({ x: 2336, y: 600, scale: 0.33 }, () => tableLamp.draw(canvas, { colour: '#e6d3b3' })) +
        canvas.place({ x: 1690, y: 900, scale: 0.92 }, () =>
          bed.draw(canvas, { colour: '#8f9c8c', throw: '#b0674a' }),
        ) +
        canvas.place({ x: 870, y: 900, scale: 0.6 }, () =>
          plant.draw(canvas, { pot: '#b5785a', style: 'round', height: 300 }),
        ),
    );
  },
});
