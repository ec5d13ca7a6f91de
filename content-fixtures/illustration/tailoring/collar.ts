import { castShadow } from '../drawing/shadow.ts';
import { form, type Shade } from '../drawing/form.ts';
import { onSide, symmetric } from '../drawing/path.ts';
import { stitches } from '../drawing/shape.ts';
import { tone } from '../drawing/colour.ts';
import { printOf, type Cut } from './cut.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

const sides = [1, -1] as const;

function leaf(canvas: Canvas, cut: Cut, d: string, lit: boolean, shades: readonly Shade[] = []): Svg {
  const { tones, colour } = cut;
  return (
    castShadow(canvas, d, { right: 5, down: 10, blur: 8, opacity: 0.26 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, colour],
          [1, lit ? tone(colour, -0.03) : tones.dark],
        ],
        [0, 0, 1, 1],
      ),
      print: printOf(canvas, cut),
      shades,
      texture: cut.texture,
      grain: cut.grain,
      edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
    })
  );
}

/** The collar of a shirt: two pointed leaves that meet at `meet`, the height of the topmost button. */
export function drawShirtCollar(canvas: Canvas, cut: Cut, { meet = 134, points = 1 } = {}): Svg {
  const { tones, neck } = cut;
  const n = neck + 6;
  let svg = '';
  for (const side of sides) {
    const d =
      `M${n},-8 C${n * 0.7},-38 ${n * 0.34},-46 0,-46 V-28 C${n * 0.3},-26 ${n * 0.58},-12 ${n * 0.72},10 ` +
      `C${n * 0.54},${meet * 0.44} ${n * 0.3},${meet * 0.75} 0,${meet} L${58 * points},${meet + 42} C${88 * points},${meet * 0.9} ${n + 16},60 ${n + 8},4 Z`;
    const inner = `M${n * 0.7},12 C${n * 0.52},${meet * 0.45} ${n * 0.3},${meet * 0.72} 8,${meet - 4} M${n},8 C${n + 4},62 ${n * 0.9},${meet * 0.88} ${56 * points},${meet + 32}`;
    const fold: Shade = {
      d: onSide(`M${n},-4 C${n * 0.7},-32 ${n * 0.34},-38 0,-38`, side),
      stroke: tones.bright,
      width: 10,
      blur: 4,
      opacity: 0.7,
    };
    svg +=
      leaf(canvas, cut, onSide(d, side), side === -1, [fold]) +
      stitches(onSide(inner, side), tones.deep, { width: 1.2, opacity: 0.45 });
  }
  return svg;
}

/** Lapels of a coat or blazer, folded over down to `meet`; `peak` gives pointed ones. */
export function drawLapels(canvas: Canvas, cut: Cut, { meet = 244, width = 140, peak = false } = {}): Svg {
  const { tones, neck } = cut;
  let svg = '';
  for (const side of [1, -1] as const) {
    const collar = `M${neck - 6},-20 C${neck + 22},-4 ${neck + 34},24 ${width - 6},${meet * 0.4} L${width - 46},${meet * 0.5} C${neck - 4},${meet * 0.3} ${neck - 20},40 ${neck - 24},2 C${neck - 30},-12 ${neck - 20},-20 ${neck - 6},-20 Z`;
    const tip = peak
      ? `L${width + 12},${meet * 0.44} L${width - 8},${meet * 0.6}`
      : `L${width - 6},${meet * 0.6}`;
    const lapel = `M${neck - 24},2 C${neck - 20},40 ${neck - 4},${meet * 0.3} ${width - 46},${meet * 0.5} ${tip} C${width - 30},${meet * 0.78} ${width * 0.52},${meet * 0.9} 30,${meet + 4} C${neck * 0.5},${meet * 0.66} ${neck * 0.7},${meet * 0.3} ${neck - 24},2 Z`;
    const roll: Shade = {
      d: onSide(
        `M${neck - 26},10 C${neck * 0.72},${meet * 0.34} ${neck * 0.5},${meet * 0.68} 30,${meet}`,
        side,
      ),
      stroke: tones.bright,
      width: 12,
      blur: 4,
      opacity: 0.5,
    };
    svg +=
      leaf(canvas, cut, onSide(lapel, side), side === -1, [roll]) +
      leaf(canvas, cut, onSide(collar, side), side === -1);
  }
  return svg;
}

