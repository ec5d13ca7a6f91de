import { z } from 'zod';
import { bar, filled, line, oval } from '../../drawing/shape.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { drawPrint, printParams } from '../../drawing/print.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { polished } from '../../stages/hanging.ts';
import { room } from '../../stages/room.ts';
import { roundedRect } from '../../drawing/path.ts';
import { softOval } from '../../drawing/shadow.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  /** Lets light through. */
  sheer: z.boolean().default(false),
  metal: colour.default('#b98f55'),
});

type Curtain = z.output<typeof params>;

function window(canvas: Canvas): Svg {
  const panes = [-270, 10].flatMap((x) =>
    [-900, -560].map((y) =>
      filled(
        roundedRect({ x, y, width: 260, height: 320 }),
        canvas.linear([
          [0, '#d6e6ee'],
          [0.6, '#eef3ee'],
          [1, '#dfe8d6'],
        ]),
      ),
    ),
  );
  let trees = '';
  for (let i = 0; i < 9; i += 1)
    trees += oval(
      -250 + i * 64 + canvas.random() * 20,
      -270 + canvas.random() * 30,
      60,
      66 + canvas.random() * 30,
      tone('#9db395', (canvas.random() - 0.5) * 0.1),
      0.7,
    );
  return (
    filled(
      roundedRect({ x: -300, y: -930, width: 600, height: 720 }, 4),
      canvas.linear(
        [
          [0, '#fbf8f2'],
          [1, '#e3ddd2'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    panes.join('') +
    canvas.clipped(roundedRect({ x: -270, y: -560, width: 540, height: 320 }), trees) +
    bar({ x: -10, y: -900, width: 20, height: 660 }, '#f4f0e8') +
    bar({ x: -270, y: -580, width: 540, height: 20 }, '#f4f0e8') +
    bar(
      { x: -330, y: -212, width: 660, height: 26, radius: 4 },
      canvas.linear([
        [0, '#fbf8f2'],
        [1, '#d8d1c4'],
      ]),
    )
  );
}

function drop(canvas: Canvas, { colour: cloth, print, sheer }: Curtain, left: number, width: number): Svg {
  const tones = tonesOf(cloth);
  const folds = 7;
  const step = width / folds;
  let hem = '';
  const shades: Shade[] = [];
  for (let i = 0; i < folds; i += 1) {
    const x = left + width - i * step;
    hem += ` Q${x - step * 0.25},6 ${x - step * 0.5},-4 Q${x - step * 0.75},-14 ${x - step},-2`;
    const at = left + i * step;
    const drift = (canvas.random() - 0.5) * 12;
    shades.push(
      {
        d: `M${at + step * 0.1},-1000 L${at + drift},10 H${at + step * 0.3 + drift} L${at + step * 0.34},-1000 Z`,
        fill: tones.deep,
        blur: 8,
        opacity: 0.62,
      },
      {
        d: `M${at + step * 0.56},-1000 L${at + step * 0.54 + drift},10 H${at + step * 0.74 + drift} L${at + step * 0.74},-1000 Z`,
        fill: tones.bright,
        blur: 8,
        opacity: 0.75,
      },
    );
  }
  shades.push({
    d: `M${left},-1000 H${left + width} V-950 H${left} Z`,
    fill: tones.deep,
    blur: 15,
    opacity: 0.35,
  });
  const d = `M${left},-986 H${left + width} V-2${hem} Z`;
  const svg = form(canvas, d, {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.6, cloth],
        [1, tones.dark],
      ],
      [0, 0, 1, 0.2],
    ),
    print: drawPrint(canvas, print, cloth, {
      left: left - 20,
      top: -1000,
      right: left + width + 20,
      bottom: 20,
    }),
    shades,
    texture: 'cloth',
    grain: 0.14,
    edge: { colour: tones.deep, opacity: 0.25, width: 1.5 },
  });
  let rings = '';
  for (let i = 0; i <= folds; i += 1)
    rings += line(`M${left + i * step},-1012 V-978`, { colour: '#8d6a3b', width: 7 });
  const seen = sheer ? `<g opacity="0.72">${svg}</g>` : svg;
  return (
    softOval(canvas, { x: left + width / 2, y: 4, rx: width * 0.6, ry: 20, opacity: 0.45, flat: true }) +
    seen +
    rings
  );
}

function drawCurtain(canvas: Canvas, curtain: Curtain): Svg {
  const rod = canvas.linear(polished(curtain.metal));
  return (
    window(canvas) +
    filled('M-560,-1000 H560 V-980 H-560 Z', '#1c1208', 0.12) +
    drop(canvas, curtain, -520, 300) +
    drop(canvas, curtain, 220, 300) +
    bar({ x: -590, y: -1024, width: 1180, height: 18, radius: 9 }, rod) +
    oval(-594, -1015, 18, 18, rod) +
    oval(594, -1015, 18, 18, rod)
  );
}

export const curtain = defineProduct({
  kind: 'curtain',
  format: 'wide',
  params,
  crop: { x: 0.16, y: 0.12, width: 0.4 },
  stage: () => room({ width: 1240, height: 1060, share: 0.86, ground: 0.93, horizon: 0.86 }),
  draw: drawCurtain,
});
