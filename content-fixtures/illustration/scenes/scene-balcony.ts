import { z } from 'zod';
import { bar, oval } from '../drawing/shape.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawLightString } from '../props/lights.ts';
import { finish } from '../drawing/backdrop.ts';
import { floor } from '../drawing/floor.ts';
import { gardenLounger } from '../objects/furniture/garden-lounger.ts';
import { grill } from '../objects/leisure/grill.ts';
import { plant } from '../objects/home/plant.ts';
import { layRug } from '../rooms/lay-rug.ts';
import { table } from '../objects/furniture/table.ts';
import { tone } from '../drawing/colour.ts';
import { vase } from '../objects/home/vase.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

function hills(canvas: Canvas): Svg {
  const { width } = canvas;
  const ridge = (y: number, rise: number, hue: string): Svg =>
    `<path d="M0,${y} C300,${y - rise} 700,${y - rise * 0.3} 1000,${y - rise * 0.8} C1400,${y - rise * 1.4} 1800,${y} ${width},${y - rise * 0.7} V900 H0 Z" fill="${canvas.linear(
      [
        [0, hue],
        [1, tone(hue, 0.08)],
      ],
    )}"/>`;
  return ridge(560, 120, '#b9c3b4') + ridge(620, 90, '#98a98f') + ridge(680, 70, '#7a8f72');
}

/** A balustrade of glass: the view stays calm behind words. */
function railing(canvas: Canvas): Svg {
  const { width } = canvas;
  const glass = canvas.linear(
    [
      [0, '#ffffff', 0.26],
      [0.5, '#ffffff', 0.1],
      [1, '#ffffff', 0.2],
    ],
    [0, 0, 1, 1],
  );
  let panes = '';
  for (let x = -40; x < width; x += 420) {
    panes += bar({ x: x + 14, y: 526, width: 392, height: 246 }, glass);
    panes += bar({ x: x - 7, y: 520, width: 14, height: 262, radius: 3 }, '#4a4f52');
  }
  const handrail = canvas.linear([
    [0, '#c9a577'],
    [1, '#8a6338'],
  ]);
  return (
    panes +
    bar({ x: 0, y: 772, width, height: 12 }, '#4a4f52') +
    bar({ x: 0, y: 500, width, height: 26, radius: 4 }, handrail)
  );
}

export const sceneBalcony = defineScene({
  kind: 'scene-balcony',
  params: z.strictObject({}),
  draw(canvas) {
    const { width, height } = canvas;
    const sky = canvas.linearAt(
      [
        [0, '#a9bfcf'],
        [0.4, '#dcd2c4'],
        [0.62, '#f6d9b4'],
        [1, '#f3e2c8'],
      ],
      [0, 0, 0, height * 0.62],
    );
    return (
      bar({ x: 0, y: 0, width, height }, sky) +
      oval(
        620,
        470,
        460,
        340,
        canvas.radial([
          [0, '#fff0cf', 0.95],
          [0.4, '#ffe2ae', 0.5],
          [1, '#ffe2ae', 0],
        ]),
      ) +
      oval(620, 470, 62, 62, '#fff6df', 0.95) +
      hills(canvas) +
      railing(canvas) +
      floor(canvas, 780, { kind: 'boards', colour: '#b08a63' }) +
      drawLightString(
        canvas,
        [
          [860, 40],
          [1500, 90],
          [2160, 30],
          [2440, 110],
        ],
        { sag: 64 },
      ) +
      layRug(
        canvas,
        { x: 1560, y: 980 },
        {
          colour: '#d9cbb4',
          pattern: 'stripes',
          ink: '#efe4d2',
          ink2: '#7d9183',
          far: 560,
          near: 760,
          depth: 150,
        },
      ) +
      canvas.place({ x: 2230, y: 850, scale: 0.56 }, () => grill.draw(canvas, { colour: '#3a3f43' })) +
      canvas.place({ x: 1000, y: 880, scale: 0.74 }, () =>
        plant.draw(canvas, { pot: '#b5785a', style: 'split', height: 430 }),
      ) +
      canvas.place({ x: 1560, y: 910, scale: 0.86 }, () =>
        gardenLounger.draw(canvas, { colour: '#7d9183', dressed: false }),
      ) +
      canvas.place({ x: 1170, y: 962, scale: 0.46 }, () =>
        table.draw(canvas, { colour: 'oak', style: 'coffee', dressed: false }),
      ) +
      canvas.place({ x: 1150, y: 842, scale: 0.34 }, () =>
        vase.draw(canvas, { colour: 'cream', twig: 'tulips', shape: 'bottle' }),
      ) +
      canvas.place({ x: 2060, y: 936, scale: 0.5 }, () =>
        plant.draw(canvas, { pot: 'petrol', style: 'round', height: 420 }),
      ) +
      finish(canvas, 0.14)
    );
  },
});
