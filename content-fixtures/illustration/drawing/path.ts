export type Point = readonly [x: number, y: number];

/** Edges of a rectangle in the units of the drawing. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Segment =
  | { type: 'M' | 'L'; points: [Point] }
  | { type: 'Q'; points: [Point, Point] }
  | { type: 'C'; points: [Point, Point, Point] }
  | { type: 'Z'; points: [] };

const pointsPerCommand = { M: 1, L: 1, Q: 2, C: 3 } as const;
const token = /[MLHVQCZ]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** Cuts the numbers of a path to one decimal: a tenth of a unit is never seen, and bytes stay the same everywhere. */
export function tidy(d: string): string {
  // The look-behind keeps a long row of digits from being tried at each of them.
  return d.replace(/-?(?<!\d)\d*\.\d{2,}(?:e-?\d+)?/g, (n) => String(Math.round(Number(n) * 10) / 10));
}

/** Reads a path of absolute M, L, H, V, Q, C and Z. Throws on anything else, since that is a slip in a drawing. */
function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = [];
  const tokens = d.match(token) ?? [];
  let command = '';
  let here: Point = [0, 0];
  let i = 0;
  const number = (): number => {
    const n = Number(tokens[i]);
    if (Number.isNaN(n)) throw new Error(`Unreadable path at "${tokens[i]}" in ${d}`);
    i += 1;
    return n;
  };
  while (i < tokens.length) {
    const next = tokens[i] ?? '';
    if (/[A-Z]/.test(next)) {
      command = next;
      i += 1;
      if (command === 'Z') segments.push({ type: 'Z', points: [] });
      continue;
    }
    if (command === 'H' || command === 'V') {
      const n = number();
      here = command === 'H' ? [n, here[1]] : [here[0], n];
      segments.push({ type: 'L', points: [here] });
      continue;
    }
    const count = pointsPerCommand[command as keyof typeof pointsPerCommand];
    if (count === undefined) throw new Error(`Unreadable path command "${command}" in ${d}`);
    const points = Array.from({ length: count }, (): Point => [number(), number()]);
    here = points[count - 1] ?? here;
    segments.push({ type: command, points } as Segment);
    if (command === 'M') command = 'L';
  }
  return segments;
}

/** The box around a path, by its control points: never too small, seldom much too large. */
export function boundsOf(d: string): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const segment of segmentsOf(d)) {
    for (const [x, y] of segment.points) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

function print(segments: Segment[]): string {
  return tidy(segments.map(({ type, points }) => type + points.map((p) => p.join(',')).join(' ')).join(' '));
}

/** The path mirrored left to right at x = 0. */
export function mirrored(d: string): string {
  return print(
    segmentsOf(d).map(({ type, points }) => {
      return { type, points: points.map(([x, y]): Point => [-x, y]) } as Segment;
    }),
  );
}

/** The path on one side: as written for +1 (right), mirrored for −1 (left). */
export function onSide(d: string, side: 1 | -1): string {
  return side === 1 ? d : mirrored(d);
}

/**
 * A closed shape that is the same on both sides of x = 0, from its right half:
 * an open path that starts and ends where the halves meet. Where it ends away from x = 0, `joint` leads
 * from its end to the end of the left half (curve segments without a start); otherwise a straight line does.
 */
export function symmetric(rightHalf: string, joint?: string): string {
  const segments = segmentsOf(rightHalf);
  const corners: Point[] = segments.map(({ points }) => points.at(-1) ?? [0, 0]);
  const back: Segment[] = [];
  for (let i = segments.length - 1; i > 0; i -= 1) {
    const segment = segments[i];
    const [x, y] = corners[i - 1] ?? [0, 0];
    if (segment === undefined || segment.type === 'Z') continue;
    const handles = segment.points.slice(0, -1).toReversed();
    const points = [...handles.map(([hx, hy]): Point => [-hx, hy]), [-x, y] as Point];
    back.push({ type: segment.type, points } as Segment);
  }
  const [endX, endY] = corners.at(-1) ?? [0, 0];
  const straight = endX === 0 ? '' : `L${-endX},${endY}`;
  return tidy(`${print(segments)} ${joint ?? straight} ${print(back)} Z`);
}

/** A closed shape with straight edges. */
export function polygon(points: readonly Point[]): string {
  return tidy(`M${points.map((p) => p.join(',')).join(' L')} Z`);
}

/** A soft curve through the points (Catmull-Rom); `closed` joins the last to the first. */
export function curve(points: readonly Point[], { closed = false, tension = 1 } = {}): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  const k = tension / 6;
  let d = `M${at(0).join(',')}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += ` C${from[0] + (to[0] - before[0]) * k},${from[1] + (to[1] - before[1]) * k}`;
    d += ` ${to[0] - (after[0] - from[0]) * k},${to[1] - (after[1] - from[1]) * k} ${to.join(',')}`;
  }
  return tidy(closed ? `${d} Z` : d);
}

/** The same curve to continue another path with: its first point is where that path ends. */
export function continued(points: readonly Point[]): string {
  return curve(points).replace(/^M\S+ /, '');
}

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle with round corners; `radius` for all, or [top left, top right, bottom right, bottom left]. */
export function roundedRect(
  { x, y, width, height }: Rectangle,
  radius: number | readonly [number, number, number, number] = 0,
): string {
  const [tl, tr, br, bl] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  const right = x + width;
  const bottom = y + height;
  return tidy(
    `M${x + tl},${y} H${right - tr} Q${right},${y} ${right},${y + tr} V${bottom - br} ` +
      `Q${right},${bottom} ${right - br},${bottom} H${x + bl} Q${x},${bottom} ${x},${bottom - bl} ` +
      `V${y + tl} Q${x},${y} ${x + tl},${y} Z`,
  );
}

/**
 * A rounded rectangle with bowed edges. `bow` in units: positive for a stuffed cushion,
 * negative for a pillow whose corners stand out.
 */
export function puff(
  { x, y, width, height }: Rectangle,
  { radius, bow }: { radius: number; bow: number },
): string {
  const [r, b, right, bottom] = [radius, bow, x + width, y + height];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return tidy(
    `M${x},${y + r} Q${x},${y} ${x + r},${y - b * 0.1} Q${middleX},${y - b} ${right - r},${y - b * 0.1} ` +
      `Q${right},${y} ${right + b * 0.1},${y + r} Q${right + b * 0.6},${middleY} ${right + b * 0.1},${bottom - r} ` +
      `Q${right},${bottom} ${right - r},${bottom + b * 0.1} Q${middleX},${bottom + b * 0.7} ${x + r},${bottom + b * 0.1} ` +
      `Q${x},${bottom} ${x - b * 0.1},${bottom - r} Q${x - b * 0.6},${middleY} ${x},${y + r} Z`,
  );
}

/** An ellipse as a path, so that it can be clipped, textured and measured like every other form. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return tidy(
    `M${cx - rx},${cy} C${cx - rx},${cy - ky} ${cx - kx},${cy - ry} ${cx},${cy - ry} ` +
      `C${cx + kx},${cy - ry} ${cx + rx},${cy - ky} ${cx + rx},${cy} ` +
      `C${cx + rx},${cy + ky} ${cx + kx},${cy + ry} ${cx},${cy + ry} ` +
      `C${cx - kx},${cy + ry} ${cx - rx},${cy + ky} ${cx - rx},${cy} Z`,
  );
}
