import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawRim, rimStyles } from '../../props/wheel.ts';
import { ellipse, polygon, roundedRect, type Point } from '../../drawing/path.ts';
import { filled, line, ring } from '../../drawing/shape.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { studio } from '../../stages/studio.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  season: z.enum(['winter', 'summer', 'all']).default('winter'),
  rim: colour.default('#c9ced1'),
  style: z.enum(rimStyles).default('five'),
  /** Radius of the tyre, in units. */
  radius: z.int().min(200).max(480).default(440),
  /** Radius of the rim as a share of the tyre's: low profiles have a large one. */
  rimShare: z.number().min(0.5).max(0.8).default(0.7),
  /** Width of the tyre as a share of its radius. */
  tread: z.number().min(0.36).max(0.72).default(0.466),
  /** How the blocks lie. */
  pattern: z.enum(['blocks', 'arrows', 'fine', 'coarse']).default('blocks'),
});

type Tyre = z.output<typeof params>;

const rubber = '#26282a';
const squeeze = 0.86;

/** Points of the tread: `angle` around the tyre, `across` from the front edge (0) to the rear edge (1). */
function treadPoint({ radius, tread: wide }: Tyre, angle: number, across: number): Point {
  const [rx, depth] = [radius * squeeze, radius * wide];
  const [fx, fy] = [Math.cos(angle) * rx, -radius + Math.sin(angle) * radius];
  const [bx, by] = [depth + Math.cos(angle) * rx * 0.98, -radius + Math.sin(angle) * radius * 0.985];
  const bulge = Math.sin(across * Math.PI) * 10;
  return [
    fx + (bx - fx) * across + Math.cos(angle) * bulge,
    fy + (by - fy) * across + Math.sin(angle) * bulge,
  ];
}

function tread(tyre: Tyre): Svg {
  const { season, pattern } = tyre;
  const count = { blocks: 64, arrows: 58, fine: 84, coarse: 46 }[pattern];
  // Arrows: the further from the middle, the later a block begins.
  const turn = pattern === 'arrows' ? 0.16 : 0;
  const at = (angle: number, across: number): Point =>
    treadPoint(tyre, angle + Math.abs(across - 0.5) * turn, across);
  let blocks = '';
  let sipes = '';
  const path = (points: readonly Point[]): string => `M${points.map((p) => p.join(',')).join(' L')} `;
  for (let i = 0; i < count; i += 1) {
    const angle = -Math.PI / 2 - 0.12 + (i / (count - 1)) * (Math.PI + 0.24);
    const step = Math.PI / count;
    for (const [from, to, shift] of [
      [0.02, 0.2, 0],
      [0.24, 0.43, 0.35],
      [0.48, 0.66, -0.1],
      [0.71, 0.96, 0.3],
    ] as const) {
      const start = angle + shift * step;
      // Summer tyres have closed ribs in the middle, winter tyres blocks with sipes.
      const end = season === 'summer' && from > 0.2 && to < 0.7 ? 1.02 : 0.72;
      blocks += `${path([at(start, from), at(start + step * 0.1, to), at(start + step * end, to), at(start + step * (end - 0.1), from)])}Z `;
      if (season === 'summer') continue;
      for (const share of season === 'winter' ? [0.3, 0.62] : [0.5]) {
        const y = from + (to - from) * share;
        sipes += path([
          at(start + step * 0.1, y),
          at(start + step * 0.34, y + (to - from) * 0.12),
          at(start + step * 0.56, y),
        ]);
      }
    }
  }
  return filled(blocks, tone(rubber, 0.09)) + line(sipes, { colour: tone(rubber, -0.08), width: 1.8 });
}

