import { castShadow } from '../drawing/shadow.ts';
import { form } from '../drawing/form.ts';
import { line } from '../drawing/shape.ts';
import { waist, waistHalf, type DressCut } from './dress-cut.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** The band around the waist, tied to a bow's two tails when wanted. */
export function drawDressBelt(canvas: Canvas, { tones, colour: cloth, belt: kind, view }: DressCut): Svg {
  if (kind === 'none') return '';
  const [w, y] = [waistHalf, waist];
  const band = `M${-w - 3},${y - 16} C-60,${y - 2} 60,${y - 2} ${w + 3},${y - 16} L${w + 5},${y + 22} C60,${y + 36} -60,${y + 36} ${-w - 5},${y + 22} Z`;
  let svg = castShadow(canvas, band, { right: 0, down: 16, blur: 6, opacity: 0.26 });
  svg += form(canvas, band, {
    fill: canvas.linearAt(
      [
        [0, tones.light],
        [0.45, cloth],
        [1, tones.dark],
      ],
      [-w, 0, w, 0],
    ),
    shades: [
      {
        d: `M${-w},${y + 22} C-60,${y + 36} 60,${y + 36} ${w},${y + 22}`,
        stroke: tones.deep,
        width: 9,
        blur: 3.5,
        opacity: 0.6,
      },
    ],
    texture: 'cloth',
    grain: 0.14,
    edge: { colour: tones.deep, opacity: 0.3, width: 1.5 },
  });
  if (kind !== 'tie') return svg;
  const [kx, ky] = [view === 'back' ? -6 : -70, y + 6];
  const across = canvas.linear(
    [
      [0, tones.light],
      [0.5, cloth],
      [1, tones.dark],
    ],
    [0, 0, 1, 0.12],
  );
  const piece = (d: string, crease: string): Svg =>
    castShadow(canvas, d, { right: 8, down: 8, blur: 6, opacity: 0.24 }) +
    form(canvas, d, {
      fill: across,
      texture: 'cloth',
      grain: 0.14,
      edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
    }) +
    line(crease, { colour: tones.deep, width: 2.4, opacity: 0.45 });
  return (
    svg +
    piece(
      `M${kx - 2},${ky} C${kx - 26},${ky + 90} ${kx - 34},${ky + 190} ${kx - 58},${ky + 286} L${kx - 20},${ky + 300} C${kx - 4},${ky + 200} ${kx + 4},${ky + 100} ${kx + 14},${ky + 6} Z`,
      `M${kx + 4},${ky + 26} C${kx - 10},${ky + 100} ${kx - 18},${ky + 180} ${kx - 30},${ky + 240}`,
    ) +
    piece(
      `M${kx},${ky} C${kx + 14},${ky + 80} ${kx + 10},${ky + 150} ${kx + 28},${ky + 232} L${kx + 62},${ky + 218} C${kx + 40},${ky + 150} ${kx + 38},${ky + 80} ${kx + 22},${ky - 4} Z`,
      `M${kx + 14},${ky + 20} C${kx + 26},${ky + 80} ${kx + 26},${ky + 130} ${kx + 38},${ky + 180}`,
    ) +
    piece(
      `M${kx - 18},${ky - 14} Q${kx + 4},${ky - 26} ${kx + 24},${ky - 15} Q${kx + 33},${ky + 6} ${kx + 22},${ky + 24} Q${kx},${ky + 32} ${kx - 18},${ky + 22} Q${kx - 26},${ky + 4} ${kx - 18},${ky - 14} Z`,
      `M${kx - 8},${ky + 2} Q${kx + 4},${ky + 10} ${kx + 16},${ky + 4}`,
    )
  );
}
