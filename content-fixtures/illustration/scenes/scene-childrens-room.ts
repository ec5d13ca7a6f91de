import { z } from 'zod';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBoard } from '../drawing/wood.ts';
import { drawBunting } from '../props/lights.ts';
import { drawCushion } from '../props/cushion.ts';
import { filled, line, oval } from '../drawing/shape.ts';
import { form } from '../drawing/form.ts';
import { groundShadow, softOval } from '../drawing/shadow.ts';
import { layRug } from '../rooms/lay-rug.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { tone } from '../drawing/colour.ts';
import { toyTrain } from '../objects/leisure/toy-train.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A tent of four poles and striped cloth. */
function tent(canvas: Canvas): Svg {
  const cloth = '#efe4d2';
  const d = 'M0,-720 C60,-480 190,-160 290,-10 H-290 C-190,-160 -60,-480 0,-720 Z';
  let stripes = '';
  for (let x = -300; x < 300; x += 64)
    stripes += line(`M${x},0 L${x * 0.06},-720`, { colour: '#d98a74', width: 16, opacity: 0.5, cap: 'butt' });
  return (
    groundShadow(canvas, { width: 620 }) +
    line('M-60,-810 L300,-6 M60,-810 L-300,-6 M0,-800 L0,-700', { colour: '#a97f57', width: 15 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(cloth, 0.04)],
          [1, tone(cloth, -0.1)],
        ],
        [0, 0, 1, 0.3],
      ),
      print: stripes,
      shades: [
        { d: 'M40,-640 C120,-400 220,-160 300,0 H400 V-640 Z', fill: '#8a7660', blur: 28, opacity: 0.4 },
        { d: 'M-30,-600 C-90,-400 -180,-180 -240,-30', stroke: '#ffffff', width: 20, blur: 15, opacity: 0.6 },
      ],
      texture: 'cloth',
      grain: 0.14,
    }) +
    form(canvas, 'M0,-520 C26,-340 92,-120 130,-6 H-130 C-92,-120 -26,-340 0,-520 Z', {
      fill: canvas.linear([
        [0, '#5d4b3c'],
        [1, '#8a7058'],
      ]),
      shades: [{ d: 'M-130,-60 H130 V20 H-130 Z', fill: '#ffd98f', blur: 28, opacity: 0.4 }],
    }) +
    form(canvas, 'M0,-520 C-20,-340 -110,-160 -190,-8 H-120 C-84,-140 -24,-340 0,-520 Z', {
      fill: canvas.linear([
        [0, cloth],
        [1, tone(cloth, -0.08)],
      ]),
      texture: 'cloth',
      grain: 0.14,
    }) +
    drawCushion(canvas, {
      x: -90,
      y: -96,
      width: 150,
      height: 90,
      colour: '#7d9183',
      radius: 26,
      bow: 4,
      texture: 'plush',
      grain: 0.2,
    })
  );
}

