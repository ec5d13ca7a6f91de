import { z } from 'zod';
import { chair } from '../objects/furniture/chair.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBowl, drawPendant } from '../props/kitchenware.ts';
import { drawCandle } from '../props/lights.ts';
import { drawPictureFrame, framedLandscape, framedShapes } from '../props/picture-frame.ts';
import { oval } from '../drawing/shape.ts';
import { layRug } from '../rooms/lay-rug.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { sideboard } from '../objects/furniture/sideboard.ts';
import { table } from '../objects/furniture/table.ts';
import { vase } from '../objects/home/vase.ts';

export const sceneDining = defineScene({
  kind: 'scene-dining',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    const art =
      drawPictureFrame(canvas, { x: 1050, y: 120, width: 200, height: 250 }, (box) => framedShapes(box)) +
      drawPictureFrame(canvas, { x: 2110, y: 120, width: 210, height: 260 }, (box) => framedLandscape(box));
    const seat = (x: number, y: number, scale: number, side: 'front' | 'back') =>
      canvas.place({ x, y, scale }, () => chair.draw(canvas, { colour: 'ochre', wood: 'oak' }, side));
    const plates = [1380, 1540, 1860]
      .map((x) => oval(x, 566, 62, 8, '#e6dccb') + oval(x, 563, 56, 6, '#fbf7ef'))
      .join('');
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#a5794f' },
        floorAt: 790,
        washed: true,
        light: { x: 620, y: 60, opacity: 0.36 },
        leaves: { x: 660, y: 270, scale: 0.95 },
        onWall: art,
      },
      layRug(
        canvas,
        { x: 1640, y: 984 },
        {
          colour: '#cdbfa9',
          pattern: 'lattice',
          ink2: '#6b5a48',
          far: 640,
          near: 840,
          depth: 160,
        },
      ) +
        canvas.place({ x: 2180, y: 818, scale: 0.5 }, () =>
          sideboard.draw(canvas, { colour: 'walnut', style: 'rattan' }),
        ) +
        seat(1390, 850, 0.64, 'front') +
        seat(1640, 850, 0.64, 'front') +
        seat(1880, 850, 0.64, 'front') +
        canvas.place({ x: 1630, y: 930, scale: 0.78 }, () =>
          table.draw(canvas, { colour: 'oak', dressed: false }),
        ) +
        plates +
        canvas.place({ x: 1700, y: 566, scale: 0.42 }, () =>
          vase.draw(canvas, { colour: 'cream', twig: 'eucalyptus' }),
        ) +
        drawBowl(canvas, { x: 1280, y: 572, width: 130, height: 50, colour: '#3f7f86' }) +
        drawCandle(canvas, { x: 1620, y: 570, height: 80, radius: 16 }) +
        seat(1140, 950, 0.66, 'back') +
        [1450, 1640, 1830].map((x) => drawPendant(canvas, { x, y: 210, width: 180 })).join(''),
    );
  },
});
