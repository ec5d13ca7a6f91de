import { z } from 'zod';
import { backpack } from '../objects/accessories/backpack.ts';
import { bicycle } from '../objects/leisure/bicycle.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBoard } from '../drawing/wood.ts';
import { fitnessSet } from '../objects/leisure/fitness-set.ts';
import { groundShadow } from '../drawing/shadow.ts';
import { plant } from '../objects/home/plant.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { sneaker } from '../objects/shoes/sneaker.ts';

export const sceneSport = defineScene({
  kind: 'scene-sport',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'stone', colour: '#b9b6ae' },
        floorAt: 790,
        light: { x: 700, y: 80, opacity: 0.42, colour: '#fff2d8' },
        leaves: { x: 760, y: 300, scale: 0.9 },
      },
      canvas.place({ x: 1430, y: 880, scale: 0.92 }, () => bicycle.draw(canvas, { colour: 'rust' })) +
        drawBoard(canvas, { x: 1990, y: 690, width: 400, height: 30, colour: '#b58b62' }) +
        drawBoard(canvas, { x: 2020, y: 720, width: 26, height: 170, colour: '#a97f57', upright: true }) +
        canvas.place({ x: 2170, y: 690, scale: 0.44 }, () => backpack.draw(canvas, { colour: 'petrol' })) +
        canvas.place({ x: 2010, y: 946, scale: 0.6 }, () => fitnessSet.draw(canvas, { colour: '#4f6d73' })) +
        groundShadow(canvas, { x: 1280, y: 952, width: 240 }) +
        canvas.place({ x: 1280, y: 952, scale: 0.3 }, () =>
          sneaker.draw(canvas, { colour: '#eceae4', accent: '#c4623f' }),
        ) +
        canvas.place({ x: 920, y: 886, scale: 0.76 }, () =>
          plant.draw(canvas, { pot: '#e6dccb', height: 520 }),
        ),
    );
  },
});