function toyShelf(canvas: Canvas): Svg {
  const wood = '#d3b184';
  let svg =
    softOval(canvas, { x: 2010, y: 852, rx: 360, ry: 22, opacity: 0.5, flat: true }) +
    filled('M1720,560 H2300 V846 H1720 Z', tone(wood, -0.26));
  for (const [i, hue] of ['#b5cfc2', '#e6cbc2', '#dcb468'].entries()) {
    const x = 1740 + i * 186;
    svg += form(canvas, `M${x},724 H${x + 170} L${x + 160},836 H${x + 10} Z`, {
      fill: canvas.linear([
        [0, tone(hue, 0.04)],
        [1, tone(hue, -0.12)],
      ]),
      texture: 'cloth',
      grain: 0.2,
      edge: { colour: tone(hue, -0.25), opacity: 0.5 },
    });
    svg += oval(x + 85, 760, 22, 9, tone(hue, -0.25), 0.7);
  }
  for (const [x, hue] of [
    [1770, '#a63a36'],
    [1800, '#4f6d8e'],
    [1826, '#dcb468'],
    [1858, '#7d9183'],
    [1884, '#d98a74'],
  ] as const)
    svg += filled(
      `M${x},598 H${x + 22} V690 H${x} Z`,
      canvas.linear([
        [0, tone(hue, 0.06)],
        [1, tone(hue, -0.08)],
      ]),
    );
  svg +=
    oval(
      2100,
      642,
      50,
      50,
      canvas.radial(
        [
          [0, '#e6a58f'],
          [0.6, '#d98a74'],
          [1, '#a85f4c'],
        ],
        { x: 0.36, y: 0.3, radius: 0.8 },
      ),
    ) + bear(canvas, 2210, 692);
  for (const y of [556, 690]) svg += drawBoard(canvas, { x: 1712, y, width: 596, height: 20, colour: wood });
  svg +=
    drawBoard(canvas, { x: 1712, y: 836, width: 596, height: 18, colour: wood }) +
    drawBoard(canvas, { x: 1712, y: 556, width: 18, height: 296, colour: wood, upright: true });
  return (
    svg +
    drawBoard(canvas, { x: 2290, y: 556, width: 18, height: 296, colour: tone(wood, -0.05), upright: true })
  );
}

function bear(canvas: Canvas, x: number, y: number): Svg {
  const fur = canvas.radial(
    [
      [0, '#cfa877'],
      [0.7, '#b58b5c'],
      [1, '#8f6a42'],
    ],
    { x: 0.36, y: 0.3, radius: 0.8 },
  );
  const dot = (dx: number, dy: number, r: number, ry = r): Svg => oval(x + dx, y + dy, r, ry, fur);
  return (
    dot(0, -34, 34, 38) +
    dot(-24, -10, 14) +
    dot(24, -10, 14) +
    dot(-26, -108, 12) +
    dot(26, -108, 12) +
    dot(0, -86, 32, 29) +
    oval(x, y - 78, 13, 10, '#e6d0ae') +
    oval(x - 11, y - 92, 3.4, 3.8, '#2a2320') +
    oval(x + 11, y - 92, 3.4, 3.8, '#2a2320') +
    oval(x, y - 82, 4.6, 3.4, '#2a2320')
  );
}

export const sceneChildrensRoom = defineScene({
  kind: 'scene-childrens-room',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    let dots = '';
    for (let i = 0; i < 26; i += 1)
      dots += oval(
        900 + (i % 13) * 116 + (Math.floor(i / 13) % 2) * 58,
        330 + Math.floor(i / 13) * 150,
        13,
        13,
        '#f3ece0',
        0.55,
      );
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#cba67b' },
        floorAt: 800,
        light: { x: 520, y: 60, opacity: 0.36 },
        onWall:
          dots +
          drawBunting(
            canvas,
            [900, 60],
            [2420, 40],
            ['#d98a74', '#f1e9da', '#dcb468', '#7d9183', '#f1e9da', '#6f93a8'],
            15,
          ),
      },
      layRug(
        canvas,
        { x: 1560, y: 984 },
        {
          colour: '#e6dccb',
          pattern: 'plain',
          far: 640,
          near: 840,
          depth: 190,
        },
      ) +
        toyShelf(canvas) +
        canvas.place({ x: 1330, y: 880 }, () => tent(canvas)) +
        canvas.place({ x: 1810, y: 946, scale: 0.42 }, () => toyTrain.draw(canvas, {})) +
        [
          [1560, 938, '#dcb468'],
          [1110, 944, '#a63a36'],
        ]
          .map(
            ([x, y, hue]) =>
              softOval(canvas, { x: Number(x) + 8, y: Number(y), rx: 60, ry: 9, opacity: 0.5 }) +
              oval(
                Number(x),
                Number(y) - 36,
                37,
                37,
                canvas.radial(
                  [
                    [0, tone(String(hue), 0.12)],
                    [0.6, String(hue)],
                    [1, tone(String(hue), -0.14)],
                  ],
                  { x: 0.36, y: 0.3, radius: 0.8 },
                ),
              ),
          )
          .join(''),
    );
  },
});
