import { bar, line, oval } from '../drawing/shape.ts';
import { form } from '../drawing/form.ts';
import { polished } from '../stages/hanging.ts';
import { roundedRect, type Rectangle } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A bowl whose foot stands at (x, y). */
export function drawBowl(
  canvas: Canvas,
  { x, y, width: w, height: h, colour }: Rectangle & { colour: string },
): Svg {
  const d = `M${x - w / 2},${y - h} H${x + w / 2} C${x + w / 2},${y - h * 0.3} ${x + w * 0.22},${y} ${x + w * 0.16},${y} H${x - w * 0.16} C${x - w * 0.22},${y} ${x - w / 2},${y - h * 0.3} ${x - w / 2},${y - h} Z`;
  return (
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(colour, 0.06)],
          [0.5, colour],
          [1, tone(colour, -0.16)],
        ],
        [0, 0, 1, 0.3],
      ),
      texture: 'grain',
      grain: 0.05,
    }) + oval(x, y - h, w / 2, Math.min(9, w * 0.05), tone(colour, -0.1))
  );
}

/** A brass pendant lamp with its light; (x, y) is the middle of its lower edge. */
export function drawPendant(
  canvas: Canvas,
  { x, y, width = 152, metal = '#b98f55' }: { x: number; y: number; width?: number; metal?: string },
): Svg {
  const k = width / 152;
  const dome = `M${x - 76 * k},${y} C${x - 70 * k},${y - 50 * k} ${x - 30 * k},${y - 68 * k} ${x},${y - 68 * k} C${x + 30 * k},${y - 68 * k} ${x + 70 * k},${y - 50 * k} ${x + 76 * k},${y} C${x + 50 * k},${y + 10 * k} ${x - 50 * k},${y + 10 * k} ${x - 76 * k},${y} Z`;
  return (
    line(`M${x},0 V${y - 64 * k}`, { colour: '#3a2c1e', width: 4 }) +
    oval(
      x,
      y + 26 * k,
      240 * k,
      170 * k,
      canvas.radial([
        [0, '#ffe6ae', 0.5],
        [1, '#ffe6ae', 0],
      ]),
    ) +
    form(canvas, dome, { fill: canvas.linear(polished(metal), [0, 0, 1, 0.2]) }) +
    oval(x, y + 2, 66 * k, 9 * k, '#fff3d2')
  );
}

/** Glazed wall tiles in half bond, each with a shade of its own. */
export function drawWallTiles(canvas: Canvas, box: Rectangle, colour = '#dfe6e3'): Svg {
  const { x, y, width, height } = box;
  let tiles = bar(box, tone(colour, -0.05));
  for (let row = 0; row < height / 50; row += 1) {
    for (let i = -1; i < width / 100 + 1; i += 1) {
      const [left, top] = [x + i * 100 + (row % 2) * 50, y + row * 50];
      tiles +=
        bar(
          { x: left + 2, y: top + 2, width: 96, height: 46, radius: 4 },
          tone(colour, Math.round((canvas.random() - 0.5) * 7) / 200),
        ) + bar({ x: left + 5, y: top + 4, width: 90, height: 8, radius: 4 }, '#ffffff', 0.35);
    }
  }
  return canvas.clipped(roundedRect(box), tiles);
}
