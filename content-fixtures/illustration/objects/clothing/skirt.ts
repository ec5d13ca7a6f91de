import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { continued, symmetric, type Point } from '../../drawing/path.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawButton } from '../../tailoring/closure.ts';
import { drawPrint, printParams } from '../../drawing/print.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { hanging } from '../../stages/hanging.ts';
import { line } from '../../drawing/shape.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  /** Pleats all around, soft folds, or a straight skirt with buttons. */
  style: z.enum(['pleated', 'soft', 'buttoned']).default('pleated'),
  fabric: z.enum(['cloth', 'twill', 'leather', 'plush']).default('cloth'),
  length: z.int().min(420).max(860).default(760),
});

type Skirt = z.output<typeof params>;

const waist = 132;
const flares = { pleated: 330, soft: 300, buttoned: 196 } as const;

function foldShades(canvas: Canvas, { style, length }: Skirt, deep: string, bright: string): Shade[] {
  const shades: Shade[] = [];
  const count = style === 'pleated' ? 17 : 8;
  const strength = style === 'buttoned' ? 0.4 : 1;
  for (let i = 0; i < count; i += 1) {
    const t = ((i + 0.5) / count) * 2 - 1;
    const drift = style === 'pleated' ? 0 : (canvas.random() - 0.5) * 26;
    const [top, foot] = [t * waist * 0.96, t * flares[style] * 0.99 + drift];
    const wide = style === 'pleated' ? 9 : 18;
    const wedge = (shift: number, w: number): string =>
      `M${top + shift * 0.3 - 1},10 C${top + shift * 0.5 + t * 24},${length * 0.3} ${foot + shift - w * 0.7},${length * 0.7} ${foot + shift - w},${length + 30} H${foot + shift + w} C${foot + shift + w * 0.4},${length * 0.7} ${top + shift * 0.5 + t * 24 + 6},${length * 0.3} ${top + shift * 0.3 + 1},10 Z`;
    shades.push({
      d: wedge(0, wide),
      fill: deep,
      blur: style === 'pleated' ? 4 : 8,
      opacity: (0.56 + t * 0.2) * strength,
    });
    shades.push({
      d: wedge(style === 'pleated' ? -15 : -32, wide * 0.8),
      fill: bright,
      blur: style === 'pleated' ? 4 : 8,
      opacity: (0.5 - t * 0.24) * strength,
    });
  }
  return shades;
}

function hemOf({ style, length }: Skirt): Point[] {
  const flare = flares[style];
  const count = style === 'pleated' ? 34 : 16;
  const wave = style === 'pleated' ? 4 : style === 'soft' ? 6 : 0;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = 1 - (2 * i) / count;
    const end = i === 0 || i === count;
    return [t * flare, length - 26 + 26 * (1 - t * t) + (end ? 0 : i % 2 === 0 ? wave : -wave)];
  });
}

function drawSkirt(canvas: Canvas, skirt: Skirt, view: View): Svg {
  const { colour: cloth, length, style, fabric } = skirt;
  const tones = tonesOf(cloth);
  const flare = flares[style];
  const bulge = style === 'buttoned' ? 60 : 20;
  const side = `M0,0 L${waist},-6 C${waist + bulge},${length * 0.16} ${waist + (flare - waist) * 0.6 + bulge * 0.6},${length * 0.46} ${flare},${length - 26}`;
  const shades: Shade[] = [
    ...foldShades(canvas, skirt, tones.deep, tones.bright),
    {
      d: `M${flare * 0.3},0 C${flare * 0.6},${length * 0.5} ${flare * 0.7},${length * 0.8} ${flare * 0.74},${length + 40} H${flare + 80} V0 Z`,
      fill: tones.deep,
      blur: 28,
      opacity: 0.44,
    },
    { d: `M-200,-10 H200 V44 H-200 Z`, fill: tones.deep, blur: 15, opacity: 0.4 },
    {
      d: `M${-flare - 40},${length - 70} H${flare + 40} V${length + 40} H${-flare - 40} Z`,
      fill: tones.deep,
      blur: 28,
      opacity: 0.2,
    },
  ];
  let svg = form(canvas, symmetric(`M0,-44 L${waist - 4},-46 L${waist - 4},-20 L0,-20`), {
    fill: tone(cloth, -0.26),
  });
  svg += form(canvas, symmetric(side, continued(hemOf(skirt))), {
    fill: canvas.linearAt(
      [
        [0, tone(cloth, 0.06)],
        [0.42, cloth],
        [1, tone(cloth, -0.09)],
      ],
      [-flare, 0, flare, 100],
    ),
    print: drawPrint(canvas, skirt.print, cloth, {
      left: -flare - 20,
      top: -20,
      right: flare + 20,
      bottom: length + 40,
    }),
    shades,
    texture: fabric,
    grain: fabric === 'cloth' ? 0.13 : 0.22,
    edge: { colour: tones.deep, opacity: 0.26, width: 1.5 },
  });
  if (style === 'buttoned' && view === 'front') {
    svg += line(`M0,0 V${length - 4}`, { colour: tones.deep, width: 3, opacity: 0.6 });
    for (let y = 60; y < length - 40; y += 86)
      svg += drawButton(canvas, { x: -18, y, radius: 12, colour: '#8a6038' });
  }
  if (view === 'back')
    svg += line(`M0,10 V${Math.min(220, length * 0.4)}`, { colour: tones.deep, width: 3, opacity: 0.7 });
  return (
    svg +
    form(canvas, symmetric(`M0,-36 L${waist - 3},-40 L${waist + 2},8 L0,14`), {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.45, cloth],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.1],
      ),
      shades: [{ d: `M${-waist},10 Q0,18 ${waist},10`, stroke: tones.deep, width: 8, blur: 4, opacity: 0.6 }],
      texture: fabric,
      grain: 0.14,
      edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
    })
  );
}

export const skirt = defineProduct({
  kind: 'skirt',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.27, y: 0.18, width: 0.46 },
  stage: ({ length }) => hanging({ scale: Math.min(1.62, 1130 / length), span: 132, length, clips: true }),
  draw: (canvas, given, view) => canvas.place({ y: 38 }, () => drawSkirt(canvas, given, view)),
});
