import { filled, oval } from '../drawing/shape.ts';
import { form } from '../drawing/form.ts';
import { polygon, type Point, type Rectangle } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A chain of mountains with lit and shaded sides and snow on its peaks. */
export function drawRidge(
  canvas: Canvas,
  points: readonly Point[],
  { foot, lit, shade, snow }: { foot: number; lit: string; shade: string; snow: string },
): Svg {
  const { random } = canvas;
  const [first, last] = [points[0] ?? [0, foot], points.at(-1) ?? [0, foot]];
  const outline = polygon([...points, [last[0], foot], [first[0], foot]]);
  let shades = '';
  let caps = '';
  for (let i = 1; i < points.length - 1; i += 1) {
    const [before, [x, y], after] = [points[i - 1] ?? first, points[i] ?? first, points[i + 1] ?? last];
    if (y >= before[1] || y >= after[1]) continue;
    const ridge: Point[] = [[x, y - 4]];
    let [cx, cy] = [x, y];
    for (let step = 0; step < 7; step += 1) {
      cx += (random() - 0.45) * 52;
      cy += (foot - y) / 6;
      ridge.push([cx, cy]);
    }
    shades += filled(polygon([...ridge, [x + 620, foot], [after[0] + 30, after[1] - 60]]), shade, 0.85);
    caps += filled(
      polygon([
        [x, y],
        [x - 70, y + 74],
        [x - 34, y + 62],
        [x - 18, y + 104],
        [x + 8, y + 70],
        [x + 26, y + 96],
        [x + 52, y + 60],
      ]),
      snow,
      0.72,
    );
  }
  const haze = canvas.linearAt(
    [
      [0, '#f0dccb', 0],
      [1, '#f0dccb', 0.75],
    ],
    [0, foot - 190, 0, foot],
  );
  return form(canvas, outline, {
    fill: lit,
    print: shades + caps,
    marks: `<rect x="-60" y="${foot - 190}" width="${canvas.width + 120}" height="230" fill="${haze}"/>`,
  });
}

/** A fir with snow on the side of the light; `snow` is its opacity. */
export function drawFir({
  x,
  y,
  height: h,
  colour,
  snow,
}: {
  x: number;
  y: number;
  height: number;
  colour: string;
  snow: number;
}): Svg {
  let svg = '';
  for (let i = 0; i < 6; i += 1) {
    const [top, half] = [y - h + i * h * 0.155, h * (0.07 + i * 0.045)];
    svg +=
      filled(
        `M${x},${top} L${x + half},${top + h * 0.24} Q${x},${top + h * 0.19} ${x - half},${top + h * 0.24} Z`,
        tone(colour, -0.012 * i),
      ) +
      filled(
        `M${x},${top} L${x - half * 0.9},${top + h * 0.22} Q${x - half * 0.3},${top + h * 0.12} ${x + half * 0.12},${top + h * 0.1} Z`,
        '#ffffff',
        snow * 0.75,
      );
  }
  return svg;
}

export function drawSnowField(canvas: Canvas, y: number): Svg {
  const { width: w, height } = canvas;
  return (
    form(
      canvas,
      `M0,${y} C300,${y - 30} 700,${y + 20} 1100,${y - 6} C1500,${y - 30} 2000,${y + 20} ${w},${y - 14} V${height} H0 Z`,
      {
        fill: canvas.linear([
          [0, '#f3f6f8'],
          [0.4, '#e6edf2'],
          [1, '#c5d5e1'],
        ]),
        shades: [
          {
            d: `M-100,${y + 80} C400,${y + 30} 800,${y + 120} 1300,${y + 80} C1700,${y + 50} 2100,${y + 110} 2500,${y + 70} V${y + 120} C2000,${y + 160} 1700,${y + 90} 1300,${y + 130} C800,${y + 170} 400,${y + 80} -100,${y + 130} Z`,
            fill: '#a9c0d1',
            blur: 28,
            opacity: 0.5,
          },
        ],
      },
    ) +
    oval(
      760,
      y + 10,
      820,
      80,
      canvas.radial([
        [0, '#ffe6cd', 0.8],
        [1, '#ffe6cd', 0],
      ]),
    )
  );
}

/** A heap of snow, to be drawn over the foot of what stands in it; (x, y) is the top of the heap. */
export function drawMound(canvas: Canvas, { x, y, width: w, height: h }: Rectangle): Svg {
  return form(
    canvas,
    `M${x - w},${y + h} C${x - w * 0.7},${y + h * 0.2} ${x - w * 0.35},${y} ${x},${y} C${x + w * 0.4},${y} ${x + w * 0.75},${y + h * 0.35} ${x + w},${y + h} Z`,
    {
      fill: canvas.linear([
        [0, '#ffffff'],
        [1, '#d5e2eb'],
      ]),
      shades: [
        {
          d: `M${x},${y + h * 0.4} C${x + w * 0.5},${y + h * 0.2} ${x + w * 0.8},${y + h * 0.6} ${x + w},${y + h * 1.2} H${x} Z`,
          fill: '#9db7ca',
          blur: 15,
          opacity: 0.5,
        },
      ],
    },
  );
}

/** Flakes in all sizes; the largest are out of focus. */
export function drawSnowfall(canvas: Canvas, count: number): Svg {
  const near = canvas.radial([
    [0, '#ffffff', 1],
    [0.5, '#ffffff', 0.8],
    [1, '#ffffff', 0],
  ]);
  let svg = '';
  for (let i = 0; i < count; i += 1) {
    const depth = canvas.random();
    const radius = 1.6 + depth * 5;
    const [x, y] = [canvas.random() * canvas.width, canvas.random() * canvas.height];
    svg += oval(
      x,
      y,
      depth > 0.75 ? radius * 1.5 : radius,
      depth > 0.75 ? radius * 1.5 : radius,
      depth > 0.75 ? near : '#ffffff',
      0.35 + canvas.random() * 0.55,
    );
  }
  return svg;
}
