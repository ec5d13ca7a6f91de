import type { Point } from './path.ts';

/** A corner of the unit square each: far left, far right, near right, near left. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * Maps the unit square (u to the right, v towards the viewer) onto a quadrilateral as a camera would see it:
 * the homography of the four corners.
 */
export function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): (u: number, v: number) => Point {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / w,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / w,
    ];
  };
}
