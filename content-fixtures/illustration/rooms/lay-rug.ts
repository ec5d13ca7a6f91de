import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';
import { rug } from '../objects/furniture/rug.ts';

type Looks = Omit<Parameters<typeof rug.draw>[1], 'beside'>;

/** A rug on the floor of a room, its middle at a point; draw what stands on it after it. */
export function layRug(canvas: Canvas, middle: { x: number; y: number }, looks: Looks): Svg {
  return canvas.place(middle, () => rug.draw(canvas, { ...looks, beside: 'nothing' }));
}