function body(canvas: Canvas, tyre: Tyre): Svg {
  const { radius } = tyre;
  const [rx, ry, cy, depth] = [radius * squeeze, radius, -radius, radius * tyre.tread];
  // The rear edge is half an ellipse; three points of it are enough for a smooth outline.
  const k = 0.5523;
  const [brx, bry] = [rx * 0.98, ry * 0.985];
  const outline =
    `M0,${cy - ry} L${depth},${cy - bry} C${depth + brx * k},${cy - bry} ${depth + brx},${cy - bry * k} ${depth + brx},${cy} ` +
    `C${depth + brx},${cy + bry * k} ${depth + brx * k},${cy + bry} ${depth},${cy + bry} L0,${cy + ry} Z`;
  return form(canvas, outline, {
    fill: canvas.linear([
      [0, tone(rubber, 0.02)],
      [0.5, tone(rubber, -0.05)],
      [1, '#0c0d0e'],
    ]),
    print: tread(tyre),
    shades: [
      {
        d: `M${rx * 0.2},${cy - ry * 1.02} L${depth + rx * 0.3},${cy - ry} C${depth + rx * 0.75},${cy - ry * 0.8} ${depth + rx * 0.9},${cy - ry * 0.5} ${depth + rx * 0.95},${cy - ry * 0.2} L${rx * 0.9},${cy - ry * 0.3} C${rx * 0.75},${cy - ry * 0.7} ${rx * 0.5},${cy - ry * 0.9} ${rx * 0.2},${cy - ry * 1.02} Z`,
        fill: '#dfe9ee',
        blur: 28,
        opacity: 0.42,
      },
      {
        d: `M${rx * 0.5},${cy + ry * 0.2} L${depth + rx + 20},${cy} V40 H0 Z`,
        fill: '#000000',
        blur: 50,
        opacity: 0.62,
      },
    ],
  });
}

function sidewall(canvas: Canvas, { radius, rimShare }: Tyre): Svg {
  const [rx, ry, cy] = [radius * squeeze, radius, -radius];
  const on = (angle: number, k: number): string =>
    `${Math.cos(angle) * rx * k},${cy + Math.sin(angle) * ry * k}`;
  let shoulder = '';
  for (let i = 0; i < 102; i += 1) {
    const angle = (i / 102) * Math.PI * 2;
    shoulder += `M${on(angle, 1)} L${on(angle + 0.012, 0.955)} `;
  }
  let svg = form(canvas, ellipse(0, cy, rx, ry), {
    fill: canvas.linear(
      [
        [0, tone(rubber, 0.16)],
        [0.45, tone(rubber, 0.02)],
        [1, tone(rubber, -0.07)],
      ],
      [0, 0, 1, 1],
    ),
    print: line(shoulder, { colour: tone(rubber, -0.09), width: 4.5, opacity: 0.9, cap: 'butt' }),
    shades: [
      {
        d: `M${-rx},${cy - 20} C${-rx},${cy - ry * 0.6} ${-rx * 0.5},${cy - ry} ${rx * 0.2},${cy - ry} L${rx * 0.1},${cy - ry * 0.8} C${-rx * 0.4},${cy - ry * 0.8} ${-rx * 0.8},${cy - ry * 0.5} ${-rx * 0.8},${cy - 10} Z`,
        fill: '#ffffff',
        blur: 15,
        opacity: 0.3,
      },
      {
        d: `M${rx},${cy} C${rx},${cy + ry * 0.6} ${rx * 0.6},${cy + ry} 0,${cy + ry} V${cy + ry * 0.74} C${rx * 0.4},${cy + ry * 0.74} ${rx * 0.74},${cy + ry * 0.4} ${rx * 0.74},${cy} Z`,
        fill: '#000000',
        blur: 15,
        opacity: 0.52,
      },
    ],
  });
  const inner = Math.max(rimShare + 0.05, 0.7);
  for (const k of rimShare === 0.7 ? [0.935, 0.9, 0.8, 0.775] : [0.935, 0.9, inner + 0.03, inner])
    svg += ring(0, cy, rx * k, ry * k, {
      colour: tone(rubber, k === 0.9 || k === 0.775 || k === inner ? 0.14 : -0.1),
      width: 2.5,
      opacity: 0.55,
    });
  let ticks = '';
  for (let group = 0; group < 3; group += 1) {
    for (let i = 0; i < 12; i += 1)
      ticks += `M${on(group * 2.094 + 0.5 + i * 0.05, 0.868)} L${on(group * 2.094 + 0.5 + i * 0.05, 0.832)} `;
  }
  return svg + line(ticks, { colour: tone(rubber, 0.15), width: 6, opacity: 0.55 });
}

