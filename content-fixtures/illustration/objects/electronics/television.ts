import { z } from 'zod';
import { bar, filled, line, oval } from '../../drawing/shape.ts';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { mix, tone } from '../../drawing/colour.ts';
import { roundedRect } from '../../drawing/path.ts';
import { sideboard } from '../furniture/sideboard.ts';
import { studio } from '../../stages/studio.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** Mood of the picture on the screen. */
  mood: z.enum(['dusk', 'violet', 'meadow', 'sea', 'desert', 'frost']).default('dusk'),
  furniture: z.enum(['oak', 'white-oak', 'walnut']).default('oak'),
  /** Where the sun stands, right of the middle. */
  sun: z.int().min(-400).max(400).default(180),
  foot: z.enum(['middle', 'legs']).default('middle'),
  /** Diagonal in inches: a larger one fills more of the picture. */
  inches: z.int().min(32).max(75).default(65),
});

type Television = z.output<typeof params>;

/** Sky from the sun upwards, then ridges from far to near. */
const moods = {
  dusk: ['#f3b27a', '#d9705c', '#4b4a73', '#12324a', '#0b1d2c'],
  violet: ['#ffd2a6', '#e8829a', '#7a4fa0', '#2d2560', '#120f33'],
  meadow: ['#f6e7b2', '#9fc58a', '#3f8f7b', '#17505a', '#0a2a33'],
  sea: ['#f4efe4', '#8fc7d6', '#3f86a8', '#1b4a6e', '#0c2438'],
  desert: ['#fbe3b0', '#e0a25a', '#b2664a', '#6d3428', '#2e1612'],
  frost: ['#ffffff', '#d3dfe8', '#93a8bd', '#55708c', '#26394d'],
} as const;

const [width, height] = [1180, 664];
const top = -height - 92;
const screen = { x: -width / 2 + 9, y: top + 9, width: width - 18, height: height - 24 };

interface Ridge {
  base: number;
  rise: number;
  colour: string;
  step: number;
  opacity: number;
}

function ridge(canvas: Canvas, { base, rise, colour, step, opacity }: Ridge): Svg {
  const { x, y, width: w, height: h } = screen;
  const foot = y + h + 10;
  let d = `M${x},${foot} L${x},${base}`;
  for (let at = x; at <= x + w + 40; at += step) {
    d += ` L${at},${base - Math.abs(Math.sin(at * 0.006 + base) * rise) - canvas.random() * rise * 0.35}`;
  }
  return filled(`${d} L${x + w + 40},${foot} Z`, colour, opacity);
}

function picture(canvas: Canvas, { mood, sun: place }: Television): Svg {
  const [sun, glow, far, near, front] = moods[mood];
  const { x, y, width: w, height: h } = screen;
  return (
    bar(
      screen,
      canvas.linear([
        [0, near],
        [0.35, far],
        [0.62, glow],
        [0.8, sun],
      ]),
    ) +
    oval(
      place,
      y + h * 0.56,
      260,
      260,
      canvas.radial([
        [0, '#fff6dd', 0.95],
        [0.25, '#ffe2b0', 0.7],
        [1, '#ffcf9a', 0],
      ]),
    ) +
    oval(place, y + h * 0.56, 54, 54, '#fff4da', 0.96) +
    ridge(canvas, { base: y + h * 0.66, rise: 110, colour: mix(far, glow, 0.45), step: 46, opacity: 0.85 }) +
    ridge(canvas, { base: y + h * 0.76, rise: 120, colour: far, step: 40, opacity: 0.95 }) +
    bar(
      { x, y: y + h * 0.66, width: w, height: h * 0.2 },
      canvas.linear([
        [0, sun, 0],
        [0.5, sun, 0.34],
        [1, sun, 0],
      ]),
    ) +
    ridge(canvas, { base: y + h * 0.86, rise: 120, colour: near, step: 34, opacity: 1 }) +
    ridge(canvas, { base: y + h * 0.97, rise: 90, colour: front, step: 22, opacity: 1 }) +
    filled(
      `M${x},${y} H${x + w * 0.34} L${x + w * 0.12},${y + h} H${x} Z`,
      canvas.linear(
        [
          [0, '#ffffff', 0.1],
          [1, '#ffffff', 0.02],
        ],
        [0, 0, 1, 0],
      ),
    )
  );
}