/** A knitted band around the neck hole, `width` units wide. `edge` is the right half of the hole's edge, from the middle. */
export function drawNeckBand(canvas: Canvas, cut: Cut, { width = 24, ribbed = true } = {}): Svg {
  const { neckline, tones } = cut;
  const points = neckline.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const depth = points[1] ?? 60;
  const n = cut.neck;
  const handle = [
    points[2] ?? n * 0.6,
    points[3] ?? depth,
    points[4] ?? n * 0.9,
    points[5] ?? depth * 0.6,
  ] as const;
  const [x1, y1, x2, y2] = handle;
  const outer = symmetric(
    `M0,${depth} C${x1},${y1} ${x2},${y2} ${n},-2 L${n + width},8 C${x2 + width},${y2 + width * 0.9} ${x1 + width * 0.3},${y1 + width * 1.1} 0,${depth + width * 1.15}`,
  );
  const shades: Shade[] = [{ d: outer, stroke: tones.deep, width: 6, blur: 4, opacity: 0.6 }];
  if (ribbed) {
    for (let i = -12; i <= 12; i += 1) {
      const t = i / 12;
      const x = n * t * 1.12;
      const y = depth * (1 - Math.abs(t) ** 1.8);
      shades.push({
        d: `M${x * 0.94},${y - 14} L${x * 1.16},${y + width * 1.3}`,
        stroke: tones.deep,
        width: 4,
        blur: 2,
        opacity: 0.6,
      });
    }
  }
  return form(canvas, outer, {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.5, cut.colour],
        [1, tones.dark],
      ],
      [0, 0, 1, 0.3],
    ),
    shades,
    texture: cut.texture,
    grain: cut.grain * 0.7,
    edge: { colour: tones.deep, opacity: 0.45, width: 1.5 },
  });
}

/** A high collar that stands up: a roll neck (soft, ribbed) or the stand-up collar of a jacket. */
export function drawStandCollar(canvas: Canvas, cut: Cut, { height = 84, ribbed = true } = {}): Svg {
  const { neck, tones } = cut;
  const n = neck + 4;
  const d = symmetric(
    `M0,34 C${n * 0.6},34 ${n},22 ${n + 4},4 C${n - 6},${-height * 0.4} ${n - 10},${-height * 0.7} ${n - 12},${-height} C${n * 0.5},${-height - 14} ${n * 0.3},${-height - 14} 0,${-height - 14}`,
  );
  const shades: Shade[] = [
    {
      d: `M${n * 0.3},${-height - 30} C${n * 0.6},-40 ${n * 0.5},10 ${n * 0.4},50 H${n + 60} V${-height - 30} Z`,
      fill: tones.deep,
      blur: 15,
      opacity: 0.45,
    },
    {
      d: `M${-n},${-height * 0.45} C-40,${-height * 0.3} 40,${-height * 0.3} ${n},${-height * 0.45}`,
      stroke: tones.deep,
      width: 9,
      blur: 8,
      opacity: ribbed ? 0.5 : 0.2,
    },
  ];
  if (ribbed) {
    for (let i = -8; i <= 8; i += 1) {
      const x = (i / 8) * n;
      shades.push({
        d: `M${x * 0.86},${-height - 20} L${x},44`,
        stroke: tones.deep,
        width: 4,
        blur: 2,
        opacity: 0.5,
      });
    }
  }
  return (
    castShadow(canvas, d, { right: 4, down: 10, blur: 8, opacity: 0.3 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, cut.colour],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.2],
      ),
      shades,
      texture: cut.texture,
      grain: cut.grain,
      edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
    })
  );
}
