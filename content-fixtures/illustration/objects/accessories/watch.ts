import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { ellipse, roundedRect } from '../../drawing/path.ts';
import { form } from '../../drawing/form.ts';
import { line, oval, ring, stitches } from '../../drawing/shape.ts';
import { polished } from '../../stages/hanging.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** The strap. */
  colour,
  metal: colour.default('#b98f55'),
  dial: colour.default('#f4efe4'),
});

function strapPart(canvas: Canvas, hue: string, d: string): Svg {
  const tones = tonesOf(hue);
  return (
    castShadow(canvas, d, { right: 12, down: 8, blur: 15, opacity: 0.3 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.4, hue],
          [1, tones.dark],
        ],
        [0, 0, 1, 0],
      ),
      texture: 'leather',
      grain: 0.18,
      edge: { colour: tones.deep, opacity: 0.6 },
    })
  );
}

function face(canvas: Canvas, dial: string, metal: string): Svg {
  let marks = '';
  for (let i = 0; i < 12; i += 1) {
    const angle = (i * Math.PI) / 6;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    marks += line(
      `M${x * 150},${y * 150} L${x * (i % 3 === 0 ? 118 : 132)},${y * (i % 3 === 0 ? 118 : 132)}`,
      { colour: tone(metal, -0.1), width: i % 3 === 0 ? 9 : 5 },
    );
  }
  return (
    oval(
      0,
      0,
      172,
      172,
      canvas.radial([
        [0, tone(dial, 0.03)],
        [0.8, dial],
        [1, tone(dial, -0.1)],
      ]),
    ) +
    marks +
    line('M0,16 L-74,-66', { colour: '#2a2320', width: 11 }) +
    line('M0,20 L62,-112', { colour: '#2a2320', width: 8 }) +
    line('M-8,34 L26,-136', { colour: '#a4503a', width: 3 }) +
    oval(0, 0, 11, 11, metal)
  );
}

function drawWatch(canvas: Canvas, { colour: hue, metal, dial }: z.output<typeof params>): Svg {
  const tones = tonesOf(hue);
  const gold = canvas.linear(polished(metal), [0, 0, 1, 1]);
  const upper = 'M-98,-640 C-94,-700 94,-700 98,-640 L120,-200 H-120 Z';
  const lower = 'M-120,200 H120 L94,660 C80,700 -80,700 -94,660 Z';
  const holes = [420, 470, 520, 570].map((y) => oval(0, y, 9, 11, tone(hue, -0.3))).join('');
  return canvas.place(
    { y: -720 },
    () =>
      strapPart(canvas, hue, upper) +
      strapPart(canvas, hue, lower) +
      stitches('M-80,-640 L-102,-220 M80,-640 L102,-220 M-102,230 L-80,640 M102,230 L80,640', tones.bright, {
        width: 3,
        opacity: 0.7,
      }) +
      holes +
      form(canvas, roundedRect({ x: -112, y: -668, width: 224, height: 44 }, 18), { fill: gold }) +
      form(canvas, roundedRect({ x: 196, y: -26, width: 40, height: 52 }, 10), { fill: gold }) +
      castShadow(canvas, ellipse(0, 0, 214, 214), { right: 14, down: 16, blur: 15, opacity: 0.4 }) +
      form(canvas, ellipse(0, 0, 214, 214), {
        fill: gold,
        edge: { colour: tone(metal, -0.3), opacity: 0.5 },
      }) +
      ring(0, 0, 190, 190, { colour: tone(metal, -0.2), width: 10, opacity: 0.6 }) +
      face(canvas, dial, metal) +
      form(canvas, ellipse(0, 0, 176, 176), {
        fill: 'none',
        shades: [
          {
            d: 'M-150,-60 C-120,-140 -40,-170 30,-160 C-40,-120 -100,-60 -110,20 Z',
            fill: '#ffffff',
            blur: 8,
            opacity: 0.45,
          },
        ],
      }),
  );
}

export const watch = defineProduct({
  kind: 'watch',
  format: 'square',
  params,
  crop: { x: 0.3, y: 0.28, width: 0.42 },
  stage: () => (canvas, setting, draw) =>
    studio({ width: 560, height: 1420, share: 0.8, ground: 0.9, horizon: 0.96 })(canvas, setting, draw),
  draw: drawWatch,
});
