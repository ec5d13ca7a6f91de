import { z } from 'zod';
import { bar, line } from '../drawing/shape.ts';
import { chair } from '../objects/furniture/chair.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { device } from '../objects/electronics/device.ts';
import { drawBoard } from '../drawing/wood.ts';
import { drawBooks } from '../props/books.ts';
import { drawPictureFrame, framedTwig } from '../props/picture-frame.ts';
import { headphones } from '../objects/electronics/headphones.ts';
import { plant } from '../objects/home/plant.ts';
import { layRug } from '../rooms/lay-rug.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { shelfUnit } from '../objects/furniture/shelf-unit.ts';
import { table } from '../objects/furniture/table.ts';
import { tableLamp } from '../objects/home/table-lamp.ts';
import { vase } from '../objects/home/vase.ts';

export const sceneHomeOffice = defineScene({
  kind: 'scene-home-office',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    const art = drawPictureFrame(canvas, { x: 1120, y: 90, width: 190, height: 240 }, (box) =>
      framedTwig(canvas, box),
    );
    const wallShelf =
      drawBoard(canvas, { x: 1400, y: 250, width: 480, height: 22, colour: '#b58b62' }) +
      canvas.place({ x: 1420, y: 250, scale: 0.66 }, () => drawBooks(canvas)) +
      canvas.place({ x: 1660, y: 250, scale: 0.42 }, () =>
        vase.draw(canvas, { colour: 'petrol', glaze: 'gloss' }),
      ) +
      canvas.place({ x: 1800, y: 250, scale: 0.36 }, () => plant.draw(canvas, { pot: 'cream', height: 300 }));
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#b8916a' },
        floorAt: 800,
        light: { x: 620, y: 60, opacity: 0.36, colour: '#fff6e2' },
        leaves: { x: 660, y: 260, scale: 0.9 },
        onWall: art + wallShelf,
      },
      layRug(
        canvas,
        { x: 1520, y: 972 },
        {
          colour: '#8fa3a6',
          pattern: 'plain',
          fringe: false,
          far: 560,
          near: 720,
          depth: 140,
        },
      ) +
        canvas.place({ x: 2170, y: 868, scale: 0.78 }, () =>
          shelfUnit.draw(canvas, { colour: 'oak', width: 420 }),
        ) +
        canvas.place({ x: 1480, y: 890, scale: 0.86 }, () =>
          table.draw(canvas, { colour: 'oak', style: 'desk', legs: 'black-metal', dressed: false }),
        ) +
        canvas.place({ x: 1470, y: 470, scale: 0.34 }, () => device.draw(canvas, { colour: 'silver' })) +
        canvas.place({ x: 1740, y: 466, scale: 0.3 }, () =>
          tableLamp.draw(canvas, { colour: '#d8c3a5', metal: 'black-metal', shape: 'cone' }),
        ) +
        canvas.place({ x: 1220, y: 470, scale: 0.2 }, () => headphones.draw(canvas, { colour: 'cream' })) +
        bar({ x: 1600, y: 460, width: 60, height: 12, radius: 4 }, '#a4503a') +
        line('M1612,456 L1652,440', { colour: '#2a2320', width: 5 }) +
        canvas.place({ x: 1480, y: 930, scale: 0.56 }, () =>
          chair.draw(canvas, { colour: 'terracotta', wood: 'black-metal' }, 'back'),
        ) +
        canvas.place({ x: 930, y: 884, scale: 0.7 }, () =>
          plant.draw(canvas, { pot: '#d9cbb4', height: 500 }),
        ),
    );
  },
});
