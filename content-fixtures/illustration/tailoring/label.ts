import { bar } from '../drawing/shape.ts';
import type { Svg } from '../drawing/svg.ts';

/** The sewn-in label at the inside of a neck, without a word on it. */
export function label(x: number, y: number): Svg {
  return (
    bar({ x: x - 20, y, width: 40, height: 20, radius: 2 }, '#f4efe6', 0.88) +
    bar({ x: x - 12, y: y + 8, width: 24, height: 3, radius: 1 }, '#b9ac9b', 0.7)
  );
}
