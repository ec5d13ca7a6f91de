import { z } from 'zod';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBooks } from '../props/books.ts';
import { drawPictureFrame, framedLandscape, framedTwig } from '../props/picture-frame.ts';
import { floorLamp } from '../objects/home/floor-lamp.ts';
import { mouldings } from '../drawing/backdrop.ts';
import { plant } from '../objects/home/plant.ts';
import { layRug } from '../rooms/lay-rug.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { sofa } from '../objects/furniture/sofa.ts';
import { table } from '../objects/furniture/table.ts';
import { vase } from '../objects/home/vase.ts';

export const sceneLivingRoom = defineScene({
  kind: 'scene-living-room',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    const panels = mouldings(wall, {
      top: 70,
      bottom: 650,
      panels: [
        [60, 620],
        [760, 900],
        [1740, 600],
      ],
    });
    const art =
      drawPictureFrame(canvas, { x: 1240, y: 110, width: 230, height: 290 }, (box) => framedLandscape(box)) +
      drawPictureFrame(canvas, { x: 1510, y: 150, width: 180, height: 230 }, (box) =>
        framedTwig(canvas, box),
      );
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#b98c61' },
        floorAt: 770,
        light: { x: 700, y: 60, opacity: 0.32, colour: '#fff3d6' },
        leaves: { x: 780, y: 230, scale: 0.9 },
        onWall: panels + art,
      },
      layRug(
        canvas,
        { x: 1560, y: 975 },
        {
          colour: '#efe6d6',
          pattern: 'lattice',
          ink2: '#4a423a',
          far: 620,
          near: 860,
          depth: 150,
        },
      ) +
        canvas.place({ x: 2240, y: 840, scale: 0.98 }, () => floorLamp.draw(canvas, { colour: 'cream' })) +
        canvas.place({ x: 985, y: 836, scale: 0.86 }, () =>
          plant.draw(canvas, { pot: '#b5785a', height: 520 }),
        ) +
        canvas.place({ x: 1530, y: 868, scale: 0.95 }, () =>
          sofa.draw(canvas, { colour: 'petrol', pillows: ['#c98a4b', 'cream'] }),
        ) +
        canvas.place({ x: 1560, y: 958, scale: 0.66 }, () =>
          table.draw(canvas, { colour: 'walnut', style: 'coffee', dressed: false }),
        ) +
        canvas.place({ x: 1470, y: 784, scale: 0.42 }, () =>
          vase.draw(canvas, { colour: 'cream', shape: 'belly' }),
        ) +
        canvas.place({ x: 1560, y: 786, scale: 0.6 }, () => drawBooks(canvas, { cup: false })),
    );
  },
});
