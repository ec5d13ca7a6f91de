import { z } from 'zod';
import { blouse } from '../objects/clothing/blouse.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { dress } from '../objects/clothing/dress.ts';
import { drawClothesRail } from '../props/clothes-rail.ts';
import { groundShadow } from '../drawing/shadow.ts';
import { handbag } from '../objects/accessories/handbag.ts';
import { jacket } from '../objects/clothing/jacket.ts';
import { pump } from '../objects/shoes/pump.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { skirt } from '../objects/clothing/skirt.ts';
import { sneaker } from '../objects/shoes/sneaker.ts';
import { vase } from '../objects/home/vase.ts';

export const sceneSpringWardrobe = defineScene({
  kind: 'scene-spring-wardrobe',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    const rail = drawClothesRail(canvas, { from: 1120, to: 2330, top: 120, foot: 914 }, [
      { x: 1240, scale: 0.7, span: 172, draw: (on) => blouse.draw(on, { colour: 'sky' }) },
      {
        x: 1440,
        scale: 0.64,
        span: 168,
        draw: (on) =>
          dress.draw(on, {
            colour: '#e3b9ad',
            sleeve: 'short',
            print: { kind: 'flowers', colour: '#f7efe2' },
            length: 1060,
            flare: 240,
          }),
      },
      {
        x: 1640,
        scale: 0.68,
        span: 184,
        draw: (on) => jacket.draw(on, { colour: 'denim', style: 'denim', length: 600 }),
      },
      {
        x: 1830,
        scale: 0.66,
        span: 132,
        clips: true,
        draw: (on) => skirt.draw(on, { colour: 'mint', style: 'pleated', length: 740 }),
      },
      {
        x: 2010,
        scale: 0.64,
        span: 168,
        draw: (on) =>
          dress.draw(on, {
            colour: '#dcc183',
            sleeve: 'none',
            neck: 'round',
            tiers: 2,
            belt: 'band',
            length: 1040,
            flare: 230,
          }),
      },
      {
        x: 2190,
        scale: 0.7,
        span: 172,
        draw: (on) => blouse.draw(on, { colour: 'white', print: { kind: 'stripes', colour: '#9fb6bd' } }),
      },
    ]);
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#c7a884' },
        floorAt: 858,
        light: { x: 1000, y: 90, opacity: 0.46, colour: '#fff6dc' },
        leaves: { x: 1000, y: 330, scale: 1.1 },
      },
      rail +
        canvas.place({ x: 1010, y: 944, scale: 0.92 }, () =>
          vase.draw(canvas, { colour: '#efe6d6', twig: 'tulips', shape: 'belly' }),
        ) +
        groundShadow(canvas, { x: 1520, y: 944, width: 250 }) +
        canvas.place({ x: 1520, y: 944, scale: 0.3 }, () =>
          sneaker.draw(canvas, { colour: 'white', accent: '#d98a74' }),
        ) +
        groundShadow(canvas, { x: 1850, y: 946, width: 230 }) +
        canvas.place({ x: 1850, y: 946, scale: 0.3 }, () =>
          pump.draw(canvas, { colour: 'blush', heel: 'flat', strap: true }),
        ) +
        canvas.place(
          { x: 2180, y: 938, scale: 0.36 },
          () =>
            groundShadow(canvas, { width: 700 }) + handbag.draw(canvas, { colour: 'sand', style: 'flap' }),
        ),
    );
  },
});
