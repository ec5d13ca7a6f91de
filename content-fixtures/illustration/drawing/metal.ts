import { form } from './form.ts';
import { polygon, roundedRect, type Rectangle } from './path.ts';
import { tone } from './colour.ts';
import type { Canvas } from './canvas.ts';
import type { Paint, Stops, Svg } from './svg.ts';

/** Stops across brushed steel or another flat metal: bands of light and dark. */
export function sheen(metal: string): Stops {
  return [
    [0, tone(metal, -0.05)],
    [0.16, tone(metal, 0.08)],
    [0.34, metal],
    [0.55, tone(metal, -0.06)],
    [0.78, tone(metal, 0.05)],
    [1, tone(metal, -0.1)],
  ];
}

/** Stops of a turned chrome ring. */
export const chrome: Stops = [
  [0, '#ffffff'],
  [0.32, '#c8ccce'],
  [0.55, '#8b9195'],
  [0.75, '#dfe3e5'],
  [1, '#747a7e'],
];

/** Enamel or steel, as a paint for a front. */
export function casing(canvas: Canvas, colour: string, steel: boolean): Paint {
  if (steel) return canvas.linear(sheen(colour), [0, 0, 1, 0.05]);
  return canvas.linear(
    [
      [0, tone(colour, 0.04)],
      [0.5, colour],
      [1, tone(colour, -0.1)],
    ],
    [0, 0, 1, 0.3],
  );
}

/** The right and upper faces of a box whose front is the rectangle: what gives an appliance its depth. */
export function boxSides(
  canvas: Canvas,
  { x, y, width, height }: Rectangle,
  colour: string,
  depth = 54,
): Svg {
  const [right, bottom] = [x + width, y + height];
  const side = polygon([
    [right - 4, y + 2],
    [right + depth, y + 28],
    [right + depth, bottom - 16],
    [right - 4, bottom],
  ]);
  const top = polygon([
    [x + 6, y + 4],
    [right, y + 4],
    [right + depth, y + 29],
    [right, y + 36],
  ]);
  return (
    form(canvas, side, {
      fill: canvas.linear(
        [
          [0, tone(colour, -0.12)],
          [1, tone(colour, -0.24)],
        ],
        [0, 0, 1, 0],
      ),
      texture: 'grain',
      grain: 0.04,
    }) +
    form(canvas, top, {
      fill: canvas.linear(
        [
          [0, tone(colour, 0.03)],
          [1, tone(colour, -0.08)],
        ],
        [0, 0, 1, 0],
      ),
    })
  );
}

/** A black glass display. Lit parts are drawn on it by `content`. */
export function glassPanel(canvas: Canvas, box: Rectangle, content: Svg, radius = 10): Svg {
  const { x, y, width, height } = box;
  const shine = polygon([
    [x, y],
    [x + width * 0.56, y],
    [x + width * 0.24, y + height],
    [x, y + height],
  ]);
  return form(canvas, roundedRect(box, radius), {
    fill: canvas.linear(
      [
        [0, '#1b2226'],
        [1, '#0c1114'],
      ],
      [0, 0, 1, 1],
    ),
    marks: content + `<path d="${shine}" fill="#fff" fill-opacity=".06"/>`,
    edge: { colour: '#000000', opacity: 0.5, width: 1.5 },
  });
}

/** A turned knob seen from the front. */
export function knob(canvas: Canvas, x: number, y: number, radius: number, mark = '#3a4145'): Svg {
  const face = (r: number, paint: Paint): Svg => `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;
  return (
    `<ellipse cx="${x + radius * 0.12}" cy="${y + radius * 0.16}" rx="${radius * 1.16}" ry="${radius * 1.16}" fill="${canvas.radial(
      [
        [0, '#1c1510', 0.5],
        [0.7, '#1c1510', 0.34],
        [1, '#1c1510', 0],
      ],
    )}"/>` +
    face(
      radius,
      canvas.linear(
        [
          [0, '#fdfdfc'],
          [0.5, '#c9cdd0'],
          [1, '#7d8387'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    face(
      radius * 0.82,
      canvas.radial(
        [
          [0, '#f7f8f8'],
          [0.7, '#d8dbdd'],
          [1, '#a8adb0'],
        ],
        { x: 0.35, y: 0.3, radius: 0.8 },
      ),
    ) +
    `<rect x="${x - radius * 0.05}" y="${y - radius * 0.8}" width="${radius * 0.1}" height="${radius * 0.44}" rx="2" fill="${mark}"/>`
  );
}

/** A bar handle with its shadow; upright or lying, by its measures. */
export function barHandle(canvas: Canvas, { x, y, width, height }: Rectangle): Svg {
  const lying = width > height;
  const radius = Math.min(width, height) / 2;
  const fill = canvas.linear(
    [
      [0, '#7e868a'],
      [0.35, '#fbfcfc'],
      [0.7, '#a9b0b4'],
      [1, '#5e666a'],
    ],
    lying ? [0, 0, 0, 1] : [0, 0, 1, 0],
  );
  const shade = `<path d="${roundedRect({ x: x + 8, y: y + 10, width, height }, radius)}" fill="#1c1510" fill-opacity=".3"/>`;
  const box = { left: x - 8, top: y - 8, right: x + width + 30, bottom: y + height + 34 };
  const feet = lying
    ? [
        [x + 20, y],
        [x + width - 34, y],
      ]
    : [
        [x, y + 20],
        [x, y + height - 34],
      ];
  return (
    canvas.blurred(shade, 6, box) +
    form(canvas, roundedRect({ x, y, width, height }, radius), { fill }) +
    feet
      .map(
        ([fx, fy]) =>
          `<rect x="${fx}" y="${fy}" width="${lying ? 14 : width}" height="${lying ? height : 14}" rx="3" fill="#6d7579"/>`,
      )
      .join('')
  );
}
