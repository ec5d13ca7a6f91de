import { z } from 'zod';
import { armchair } from './armchair.ts';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { filled, line } from '../../drawing/shape.ts';
import { form } from '../../drawing/form.ts';
import { plant } from '../home/plant.ts';
import { polygon, type Point } from '../../drawing/path.ts';
import { projection, type Quad } from '../../drawing/projection.ts';
import { room } from '../../stages/room.ts';
import { tone } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  ink: colour.default('#f0e2cc'),
  ink2: colour.default('#2f4a52'),
  pattern: z.enum(['diamonds', 'lattice', 'stripes', 'plain']).default('diamonds'),
  fringe: z.boolean().default(true),
  /** What stands beside it for scale. */
  beside: z.enum(['chair', 'plant', 'nothing']).default('chair'),
  besideColour: colour.default('#2f5f68'),
  /** Half the width at the far and the near edge, and the depth; scenes lay wider rugs. */
  far: z.int().default(350),
  near: z.int().default(590),
  depth: z.int().default(440),
});

type Rug = z.output<typeof params>;
type Mapping = (u: number, v: number) => Point;

const shape = (map: Mapping, points: readonly Point[]): string => polygon(points.map(([u, v]) => map(u, v)));

function frame(map: Mapping, inset: number, ink: string, opacity = 1): Svg {
  const v = inset * 1.2;
  return filled(
    shape(map, [
      [inset, v],
      [1 - inset, v],
      [1 - inset, 1 - v],
      [inset, 1 - v],
    ]),
    ink,
    opacity,
  );
}

function diamonds(map: Mapping, { colour: base, ink, ink2 }: Rug): Svg {
  let svg =
    frame(map, 0.04, ink, 0.95) +
    frame(map, 0.055, ink2) +
    frame(map, 0.085, ink, 0.95) +
    frame(map, 0.1, base);
  const [columns, rows] = [6, 5];
  const [halfU, halfV] = [0.4 / columns, 0.38 / rows];
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      const [u, v] = [0.1 + (0.8 * (i + 0.5)) / columns, 0.12 + (0.76 * (j + 0.5)) / rows];
      const diamond = (k: number): string =>
        shape(map, [
          [u, v - halfV * k],
          [u + halfU * k, v],
          [u, v + halfV * k],
          [u - halfU * k, v],
        ]);
      const [outer, inner] = (i + j) % 2 === 1 ? [ink2, ink] : [ink, ink2];
      svg +=
        filled(diamond(1), outer, 0.92) + filled(diamond(0.62), base) + filled(diamond(0.28), inner, 0.95);
    }
  }
  return svg;
}

/** The irregular lattice of a Berber rug. */
function lattice(canvas: Canvas, map: Mapping, { ink2 }: Rug): Svg {
  const [columns, rows] = [5, 8];
  const points = new Map<string, Point>();
  for (let i = 0; i <= columns; i += 1) {
    for (let j = 0; j <= rows; j += 1) {
      const wobble = (): number => (canvas.random() - 0.5) * 0.022;
      points.set(`${i},${j}`, [0.02 + (0.96 * i) / columns + wobble(), 0.02 + (0.96 * j) / rows + wobble()]);
    }
  }
  const strip = (from: string, to: string): Svg => {
    const [u1, v1] = points.get(from) ?? [0, 0];
    const [u2, v2] = points.get(to) ?? [0, 0];
    const length = Math.hypot(u2 - u1, v2 - v1);
    const [nu, nv] = [(-(v2 - v1) / length) * 0.0072, ((u2 - u1) / length) * 0.0072];
    return filled(
      shape(map, [
        [u1 + nu, v1 + nv],
        [u2 + nu, v2 + nv],
        [u2 - nu, v2 - nv],
        [u1 - nu, v1 - nv],
      ]),
      ink2,
      0.85,
    );
  };
  let svg = '';
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      svg +=
        (i + j) % 2 === 1 ? strip(`${i},${j}`, `${i + 1},${j + 1}`) : strip(`${i},${j + 1}`, `${i + 1},${j}`);
    }
  }
  return svg;
}

