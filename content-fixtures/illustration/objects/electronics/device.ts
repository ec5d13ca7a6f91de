import { z } from 'zod';
import { bar, filled } from '../../drawing/shape.ts';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { mix, tone } from '../../drawing/colour.ts';
import { polygon, roundedRect, type Rectangle } from '../../drawing/path.ts';
import { projection } from '../../drawing/projection.ts';
import { studio } from '../../stages/studio.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** The picture on the screen, from light to dark. */
  mood: z.tuple([colour, colour]).default(['#f3d3b8', '#1c6474']),
  style: z.enum(['laptop', 'tablet', 'phone']).default('laptop'),
  /** In the picture on the screen. */
  waves: z.int().min(2).max(8).default(5),
  /** Of a laptop's or a tablet's screen, in units. */
  rim: z.int().min(6).max(40).optional(),
  /** How a phone's lenses lie. */
  camera: z.enum(['row', 'square', 'bar']).default('row'),
});

type Device = z.output<typeof params>;

/** Soft waves of colour: a picture without a subject. */
function wallpaper(
  canvas: Canvas,
  { x, y, width: w, height: h }: Rectangle,
  { mood: [light, dark], waves }: Pick<Device, 'mood' | 'waves'>,
): Svg {
  let svg = bar(
    { x, y, width: w, height: h },
    canvas.linear(
      [
        [0, light],
        [1, mix(light, dark, 0.35)],
      ],
      [0, 0, 0.5, 1],
    ),
  );
  for (let n = 0; n < waves; n += 1) {
    const i = (n * 5) / waves;
    const level = y + h * (0.32 + i * 0.15);
    const lift = h * (0.12 - i * 0.012) * (n % 2 === 0 ? 1 : -1);
    const d = `M${x},${level} C${x + w * 0.3},${level - lift} ${x + w * 0.6},${level + lift} ${x + w},${level - lift * 0.4} V${y + h} H${x} Z`;
    svg += filled(
      d,
      canvas.linear(
        [
          [0, mix(light, dark, 0.3 + i * 0.16)],
          [1, mix(light, dark, 0.42 + i * 0.15)],
        ],
        [0, 0, 1, 0.3],
      ),
    );
  }
  return svg;
}

function glass(canvas: Canvas, box: Rectangle, radius: number, device: Device): Svg {
  const { x, y, width: w, height: h } = box;
  const shine = filled(`M${x},${y} H${x + w * 0.5} L${x + w * 0.2},${y + h} H${x} Z`, '#ffffff', 0.09);
  return form(canvas, roundedRect(box, radius), {
    fill: '#0c1013',
    print: wallpaper(canvas, box, device),
    marks: shine,
  });
}

function laptop(canvas: Canvas, device: Device): Svg {
  const { colour: metal, rim: frame = 22 } = device;
  const lid = roundedRect({ x: -430, y: -640, width: 860, height: 560 }, [22, 22, 4, 4]);
  const deck = polygon([
    [-430, -84],
    [430, -84],
    [540, -16],
    [-540, -16],
  ]);
  const map = projection([
    [-430, -84],
    [430, -84],
    [540, -16],
    [-540, -16],
  ]);
  let keys = '';
  for (let row = 0; row < 5; row += 1) {
    for (let i = 0; i < 14; i += 1) {
      const [u, v] = [0.12 + i * 0.0543, 0.08 + row * 0.11];
      keys += filled(
        polygon([map(u, v), map(u + 0.047, v), map(u + 0.047, v + 0.085), map(u, v + 0.085)]),
        '#2a3034',
      );
    }
  }
  const pad = polygon([map(0.38, 0.68), map(0.62, 0.68), map(0.62, 0.94), map(0.38, 0.94)]);
  const apps = Array.from({ length: 6 }, (_, i) =>
    filled(
      roundedRect({ x: -150 + i * 52, y: -146, width: 38, height: 38 }, 10),
      ['#f4efe4', '#d98a74', '#dcb468', '#7d9183', '#c3d5e2', '#b3a6c4'][i] ?? '#ffffff',
      0.9,
    ),
  ).join('');
  return (
    groundShadow(canvas, { width: 1060 }) +
    castShadow(canvas, lid, { right: 20, down: 10, blur: 28, opacity: 0.22 }) +
    form(canvas, lid, {
      fill: canvas.linear(
        [
          [0, tone(metal, 0.08)],
          [1, tone(metal, -0.1)],
        ],
        [0, 0, 1, 1],
      ),
    }) +
    form(canvas, roundedRect({ x: -424, y: -634, width: 848, height: 550 }, [18, 18, 0, 0]), {
      fill: '#14181a',
    }) +
    glass(
      canvas,
      { x: -424 + frame, y: -632 + frame, width: 848 - frame * 2, height: 522 - frame },
      4,
      device,
    ) +
    apps +
    form(canvas, deck, {
      fill: canvas.linear([
        [0, tone(metal, -0.06)],
        [1, tone(metal, 0.06)],
      ]),
      marks: keys + filled(pad, tone(metal, -0.06)),
      texture: 'grain',
      grain: 0.03,
    }) +
    form(
      canvas,
      polygon([
        [-540, -17],
        [540, -17],
        [520, 0],
        [-520, 0],
      ]),
      {
        fill: canvas.linear([
          [0, tone(metal, 0.1)],
          [1, tone(metal, -0.16)],
        ]),
      },
    ) +
    bar({ x: -90, y: -17, width: 180, height: 8, radius: 4 }, tone(metal, -0.14))
  );
}

