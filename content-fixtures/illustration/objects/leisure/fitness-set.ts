import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { ellipse, roundedRect, symmetric } from '../../drawing/path.ts';
import { form } from '../../drawing/form.ts';
import { line, ring } from '../../drawing/shape.ts';
import { sheen } from '../../drawing/metal.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** The mat; the weights are a shade darker. */
  colour,
});

function mat(canvas: Canvas, hue: string): Svg {
  const tones = tonesOf(hue);
  const roll = roundedRect({ x: -330, y: -190, width: 660, height: 190 }, 92);
  const spiral =
    'M240,-96 C240,-150 300,-168 322,-120 C340,-70 290,-40 262,-70 C244,-92 268,-124 290,-110 C304,-98 296,-84 284,-88';
  let straps = '';
  for (const x of [-170, 110])
    straps += line(`M${x},-192 C${x + 26},-130 ${x + 26},-60 ${x},2`, {
      colour: tone(hue, -0.28),
      width: 30,
      cap: 'butt',
    });
  return (
    form(canvas, roll, {
      fill: canvas.linear([
        [0, tones.light],
        [0.4, hue],
        [1, tones.deep],
      ]),
      shades: [{ d: 'M-320,-170 H240 V-140 H-320 Z', fill: '#ffffff', blur: 15, opacity: 0.35 }],
      texture: 'grain',
      grain: 0.07,
      edge: { colour: tones.deep, opacity: 0.4 },
    }) +
    straps +
    form(canvas, ellipse(282, -95, 50, 92), {
      fill: canvas.linear([
        [0, tones.base],
        [1, tones.dark],
      ]),
      edge: { colour: tones.deep, opacity: 0.5 },
    }) +
    line(spiral, { colour: tones.deep, width: 7, opacity: 0.8 })
  );
}

function dumbbell(canvas: Canvas, hue: string): Svg {
  const tones = tonesOf(hue);
  let plates = '';
  for (const side of [-1, 1]) {
    for (const [x, h] of [
      [96, 82],
      [138, 96],
      [180, 70],
    ] as const) {
      plates += form(
        canvas,
        roundedRect({ x: side * x - 22, y: -82 - h + 10, width: 44, height: h * 2 - 20 }, 14),
        {
          fill: canvas.linear([
            [0, tones.light],
            [0.4, hue],
            [1, tones.deep],
          ]),
          edge: { colour: tones.deep, opacity: 0.6 },
        },
      );
    }
  }
  const grip = form(canvas, roundedRect({ x: -90, y: -104, width: 180, height: 44 }, 14), {
    fill: canvas.linear(sheen('#b9bfc2'), [0, 0, 0, 1]),
  });
  return groundShadow(canvas, { width: 420, strength: 0.7 }) + grip + plates;
}

function kettlebell(canvas: Canvas, hue: string): Svg {
  const tones = tonesOf(hue);
  const handle = 'M-70,-170 C-96,-290 96,-290 70,-170';
  return (
    groundShadow(canvas, { width: 250 }) +
    line(handle, { colour: tones.deep, width: 46 }) +
    line(handle, { colour: tones.base, width: 34 }) +
    line('M-74,-190 C-84,-260 0,-280 30,-256', { colour: tones.bright, width: 8, opacity: 0.7 }) +
    form(canvas, symmetric('M0,-200 C90,-200 132,-150 132,-96 C132,-40 100,0 64,0 H0'), {
      fill: canvas.radial(
        [
          [0, tones.bright],
          [0.5, hue],
          [1, tones.deep],
        ],
        { x: 0.36, y: 0.3, radius: 0.8 },
      ),
      edge: { colour: tones.deep, opacity: 0.5 },
    }) +
    ring(0, -98, 46, 46, { colour: tones.deep, width: 5, opacity: 0.6 })
  );
}

function bottle(canvas: Canvas, hue: string): Svg {
  const d = symmetric('M0,-330 H40 V-300 C70,-290 78,-270 78,-240 V-24 Q78,0 54,0 H0');
  return (
    groundShadow(canvas, { width: 150 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(hue, -0.1)],
          [0.25, tone(hue, 0.14)],
          [0.5, hue],
          [1, tone(hue, -0.16)],
        ],
        [0, 0, 1, 0],
      ),
      edge: { colour: tone(hue, -0.25), opacity: 0.4 },
    }) +
    form(canvas, roundedRect({ x: -46, y: -384, width: 92, height: 60 }, 12), {
      fill: canvas.linear(
        [
          [0, '#3a4145'],
          [0.4, '#596266'],
          [1, '#1b2023'],
        ],
        [0, 0, 1, 0],
      ),
    })
  );
}

export const fitnessSet = defineProduct({
  kind: 'fitness-set',
  format: 'wide',
  params,
  crop: { x: 0.2, y: 0.34, width: 0.46 },
  stage: () => studio({ width: 1060, height: 420, share: 0.78 }),
  draw: (canvas, { colour: hue }) => {
    const dark = tone(hue, -0.14);
    return (
      groundShadow(canvas, { y: -26, width: 900, strength: 0.7 }) +
      canvas.place({ x: -60, y: -30 }, () => mat(canvas, hue)) +
      canvas.place({ x: 380, y: -10 }, () => bottle(canvas, tone(hue, 0.06))) +
      canvas.place({ x: -330, y: 6 }, () => kettlebell(canvas, dark)) +
      castShadow(canvas, ellipse(80, 0, 240, 12), { right: 10, down: 12, blur: 8, opacity: 0.2 }) +
      canvas.place({ x: 90, y: 20, scale: 0.84 }, () => dumbbell(canvas, dark))
    );
  },
});
