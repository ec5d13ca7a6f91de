import { form, type Shade } from '../drawing/form.ts';
import { foldCount, silhouetteOf, waist, waistHalf, type DressCut } from './dress-cut.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** Folds of the skirt: where each starts at the waist and ends at the hem, −1 to 1. */
function foldsOf(canvas: Canvas, count: number): { at: number; drift: number; strength: number }[] {
  return Array.from({ length: count }, (_, i) => ({
    at: ((i + 0.5) / count) * 2 - 1,
    drift: (canvas.random() - 0.5) * 0.07,
    strength: 0.65 + canvas.random() * 0.5,
  }));
}

function skirtShades(canvas: Canvas, { tones, flare, length, tiers }: DressCut): Shade[] {
  const shades: Shade[] = [];
  for (const { at, drift, strength } of foldsOf(canvas, foldCount)) {
    const top = waistHalf * 0.94 * at;
    const foot = flare * (at * 0.985 + drift * 0.3);
    const middle = (top + foot) / 2 + drift * 120 + at * 14;
    const wedge = (shift: number, spread: number, start: number): string =>
      `M${top + shift * 0.2 - 2},${start} C${middle + shift * 0.5 - spread * 0.3},${waist + 210} ${foot + shift - spread * 0.8},${length - 240} ` +
      `${foot + shift - spread},${length + 30} H${foot + shift + spread} C${foot + shift + spread * 0.2},${length - 240} ` +
      `${middle + shift * 0.5 + spread * 0.3},${waist + 210} ${top + shift * 0.2 + 2},${start} Z`;
    shades.push({
      d: wedge(0, 20, waist + 14),
      fill: tones.deep,
      blur: 8,
      opacity: (0.6 + 0.2 * at) * strength,
    });
    shades.push({
      d: wedge(-34, 13, waist + 44),
      fill: tones.bright,
      blur: 8,
      opacity: (0.5 - 0.2 * at) * strength,
    });
  }
  for (let tier = 1; tier <= tiers; tier += 1) {
    const y = waist + ((length - waist) * tier) / (tiers + 1);
    const half = waistHalf + (flare - waistHalf) * (tier / (tiers + 1)) + 30;
    shades.push({
      d: `M${-half},${y} Q0,${y + 34} ${half},${y}`,
      stroke: tones.deep,
      width: 8,
      blur: 3.5,
      opacity: 0.75,
    });
    for (let i = 0; i < 26; i += 1) {
      const x = -half + (i + canvas.random()) * (half / 13);
      const sag = y + 17 * (1 - (x / half) ** 2);
      shades.push({
        d: `M${x},${sag} L${x * 1.04},${sag + 40 + canvas.random() * 50}`,
        stroke: i % 2 === 0 ? tones.deep : tones.bright,
        width: 6,
        blur: 3.5,
        opacity: 0.4,
      });
    }
  }
  return shades;
}

function bodyShades(canvas: Canvas, cut: DressCut): Shade[] {
  const { tones, flare: f, length } = cut;
  const shades: Shade[] = [
    ...skirtShades(canvas, cut),
    {
      d: `M122,-20 C226,120 176,300 ${waistHalf - 14},${waist} L${waistHalf + 120},${waist} L320,-20 Z`,
      fill: tones.deep,
      blur: 26,
      opacity: 0.5,
    },
    {
      d: `M-146,30 C-172,140 -150,300 -108,${waist - 20} C-60,300 -60,120 -106,20 Z`,
      fill: tones.bright,
      blur: 26,
      opacity: 0.42,
    },
    {
      d: 'M-74,248 C-20,320 34,328 92,240 C74,336 20,384 -42,360 Z',
      fill: tones.deep,
      blur: 18,
      opacity: 0.24,
    },
    {
      d: `M${f * 0.36},${waist + 60} C${f * 0.8},${length * 0.62} ${f * 0.98},${length * 0.8} ${f + 40},${length + 40} H${f * 0.62} C${f * 0.66},${length * 0.8} ${f * 0.4},${length * 0.6} ${f * 0.16},${waist + 80} Z`,
      fill: tones.deep,
      blur: 38,
      opacity: 0.36,
    },
    {
      d: `M${-f * 0.3},${waist + 50} C${-f * 0.6},${length * 0.62} ${-f * 0.8},${length * 0.8} ${-f * 0.9},${length + 20} H${-f * 0.7} C${-f * 0.6},${length * 0.8} ${-f * 0.4},${length * 0.6} ${-f * 0.16},${waist + 60} Z`,
      fill: tones.bright,
      blur: 26,
      opacity: 0.22,
    },
    { d: `M-460,${length - 60} H460 V${length + 60} H-460 Z`, fill: tones.deep, blur: 38, opacity: 0.26 },
    {
      d: `M-200,${waist - 6} H200 V${waist + 54} H-200 Z`,
      fill: tones.deep,
      blur: 13,
      opacity: cut.belt === 'none' ? 0.28 : 0.5,
    },
  ];
  for (let i = -5; i <= 5; i += 1) {
    shades.push({
      d: `M${i * 20},${waist - 4} C${i * 21},${waist - 44} ${i * 24 + 4},${waist - 70} ${i * 25 + 6},${waist - 112 + Math.abs(i) * 8}`,
      stroke: i % 2 === 0 ? tones.bright : tones.deep,
      width: 7,
      blur: 4,
      opacity: 0.34,
    });
  }
  return shades;
}

/** Bodice and skirt. */
export function drawDressBody(canvas: Canvas, cut: DressCut): Svg {
  const { colour: cloth, flare: f, length } = cut;
  return form(canvas, silhouetteOf(cut), {
    fill: canvas.linearAt(
      [
        [0, tone(cloth, 0.05)],
        [0.42, cloth],
        [1, tone(cloth, -0.09)],
      ],
      [-f, 0, f, length * 0.2],
    ),
    print: cut.printOn(-f - 20, -20, f + 20, length + 30),
    shades: bodyShades(canvas, cut),
    texture: 'cloth',
    grain: 0.15,
    edge: { colour: cut.tones.deep, opacity: 0.22, width: 1.5 },
  });
}
