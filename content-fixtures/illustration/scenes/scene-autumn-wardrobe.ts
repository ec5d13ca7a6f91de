import { z } from 'zod';
import { blouse } from '../objects/clothing/blouse.ts';
import { chelseaBoot } from '../objects/shoes/chelsea-boot.ts';
import { coat } from '../objects/clothing/coat.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { dress } from '../objects/clothing/dress.ts';
import { drawClothesRail } from '../props/clothes-rail.ts';
import { groundShadow } from '../drawing/shadow.ts';
import { knit } from '../objects/clothing/knit.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { sneaker } from '../objects/shoes/sneaker.ts';
import { vase } from '../objects/home/vase.ts';

const params = z.strictObject({
  /** Evening has the lamps' light instead of the window's; suits dark pages. */
  time: z.enum(['day', 'evening']).default('day'),
});

export const sceneAutumnWardrobe = defineScene({
  kind: 'scene-autumn-wardrobe',
  params,
  draw(canvas, { time }, { wall }) {
    const day = time === 'day';
    const rail = drawClothesRail(canvas, { from: 1120, to: 2330, top: 120, foot: 914 }, [
      { x: 1235, scale: 0.66, span: 182, draw: (on) => coat.draw(on, { colour: 'camel' }) },
      { x: 1425, scale: 0.7, span: 172, draw: (on) => blouse.draw(on, { colour: 'ivory' }) },
      {
        x: 1610,
        scale: 0.64,
        span: 168,
        draw: (on) => dress.draw(on, { colour: '#9c4630', sleeve: 'long', length: 1000, flare: 230 }),
      },
      {
        x: 1800,
        scale: 0.72,
        span: 184,
        draw: (on) => knit.draw(on, { colour: '#cf9a3d', stitch: 'chunky' }),
      },
      {
        x: 1984,
        scale: 0.64,
        span: 168,
        draw: (on) =>
          dress.draw(on, {
            colour: '#5f6f5a',
            sleeve: 'short',
            length: 1030,
            flare: 220,
            print: { kind: 'flowers', colour: '#f1e2c8' },
          }),
      },
      { x: 2176, scale: 0.66, span: 182, draw: (on) => coat.draw(on, { colour: '#4d3a31' }) },
    ]);
    const shoes =
      groundShadow(canvas, { x: 1500, y: 930, width: 220 }) +
      canvas.place({ x: 1500, y: 930, scale: 0.3 }, () => chelseaBoot.draw(canvas, { colour: '#6b3c22' })) +
      groundShadow(canvas, { x: 1590, y: 948, width: 230 }) +
      canvas.place({ x: 1590, y: 948, scale: 0.32 }, () => chelseaBoot.draw(canvas, { colour: '#7d4a2b' })) +
      groundShadow(canvas, { x: 2010, y: 944, width: 250 }) +
      canvas.place({ x: 2010, y: 944, scale: 0.3 }, () =>
        sneaker.draw(canvas, { colour: '#e9dfce', accent: '#8a4b30' }),
      );
    const pampas = canvas.place({ x: 1010, y: 944, scale: 0.95 }, () =>
      vase.draw(canvas, { colour: '#8c5a3c', twig: 'pampas' }),
    );
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: day ? '#a8754a' : '#6d4a30' },
        floorAt: 858,
        washed: true,
        light: day
          ? { x: 1120, y: 120, opacity: 0.42, colour: '#ffe9c2' }
          : { x: 1180, y: 100, opacity: 0.16, colour: '#ffc983' },
        leaves: { x: 1060, y: 330, scale: 1.1 },
        vignette: day ? 0.1 : 0.3,
      },
      rail + shoes + pampas,
    );
  },
});
