import { form } from '../drawing/form.ts';
import { line, oval } from '../drawing/shape.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Point } from '../drawing/path.ts';
import type { Svg } from '../drawing/svg.ts';

/** A string of small lamps that hangs between points. */
export function drawLightString(canvas: Canvas, points: readonly Point[], { sag = 60, lamps = 9 } = {}): Svg {
  const glow = canvas.radial([
    [0, '#ffedc2', 0.85],
    [0.4, '#ffd98f', 0.35],
    [1, '#ffd98f', 0],
  ]);
  let svg = '';
  for (let i = 0; i < points.length - 1; i += 1) {
    const [[x1, y1], [x2, y2]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    svg += line(`M${x1},${y1} Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`, {
      colour: '#3a2f27',
      width: 3.5,
    });
    for (let lamp = 1; lamp < lamps; lamp += 1) {
      const t = lamp / lamps;
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) + 10];
      svg +=
        oval(x, y + 6, 44, 44, glow) + oval(x, y + 6, 10, 13, '#fff6dc') + oval(x, y - 6, 6, 5, '#3a2f27');
    }
  }
  return svg;
}

/** A candle of wax with its flame; the foot is at (x, y). */
export function drawCandle(
  canvas: Canvas,
  {
    x,
    y,
    height,
    radius = 34,
    wax = '#f1e9da',
  }: { x: number; y: number; height: number; radius?: number; wax?: string },
): Svg {
  const top = y - height;
  return (
    oval(
      x,
      top - 40,
      190,
      190,
      canvas.radial([
        [0, '#ffd98f', 0.55],
        [0.5, '#ffcf7a', 0.18],
        [1, '#ffcf7a', 0],
      ]),
    ) +
    form(
      canvas,
      `M${x - radius},${top} V${y - 6} C${x - radius},${y + 8} ${x + radius},${y + 8} ${x + radius},${y - 6} V${top} Z`,
      {
        fill: canvas.linear(
          [
            [0, '#fff7e6'],
            [0.4, wax],
            [1, '#c9b99d'],
          ],
          [0, 0, 1, 0],
        ),
        marks: oval(x, top, radius, radius * 1.6, '#ffdf9e', 0.6),
      },
    ) +
    oval(x, top, radius, radius * 0.24, '#fff1cf') +
    line(`M${x},${top} V${top - 16}`, { colour: '#3a2a1e', width: 4 }) +
    form(
      canvas,
      `M${x},${top - 62} C${x + 20},${top - 34} ${x + 13},${top - 8} ${x},${top - 8} C${x - 13},${top - 8} ${x - 20},${top - 34} ${x},${top - 62} Z`,
      {
        fill: canvas.linear([
          [0, '#ffe9a8'],
          [0.5, '#ffc65a'],
          [1, '#f08a3c'],
        ]),
      },
    )
  );
}

/** A row of small flags of cloth between two points. */
export function drawBunting(
  canvas: Canvas,
  from: Point,
  to: Point,
  hues: readonly string[],
  count = 11,
): Svg {
  let svg = line(
    `M${from.join(',')} Q${(from[0] + to[0]) / 2},${(from[1] + to[1]) / 2 + 110} ${to.join(',')}`,
    { colour: '#c9bda8', width: 4 },
  );
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 220 * t * (1 - t)];
    const hue = hues[i % hues.length] ?? '#d98a74';
    svg += form(canvas, `M${x - 34},${y} L${x + 34},${y + 2} L${x},${y + 78} Z`, {
      fill: canvas.linear([
        [0, hue],
        [1, hue, 0.86],
      ]),
      texture: 'cloth',
      grain: 0.16,
    });
  }
  return svg;
}
