import { form } from '../drawing/form.ts';
import { groundShadow } from '../drawing/shadow.ts';
import { oval } from '../drawing/shape.ts';
import { roundedRect, symmetric } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A small stack of books, lying, with a cup on it; the stack begins at x = 0. */
export function drawBooks(canvas: Canvas, { cup = true } = {}): Svg {
  let svg = groundShadow(canvas, { x: 110, width: 250, strength: 0.7 });
  let y = 0;
  for (const [hue, inset, width, height] of [
    ['#5d7a80', 0, 240, 44],
    ['#c98a5e', 20, 210, 36],
  ] as const) {
    y -= height;
    svg += form(canvas, roundedRect({ x: inset, y, width, height }, 5), {
      fill: canvas.linear([
        [0, tone(hue, 0.05)],
        [1, tone(hue, -0.12)],
      ]),
      edge: { colour: tone(hue, -0.2), opacity: 0.4, width: 1.5 },
    });
    svg += form(canvas, roundedRect({ x: inset + width - 12, y: y + 6, width: 12, height: height - 12 }), {
      fill: '#efe6d6',
    });
  }
  if (!cup) return svg;
  const mug = canvas.place(
    { x: 118, y },
    () =>
      form(canvas, symmetric('M0,-90 H44 C54,-50 46,-14 34,0 H0'), {
        fill: canvas.linear(
          [
            [0, '#f8f2e8'],
            [1, '#c9bcaa'],
          ],
          [0, 0, 1, 0.3],
        ),
        texture: 'grain',
        grain: 0.05,
      }) + oval(0, -90, 44, 8, '#b5a893'),
  );
  return svg + mug;
}
