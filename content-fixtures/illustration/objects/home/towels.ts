import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { line } from '../../drawing/shape.ts';
import { shelf } from '../../stages/shelf.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import { vase } from './vase.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** From the lowest to the topmost. */
  colours: z.array(colour).min(2).max(5),
  rolled: z.boolean().default(true),
});

function folded(canvas: Canvas, y: number, hue: string, x: number, width: number): Svg {
  const tones = tonesOf(hue);
  const [h, left, right] = [96, x - width / 2, x + width / 2];
  const d = `M${left + 24},${y - h} H${right - 30} C${right + 14},${y - h} ${right + 14},${y} ${right - 30},${y} H${left + 10} Q${left - 8},${y} ${left - 6},${y - 18} L${left},${y - h + 24} Q${left},${y - h} ${left + 24},${y - h} Z`;
  const border = [0.2, 0.26, 0.78, 0.84]
    .map((t) =>
      line(`M${left + 130 + t * 40},${y - h - 4} L${left + 126 + t * 40},${y + 4}`, {
        colour: tones.deep,
        width: 4,
        opacity: 0.4,
        cap: 'butt',
      }),
    )
    .join('');
  return (
    castShadow(canvas, d, { right: 4, down: 9, blur: 8, opacity: 0.3 }) +
    form(canvas, d, {
      fill: canvas.linear([
        [0, tones.light],
        [0.5, hue],
        [1, tones.dark],
      ]),
      shades: [
        {
          d: `M${left - 20},${y - h * 0.45} H${right + 40} V${y + 20} H${left - 20} Z`,
          fill: tones.deep,
          blur: 15,
          opacity: 0.4,
        },
        {
          d: `M${left + 10},${y - h + 8} H${right - 80} V${y - h * 0.66} H${left + 10} Z`,
          fill: tones.bright,
          blur: 15,
          opacity: 0.6,
        },
        {
          d: `M${right - 90},${y - h - 10} H${right + 60} V${y + 10} H${right - 40} Z`,
          fill: tones.deep,
          blur: 15,
          opacity: 0.36,
        },
        {
          d: `M${left},${y - h * 0.5} H${right - 70} C${right - 36},${y - h * 0.5} ${right - 36},${y - h * 0.42} ${right - 70},${y - h * 0.42}`,
          stroke: tones.deep,
          width: 7,
          blur: 4,
          opacity: 0.7,
        },
      ],
      marks: border,
      texture: 'loops',
      grain: 0.26,
      edge: { colour: tones.deep, opacity: 0.3, width: 1.6 },
    })
  );
}

function roll(canvas: Canvas, x: number, hue: string): Svg {
  const tones = tonesOf(hue);
  const d = `M${x - 84},-84 C${x - 84},-134 ${x - 46},-168 ${x},-168 C${x + 46},-168 ${x + 84},-134 ${x + 84},-84 C${x + 84},-34 ${x + 46},0 ${x},0 C${x - 46},0 ${x - 84},-34 ${x - 84},-84 Z`;
  const spiral = `M${x + 84},-84 C${x + 70},-20 ${x - 60},-10 ${x - 62},-84 C${x - 62},-150 ${x + 50},-148 ${x + 48},-84 C${x + 46},-40 ${x - 34},-36 ${x - 34},-84 C${x - 34},-120 ${x + 24},-118 ${x + 22},-84 C${x + 20},-66 ${x - 12},-66 ${x - 10},-86`;
  return (
    castShadow(canvas, d, { right: 8, down: 6, blur: 8, opacity: 0.26 }) +
    form(canvas, d, {
      fill: canvas.radial(
        [
          [0, tones.light],
          [0.7, hue],
          [1, tones.dark],
        ],
        { x: 0.38, y: 0.32, radius: 0.75 },
      ),
      shades: [
        { d: spiral, stroke: tones.deep, width: 9, blur: 4, opacity: 0.8 },
        {
          d: `M${x + 10},-180 C${x + 110},-140 ${x + 90},-20 ${x},10 H${x + 130} V-180 Z`,
          fill: tones.deep,
          blur: 15,
          opacity: 0.4,
        },
      ],
      texture: 'loops',
      grain: 0.26,
      edge: { colour: tones.deep, opacity: 0.3, width: 1.6 },
    })
  );
}

function drawTowels(canvas: Canvas, { colours, rolled }: z.output<typeof params>): Svg {
  let svg = groundShadow(canvas, { width: 620 });
  colours.forEach((hue, i) => {
    svg += folded(canvas, -i * 90, hue, (i % 2) * 8 - 4, 520 - i * 8);
  });
  const top = colours.length * 90 + 2;
  if (rolled)
    svg += canvas.place(
      { x: -60, y: -top, scale: 0.9 },
      () => roll(canvas, -90, colours[0] ?? '#ffffff') + roll(canvas, 84, colours.at(-1) ?? '#ffffff'),
    );
  return (
    svg +
    canvas.place(
      { x: 380, scale: 0.72 },
      () =>
        groundShadow(canvas, { width: 120, strength: 0.3 }) +
        vase.draw(canvas, {
          colour: tone(colours[0] ?? '#c9bfb1', 0.02),
          shape: 'bottle',
          twig: 'eucalyptus',
        }),
    )
  );
}

export const towels = defineProduct({
  kind: 'towels',
  format: 'wide',
  params,
  crop: { x: 0.24, y: 0.36, width: 0.42 },
  stage: ({ colours, rolled }) =>
    shelf({ width: 820, height: colours.length * 90 + (rolled ? 170 : 40), share: 0.66, x: -60 }),
  draw: drawTowels,
});
