import { z } from 'zod';
import { bar, filled, oval } from '../drawing/shape.ts';
import { defineScene } from '../drawing/picture-kind.ts';
import { drawBoard, drawPull } from '../drawing/wood.ts';
import { drawBowl, drawPendant, drawWallTiles } from '../props/kitchenware.ts';
import { form } from '../drawing/form.ts';
import { fridge } from '../objects/appliances/fridge.ts';
import { glassPanel, knob, sheen } from '../drawing/metal.ts';
import { plant } from '../objects/home/plant.ts';
import { roundedRect, symmetric } from '../drawing/path.ts';
import { sceneRoom } from '../rooms/scene-room.ts';
import { softOval } from '../drawing/shadow.ts';
import { tone } from '../drawing/colour.ts';
import { vase } from '../objects/home/vase.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

const fronts = '#3f6469';

function front(canvas: Canvas, y: number, height: number, x: number, width = 246): Svg {
  return (
    form(canvas, roundedRect({ x, y, width, height }, 5), {
      fill: canvas.linear(
        [
          [0, tone(fronts, 0.07)],
          [0.4, fronts],
          [1, tone(fronts, -0.1)],
        ],
        [0, 0, 0.5, 1],
      ),
      edge: { colour: tone(fronts, -0.2), opacity: 0.6 },
    }) + drawPull(canvas, { x: x + width / 2 - 39, y: y + 22, width: 78, height: 9 }, '#c9a468')
  );
}

function ovenFront(canvas: Canvas): Svg {
  const glass = form(canvas, roundedRect({ x: 1252, y: 650, width: 210, height: 150 }, 8), {
    fill: canvas.linear([
      [0, '#10171a'],
      [1, '#2a3439'],
    ]),
    print:
      oval(
        1357,
        790,
        120,
        70,
        canvas.radial([
          [0, '#f6b25e', 0.85],
          [1, '#f6b25e', 0],
        ]),
      ) + bar({ x: 1262, y: 752, width: 190, height: 3 }, '#c9b08c', 0.6),
    marks: filled('M1252,650 H1340 L1290,800 H1252 Z', '#ffffff', 0.1),
  });
  const knobs = [1280, 1330, 1380].map((x) => knob(canvas, x, 604, 14)).join('');
  return (
    form(canvas, roundedRect({ x: 1234, y: 572, width: 246, height: 256 }, 6), {
      fill: canvas.linear(sheen('#c3c8ca'), [0, 0, 1, 0.2]),
      texture: 'brushed',
      grain: 0.12,
    }) +
    glass +
    drawPull(canvas, { x: 1262, y: 628, width: 190, height: 10 }, '#c8ccce') +
    knobs +
    glassPanel(
      canvas,
      { x: 1412, y: 592, width: 48, height: 22 },
      bar({ x: 1420, y: 600, width: 20, height: 6, radius: 3 }, '#2aa9c0'),
      3,
    )
  );
}

function cabinets(canvas: Canvas): Svg {
  let svg =
    softOval(canvas, { x: 1500, y: 868, rx: 620, ry: 24, opacity: 0.5, flat: true }) +
    bar({ x: 985, y: 830, width: 1000, height: 34 }, '#1d2a2c');
  svg += form(canvas, roundedRect({ x: 970, y: 560, width: 1030, height: 276 }, 4), {
    fill: tone(fronts, -0.12),
  });
  svg += front(canvas, 572, 256, 980) + front(canvas, 572, 256, 1742);
  for (const [y, height] of [
    [572, 78],
    [656, 82],
    [744, 84],
  ] as const)
    svg += front(canvas, y, height, 1488);
  svg += ovenFront(canvas);
  svg += drawBoard(canvas, { x: 955, y: 536, width: 1060, height: 28, colour: '#c4976a' });
  return (
    svg +
    filled(
      'M960,564 H2010 V578 H960 Z',
      canvas.linear([
        [0, '#000000', 0.3],
        [1, '#000000', 0],
      ]),
    )
  );
}

