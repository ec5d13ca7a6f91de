/** A number from 0 to 1 for a lattice point; the same for the same point and seed. */
export function latticeValue(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const wrap = (n: number, count: number): number => ((n % count) + count) % count;

/** Lattice cells across one period; whole numbers, so that the field repeats without a seam. */
export interface Cells {
  x: number;
  y: number;
}

/** Smooth value noise from −1 to 1 at (u, v), which run from 0 to 1 over one period. */
export function valueNoise(u: number, v: number, cells: Cells, seed: number): number {
  const [x, y] = [u * cells.x, v * cells.y];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [smooth(x - x0), smooth(y - y0)];
  const [ax, bx] = [wrap(x0, cells.x), wrap(x0 + 1, cells.x)];
  const [ay, by] = [wrap(y0, cells.y), wrap(y0 + 1, cells.y)];
  const top = latticeValue(ax, ay, seed) * (1 - fx) + latticeValue(bx, ay, seed) * fx;
  const bottom = latticeValue(ax, by, seed) * (1 - fx) + latticeValue(bx, by, seed) * fx;
  return (top * (1 - fy) + bottom * fy) * 2 - 1;
}

/** Several octaves of value noise, each twice as fine and `gain` times as strong; about −1 to 1. */
export function layeredNoise(
  u: number,
  v: number,
  { cells, octaves, gain = 0.55, seed }: { cells: Cells; octaves: number; gain?: number; seed: number },
): number {
  let sum = 0;
  let strength = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const finer = { x: cells.x << octave, y: cells.y << octave };
    sum += strength * valueNoise(u, v, finer, seed + octave * 17);
    total += strength;
    strength *= gain;
  }
  return sum / total;
}

/** Distance to the nearest of one jittered point in each cell, in cells: 0 at a point, about 1 far from all. */
export function cellNoise(u: number, v: number, cells: Cells, seed: number): number {
  const [x, y] = [u * cells.x, v * cells.y];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  let nearest = 4;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [cx, cy] = [wrap(x0 + dx, cells.x), wrap(y0 + dy, cells.y)];
      const px = x0 + dx + 0.15 + 0.7 * latticeValue(cx, cy, seed) - x;
      const py = y0 + dy + 0.15 + 0.7 * latticeValue(cx, cy, seed + 7) - y;
      nearest = Math.min(nearest, px * px + py * py);
    }
  }
  return Math.sqrt(nearest);
}