/** The tread seen from the front, as one meets it on the road. */
function front(canvas: Canvas, { radius, season, tread: wide, pattern }: Tyre): Svg {
  const [half, height] = [radius * (wide === 0.466 ? 0.42 : 0.9 * wide), radius * 2];
  const rows = { blocks: 23, arrows: 21, fine: 30, coarse: 17 }[pattern];
  const lean = pattern === 'arrows' ? 3 : 1;
  let blocks = '';
  for (let row = -1; row < rows + 1; row += 1) {
    const y = -height + row * (height / rows);
    for (const [x, width, tilt] of [
      [-half, half * 0.4, 10],
      [-half * 0.54, half * 0.48, -8],
      [half * 0.02, half * 0.48, 8],
      [half * 0.58, half * 0.42, -10],
    ] as const) {
      const gap = season === 'summer' && Math.abs(x) < half * 0.6 ? 1 : 9;
      const slant = pattern === 'arrows' ? Math.sign(-x - width / 2) * 10 * lean : tilt;
      const high = height / rows - gap;
      blocks += filled(
        polygon([
          [x, y + slant],
          [x + width, y],
          [x + width, y + high],
          [x, y + high + slant],
        ]),
        tone(rubber, 0.1),
      );
      if (season !== 'summer')
        blocks += line(
          `M${x + 6},${y + high * 0.4 + slant} L${x + width * 0.3},${y + high * 0.6} L${x + width * 0.6},${y + high * 0.34} L${x + width - 6},${y + high * 0.55}`,
          { colour: tone(rubber, -0.08), width: 2 },
        );
    }
  }
  return form(canvas, roundedRect({ x: -half - 14, y: -height, width: half * 2 + 28, height }, half * 0.62), {
    fill: tone(rubber, -0.05),
    print: blocks,
    shades: [
      {
        d: `M${-half - 40},${-height} H${-half * 0.7} V0 H${-half - 40} Z`,
        fill: '#000000',
        blur: 28,
        opacity: 0.5,
      },
      {
        d: `M${half * 0.5},${-height} H${half + 60} V0 H${half * 0.7} Z`,
        fill: '#000000',
        blur: 28,
        opacity: 0.7,
      },
      {
        d: `M${-half * 0.5},${-height * 0.9} H${-half * 0.1} V${-height * 0.3} H${-half * 0.5} Z`,
        fill: '#dfe9ee',
        blur: 50,
        opacity: 0.3,
      },
      {
        d: `M${-half * 2},${-height - 30} H${half * 2} V${-height * 0.92} H${-half * 2} Z M${-half * 2},${-height * 0.14} H${half * 2} V40 H${-half * 2} Z`,
        fill: '#000000',
        blur: 50,
        opacity: 0.7,
      },
    ],
  });
}

function drawTyre(canvas: Canvas, tyre: Tyre, view: View): Svg {
  const { radius, rim, style, rimShare } = tyre;
  if (view === 'back')
    return groundShadow(canvas, { width: radius * 1.1, strength: 1.1 }) + front(canvas, tyre);
  const [rx, depth] = [radius * squeeze, radius * tyre.tread];
  return (
    groundShadow(canvas, { x: depth * 0.45, width: rx * 1.7 + depth * 0.9, strength: 1.1 }) +
    body(canvas, tyre) +
    sidewall(canvas, tyre) +
    `<g transform="translate(0 ${-radius}) scale(${squeeze} 1)">${drawRim(canvas, { colour: rim, style, radius: (radius * rimShare) / 0.7 })}</g>`
  );
}

export const tyre = defineProduct({
  kind: 'tyre',
  format: 'square',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.16, y: 0.26, width: 0.44 },
  stage: ({ radius }, view) =>
    view === 'back'
      ? studio({ width: radius, height: radius * 2, share: 0.7 })
      : studio({ width: radius * 2.2, height: radius * 2, share: 0.72, middle: radius * 0.22 }),
  draw: drawTyre,
});
