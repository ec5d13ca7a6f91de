import { z } from 'zod';
import { bar, line } from '../drawing/shape.ts';
import { chelseaBoot } from '../objects/shoes/chelsea-boot.ts';
import { coat } from '../objects/clothing/coat.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBoard } from '../drawing/wood.ts';
import { drawCushion } from '../props/cushion.ts';
import { groundShadow, softOval } from '../drawing/shadow.ts';
import { handbag } from '../objects/accessories/handbag.ts';
import { jacket } from '../objects/clothing/jacket.ts';
import { mirror } from '../objects/home/mirror.ts';
import { plant } from '../objects/home/plant.ts';
import { polished, hanger } from '../stages/hanging.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { scarf } from '../objects/accessories/scarf.ts';
import { sneaker } from '../objects/shoes/sneaker.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

function pegBoard(canvas: Canvas): Svg {
  let pegs = '';
  for (let i = 0; i < 6; i += 1)
    pegs += bar(
      { x: 1120 + i * 150, y: 168, width: 16, height: 44, radius: 8 },
      canvas.linear(polished('#b98f55'), [0, 0, 1, 0]),
    );
  return (
    softOval(canvas, { x: 1510, y: 214, rx: 520, ry: 26, opacity: 0.35, flat: true }) +
    drawBoard(canvas, { x: 1060, y: 150, width: 880, height: 46, colour: '#b58b62' }) +
    pegs
  );
}

function hung(canvas: Canvas, x: number, scale: number, draw: () => Svg): Svg {
  const y = 206 + 158 * scale;
  return (
    softOval(canvas, { x: x + 50, y: y + 330, rx: 210, ry: 420, colour: '#2a1206', opacity: 0.22 }) +
    canvas.place({ x, y: y + 8, scale }, () => hanger(canvas, { span: 176 })) +
    canvas.place({ x, y, scale }, draw)
  );
}

function bench(canvas: Canvas): Svg {
  let svg = softOval(canvas, { x: 1500, y: 922, rx: 520, ry: 28, opacity: 0.5, flat: true });
  for (const x of [1090, 1880])
    svg += drawBoard(canvas, { x, y: 690, width: 30, height: 228, colour: '#a97f57', upright: true });
  svg += drawBoard(canvas, { x: 1104, y: 838, width: 800, height: 18, colour: '#a97f57' });
  return svg + drawBoard(canvas, { x: 1064, y: 664, width: 880, height: 34, colour: '#c49b6f', radius: 6 });
}

export const sceneHallway = defineScene({
  kind: 'scene-hallway',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    const shoe = (x: number, scale: number, draw: () => Svg): Svg =>
      groundShadow(canvas, { x, y: 838, width: 700 * scale, strength: 0.6 }) +
      canvas.place({ x, y: 838, scale }, draw);
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'tiles', colour: '#c9bba6' },
        floorAt: 830,
        light: { x: 560, y: 70, opacity: 0.34 },
        leaves: { x: 600, y: 280, scale: 0.9 },
      },
      pegBoard(canvas) +
        hung(canvas, 1226, 0.4, () => jacket.draw(canvas, { colour: 'forest', style: 'quilted' })) +
        hung(canvas, 1440, 0.44, () => coat.draw(canvas, { colour: 'camel' })) +
        canvas.place({ x: 1730, y: 232, scale: 0.4 }, () =>
          scarf.draw(canvas, { colour: 'rust', fabric: 'chunky' }),
        ) +
        line('M1870,212 C1866,260 1874,280 1868,300', { colour: '#6b3c22', width: 9 }) +
        bench(canvas) +
        shoe(1260, 0.21, () => chelseaBoot.draw(canvas, { colour: '#7d4a2b' })) +
        shoe(1450, 0.21, () => sneaker.draw(canvas, { colour: '#efe9df' })) +
        shoe(1660, 0.21, () => sneaker.draw(canvas, { colour: 'night', accent: '#d98a74', upper: 'cloth' })) +
        drawCushion(canvas, {
          x: 1130,
          y: 540,
          width: 190,
          height: 130,
          colour: '#c6953f',
          radius: 22,
          bow: -5,
          turn: -4,
          texture: 'plush',
          grain: 0.2,
        }) +
        canvas.place({ x: 1820, y: 666, scale: 0.42 }, () => handbag.draw(canvas, { colour: 'cognac' })) +
        softOval(canvas, { x: 2190, y: 912, rx: 210, ry: 22, opacity: 0.45, flat: true }) +
        canvas.place({ x: 2170, y: 906, scale: 0.94 }, () =>
          mirror.draw(canvas, { colour: 'black-metal', shape: 'arch', dressed: false }),
        ) +
        canvas.place({ x: 960, y: 908, scale: 0.72 }, () =>
          plant.draw(canvas, { pot: '#3f6469', height: 540 }),
        ),
    );
  },
});
