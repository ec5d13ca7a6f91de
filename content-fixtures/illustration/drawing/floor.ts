import { polygon } from './path.ts';
import { bar, filled, line } from './shape.ts';
import { floorLine } from './backdrop.ts';
import { tone } from './colour.ts';
import type { Canvas } from './canvas.ts';
import type { Svg } from './svg.ts';

/** A floor of boards or of one piece (stone, screed), in its own colour. */
export interface Floor {
  kind: 'boards' | 'stone' | 'tiles';
  colour: string;
}

/** Points of a line on the floor that runs to the vanishing point, at the wall and at the lower edge. */
function ray(canvas: Canvas, y: number, spacing: number, i: number): { far: number; near: number } {
  const middle = canvas.width * 0.5;
  const vanish = y - canvas.height * 0.5;
  const far = middle + i * spacing;
  return { far, near: middle + (far - middle) * ((canvas.height - vanish) / (y - vanish)) };
}

function boards(canvas: Canvas, y: number, colour: string): Svg {
  const { width, height, random } = canvas;
  const spacing = width * 0.056;
  const reach = Math.ceil(0.5 / 0.056) + 1;
  let planks = '';
  let joints = '';
  for (let i = -reach; i < reach; i += 1) {
    const [a, b] = [ray(canvas, y, spacing, i), ray(canvas, y, spacing, i + 1)];
    const shape = polygon([
      [a.far, y],
      [b.far, y],
      [b.near, height],
      [a.near, height],
    ]);
    planks += filled(shape, random() < 0.5 ? tone(colour, -0.07) : tone(colour, 0.07), 0.06 + random() * 0.2);
    joints += line(`M${a.far},${y} L${a.near},${height}`, {
      colour: tone(colour, -0.17),
      width: 1.6,
      opacity: 0.42,
    });
    const t = 0.15 + random() * 0.75;
    const [left, right] = [a.far + (a.near - a.far) * t, b.far + (b.near - b.far) * t];
    joints += line(`M${left},${y + (height - y) * t} H${right}`, {
      colour: tone(colour, -0.17),
      width: 1.4,
      opacity: 0.4,
    });
  }
  return planks + joints + bar({ x: 0, y, width, height: height - y }, canvas.texture('wood'), 0.1);
}

function tiles(canvas: Canvas, y: number, colour: string): Svg {
  const { width, height } = canvas;
  const spacing = width * 0.09;
  let joints = '';
  for (let i = -8; i <= 8; i += 1) {
    const { far, near } = ray(canvas, y, spacing, i);
    joints += line(`M${far},${y} L${near},${height}`, {
      colour: tone(colour, -0.09),
      width: 2.4,
      opacity: 0.55,
    });
  }
  for (let row = 1; row < 6; row += 1) {
    const depth = y + (height - y) * (1 - 1 / (1 + row * 0.32)) * 1.5;
    joints += line(`M0,${depth} H${width}`, { colour: tone(colour, -0.09), width: 2.4, opacity: 0.55 });
  }
  return joints + bar({ x: 0, y, width, height: height - y }, canvas.texture('cloud'), 0.07);
}

/** The floor from `y` down, with the light of the window lying on it. */
export function floor(canvas: Canvas, y: number, { kind, colour }: Floor): Svg {
  const { width, height } = canvas;
  const ground = canvas.linearAt(
    [
      [0, tone(colour, -0.055)],
      [0.22, tone(colour, 0.02)],
      [1, tone(colour, -0.085)],
    ],
    [0, y, width * 0.16, height],
  );
  let svg = bar({ x: 0, y, width, height: height - y }, ground);
  if (kind === 'boards') svg += boards(canvas, y, colour);
  if (kind === 'tiles') svg += tiles(canvas, y, colour);
  if (kind === 'stone') svg += bar({ x: 0, y, width, height: height - y }, canvas.texture('cloud'), 0.06);
  return svg + floorLine(canvas, y);
}

/** The skirting board above the floor line. */
export function skirting(canvas: Canvas, y: number, wall: string, height = 46): Svg {
  const face = canvas.linear([
    [0, tone(wall, 0.06)],
    [0.12, tone(wall, 0.025)],
    [1, tone(wall, -0.03)],
  ]);
  return (
    bar({ x: 0, y: y - height, width: canvas.width, height }, face) +
    line(`M0,${y - height} H${canvas.width}`, { colour: tone(wall, -0.09), width: 2, opacity: 0.6 })
  );
}