function onTheTop(canvas: Canvas): Svg {
  const pot = canvas.linear(
    [
      [0, '#a04a30'],
      [0.3, '#d9785a'],
      [1, '#8a3c26'],
    ],
    [0, 0, 1, 0],
  );
  const casserole =
    bar({ x: 1250, y: 530, width: 216, height: 7, radius: 3 }, '#14191b') +
    form(canvas, roundedRect({ x: 1276, y: 484, width: 124, height: 46 }, [2, 2, 10, 10]), { fill: pot }) +
    form(canvas, roundedRect({ x: 1252, y: 494, width: 28, height: 10 }, 5), { fill: '#8a3c26' }) +
    form(canvas, roundedRect({ x: 1396, y: 494, width: 28, height: 10 }, 5), { fill: '#8a3c26' }) +
    form(canvas, 'M1270,484 C1280,464 1396,464 1406,484 Z', { fill: pot }) +
    oval(1338, 464, 14, 8, '#2b2118');
  const board = canvas.place(
    { x: 1620, y: 536, turn: -5 },
    () =>
      drawBoard(canvas, {
        x: -60,
        y: -186,
        width: 120,
        height: 186,
        colour: '#c4976a',
        radius: 16,
        upright: true,
      }) + oval(0, -162, 10, 10, '#5a3a1d'),
  );
  const bottle = canvas.place({ x: 1718, y: 536 }, () =>
    form(canvas, symmetric('M0,-172 H12 V-140 C12,-126 30,-122 30,-106 V0 H0'), {
      fill: canvas.linear(
        [
          [0, '#4d6b45'],
          [0.3, '#8fa97f'],
          [1, '#2f4a2c'],
        ],
        [0, 0, 1, 0],
      ),
    }),
  );
  const fruit = [
    [1832, 476, '#d9823b'],
    [1880, 466, '#c94f34'],
    [1928, 476, '#e0a63f'],
  ]
    .map(([x, y, hue]) =>
      oval(
        Number(x),
        Number(y),
        32,
        31,
        canvas.radial(
          [
            [0, tone(String(hue), 0.12)],
            [0.6, String(hue)],
            [1, tone(String(hue), -0.14)],
          ],
          { x: 0.35, y: 0.3, radius: 0.75 },
        ),
      ),
    )
    .join('');
  return (
    casserole +
    board +
    bottle +
    fruit +
    drawBowl(canvas, { x: 1880, y: 536, width: 190, height: 58, colour: '#efe7da' }) +
    canvas.place({ x: 1066, y: 536, scale: 0.5 }, () =>
      vase.draw(canvas, { colour: '#e9dfce', twig: 'eucalyptus' }),
    )
  );
}

function shelf(canvas: Canvas): Svg {
  const shade = filled(roundedRect({ x: 1068, y: 252, width: 860, height: 34 }, 4), '#000000', 0.25);
  const plates = [0, 1, 2, 3]
    .map((i) =>
      form(canvas, roundedRect({ x: 1262 + i * 4, y: 212 - i * 14, width: 150 - i * 8, height: 14 }, 7), {
        fill: canvas.linear([
          [0, '#f7f2e8'],
          [1, '#cdc3b2'],
        ]),
      }),
    )
    .join('');
  return (
    canvas.blurred(shade, 10, { left: 1040, top: 230, right: 1970, bottom: 320 }) +
    drawBoard(canvas, { x: 1050, y: 226, width: 880, height: 24, colour: '#b98a5c' }) +
    drawBowl(canvas, { x: 1150, y: 226, width: 130, height: 44, colour: '#3f7f86' }) +
    drawBowl(canvas, { x: 1150, y: 190, width: 120, height: 40, colour: '#e9dcc6' }) +
    drawBowl(canvas, { x: 1150, y: 158, width: 112, height: 38, colour: '#c98a5e' }) +
    plates +
    canvas.place({ x: 1500, y: 226, scale: 0.42 }, () => vase.draw(canvas, { colour: '#c4623f' })) +
    drawBowl(canvas, { x: 1640, y: 226, width: 84, height: 70, colour: '#efe7da' }) +
    drawBowl(canvas, { x: 1740, y: 226, width: 84, height: 70, colour: '#efe7da' }) +
    canvas.place({ x: 1850, y: 226, scale: 0.5 }, () => plant.draw(canvas, { pot: '#e6dccb', height: 260 }))
  );
}

export const sceneKitchen = defineScene({
  kind: 'scene-kitchen',
  params: z.strictObject({}),
  draw(canvas, _params, { wall }) {
    return sceneRoom(
      canvas,
      {
        wall,
        floor: { kind: 'boards', colour: '#c29b72' },
        floorAt: 860,
        light: { x: 560, y: 40, opacity: 0.34, colour: '#fff4d8' },
        leaves: { x: 560, y: 250, scale: 0.8 },
        onWall: drawWallTiles(canvas, { x: 980, y: 300, width: 1010, height: 250 }),
      },
      shelf(canvas) +
        cabinets(canvas) +
        onTheTop(canvas) +
        canvas.place({ x: 2180, y: 912, scale: 0.66 }, () => fridge.draw(canvas, { colour: '#dcd3bf' })) +
        [1150, 1500].map((x) => drawPendant(canvas, { x, y: 124 })).join(''),
    );
  },
});
