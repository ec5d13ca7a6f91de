import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { line, ring } from '../../drawing/shape.ts';
import { onSide, roundedRect } from '../../drawing/path.ts';
import { polished } from '../../stages/hanging.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  pads: colour.default('#54382b'),
  metal: colour.default('#c7cacb'),
  cup: z.enum(['round', 'tall', 'square']).default('tall'),
});

/** Outer shells, for the right side. */
const cups = {
  tall: 'M252,-372 C340,-380 396,-300 396,-190 C396,-80 340,0 252,-8 C236,-60 232,-320 252,-372 Z',
  round: 'M252,-322 C350,-336 404,-270 404,-190 C404,-110 350,-46 252,-58 C238,-96 234,-284 252,-322 Z',
  square: 'M252,-366 H340 Q392,-366 392,-314 V-66 Q392,-14 340,-14 H252 C236,-60 232,-320 252,-366 Z',
};

function drawHeadphones(
  canvas: Canvas,
  { colour: shell, pads, metal, cup: outline }: z.output<typeof params>,
): Svg {
  const tones = tonesOf(shell);
  const leather = tonesOf(pads);
  const band = 'M-310,-330 C-340,-640 -180,-800 0,-800 C180,-800 340,-640 310,-330';
  let svg = groundShadow(canvas, { width: 700, strength: 0.9 });
  svg += line(band, { colour: tones.deep, width: 62 }) + line(band, { colour: shell, width: 52 });
  svg += canvas.place({ x: -6, y: -8 }, () =>
    line('M-300,-420 C-306,-640 -170,-790 0,-794', { colour: tones.bright, width: 12, opacity: 0.6 }),
  );
  svg +=
    line('M-272,-420 C-276,-610 -150,-746 0,-746 C150,-746 276,-610 272,-420', {
      colour: leather.dark,
      width: 34,
    }) +
    line('M-268,-420 C-270,-606 -148,-740 0,-740 C148,-740 270,-606 268,-420', {
      colour: leather.light,
      width: 6,
      opacity: 0.5,
    });
  for (const side of [-1, 1] as const) {
    const slider = onSide('M292,-460 L336,-460 L332,-250 L296,-250 Z', side);
    const pad = onSide(
      'M190,-350 C236,-366 268,-330 272,-190 C268,-50 236,-14 190,-30 C164,-80 164,-300 190,-350 Z',
      side,
    );
    const cup = onSide(cups[outline], side);
    svg += form(canvas, slider, { fill: canvas.linear(polished(metal), [0, 0, 1, 0]) });
    svg += form(canvas, pad, {
      fill: canvas.linear(
        [
          [0, leather.light],
          [0.5, pads],
          [1, leather.deep],
        ],
        [0, 0, 1, 0.6],
      ),
      shades: [
        {
          d: onSide('M206,-330 C226,-300 230,-90 208,-50', side),
          stroke: leather.bright,
          width: 16,
          blur: 8,
          opacity: 0.7,
        },
      ],
      texture: 'leather',
      grain: 0.16,
      edge: { colour: leather.deep, opacity: 0.5 },
    });
    svg += castShadow(canvas, cup, { right: side * -8, down: 6, blur: 8, opacity: 0.24 });
    svg += form(canvas, cup, {
      fill: canvas.linear(
        [
          [0, tones.bright],
          [0.45, shell],
          [1, tones.deep],
        ],
        [0, 0, 1, 0.8],
      ),
      shades: [
        {
          d: onSide('M290,-330 C340,-320 360,-260 360,-200 C330,-220 300,-270 290,-330 Z', side),
          fill: '#ffffff',
          blur: 15,
          opacity: side === -1 ? 0.6 : 0.3,
        },
        {
          d: onSide('M260,-60 C330,-40 380,-90 400,-190 V20 H250 Z', side),
          fill: tones.deep,
          blur: 28,
          opacity: 0.6,
        },
      ],
      texture: 'grain',
      grain: 0.03,
      edge: { colour: tones.deep, opacity: 0.4 },
    });
    svg += ring(side * 322, -190, 34, 92, { colour: tone(metal, 0.02), width: 5, opacity: 0.8 });
  }
  return svg + form(canvas, roundedRect({ x: 300, y: -60, width: 60, height: 10 }, 5), { fill: '#2aa9c0' });
}

export const headphones = defineProduct({
  kind: 'headphones',
  format: 'square',
  params,
  crop: { x: 0.14, y: 0.42, width: 0.42 },
  stage: () => studio({ width: 800, height: 830, share: 0.68 }),
  draw: drawHeadphones,
});
