import { z } from 'zod';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawFir, drawMound, drawRidge, drawSnowfall, drawSnowField } from '../props/winter.ts';
import { bar, oval } from '../drawing/shape.ts';
import { finish } from '../drawing/backdrop.ts';
import { softOval } from '../drawing/shadow.ts';
import { tyre } from '../objects/wheels/tyre.ts';

const farRidge = [
  [-60, 560],
  [120, 420],
  [210, 470],
  [380, 290],
  [470, 380],
  [560, 330],
  [700, 470],
  [820, 420],
  [960, 520],
  [1150, 400],
  [1300, 300],
  [1420, 380],
  [1560, 240],
  [1700, 350],
  [1790, 310],
  [1960, 440],
  [2130, 330],
  [2300, 430],
  [2480, 380],
] as const;
const nearRidge = [
  [-60, 650],
  [200, 560],
  [420, 610],
  [640, 540],
  [900, 640],
  [1180, 580],
  [1400, 620],
  [1700, 540],
  [2000, 610],
  [2240, 560],
  [2480, 620],
] as const;

export const sceneWinterTyres = defineScene({
  kind: 'scene-winter-tyres',
  params: z.strictObject({}),
  draw(canvas) {
    const { width, height, random } = canvas;
    const sky = canvas.linear([
      [0, '#24475e'],
      [0.32, '#5d8196'],
      [0.52, '#c7bfc0'],
      [0.64, '#f3d3b8'],
      [0.7, '#f6e3d2'],
      [1, '#dfe8ee'],
    ]);
    let svg =
      bar({ x: 0, y: 0, width, height }, sky) +
      oval(
        760,
        600,
        520,
        300,
        canvas.radial([
          [0, '#ffe9c9', 0.9],
          [1, '#ffe9c9', 0],
        ]),
      );
    svg += drawRidge(canvas, farRidge, { foot: 720, lit: '#e9dcd8', shade: '#7d93a8', snow: '#ffffff' });
    svg += drawRidge(canvas, nearRidge, { foot: 780, lit: '#c9d3dc', shade: '#5f7c93', snow: '#f4f8fb' });
    for (let i = 0; i < 46; i += 1) {
      const x = -20 + i * 54 + random() * 30;
      if (x > 1240 && x < 2000 && random() < 0.5) continue;
      svg += drawFir({
        x,
        y: 770 + random() * 10,
        height: 80 + random() * 70,
        colour: '#37566a',
        snow: 0.45,
      });
    }
    svg += drawSnowField(canvas, 770);
    for (const [x, y, size] of [
      [90, 880, 330],
      [230, 850, 230],
      [2330, 880, 380],
      [2210, 842, 220],
      [1010, 806, 130],
    ] as const) {
      svg +=
        softOval(canvas, { x: x + 30, y, rx: size * 0.4, ry: size * 0.06, colour: '#6f8ea5', opacity: 0.6 }) +
        drawFir({ x, y, height: size, colour: '#21404f', snow: 0.85 });
    }
    svg += softOval(canvas, {
      x: 1640,
      y: 934,
      rx: 760,
      ry: 64,
      colour: '#5a7890',
      opacity: 0.6,
      flat: true,
    });
    svg +=
      canvas.place({ x: 1880, y: 930 }, () => tyre.draw(canvas, { radius: 250, rim: '#aab1b5' })) +
      canvas.place({ x: 1490, y: 954 }, () => tyre.draw(canvas, { radius: 330 }));
    for (const [x, y, w, h] of [
      [1330, 930, 330, 110],
      [1760, 930, 360, 100],
      [2090, 910, 300, 120],
      [1560, 950, 300, 80],
    ] as const)
      svg += drawMound(canvas, { x, y, width: w, height: h });
    return svg + drawSnowfall(canvas, 170) + finish(canvas);
  },
});
