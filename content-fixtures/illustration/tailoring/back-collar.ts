import { form } from '../drawing/form.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Cut } from './cut.ts';
import type { Svg } from '../drawing/svg.ts';

/** The collar as seen from behind: one piece that stands around the neck. */
export function backCollar(canvas: Canvas, { tones, colour: cloth, texture, grain, neck }: Cut): Svg {
  const n = neck + 12;
  return form(
    canvas,
    `M${-n},4 C${-n * 0.7},-42 ${n * 0.7},-42 ${n},4 C${n * 0.6},34 ${-n * 0.6},34 ${-n},4 Z`,
    {
      fill: canvas.linear([
        [0, tones.light],
        [0.6, cloth],
        [1, tones.dark],
      ]),
      shades: [
        {
          d: `M${-n},8 C${-n * 0.6},38 ${n * 0.6},38 ${n},8`,
          stroke: tones.deep,
          width: 8,
          blur: 4,
          opacity: 0.5,
        },
      ],
      texture,
      grain,
      edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
    },
  );
}
