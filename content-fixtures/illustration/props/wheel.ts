import { form } from '../drawing/form.ts';
import { oval, ring } from '../drawing/shape.ts';
import { tone } from '../drawing/colour.ts';
import { castShadow } from '../drawing/shadow.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

export const rimStyles = ['five', 'seven', 'double', 'steel', 'ten', 'mesh', 'turbine'] as const;
type RimStyle = (typeof rimStyles)[number];

export interface Rim {
  colour: string;
  style: RimStyle;
  /** Radius of the whole wheel (or of the rim alone), in units. */
  radius: number;
}

function spokePath(style: RimStyle, radius: number): string {
  const [outer, middle] = [-radius * 0.655, -radius * 0.36];
  switch (style) {
    case 'double':
      return `M-20,-50 C-22,-120 -44,-190 -58,${outer} L-34,${outer * 1.015} L-6,-120 L6,-120 L34,${outer * 1.015} L58,${outer} C44,-190 22,-120 20,-50 Z`;
    case 'ten':
      return `M-12,-50 C-14,-120 -16,${middle} -22,${outer} L22,${outer} C16,${middle} 14,-120 12,-50 Z`;
    case 'mesh':
      return `M-14,-50 L-60,${middle} L-10,${outer} L10,${outer} L-36,${middle} L6,-56 Z M14,-50 L60,${middle} L10,${outer} L-10,${outer} L36,${middle} L-6,-56 Z`;
    case 'turbine':
      return `M-20,-46 C-10,-120 20,${middle} 74,${outer} L18,${outer * 1.02} C-20,${middle} -34,-130 -34,-44 Z`;
    case 'seven':
      return `M-17,-50 C-20,-120 -24,${middle} -34,${outer} L34,${outer} C24,${middle} 20,-120 17,-50 Z`;
    default:
      return `M-26,-40 C-34,-140 -58,-200 -76,${outer} L-26,${outer * 1.02} L-8,-120 L8,-120 L26,${outer * 1.02} L76,${outer} C58,-200 34,-140 26,-40 Z`;
  }
}

/** The spokes, hub and bolts of an alloy rim around (0, 0); steel rims are a pressed disc with holes. */
export function drawRim(canvas: Canvas, { colour, style, radius }: Rim): Svg {
  const disc = (k: number, paint: string): Svg => oval(0, 0, radius * k, radius * k, paint);
  const barrel = canvas.linear(
    [
      [0, tone(colour, 0.1)],
      [0.35, tone(colour, -0.12)],
      [0.6, tone(colour, 0.05)],
      [1, tone(colour, -0.28)],
    ],
    [0, 0, 1, 1],
  );
  let svg =
    disc(0.7, '#050606') +
    disc(0.69, barrel) +
    disc(
      0.655,
      canvas.linear(
        [
          [0, tone(colour, -0.2)],
          [0.5, tone(colour, -0.05)],
          [1, tone(colour, 0.03)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(0.635, '#15181a') +
    disc(
      0.6,
      canvas.radial([
        [0, '#33393c'],
        [1, '#0b0d0e'],
      ]),
    ) +
    disc(
      0.4,
      canvas.linear(
        [
          [0, '#5b6266'],
          [0.5, '#8a9195'],
          [1, '#3d4346'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(0.2, '#1a1d1f');
  svg += style === 'steel' ? pressed(canvas, colour, radius) : spokes(canvas, { colour, style, radius });
  const hub = canvas.linear(
    [
      [0, tone(colour, 0.1)],
      [1, tone(colour, -0.2)],
    ],
    [0, 0, 1, 1],
  );
  svg +=
    ring(0, 0, radius * 0.645, radius * 0.645, {
      colour: tone(colour, 0.1),
      width: radius * 0.018,
      opacity: 0.8,
    }) +
    disc(0.16, hub) +
    disc(
      0.1,
      canvas.linear(
        [
          [0, '#2b3134'],
          [1, '#0d1011'],
        ],
        [0, 0, 1, 1],
      ),
    );
  for (let i = 0; i < 5; i += 1) {
    const angle = (i / 5) * Math.PI * 2 - 0.94;
    svg += oval(
      Math.cos(angle) * radius * 0.133,
      Math.sin(angle) * radius * 0.133,
      radius * 0.019,
      radius * 0.019,
      '#1a1d1f',
    );
  }
  return svg;
}

function spokes(canvas: Canvas, { colour, style, radius }: Rim): Svg {
  const count = { seven: 14, double: 7, ten: 10, mesh: 8, turbine: 9, five: 5, steel: 5 }[style];
  const d = spokePath(style, radius);
  const outer = -radius * 0.64;
  const wide = { five: 66, steel: 66, double: 48, seven: 26, ten: 16, mesh: 0, turbine: 0 }[style];
  const isEdged = wide > 0;
  const face = form(canvas, d, {
    fill: canvas.linear(
      [
        [0, tone(colour, 0.08)],
        [0.5, colour],
        [1, tone(colour, -0.14)],
      ],
      [0, 0, 1, 0.2],
    ),
    marks: !isEdged
      ? ''
      : `<path d="M${-wide * 0.34},-60 C${-wide * 0.4},-140 ${-wide * 0.76},-200 ${-wide},${outer}" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".8"/>` +
        `<path d="M${wide * 0.34},-60 C${wide * 0.4},-140 ${wide * 0.76},-200 ${wide},${outer}" fill="none" stroke="${tone(colour, -0.3)}" stroke-width="7" stroke-opacity=".6"/>`,
  });
  const stamp = canvas.motif(
    castShadow(canvas, d, { right: 5, down: 7, blur: 6, opacity: 0.6, colour: '#000000' }) + face,
  );
  let svg = '';
  for (let i = 0; i < count; i += 1) svg += stamp({ turn: (i / count) * 360 });
  return svg;
}

function pressed(canvas: Canvas, colour: string, radius: number): Svg {
  const face = form(
    canvas,
    `M${-radius * 0.62},0 C${-radius * 0.62},${-radius * 0.34} ${-radius * 0.34},${-radius * 0.62} 0,${-radius * 0.62} C${radius * 0.34},${-radius * 0.62} ${radius * 0.62},${-radius * 0.34} ${radius * 0.62},0 C${radius * 0.62},${radius * 0.34} ${radius * 0.34},${radius * 0.62} 0,${radius * 0.62} C${-radius * 0.34},${radius * 0.62} ${-radius * 0.62},${radius * 0.34} ${-radius * 0.62},0 Z`,
    {
      fill: canvas.radial(
        [
          [0, tone(colour, -0.08)],
          [0.5, tone(colour, 0.06)],
          [0.78, tone(colour, -0.04)],
          [1, tone(colour, -0.2)],
        ],
        { x: 0.42, y: 0.38, radius: 0.62 },
      ),
    },
  );
  let holes = '';
  for (let i = 0; i < 10; i += 1)
    holes += canvas.place(
      { turn: i * 36 },
      () =>
        oval(0, -radius * 0.47, radius * 0.055, radius * 0.08, '#101314') +
        ring(0, -radius * 0.47, radius * 0.055, radius * 0.08, {
          colour: tone(colour, 0.14),
          width: 3,
          opacity: 0.6,
        }),
    );
  return face + holes;
}
