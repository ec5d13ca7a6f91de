import { form, type Shade } from '../drawing/form.ts';
import { onSide } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import { printOf, type Cut, type SleeveCut } from './cut.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** +1 is right of the picture, −1 left, where the light comes from. */
export type Side = 1 | -1;

const mean = (a: number, b: number, t: number): number => a + (b - a) * t;

function outlineOf({ shoulder, chest }: Cut, { wrist, width, cap = 14 }: SleeveCut): string {
  const [wx, wy] = wrist;
  const [cx, cy] = chest;
  const short = wy < 340;
  const outerX = mean(shoulder, wx, 0.7);
  const inner = short ? [cx, cy - 30] : [mean(cx, wx - width, 0.42), mean(cy, wy, 0.45)];
  return (
    `M${shoulder - 44},22 C${shoulder + 12 + cap},${38 - cap * 0.5} ${outerX + 4},${mean(22, wy, 0.17)} ${mean(shoulder, wx, 0.78)},${mean(14, wy, 0.36)} ` +
    `C${mean(shoulder, wx, 0.88)},${mean(14, wy, 0.52)} ${wx - 6},${mean(14, wy, 0.8)} ${wx},${wy} ` +
    `Q${wx - width * 0.45},${wy + 22} ${wx - width},${wy + (short ? 34 : 14)} ` +
    `C${wx - width - 8},${mean(cy, wy, 0.8)} ${inner[0]},${inner[1]} ${cx - 24},${cy - 6} Z`
  );
}

function shadesOf({ shoulder, chest, tones, drape }: Cut, { wrist, width }: SleeveCut, side: Side): Shade[] {
  const [wx, wy] = wrist;
  const [cx, cy] = chest;
  const lit = side === -1;
  const at = (d: string): string => onSide(d, side);
  const shades: Shade[] = [
    {
      d: at(`M${shoulder - 12},30 C${shoulder + 6},110 ${cx},${cy - 80} ${cx - 10},${cy + 20}`),
      stroke: tones.deep,
      width: 22,
      blur: 8,
      opacity: 0.36,
    },
    {
      d: at(
        `M${cx - 6},${cy - 30} C${mean(cx, wx, 0.2)},${mean(cy, wy, 0.4)} ${wx - width - 14},${mean(cy, wy, 0.7)} ${wx - width + 2},${wy + 20}`,
      ),
      stroke: tones.deep,
      width: 34,
      blur: 15,
      opacity: 0.5,
    },
    {
      d: at(
        `M${shoulder + 52},70 C${mean(shoulder, wx, 0.78)},${mean(70, wy, 0.3)} ${wx - 34},${mean(70, wy, 0.6)} ${wx - 24},${wy}`,
      ),
      stroke: tones.bright,
      width: 24,
      blur: 15,
      opacity: lit ? 0.75 : 0.4,
    },
  ];
  if (!lit) {
    shades.push({
      d: at(
        `M${shoulder + 84},90 C${mean(shoulder, wx, 0.9)},${mean(90, wy, 0.36)} ${wx},${mean(90, wy, 0.66)} ${wx + 4},${wy}`,
      ),
      stroke: tones.deep,
      width: 22,
      blur: 15,
      opacity: 0.5,
    });
  }
  if (wy < 340) {
    shades.push({
      d: at(`M${cx - 6},${cy - 70} C${cx + 30},${cy - 60} ${wx - 50},${wy - 60} ${wx - 30},${wy - 20}`),
      stroke: tones.deep,
      width: 12,
      blur: 8,
      opacity: 0.32 * drape,
    });
    return shades;
  }
  const elbow = mean(cy, wy, 0.42);
  for (let i = 0; i < 4; i += 1) {
    const y = elbow - 70 + i * 52;
    const x = mean(cx, wx - width, (y - cy) / (wy - cy) + 0.12);
    shades.push(
      {
        d: at(`M${x + 2},${y} C${x + 28},${y + 20} ${x + 46},${y + 24} ${x + 62 + i * 3},${y + 64}`),
        stroke: tones.deep,
        width: 12,
        blur: 8,
        opacity: (0.5 - i * 0.05) * drape,
      },
      {
        d: at(`M${x + 14},${y - 14} C${x + 40},${y + 4} ${x + 54},${y + 14} ${x + 72},${y + 46}`),
        stroke: tones.bright,
        width: 9,
        blur: 8,
        opacity: (lit ? 0.6 : 0.34) * drape,
      },
    );
  }
  for (let i = 0; i < 5; i += 1) {
    const x = wx - width * (0.9 - i * 0.19);
    shades.push({
      d: at(`M${x},${wy + 14} C${x - 2},${wy - 30} ${x + 4},${wy - 60} ${x - 4},${wy - 100 + i * 8}`),
      stroke: i % 2 === 0 ? tones.deep : tones.bright,
      width: 8,
      blur: 4,
      opacity: 0.36 * drape,
    });
  }
  return shades;
}

/** One sleeve. Nothing for a cut without sleeves. */
export function drawSleeve(canvas: Canvas, cut: Cut, side: Side): Svg {
  const { sleeve, colour, tones } = cut;
  if (sleeve === undefined) return '';
  const lit = side === -1;
  const [wx] = sleeve.wrist;
  const fill = canvas.linearAt(
    [
      [0, lit ? tones.light : tone(colour, 0.01)],
      [0.5, colour],
      [1, lit ? tones.dark : tone(colour, -0.13)],
    ],
    lit ? [-wx, 0, -cut.shoulder + 10, 90] : [cut.shoulder, 0, wx, 90],
  );
  return form(canvas, onSide(outlineOf(cut, sleeve), side), {
    fill,
    print: printOf(canvas, cut),
    shades: [...shadesOf(cut, sleeve, side), ...cut.seams],
    texture: cut.texture,
    grain: cut.grain,
    edge: { colour: tones.deep, opacity: 0.24, width: 1.5 },
  });
}

/** The band at the end of a sleeve, `height` units high; `ribbed` for knitwear. */
export function drawCuff(
  canvas: Canvas,
  cut: Cut,
  side: Side,
  { height = 78, ribbed = false, flare = 2 } = {},
): Svg {
  const { sleeve, tones, colour } = cut;
  if (sleeve === undefined) return '';
  const [wx, wy] = sleeve.wrist;
  const [left, right] = [wx - sleeve.width + 2, wx - 2];
  const top = wy - 12;
  const outline =
    `M${left},${top + 14} Q${(left + right) / 2},${top + 30} ${right},${top} L${right + flare},${top + height} ` +
    `Q${(left + right) / 2},${top + height + 28} ${left - flare},${top + height + 14} Z`;
  const shades: Shade[] = [
    {
      d: onSide(
        `M${left - 10},${top + 20} Q${(left + right) / 2},${top + 38} ${right + 10},${top + 6}`,
        side,
      ),
      stroke: tones.deep,
      width: 12,
      blur: 4,
      opacity: 0.5,
    },
  ];
  if (ribbed) {
    for (let x = left + 5; x < right; x += 11) {
      shades.push({
        d: onSide(`M${x},${top} V${top + height + 30}`, side),
        stroke: tones.deep,
        width: 4,
        blur: 2,
        opacity: 0.55,
      });
    }
  }
  return form(canvas, onSide(outline, side), {
    fill: canvas.linear(
      [
        [0, side === -1 ? tones.light : colour],
        [1, tones.dark],
      ],
      [0, 0, 1, 0.4],
    ),
    print: ribbed ? '' : printOf(canvas, cut),
    shades,
    texture: cut.texture,
    grain: cut.grain,
    edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
  });
}