function stripes(map: Mapping, { ink, ink2 }: Rug): Svg {
  let svg = '';
  for (let i = 0; i < 14; i += 1) {
    const [from, to] = [(i + 0.2) / 14, (i + (i % 4 === 0 ? 0.8 : 0.45)) / 14];
    svg += filled(
      shape(map, [
        [0, from],
        [1, from],
        [1, to],
        [0, to],
      ]),
      i % 4 === 0 ? ink2 : ink,
      0.88,
    );
  }
  return svg;
}

function fringe(canvas: Canvas, map: Mapping): Svg {
  let svg = '';
  for (const v of [0, 1]) {
    for (let i = 0; i <= 64; i += 1) {
      const [x, y] = map(i / 64, v);
      const length = (v === 1 ? 20 + canvas.random() * 8 : 9 + canvas.random() * 4) * (v === 1 ? 1 : -1);
      const [bend, sway] = [(canvas.random() - 0.5) * 7, (canvas.random() - 0.5) * 9];
      svg += line(`M${x},${y} Q${x + bend},${y + length * 0.6} ${x + sway},${y + length}`, {
        colour: tone('#eadcc4', -0.02 * (i % 3)),
        width: v === 1 ? 3.4 : 2,
        opacity: 0.95,
      });
    }
  }
  return svg;
}

function drawRug(canvas: Canvas, rug: Rug): Svg {
  const { colour: base, far, near, depth, pattern } = rug;
  const quad: Quad = [
    [-far, -depth],
    [far, -depth],
    [near, 0],
    [-near, 0],
  ];
  const map = projection(quad);
  const outline = polygon(quad);
  const woven =
    pattern === 'diamonds'
      ? diamonds(map, rug)
      : pattern === 'lattice'
        ? lattice(canvas, map, rug)
        : pattern === 'stripes'
          ? stripes(map, rug)
          : '';
  let ribs = '';
  for (let i = 0; i < 90; i += 1) {
    const [[ax, ay], [bx, by]] = [map(0, i / 90), map(1, i / 90)];
    ribs += `M${ax},${ay} L${bx},${by} `;
  }
  const patch = (points: readonly Point[]): string => shape(map, points);
  return (
    castShadow(canvas, outline, { right: 8, down: 9, blur: 8, opacity: 0.36 }) +
    form(canvas, outline, {
      fill: canvas.linear([
        [0, tone(base, -0.08)],
        [1, base],
      ]),
      print: woven + line(ribs, { colour: '#000000', width: 1.3, opacity: 0.08, cap: 'butt' }),
      shades: [
        {
          d: patch([
            [0.62, -0.1],
            [1.1, -0.1],
            [1.1, 1.1],
            [0.9, 1.1],
          ]),
          fill: '#120c08',
          blur: 50,
          opacity: 0.18,
        },
        {
          d: patch([
            [0, 0],
            [0.4, 0],
            [0.3, 1],
            [0, 1],
          ]),
          fill: '#ffffff',
          blur: 50,
          opacity: 0.15,
        },
      ],
      texture: 'plush',
      grain: 0.22,
    }) +
    line(`M${quad[0].join(',')} L${quad[3].join(',')} L${quad[2].join(',')} L${quad[1].join(',')}`, {
      colour: tone(base, -0.2),
      width: 2.5,
      opacity: 0.55,
    }) +
    (rug.fringe ? fringe(canvas, map) : '')
  );
}

function company(canvas: Canvas, { beside, besideColour }: Rug): Svg {
  if (beside === 'chair')
    return canvas.place({ x: 420, y: -400, scale: 0.5 }, () =>
      armchair.draw(canvas, { colour: besideColour }),
    );
  if (beside === 'plant')
    return canvas.place({ x: -440, y: -400, scale: 0.8 }, () =>
      plant.draw(canvas, { pot: besideColour, height: 420 }),
    );
  return '';
}

export const rug = defineProduct({
  kind: 'rug',
  format: 'wide',
  params,
  crop: { x: 0.14, y: 0.54, width: 0.46 },
  stage: () => (canvas, setting, draw) =>
    room({
      width: 1200,
      height: 800,
      share: 0.88,
      ground: 0.92,
      horizon: canvas.height > canvas.width * 0.9 ? 0.55 : 0.46,
    })(canvas, setting, draw),
  draw: (canvas, given) => drawRug(canvas, given) + company(canvas, given),
});
