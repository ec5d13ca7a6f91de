import { finish, sweep, wall } from '../drawing/backdrop.ts';
import { form } from '../drawing/form.ts';
import { groundShadow, softOval } from '../drawing/shadow.ts';
import { oval } from '../drawing/shape.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Stage } from '../drawing/stage.ts';
import type { Svg } from '../drawing/svg.ts';

const ground = 1124;

function niche(canvas: Canvas, wallColour: string): Svg {
  return form(canvas, 'M250,1130 V620 C250,410 410,270 600,270 C790,270 950,410 950,620 V1130 Z', {
    fill: canvas.linear([
      [0, tone(wallColour, -0.085)],
      [1, tone(wallColour, -0.02)],
    ]),
    shades: [
      {
        d: 'M230,1150 V620 C230,400 410,250 600,250 C760,250 900,330 950,480 C860,360 760,320 640,324 C460,330 330,440 322,640 V1150 Z',
        fill: '#1c1611',
        blur: 26,
        opacity: 0.15,
      },
      {
        d: 'M890,1150 V620 C890,500 830,420 750,360 L1000,300 V1150 Z',
        fill: '#ffffff',
        blur: 26,
        opacity: 0.28,
      },
    ],
  });
}

function disc(canvas: Canvas, colour: string): Svg {
  const side = canvas.linear(
    [
      [0, tone(colour, 0.01)],
      [0.28, tone(colour, 0.03)],
      [1, tone(colour, -0.17)],
    ],
    [0, 0, 1, 0],
  );
  const top = canvas.linear(
    [
      [0, tone(colour, 0.05)],
      [0.55, tone(colour, 0.035)],
      [1, tone(colour, -0.06)],
    ],
    [0, 0, 1, 0.3],
  );
  return (
    softOval(canvas, { x: 660, y: 1254, rx: 640, ry: 92, opacity: 0.42 }) +
    form(canvas, 'M120,1110 V1216 C120,1296 1080,1296 1080,1216 V1110 Z', {
      fill: side,
      shades: [
        { d: 'M100,1220 C300,1316 900,1316 1100,1220 V1320 H100 Z', fill: '#1c1611', blur: 18, opacity: 0.2 },
      ],
      texture: 'grain',
      grain: 0.05,
    }) +
    oval(600, 1110, 480, 64, top) +
    oval(
      600,
      1110,
      480,
      64,
      canvas.linear([
        [0, '#ffffff', 0],
        [0.8, '#ffffff', 0],
        [1, '#ffffff', 0.5],
      ]),
      0.6,
    )
  );
}

/** A shoe or bag on a low round plinth before an arched niche. `width`: units that the thing stands on. */
export function plinth({ scale = 1.1, width = 860, x = 600, y = ground } = {}): Stage {
  return (canvas, setting, draw) =>
    wall(canvas, setting.wall) +
    sweep(canvas, setting.wall, 0.66) +
    niche(canvas, setting.wall) +
    disc(canvas, tone(setting.wall, 0.02)) +
    groundShadow(canvas, { x: x + 6, y, width: width * scale, strength: 0.95 }) +
    canvas.place({ x, y, scale }, draw) +
    finish(canvas);
}
