import { castShadow, groundShadow } from '../drawing/shadow.ts';
import { filled, line } from '../drawing/shape.ts';
import { form } from '../drawing/form.ts';
import { roundedRect, type Rectangle } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A wrapped box with ribbon and bow. (x, y) is the middle of its lower edge. */
export function drawGift(
  canvas: Canvas,
  { x, y, width: w, height: h, paper, ribbon }: Rectangle & { paper: string; ribbon: string },
): Svg {
  const lid = Math.min(56, h * 0.24);
  const box = roundedRect({ x: x - w / 2, y: y - h, width: w, height: h }, 6);
  const cover = roundedRect({ x: x - w / 2 - 8, y: y - h - 4, width: w + 16, height: lid }, 5);
  const band = Math.max(18, w * 0.11);
  const bow =
    `M${x},${y - h - 6} C${x - w * 0.4},${y - h - w * 0.32} ${x - w * 0.42},${y - h + 6} ${x},${y - h} ` +
    `C${x + w * 0.42},${y - h + 6} ${x + w * 0.4},${y - h - w * 0.32} ${x},${y - h - 6} Z`;
  const paint = (d: string, hue: string, grain = 0.05): Svg =>
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(hue, 0.06)],
          [0.5, hue],
          [1, tone(hue, -0.12)],
        ],
        [0, 0, 1, 0.5],
      ),
      texture: 'grain',
      grain,
      edge: { colour: tone(hue, -0.25), opacity: 0.35, width: 1.5 },
    });
  const stripe = (top: number, height: number): Svg =>
    filled(
      roundedRect({ x: x - band / 2, y: top, width: band, height }),
      canvas.linear(
        [
          [0, tone(ribbon, -0.06)],
          [0.4, tone(ribbon, 0.08)],
          [1, tone(ribbon, -0.1)],
        ],
        [0, 0, 1, 0],
      ),
    );
  return (
    groundShadow(canvas, { x, y, width: w * 1.04, strength: 0.9 }) +
    paint(box, paper) +
    stripe(y - h, h) +
    castShadow(canvas, cover, { right: 0, down: 8, blur: 6, opacity: 0.3 }) +
    paint(cover, tone(paper, 0.02)) +
    stripe(y - h - 4, lid) +
    paint(bow, ribbon, 0.03) +
    line(
      `M${x},${y - h - 4} C${x - w * 0.2},${y - h - w * 0.14} ${x - w * 0.28},${y - h - w * 0.08} ${x - w * 0.3},${y - h - w * 0.06} M${x},${y - h - 4} C${x + w * 0.2},${y - h - w * 0.14} ${x + w * 0.28},${y - h - w * 0.08} ${x + w * 0.3},${y - h - w * 0.06}`,
      { colour: tone(ribbon, -0.18), width: 3, opacity: 0.6 },
    ) +
    paint(
      roundedRect({ x: x - band * 0.6, y: y - h - band * 0.7, width: band * 1.2, height: band }, 8),
      tone(ribbon, -0.03),
      0.03,
    )
  );
}
