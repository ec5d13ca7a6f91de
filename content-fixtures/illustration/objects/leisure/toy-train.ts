import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawBoard } from '../../drawing/wood.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { line, oval } from '../../drawing/shape.ts';
import { roundedRect } from '../../drawing/path.ts';
import { shelf } from '../../stages/shelf.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** Engine, first and second wagon. */
  colours: z.tuple([colour, colour, colour]).default(['#a63a36', '#c6953f', '#7d9183']),
});

const wood = '#cfa777';

function lacquered(canvas: Canvas, d: string, hue: string): Svg {
  return form(canvas, d, {
    fill: canvas.linear(
      [
        [0, tone(hue, 0.08)],
        [0.5, hue],
        [1, tone(hue, -0.1)],
      ],
      [0, 0, 0.4, 1],
    ),
    texture: 'wood',
    grain: 0.07,
    edge: { colour: tone(hue, -0.25), opacity: 0.45 },
  });
}

function wheels(canvas: Canvas, xs: readonly number[], hue: string): Svg {
  return xs
    .map(
      (x) =>
        oval(
          x,
          -38,
          40,
          40,
          canvas.radial(
            [
              [0, tone(hue, 0.1)],
              [0.7, hue],
              [1, tone(hue, -0.14)],
            ],
            { x: 0.36, y: 0.3, radius: 0.8 },
          ),
        ) +
        oval(
          x,
          -38,
          26,
          26,
          canvas.radial([
            [0, tone(wood, 0.08)],
            [1, tone(wood, -0.06)],
          ]),
        ) +
        oval(x, -38, 8, 8, tone(wood, -0.25)),
    )
    .join('');
}

function wagon(canvas: Canvas, hue: string, load: Svg): Svg {
  return (
    groundShadow(canvas, { width: 290, strength: 0.8 }) +
    load +
    lacquered(canvas, roundedRect({ x: -140, y: -150, width: 280, height: 70 }, 12), hue) +
    drawBoard(canvas, { x: -150, y: -86, width: 300, height: 34, colour: wood, radius: 10 }) +
    wheels(canvas, [-90, 90], tone(hue, -0.06))
  );
}

function engine(canvas: Canvas, hue: string): Svg {
  return (
    groundShadow(canvas, { width: 360, strength: 0.8 }) +
    drawBoard(canvas, { x: -180, y: -92, width: 370, height: 38, colour: wood, radius: 10 }) +
    lacquered(canvas, roundedRect({ x: -170, y: -300, width: 150, height: 210 }, 10), hue) +
    form(canvas, roundedRect({ x: -140, y: -268, width: 90, height: 80 }, 12), {
      fill: canvas.linear([
        [0, '#dfe9ec'],
        [1, '#b4c4c9'],
      ]),
      edge: { colour: tone(hue, -0.25), opacity: 0.6, width: 4 },
    }) +
    drawBoard(canvas, { x: -190, y: -330, width: 190, height: 34, colour: wood, radius: 12 }) +
    lacquered(
      canvas,
      roundedRect({ x: -24, y: -210, width: 200, height: 120 }, [10, 56, 56, 10]),
      tone(hue, 0.03),
    ) +
    lacquered(canvas, 'M56,-310 H124 L114,-200 H66 Z', '#c6953f') +
    oval(176, -150, 14, 26, wood) +
    wheels(canvas, [-110, 20, 130], tone(hue, -0.06))
  );
}

function drawToyTrain(canvas: Canvas, { colours: [first, second, third] }: z.output<typeof params>): Svg {
  const blocks =
    lacquered(canvas, roundedRect({ x: -110, y: -226, width: 76, height: 76 }, 6), '#4f6d8e') +
    lacquered(canvas, roundedRect({ x: -26, y: -226, width: 76, height: 76 }, 6), '#d98a74') +
    lacquered(canvas, 'M56,-150 L94,-236 L132,-150 Z', '#dcb468');
  const balls = (['#7d9183', '#a63a36', '#4f6d8e'] as const)
    .map((hue, i) => {
      const round = canvas.radial(
        [
          [0, tone(hue, 0.14)],
          [0.6, hue],
          [1, tone(hue, -0.12)],
        ],
        { x: 0.36, y: 0.3, radius: 0.8 },
      );
      return oval(i * 80 - 80, -180, 44, 44, round);
    })
    .join('');
  const coupling = (x: number): Svg => line(`M${x - 36},-66 H${x + 36}`, { colour: '#6b4a2c', width: 10 });
  return (
    coupling(-196) +
    coupling(166) +
    canvas.place({ x: 370 }, () => engine(canvas, first)) +
    canvas.place({ x: -20 }, () => wagon(canvas, second, blocks)) +
    canvas.place({ x: -372 }, () => wagon(canvas, third, balls))
  );
}

export const toyTrain = defineProduct({
  kind: 'toy-train',
  format: 'wide',
  params,
  crop: { x: 0.38, y: 0.42, width: 0.46 },
  stage: () => shelf({ width: 1080, height: 350, share: 0.74 }),
  draw: drawToyTrain,
});
