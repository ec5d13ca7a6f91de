import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { ellipse, roundedRect, symmetric } from '../../drawing/path.ts';
import { form } from '../../drawing/form.ts';
import { line, oval } from '../../drawing/shape.ts';
import { polished } from '../../stages/hanging.ts';
import { shelf } from '../../stages/shelf.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** Enamel, or steel. */
  colour,
  handles: colour.default('#8a5d3b'),
  steel: z.boolean().default(false),
});

type PanSet = z.output<typeof params>;

/** The wall of a pot, lit like a cylinder. */
function wallOf(canvas: Canvas, { colour: hue, steel }: PanSet, d: string): Svg {
  const tones = tonesOf(hue);
  const fill = steel
    ? canvas.linear(
        [
          [0, tone(hue, -0.14)],
          [0.16, tone(hue, 0.12)],
          [0.3, hue],
          [0.5, tone(hue, -0.06)],
          [0.66, tone(hue, 0.09)],
          [0.82, tone(hue, -0.06)],
          [1, tone(hue, -0.22)],
        ],
        [0, 0, 1, 0],
      )
    : canvas.linear(
        [
          [0, tones.dark],
          [0.22, tones.bright],
          [0.42, hue],
          [0.75, tones.dark],
          [1, tones.deep],
        ],
        [0, 0, 1, 0],
      );
  return form(canvas, d, {
    fill,
    texture: steel ? 'brushed' : 'grain',
    grain: steel ? 0.12 : 0.03,
    edge: { colour: tones.deep, opacity: 0.45 },
  });
}

function pot(canvas: Canvas, set: PanSet, half: number, height: number): Svg {
  const { colour: hue, handles } = set;
  const grip = (side: number): Svg =>
    form(
      canvas,
      roundedRect({ x: side === -1 ? -half - 58 : half - 10, y: -height + 34, width: 68, height: 24 }, 12),
      {
        fill: canvas.linear([
          [0, tone(handles, 0.1)],
          [1, tone(handles, -0.14)],
        ]),
        edge: { colour: tone(handles, -0.25), opacity: 0.5 },
      },
    );
  const lid = symmetric(
    `M0,${-height - 66} C${half * 0.6},${-height - 60} ${half},${-height - 28} ${half + 8},${-height - 4} H0`,
  );
  return (
    groundShadow(canvas, { width: half * 2 }) +
    grip(-1) +
    grip(1) +
    wallOf(canvas, set, symmetric(`M0,${-height} H${half} V-30 Q${half},0 ${half - 34},0 H0`)) +
    castShadow(canvas, roundedRect({ x: -half, y: -height - 6, width: half * 2, height: 12 }, 6), {
      right: 0,
      down: 10,
      blur: 4,
      opacity: 0.3,
    }) +
    wallOf(canvas, set, lid) +
    form(canvas, roundedRect({ x: -half - 8, y: -height - 10, width: half * 2 + 16, height: 16 }, 8), {
      fill: canvas.linear(polished(set.steel ? hue : tone(hue, 0.02)), [0, 0, 1, 0]),
    }) +
    form(canvas, ellipse(0, -height - 80, 34, 20), {
      fill: canvas.linear([
        [0, tone(handles, 0.12)],
        [1, tone(handles, -0.16)],
      ]),
      edge: { colour: tone(handles, -0.25), opacity: 0.5 },
    })
  );
}

function pan(canvas: Canvas, set: PanSet): Svg {
  const { handles } = set;
  return (
    groundShadow(canvas, { x: 40, width: 470, strength: 0.9 }) +
    form(
      canvas,
      'M180,-78 C260,-96 330,-112 430,-128 C452,-130 452,-100 432,-96 C340,-78 260,-60 180,-46 Z',
      {
        fill: canvas.linear([
          [0, tone(handles, 0.1)],
          [1, tone(handles, -0.16)],
        ]),
        texture: 'wood',
        grain: 0.14,
        edge: { colour: tone(handles, -0.25), opacity: 0.5 },
      },
    ) +
    wallOf(canvas, set, symmetric('M0,-90 H226 C220,-40 200,0 160,0 H0')) +
    oval(0, -90, 226, 20, '#26292b') +
    oval(
      0,
      -86,
      200,
      14,
      canvas.linear([
        [0, '#3b3f42'],
        [1, '#1c1f21'],
      ]),
    ) +
    line('M-224,-92 C-150,-112 150,-112 224,-92', { colour: '#ffffff', width: 3, opacity: 0.5 })
  );
}

function drawPanSet(canvas: Canvas, set: PanSet): Svg {
  return (
    canvas.place({ x: -250, y: -6 }, () => pot(canvas, set, 205, 250)) +
    canvas.place({ x: 250, y: -4, scale: 0.8 }, () => pot(canvas, set, 190, 190)) +
    canvas.place({ x: 20, y: 14, scale: 0.92 }, () => pan(canvas, set))
  );
}

export const panSet = defineProduct({
  kind: 'pan-set',
  format: 'wide',
  params,
  crop: { x: 0.18, y: 0.34, width: 0.46 },
  stage: () => shelf({ width: 1040, height: 380, share: 0.72 }),
  draw: drawPanSet,
});
