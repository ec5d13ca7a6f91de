import { bar, filled } from '../drawing/shape.ts';
import { hanger, polished } from '../stages/hanging.ts';
import { palette } from '../drawing/palette.ts';
import { softOval } from '../drawing/shadow.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

export interface HungGarment {
  x: number;
  scale: number;
  /** Half the width of its hanger, in the garment's units. */
  span: number;
  clips?: boolean;
  draw: (canvas: Canvas) => Svg;
}

/** No garment reaches farther from its shoulders. */
const garmentBox = { left: -440, top: -170, right: 440, bottom: 1230 };

/** A free-standing rail of brass with garments on it, each with its shadow on the wall. */
export function drawClothesRail(
  canvas: Canvas,
  { from, to, top, foot }: { from: number; to: number; top: number; foot: number },
  garments: readonly HungGarment[],
): Svg {
  const upright = canvas.linear(polished(palette.brass), [0, 0, 1, 0]);
  const lying = canvas.linear(polished(palette.brass));
  const shade = bar({ x: from + 40, y: top + 28, width: to - from, height: 12 }, '#3a1c0a', 0.25);
  let svg = canvas.blurred(shade, 9, { left: from, top, right: to + 90, bottom: top + 80 });
  for (const x of [from, to]) {
    svg += softOval(canvas, { x: x + 14, y: foot, rx: 150, ry: 18, opacity: 0.5, colour: '#1f0f06' });
    svg +=
      bar({ x: x - 7, y: top - 8, width: 14, height: foot - top - 4, radius: 7 }, upright) +
      bar({ x: x - 92, y: foot - 14, width: 184, height: 13, radius: 6 }, lying);
  }
  svg += bar({ x: from - 6, y: top - 9, width: to - from + 12, height: 18, radius: 9 }, lying);
  let shadows = '';
  for (const { x, scale } of garments) {
    shadows += canvas.place({ x: x + 46, y: top + 118, scale }, () =>
      filled('M-180,0 H180 L250,900 H-250 Z', '#2a1206', 0.24),
    );
  }
  svg += canvas.blurred(shadows, 20, {
    left: from - 160,
    top: top + 40,
    right: Math.min(canvas.width, to + 200),
    bottom: foot,
  });
  for (const { x, scale, span, clips = false, draw } of garments) {
    const hook = top + 158 * scale - 6;
    svg +=
      canvas.place({ x, y: hook + 10 * scale, scale }, () => hanger(canvas, { span, clips })) +
      canvas.inset({ x, y: hook, scale }, garmentBox, draw);
  }
  return svg;
}