/** Middles of a phone's lenses, from the upper left corner of its back. */
const lensPlaces = {
  row: [
    [78, 80],
    [78, 180],
  ],
  square: [
    [78, 80],
    [78, 172],
    [170, 80],
    [170, 172],
  ],
  bar: [
    [78, 90],
    [186, 90],
    [294, 90],
  ],
} as const;

function slab(canvas: Canvas, device: Device): Svg {
  const { colour: metal, style, camera } = device;
  const [half, height, radius] = style === 'phone' ? [196, 800, 54] : [330, 860, 40];
  const rim = style === 'phone' ? 16 : (device.rim ?? 30);
  const face = roundedRect({ x: -half, y: -height, width: half * 2, height }, radius);
  const screen = { x: -half + rim, y: -height + rim, width: half * 2 - rim * 2, height: height - rim * 2 };
  const back = roundedRect({ x: -half, y: -height, width: half * 2, height }, radius);
  let lenses = '';
  if (style === 'phone') {
    for (const [x, y] of lensPlaces[camera])
      lenses += form(
        canvas,
        roundedRect({ x: -half + x - 38, y: y - height - 38, width: 76, height: 76 }, 38),
        {
          fill: canvas.radial([
            [0, '#4a5a66'],
            [0.5, '#14181c'],
            [1, '#2c3236'],
          ]),
          edge: { colour: tone(metal, 0.14), opacity: 0.9, width: 5 },
        },
      );
  }
  return (
    groundShadow(canvas, { x: 60, width: half * 3 }) +
    canvas.place(
      { x: half * 0.9, y: -6, scale: 0.96 },
      () =>
        castShadow(canvas, back, { right: 20, down: 10, blur: 15, opacity: 0.26 }) +
        form(canvas, back, {
          fill: canvas.linear(
            [
              [0, tone(metal, 0.09)],
              [0.5, metal],
              [1, tone(metal, -0.12)],
            ],
            [0, 0, 1, 0.7],
          ),
          shades: [{ d: `M${-half},${-height} H0 L${-half},0 Z`, fill: '#ffffff', blur: 50, opacity: 0.25 }],
          edge: { colour: tone(metal, -0.25), opacity: 0.6, width: 3 },
        }) +
        (camera === 'row' ? canvas.place({ x: half + half * 0.36 }, () => lenses) : lenses),
    ) +
    canvas.place(
      { x: -half * 0.5 },
      () =>
        castShadow(canvas, face, { right: 14, down: 8, blur: 15, opacity: 0.34 }) +
        form(canvas, face, {
          fill: canvas.linear(
            [
              [0, tone(metal, 0.12)],
              [0.3, tone(metal, -0.1)],
              [1, tone(metal, 0.02)],
            ],
            [0, 0, 1, 0.4],
          ),
        }) +
        form(
          canvas,
          roundedRect(
            { x: -half + 6, y: -height + 6, width: half * 2 - 12, height: height - 12 },
            radius - 6,
          ),
          { fill: '#0b0e10' },
        ) +
        glass(canvas, screen, radius - rim, device) +
        (style === 'phone'
          ? bar({ x: -44, y: -height + 32, width: 88, height: 24, radius: 12 }, '#0b0e10')
          : ''),
    )
  );
}

export const device = defineProduct({
  kind: 'device',
  format: 'square',
  params,
  crop: { x: 0.16, y: 0.3, width: 0.5 },
  stage: ({ style }) =>
    style === 'laptop'
      ? studio({ width: 1090, height: 650, share: 0.8 })
      : style === 'phone'
        ? studio({ width: 620, height: 820, share: 0.72, middle: 80 })
        : studio({ width: 1180, height: 880, share: 0.78, middle: 60 }),
  draw: (canvas, given) => (given.style === 'laptop' ? laptop : slab)(canvas, given),
});