function stand(canvas: Canvas): Svg {
  return (
    groundShadow(canvas, { width: 620, strength: 0.8 }) +
    form(canvas, 'M-250,-14 C-250,-26 250,-26 250,-14 V-4 C250,4 -250,4 -250,-4 Z', {
      fill: canvas.linear(
        [
          [0, '#2b3034'],
          [0.3, '#8d969b'],
          [1, '#1a1e21'],
        ],
        [0, 0, 1, 0],
      ),
    }) +
    form(canvas, 'M-60,-110 H60 L72,-14 H-72 Z', {
      fill: canvas.linear(
        [
          [0, '#22272a'],
          [0.4, '#6d757a'],
          [1, '#15191b'],
        ],
        [0, 0, 1, 0],
      ),
    })
  );
}

/** Two legs near the sides. */
function feet(): Svg {
  return line('M-400,-100 L-450,-4 M-400,-100 L-360,-4 M400,-100 L450,-4 M400,-100 L360,-4', {
    colour: '#2b3034',
    width: 16,
  });
}

function rear(canvas: Canvas): Svg {
  const bulge = roundedRect({ x: -330, y: top + 250, width: 660, height: 340 }, 30);
  let vents = '';
  for (let i = 0; i < 7; i += 1)
    vents += bar({ x: -250, y: top + 290 + i * 18, width: 500, height: 6, radius: 3 }, '#0f1214', 0.8);
  for (let i = 0; i < 5; i += 1)
    vents += bar(
      { x: 180 + (i % 2) * 40, y: top + 440 + Math.floor(i / 2) * 34, width: 28, height: 16, radius: 3 },
      '#0f1214',
      0.9,
    );
  return form(canvas, bulge, {
    fill: canvas.linear(
      [
        [0, '#3d4448'],
        [1, '#22272a'],
      ],
      [0, 0, 0.4, 1],
    ),
    marks: vents,
    edge: { colour: '#000000', opacity: 0.4 },
  });
}

function drawTelevision(canvas: Canvas, tv: Television, view: View): Svg {
  const frame = roundedRect({ x: -width / 2, y: top, width, height }, 10);
  const back = view === 'back';
  return (
    (tv.foot === 'middle' ? stand(canvas) : feet()) +
    castShadow(canvas, frame, { right: 18, down: 18, blur: 28, opacity: 0.3 }) +
    form(canvas, frame, {
      fill: canvas.linear(
        [
          [0, '#3a4145'],
          [1, back ? '#1b2023' : '#0c0f11'],
        ],
        [0, 0, 1, 1],
      ),
      texture: 'grain',
      grain: 0.04,
    }) +
    (back
      ? rear(canvas)
      : form(canvas, roundedRect(screen, 4), { fill: '#000000', print: picture(canvas, tv) }) +
        bar({ x: -30, y: top + height - 12, width: 60, height: 4, radius: 2 }, '#5d676c')) +
    line(`M${-width / 2 + 6},${top + 2} H${width / 2 - 6}`, { colour: '#ffffff', width: 2, opacity: 0.35 })
  );
}

export const television = defineProduct({
  kind: 'television',
  format: 'square',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.12, y: 0.2, width: 0.5 },
  stage: () => studio({ width: 1240, height: 1180, share: 0.8, ground: 0.86, horizon: 0.8 }),
  draw: (canvas, tv, view) =>
    sideboard.draw(canvas, {
      colour: tv.furniture,
      style: 'bench',
      dressed: false,
      fronts: tone(
        tv.furniture === 'walnut' ? '#7a5233' : tv.furniture === 'oak' ? '#b58b62' : '#d8c6ab',
        0.01,
      ),
    }) + canvas.place({ y: -446, scale: (0.96 * tv.inches) / 65 }, () => drawTelevision(canvas, tv, view)),
});
