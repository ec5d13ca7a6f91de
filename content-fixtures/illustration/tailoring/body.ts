import { form, type Shade } from '../drawing/form.ts';
import { label } from './label.ts';
import { symmetric } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import { printOf, type Cut } from './cut.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** The lower edge, from the right corner to the left. */
function lowerEdge({ hem: [x, y], edge }: Cut): string {
  if (edge === 'arc') return `C${x * 0.6},${y + 26} ${-x * 0.6},${y + 26} ${-x},${y}`;
  if (edge === 'straight') return `C${x * 0.6},${y + 13} ${-x * 0.6},${y + 13} ${-x},${y}`;
  return `C${x * 0.92},${y + 50} ${x * 0.66},${y + 76} ${x * 0.44},${y + 72} C${x * 0.2},${y + 60} ${-x * 0.2},${y + 60} ${-x * 0.44},${y + 72} C${-x * 0.66},${y + 76} ${-x * 0.92},${y + 50} ${-x},${y}`;
}

/** The outline of the body with its neck hole. */
function bodyOutline(cut: Cut): string {
  const { neckline, neck, shoulder, chest, waist, hem } = cut;
  const side =
    `${neckline} C${neck + 30},8 ${shoulder - 30},22 ${shoulder - 4},34 C${shoulder + 8},80 ${chest[0] + 4},${chest[1] - 84} ${chest[0]},${chest[1]} ` +
    `C${chest[0] - 2},${chest[1] + (waist[1] - chest[1]) * 0.5} ${waist[0]},${waist[1] - (waist[1] - chest[1]) * 0.3} ${waist[0]},${waist[1]} ` +
    `C${waist[0]},${waist[1] + (hem[1] - waist[1]) * 0.4} ${hem[0] - 3},${hem[1] - (hem[1] - waist[1]) * 0.3} ${hem[0]},${hem[1]}`;
  return symmetric(side, lowerEdge(cut));
}

function foldsOf(canvas: Canvas, { tones, hem: [hx, hy], chest: [cx, cy], drape }: Cut): Shade[] {
  const shades: Shade[] = [];
  const count = Math.round(5 + drape * 4);
  for (let i = 0; i < count; i += 1) {
    const at = ((i + 0.3 + canvas.random() * 0.5) / count) * 2 - 1;
    const [top, foot] = [at * cx * 0.72, at * hx * 0.97 + (canvas.random() - 0.5) * 26];
    const start = cy - 20 + canvas.random() * 130;
    const spread = 9 + canvas.random() * 10;
    const fold = (shift: number, wide: number): string =>
      `M${top + shift - 1},${start} C${top + shift + 6},${start + (hy - start) * 0.4} ${foot + shift - wide},${hy - (hy - start) * 0.3} ${foot + shift - wide},${hy + 80} ` +
      `H${foot + shift + wide} C${foot + shift + wide * 0.4},${hy - (hy - start) * 0.3} ${top + shift + 14},${start + (hy - start) * 0.4} ${top + shift + 1},${start} Z`;
    shades.push(
      { d: fold(0, spread), fill: tones.deep, blur: 8, opacity: (0.42 + at * 0.14) * drape },
      { d: fold(-26, spread * 0.8), fill: tones.bright, blur: 8, opacity: (0.44 - at * 0.2) * drape },
    );
  }
  return shades;
}

function lightOf({ tones, shoulder, chest: [cx, cy], hem: [hx, hy], drape }: Cut): Shade[] {
  return [
    {
      d: `M${shoulder * 0.72},-10 C${cx + 40},${cy * 0.4} ${cx * 0.86},${cy * 1.4} ${hx * 0.8},${hy + 60} H${hx + 120} V-10 Z`,
      fill: tones.deep,
      blur: 28,
      opacity: 0.5,
    },
    {
      d: `M${-shoulder + 12},34 C${-cx + 6},${cy * 0.7} ${-cx + 20},${cy * 1.5} ${-hx + 20},${hy} C${-hx * 0.62},${hy * 0.7} ${-cx * 0.5},${cy * 0.6} ${-shoulder * 0.7},26 Z`,
      fill: tones.bright,
      blur: 28,
      opacity: 0.5,
    },
    {
      d: `M${-hx - 60},${hy - 36} H${hx + 60} V${hy + 90} H${-hx - 60} Z`,
      fill: tones.deep,
      blur: 28,
      opacity: 0.22,
    },
    {
      d: `M${-shoulder - 2},26 C${-shoulder + 2},110 ${-cx + 6},${cy - 80} ${-cx + 2},${cy + 20}`,
      stroke: tones.deep,
      width: 10,
      blur: 8,
      opacity: 0.5,
    },
    {
      d: `M${shoulder + 2},26 C${shoulder - 2},110 ${cx - 6},${cy - 80} ${cx - 2},${cy + 20}`,
      stroke: tones.deep,
      width: 10,
      blur: 8,
      opacity: 0.5,
    },
    {
      d: `M${-cx + 4},${cy - 20} C${-cx + 50},${cy - 6} ${-cx * 0.5},${cy + 30} ${-cx * 0.36},${cy + 70}`,
      stroke: tones.deep,
      width: 12,
      blur: 8,
      opacity: 0.42 * drape,
    },
    {
      d: `M${cx - 4},${cy - 20} C${cx - 50},${cy - 6} ${cx * 0.5},${cy + 30} ${cx * 0.36},${cy + 70}`,
      stroke: tones.deep,
      width: 12,
      blur: 8,
      opacity: 0.46 * drape,
    },
  ];
}

/** The body of a top: front or back, without collar and closure. */
export function drawBody(
  canvas: Canvas,
  cut: Cut,
  { shades = [], marks = '' }: { shades?: readonly Shade[]; marks?: Svg } = {},
): Svg {
  const { colour, tones, hem, chest } = cut;
  return form(canvas, bodyOutline(cut), {
    fill: canvas.linearAt(
      [
        [0, tone(colour, 0.05)],
        [0.42, colour],
        [1, tone(colour, -0.09)],
      ],
      [-chest[0] - 20, 0, hem[0] + 20, hem[1] * 0.3],
    ),
    print: printOf(canvas, cut),
    shades: [...foldsOf(canvas, cut), ...lightOf(cut), ...cut.seams, ...shades],
    marks,
    texture: cut.texture,
    grain: cut.grain,
    edge: { colour: tones.deep, opacity: 0.24, width: 1.5 },
  });
}

/** What is seen of the back of the neck through the neck hole: dark, with a label. */
export function drawNeckInside(canvas: Canvas, { neckline, neck, tones, colour }: Cut, rise = 38): Svg {
  const opening = symmetric(`${neckline} C${neck * 0.66},${-rise} ${neck * 0.34},${-rise} 0,${-rise}`);
  return (
    form(canvas, opening, {
      fill: canvas.linear([
        [0, tones.dark],
        [0.45, tones.deep],
        [1, tone(colour, -0.28)],
      ]),
      shades: [
        {
          d: `M${-neck * 0.8},4 C-20,36 30,40 ${neck},0 L${neck * 0.6},200 L0,300 L${-neck * 0.5},180 Z`,
          fill: '#120c08',
          blur: 15,
          opacity: 0.25,
        },
      ],
    }) + label(0, -rise + 40)
  );
}
