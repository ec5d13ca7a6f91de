import { z } from 'zod';
import { chelseaBoot } from '../objects/shoes/chelsea-boot.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { finish, sweep, wall } from '../drawing/backdrop.ts';
import { form } from '../drawing/form.ts';
import { groundShadow, softOval } from '../drawing/shadow.ts';
import { handbag } from '../objects/accessories/handbag.ts';
import { headphones } from '../objects/electronics/headphones.ts';
import { leafShadow } from '../drawing/backdrop.ts';
import { oval } from '../drawing/shape.ts';
import { pump } from '../objects/shoes/pump.ts';
import { sneaker } from '../objects/shoes/sneaker.ts';
import { tableLamp } from '../objects/home/table-lamp.ts';
import { tone } from '../drawing/colour.ts';
import { vase } from '../objects/home/vase.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A drum of plaster whose top is at `top`; it stands on the floor at `foot`. */
function drum(
  canvas: Canvas,
  { x, top, foot, radius, hue }: { x: number; top: number; foot: number; radius: number; hue: string },
): Svg {
  const flat = radius * 0.15;
  return (
    softOval(canvas, {
      x: x + radius * 0.2,
      y: foot + 6,
      rx: radius * 1.4,
      ry: radius * 0.26,
      opacity: 0.42,
    }) +
    form(
      canvas,
      `M${x - radius},${top} V${foot - flat} C${x - radius},${foot + flat * 0.6} ${x + radius},${foot + flat * 0.6} ${x + radius},${foot - flat} V${top} Z`,
      {
        fill: canvas.linear(
          [
            [0, tone(hue, 0.02)],
            [0.28, tone(hue, 0.04)],
            [1, tone(hue, -0.16)],
          ],
          [0, 0, 1, 0],
        ),
        texture: 'grain',
        grain: 0.05,
      },
    ) +
    oval(
      x,
      top,
      radius,
      flat,
      canvas.linear(
        [
          [0, tone(hue, 0.06)],
          [1, tone(hue, -0.04)],
        ],
        [0, 0, 1, 0.3],
      ),
    )
  );
}

function arch(canvas: Canvas, x: number, width: number, top: number, hue: string): Svg {
  const half = width / 2;
  const d = `M${x - half},760 V${top + half} C${x - half},${top + half * 0.45} ${x - half * 0.55},${top} ${x},${top} C${x + half * 0.55},${top} ${x + half},${top + half * 0.45} ${x + half},${top + half} V760 Z`;
  return form(canvas, d, {
    fill: canvas.linear([
      [0, tone(hue, -0.09)],
      [1, tone(hue, -0.02)],
    ]),
    shades: [
      {
        d: `M${x - half - 20},780 V${top} H${x + half * 0.4} C${x - half * 0.5},${top + 60} ${x - half * 0.7},${top + 200} ${x - half * 0.72},780 Z`,
        fill: '#1c1611',
        blur: 28,
        opacity: 0.16,
      },
      {
        d: `M${x + half * 0.7},780 V${top + 80} H${x + half + 30} V780 Z`,
        fill: '#ffffff',
        blur: 28,
        opacity: 0.24,
      },
    ],
  });
}

export const sceneSale = defineScene({
  kind: 'scene-sale',
  params: z.strictObject({}),
  draw(canvas, _params, { wall: ground }) {
    const hue = ground;
    const on = (x: number, y: number, scale: number, width: number, draw: () => Svg): Svg =>
      groundShadow(canvas, { x, y, width: width * scale, strength: 0.8 }) +
      canvas.place({ x, y, scale }, draw);
    return (
      wall(canvas, hue, { x: 0.4, y: 0.2 }) +
      arch(canvas, 1330, 460, 200, hue) +
      arch(canvas, 1860, 620, 90, hue) +
      leafShadow(canvas, { x: 700, y: 240, scale: 1.1 }) +
      sweep(canvas, hue, 0.74) +
      drum(canvas, { x: 1300, top: 640, foot: 850, radius: 210, hue: tone(hue, 0.02) }) +
      drum(canvas, { x: 1800, top: 500, foot: 830, radius: 230, hue: tone(hue, -0.04) }) +
      drum(canvas, { x: 2200, top: 650, foot: 860, radius: 180, hue: tone(hue, 0.03) }) +
      on(1800, 512, 0.5, 700, () => handbag.draw(canvas, { colour: 'cognac' })) +
      on(2200, 660, 0.42, 600, () => headphones.draw(canvas, { colour: 'cream' })) +
      on(1300, 652, 0.44, 720, () => chelseaBoot.draw(canvas, { colour: '#2f2c2c' })) +
      drum(canvas, { x: 1560, top: 806, foot: 930, radius: 190, hue: tone(hue, 0.05) }) +
      on(1560, 814, 0.4, 840, () => sneaker.draw(canvas, { colour: 'white' })) +
      on(1990, 944, 0.36, 760, () => pump.draw(canvas, { colour: 'berry' })) +
      canvas.place({ x: 1080, y: 930, scale: 0.7 }, () =>
        vase.draw(canvas, { colour: '#8c5a3c', twig: 'pampas' }),
      ) +
      canvas.place({ x: 2330, y: 930, scale: 0.42 }, () => tableLamp.draw(canvas, { colour: '#e6d3b3' })) +
      finish(canvas)
    );
  },
});
