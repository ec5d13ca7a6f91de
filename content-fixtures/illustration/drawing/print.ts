import { z } from 'zod';
import { mix } from './colour.ts';
import { colour } from './palette.ts';
import { filled, line, oval } from './shape.ts';
import type { Canvas } from './canvas.ts';
import type { Box } from './path.ts';
import type { Svg } from './svg.ts';

const printKinds = ['flowers', 'leaves', 'dots', 'stripes', 'breton', 'check', 'hearts', 'stars'] as const;

/** A printed or woven pattern of a recipe. */
export const printParams = z.strictObject({
  kind: z.enum(printKinds),
  colour,
  /** Size of the motif; 1 suits a dress. */
  size: z.number().min(0.3).max(4).default(1),
});

export type Print = z.output<typeof printParams>;

function scattered(
  canvas: Canvas,
  box: Box,
  step: { x: number; y: number; jitter: number },
  motif: Svg,
  size: number,
): Svg {
  const stamp = canvas.motif(motif);
  const freely = step.jitter > 0;
  let svg = '';
  let row = 0;
  for (let y = box.top - step.y; y < box.bottom + step.y; y += step.y) {
    row += 1;
    for (let x = box.left - step.x; x < box.right + step.x; x += step.x) {
      const px = x + (row % 2) * step.x * 0.5 + (canvas.random() - 0.5) * step.jitter;
      const py = y + (canvas.random() - 0.5) * step.jitter;
      const turn = freely ? Math.round(canvas.random() * 360) : 0;
      const scale = freely ? Math.round(size * (80 + canvas.random() * 45)) / 100 : size;
      svg += stamp({ x: Math.round(px), y: Math.round(py), turn, scale });
    }
  }
  return svg;
}

function flower(petals: string, heart: string, leaf: string): Svg {
  let svg = filled('M9,13 Q25,17 31,33 Q13,31 9,13 Z M-11,11 Q-25,19 -25,33 Q-11,27 -11,11 Z', leaf, 0.85);
  for (let i = 0; i < 5; i += 1) {
    const angle = (i * 2 * Math.PI) / 5;
    svg += oval(Math.sin(angle) * 10, -Math.cos(angle) * 10, 7.4, 7.4, petals);
  }
  return svg + oval(0, 0, 4.6, 4.6, heart);
}

const leafMotif = (ink: string, vein: string): Svg =>
  filled('M0,-26 C16,-10 14,12 0,26 C-14,12 -16,-10 0,-26 Z', ink, 0.85) +
  line('M0,-22 V30', { colour: vein, width: 1.6, opacity: 0.8 });

const heartMotif = (ink: string): Svg => filled('M0,12 C-22,-2 -14,-20 0,-9 C14,-20 22,-2 0,12 Z', ink, 0.9);

const starMotif = (ink: string): Svg =>
  filled('M0,-15 L4,-5 L15,-4 L6,3 L9,14 L0,8 L-9,14 L-6,3 L-15,-4 L-4,-5 Z', ink, 0.9);

function bands(
  box: Box,
  { ink, step, width, across }: { ink: string; step: number; width: number; across: boolean },
): Svg {
  let svg = '';
  const [from, to] = across ? [box.top, box.bottom] : [box.left, box.right];
  for (let at = Math.ceil(from / step) * step; at < to; at += step) {
    svg += across
      ? line(`M${box.left},${at} Q${(box.left + box.right) / 2},${at + 22} ${box.right},${at}`, {
          colour: ink,
          width,
          opacity: 0.88,
          cap: 'butt',
        })
      : line(`M${at},${box.top} V${box.bottom}`, { colour: ink, width, opacity: 0.8, cap: 'butt' });
  }
  return svg;
}

/** The pattern over all of `box`, to be clipped to a form. `cloth` is the colour that it is printed on. */
export function drawPrint(canvas: Canvas, print: Print | undefined, cloth: string, box: Box): Svg {
  if (print === undefined) return '';
  const { kind, colour: ink, size } = print;
  const leaf = mix(ink, '#4c6b4e', 0.6);
  switch (kind) {
    case 'flowers':
      return scattered(
        canvas,
        box,
        { x: 78 * size, y: 68 * size, jitter: 24 * size },
        flower(ink, '#e6b65c', leaf),
        size,
      );
    case 'leaves':
      return scattered(
        canvas,
        box,
        { x: 74 * size, y: 62 * size, jitter: 16 * size },
        leafMotif(ink, cloth),
        size,
      );
    case 'hearts':
      return scattered(canvas, box, { x: 70 * size, y: 60 * size, jitter: 10 * size }, heartMotif(ink), size);
    case 'stars':
      return scattered(canvas, box, { x: 74 * size, y: 64 * size, jitter: 14 * size }, starMotif(ink), size);
    case 'dots':
      return scattered(
        canvas,
        box,
        { x: 48 * size, y: 42 * size, jitter: 0 },
        oval(0, 0, 6.4, 6.4, ink, 0.9),
        size,
      );
    case 'stripes':
      return bands(box, { ink, step: 34 * size, width: 11 * size, across: false });
    case 'breton':
      return bands(box, { ink, step: 44 * size, width: 15 * size, across: true });
    case 'check':
      return (
        bands(box, { ink, step: 56 * size, width: 26 * size, across: false }).replaceAll('"0.8"', '"0.3"') +
        bands(box, { ink, step: 56 * size, width: 26 * size, across: true }).replaceAll('"0.88"', '"0.3"')
      );
  }
}
