import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawRim, rimStyles } from '../../props/wheel.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { oval, ring } from '../../drawing/shape.ts';
import { studio } from '../../stages/studio.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  style: z.enum(rimStyles).default('double'),
});

const radius = 440;
/** The rim fills its own canvas, so it is drawn as large as a wheel whose tyre is left away. */
const wheel = radius / 0.7;

function drawBareRim(canvas: Canvas, { colour: metal, style }: z.output<typeof params>): Svg {
  const barrel = canvas.linear([
    [0, tone(metal, -0.1)],
    [0.4, tone(metal, 0.1)],
    [0.6, tone(metal, -0.06)],
    [1, tone(metal, -0.3)],
  ]);
  const lip = canvas.linear(
    [
      [0, tone(metal, 0.14)],
      [0.4, metal],
      [0.7, tone(metal, 0.06)],
      [1, tone(metal, -0.22)],
    ],
    [0, 0, 1, 1],
  );
  return (
    groundShadow(canvas, { x: 60, width: 640 }) +
    `<g transform="translate(0 ${-radius}) scale(.9 1)">` +
    oval(130, 0, radius * 0.96, radius * 0.98, barrel) +
    ring(130, 0, radius * 0.96, radius * 0.98, { colour: tone(metal, 0.1), width: 5, opacity: 0.6 }) +
    oval(0, 0, radius, radius, lip) +
    drawRim(canvas, { colour: metal, style, radius: wheel * 0.985 }) +
    ring(0, 0, radius * 0.975, radius * 0.975, { colour: '#ffffff', width: 3, opacity: 0.35 }) +
    '</g>'
  );
}

export const rim = defineProduct({
  kind: 'rim',
  format: 'square',
  params,
  crop: { x: 0.18, y: 0.24, width: 0.46 },
  stage: () => studio({ width: 960, height: 880, share: 0.7, middle: 60 }),
  draw: drawBareRim,
});
