import { z } from 'zod';
import { armchair } from '../objects/furniture/armchair.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { floorLamp } from '../objects/home/floor-lamp.ts';
import { loudspeaker } from '../objects/electronics/loudspeaker.ts';
import { oval } from '../drawing/shape.ts';
import { plant } from '../objects/home/plant.ts';
import { layRug } from '../rooms/lay-rug.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { television } from '../objects/electronics/television.ts';

export const sceneMedia = defineScene({
  kind: 'scene-media',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#7d5a3c' },
        floorAt: 800,
        light: { x: 700, y: 60, opacity: 0.12, colour: '#ffd9a0' },
        vignette: 0.24,
      },
      oval(
        1560,
        420,
        900,
        480,
        canvas.radial([
          [0, '#f0c9a0', 0.34],
          [1, '#f0c9a0', 0],
        ]),
      ) +
        layRug(
          canvas,
          { x: 1600, y: 982 },
          {
            colour: '#c9b79c',
            pattern: 'stripes',
            ink: '#e6dccb',
            ink2: '#a4503a',
            far: 640,
            near: 840,
            depth: 150,
          },
        ) +
        canvas.place({ x: 1560, y: 852, scale: 0.68 }, () =>
          television.draw(canvas, { furniture: 'walnut' }),
        ) +
        canvas.place({ x: 2040, y: 850, scale: 0.42 }, () =>
          loudspeaker.draw(canvas, { colour: 'anthracite', style: 'cloth' }),
        ) +
        canvas.place({ x: 1080, y: 860, scale: 0.56 }, () =>
          floorLamp.draw(canvas, { colour: 'ivory', shape: 'tripod', metal: 'walnut' }),
        ) +
        canvas.place({ x: 2270, y: 950, scale: 0.6 }, () =>
          armchair.draw(canvas, { colour: 'ochre', pillow: 'cream' }),
        ) +
        canvas.place({ x: 930, y: 900, scale: 0.6 }, () =>
          plant.draw(canvas, { pot: '#d9cbb4', height: 520 }),
        ),
    );
  },
});
