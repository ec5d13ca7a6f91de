import { z } from 'zod';
import { bar, oval, ring } from '../../drawing/shape.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { glassPanel, sheen } from '../../drawing/metal.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { polygon, roundedRect, symmetric } from '../../drawing/path.ts';
import { studio } from '../../stages/studio.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  cup: colour.default('#f4efe4'),
});

function cupOf(canvas: Canvas, hue: string): Svg {
  const steam = 'M-20,-120 C-40,-160 0,-180 -20,-220 M16,-124 C0,-160 36,-184 14,-230';
  return (
    canvas.blurred(
      `<path d="${steam}" fill="none" stroke="#ffffff" stroke-width="10" stroke-opacity=".5" stroke-linecap="round"/>`,
      6,
      { left: -80, top: -260, right: 80, bottom: -90 },
    ) +
    ring(72, -62, 26, 26, { colour: tone(hue, -0.06), width: 13 }) +
    form(canvas, symmetric('M0,-110 H70 C72,-50 54,-6 34,0 H0'), {
      fill: canvas.linear(
        [
          [0, tone(hue, 0.04)],
          [0.5, hue],
          [1, tone(hue, -0.14)],
        ],
        [0, 0, 1, 0.2],
      ),
      edge: { colour: tone(hue, -0.2), opacity: 0.4, width: 1.5 },
    }) +
    oval(0, -110, 70, 12, tone(hue, -0.06)) +
    oval(0, -108, 60, 9, '#5a3a22')
  );
}

function drawCoffeeMachine(canvas: Canvas, { colour: shell, cup }: z.output<typeof params>): Svg {
  const tones = tonesOf(shell);
  const glossy = canvas.linear(
    [
      [0, tones.light],
      [0.4, shell],
      [1, tones.deep],
    ],
    [0, 0, 1, 0.25],
  );
  const edge = { colour: tones.deep, opacity: 0.5 };
  const side = polygon([
    [296, -756],
    [352, -716],
    [352, -28],
    [296, 0],
  ]);
  let lit =
    bar({ x: -150, y: -640, width: 110, height: 12, radius: 6 }, '#2aa9c0') +
    bar({ x: -150, y: -616, width: 70, height: 10, radius: 5 }, '#8fd3e0', 0.6);
  for (let i = 0; i < 3; i += 1)
    lit += ring(10 + i * 66, -620, 20, 20, {
      colour: i === 0 ? '#7fe0c0' : '#8fa2aa',
      width: 4,
      opacity: 0.9,
    });
  const beans = form(canvas, symmetric('M0,-838 H190 L206,-752 H0'), {
    fill: canvas.linear([
      [0, '#3a4044', 0.9],
      [1, '#20262a'],
    ]),
    marks: Array.from({ length: 40 }, () =>
      oval(
        -180 + canvas.random() * 360,
        -790 + canvas.random() * 40,
        13,
        8,
        tone('#4a2f1d', (canvas.random() - 0.5) * 0.1),
      ),
    ).join(''),
    edge: { colour: '#000000', opacity: 0.5 },
  });
  const alcove = form(canvas, roundedRect({ x: -206, y: -520, width: 412, height: 420 }, [20, 20, 4, 4]), {
    fill: canvas.linear([
      [0, '#15191b'],
      [1, '#30373b'],
    ]),
    shades: [{ d: 'M-220,-530 H-60 L-150,-90 H-220 Z', fill: '#ffffff', blur: 28, opacity: 0.08 }],
  });
  const spout = form(canvas, roundedRect({ x: -70, y: -520, width: 140, height: 150 }, [4, 4, 18, 18]), {
    fill: canvas.linear(
      [
        [0, '#4a5054'],
        [0.3, '#899195'],
        [1, '#2a3033'],
      ],
      [0, 0, 1, 0],
    ),
  });
  const nozzles = [-34, 34]
    .map((x) =>
      form(canvas, roundedRect({ x: x - 12, y: -376, width: 24, height: 44 }, 6), {
        fill: canvas.linear(sheen('#b9bfc2'), [0, 0, 1, 0]),
      }),
    )
    .join('');
  const stream = [-34, 34]
    .map((x) => bar({ x: x - 3, y: -334, width: 6, height: 96, radius: 3 }, '#4a2c18', 0.9))
    .join('');
  const tray = form(canvas, roundedRect({ x: -240, y: -112, width: 480, height: 74 }, 10), {
    fill: canvas.linear(sheen('#b9bfc2'), [0, 0, 1, 0]),
    texture: 'brushed',
    grain: 0.12,
    edge: { colour: '#5a6266', opacity: 0.6 },
  });
  return (
    groundShadow(canvas, { x: 14, width: 640 }) +
    beans +
    form(canvas, side, {
      fill: canvas.linear(
        [
          [0, tone(shell, -0.12)],
          [1, tone(shell, -0.24)],
        ],
        [0, 0, 1, 0],
      ),
    }) +
    form(canvas, roundedRect({ x: -300, y: -760, width: 600, height: 760 }, [46, 46, 16, 16]), {
      fill: glossy,
      shades: [
        { d: 'M-320,-780 H-240 L-260,20 H-320 Z', fill: '#ffffff', blur: 15, opacity: 0.3 },
        { d: 'M220,-780 H340 V20 H250 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
        { d: 'M-240,-740 H160 V-712 H-240 Z', fill: '#ffffff', blur: 8, opacity: 0.4 },
      ],
      texture: 'grain',
      grain: 0.02,
      edge,
    }) +
    glassPanel(canvas, { x: -206, y: -672, width: 412, height: 104 }, lit, 16) +
    alcove +
    spout +
    nozzles +
    canvas.place({ y: -118 }, () => cupOf(canvas, cup)) +
    stream +
    canvas.place({ y: -118 }, () =>
      form(canvas, symmetric('M0,-110 H70 C72,-50 54,-6 34,0 H0'), {
        fill: canvas.linear(
          [
            [0, tone(cup, 0.04)],
            [0.5, cup],
            [1, tone(cup, -0.14)],
          ],
          [0, 0, 1, 0.2],
        ),
      }),
    ) +
    tray
  );
}

export const coffeeMachine = defineProduct({
  kind: 'coffee-machine',
  format: 'square',
  params,
  crop: { x: 0.26, y: 0.2, width: 0.46 },
  stage: () => studio({ width: 660, height: 840, share: 0.74, middle: 20 }),
  draw: drawCoffeeMachine,
});
