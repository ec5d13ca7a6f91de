import type { Canvas } from './canvas.ts';
import { groundShadow } from './shadow.ts';
import type { Svg } from './svg.ts';

/** Two of a kind, one behind the other: how shoes are shown besides their side. */
export function pair(canvas: Canvas, draw: () => Svg, { width = 760 } = {}): Svg {
  return (
    canvas.place({ x: width * 0.17, y: -62, scale: 0.8 }, draw) +
    groundShadow(canvas, { x: -width * 0.1, y: 12, width: width * 0.86, strength: 0.6 }) +
    canvas.place({ x: -width * 0.1, y: 16, scale: 0.88 }, draw)
  );
}
