import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { line, oval, ring } from '../../drawing/shape.ts';
import { roundedRect } from '../../drawing/path.ts';
import { studio } from '../../stages/studio.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  saddle: colour.default('#8a5230'),
  basket: z.boolean().default(true),
});

type Bicycle = z.output<typeof params>;

const radius = 250;
const [rear, front] = [-340, 340];

function wheel(canvas: Canvas, x: number): Svg {
  let spokes = '';
  for (let i = 0; i < 28; i += 1) {
    const angle = (i / 28) * Math.PI * 2;
    const lean = angle + (i % 2 === 0 ? 0.5 : -0.5);
    spokes += `M${Math.cos(lean) * 22},${Math.sin(lean) * 22} L${Math.cos(angle) * 226},${Math.sin(angle) * 226} `;
  }
  return canvas.place(
    { x, y: -radius },
    () =>
      line(spokes, { colour: '#9aa0a2', width: 2, opacity: 0.9 }) +
      ring(0, 0, 238, 238, { colour: '#2b2d2e', width: 22 }) +
      ring(0, 0, 246, 246, { colour: '#6a5440', width: 4, opacity: 0.5 }) +
      ring(0, 0, 222, 222, { colour: '#c8ccce', width: 9 }) +
      oval(
        0,
        0,
        20,
        20,
        canvas.radial([
          [0, '#f4f6f7'],
          [1, '#7d8387'],
        ]),
      ),
  );
}

/** A lacquered tube: dark, its colour, and a glint along the upper side. */
function tube(canvas: Canvas, d: string, hue: string, width = 22): Svg {
  return (
    line(d, { colour: tone(hue, -0.16), width }) +
    line(d, { colour: hue, width: width * 0.76 }) +
    canvas.place({ x: -2, y: -width * 0.18 }, () =>
      line(d, { colour: tone(hue, 0.2), width: width * 0.18, opacity: 0.8 }),
    )
  );
}

function basketOf(canvas: Canvas): Svg {
  const d = 'M-110,-120 H110 L86,30 Q84,44 70,44 H-70 Q-84,44 -86,30 Z';
  const woven = form(canvas, d, {
    fill: canvas.linear(
      [
        [0, '#d3b07c'],
        [1, '#9c7444'],
      ],
      [0, 0, 0.6, 1],
    ),
    texture: 'rattan',
    grain: 0.6,
    edge: { colour: '#5d4327', opacity: 0.7, width: 4 },
  });
  return (
    woven +
    line('M-114,-120 H114', { colour: '#8a6338', width: 16 }) +
    line('M-114,-123 H114', { colour: '#d8b684', width: 6 })
  );
}

function drawBicycle(canvas: Canvas, { colour: hue, saddle, basket }: Bicycle): Svg {
  const axle = -radius;
  const [crankX, crankY] = [-40, -236];
  const frame = [
    `M${rear},${axle} L${crankX},${crankY}`,
    `M${rear},${axle} L-150,-560`,
    `M${crankX},${crankY} L-160,-600`,
  ];
  const main = [`M${crankX},${crankY} C60,-330 160,-480 262,-570`, `M-120,-470 C40,-430 160,-520 256,-600`];
  const fork = `M232,-690 L290,-470 C300,-400 320,-330 ${front},${axle}`;
  const bars = 'M232,-690 C236,-740 190,-760 120,-752 C90,-748 66,-738 60,-730';
  const guard = (x: number, d: string): Svg =>
    canvas.place({ x, y: axle }, () => line(d, { colour: tone(hue, -0.04), width: 14 }));
  return (
    groundShadow(canvas, { width: 1120, strength: 0.8 }) +
    wheel(canvas, rear) +
    wheel(canvas, front) +
    guard(rear, 'M-262,60 C-290,-120 -150,-270 40,-266') +
    guard(front, 'M-120,-238 C0,-300 190,-250 250,-110') +
    frame.map((d) => tube(canvas, d, tone(hue, -0.03), 17)).join('') +
    main.map((d) => tube(canvas, d, hue)).join('') +
    tube(canvas, fork, hue, 19) +
    line(`M${crankX},${crankY} L${rear},${axle + 6} M${crankX},${crankY - 40} L${rear},${axle - 14}`, {
      colour: '#4a4f52',
      width: 5,
    }) +
    oval(crankX, crankY, 56, 56, '#6d7478') +
    ring(crankX, crankY, 44, 44, { colour: '#c8ccce', width: 8 }) +
    line(`M${crankX},${crankY} L${crankX + 70},${crankY + 92}`, { colour: '#aab0b3', width: 15 }) +
    form(canvas, roundedRect({ x: crankX + 36, y: crankY + 86, width: 84, height: 18 }, 8), {
      fill: '#2b2d2e',
    }) +
    line('M-160,-600 L-176,-660', { colour: '#c8ccce', width: 17 }) +
    form(
      canvas,
      'M-280,-690 C-240,-706 -120,-700 -60,-682 C-50,-670 -70,-662 -110,-660 C-150,-656 -190,-640 -230,-642 C-280,-646 -296,-680 -280,-690 Z',
      {
        fill: canvas.linear([
          [0, tone(saddle, 0.1)],
          [1, tone(saddle, -0.14)],
        ]),
        texture: 'leather',
        grain: 0.16,
        edge: { colour: tone(saddle, -0.25), opacity: 0.6 },
      },
    ) +
    line(bars, { colour: '#7d8387', width: 18 }) +
    line(bars, { colour: '#dfe3e5', width: 9 }) +
    line('M62,-730 L34,-712', { colour: saddle, width: 28 }) +
    (basket
      ? canvas.place({ x: 330, y: -640 }, () => basketOf(canvas))
      : oval(
          300,
          -640,
          26,
          26,
          canvas.radial([
            [0, '#fffbe8'],
            [0.6, '#e9dcae'],
            [1, '#7d8387'],
          ]),
        ))
  );
}

export const bicycle = defineProduct({
  kind: 'bicycle',
  format: 'wide',
  params,
  crop: { x: 0.4, y: 0.2, width: 0.44 },
  stage: () => studio({ width: 1180, height: 770, share: 0.76 }),
  draw: drawBicycle,
});
