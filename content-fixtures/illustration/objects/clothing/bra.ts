import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { filled, line, oval } from '../../drawing/shape.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { hanging } from '../../stages/hanging.ts';
import { onSide, symmetric } from '../../drawing/path.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  lace: z.boolean().default(true),
  /** The matching briefs below. */
  set: z.boolean().default(true),
  straps: z.enum(['narrow', 'wide', 'crossed']).default('narrow'),
});

type Bra = z.output<typeof params>;

/** Scallops with a small eyelet each, along a row of points. */
function lace(points: readonly (readonly [number, number])[], tones: Tones): Svg {
  return points
    .map(
      ([x, y]) =>
        oval(x, y, 13, 13, tones.light, 0.85) +
        oval(x, y, 13, 13, tones.deep, 0.12) +
        oval(x, y, 4.5, 4.5, tones.deep, 0.5),
    )
    .join('');
}

/** Small flowers of the lace net, to be clipped to a form. */
function net(canvas: Canvas, tones: Tones): Svg {
  let petals = '';
  for (let i = 0; i < 5; i += 1) {
    const angle = (i * 2 * Math.PI) / 5;
    petals += oval(Math.cos(angle) * 11, Math.sin(angle) * 11, 7, 7, tones.light, 0.85);
  }
  const stamp = canvas.motif(petals + oval(0, 0, 4, 4, tones.deep, 0.5));
  let svg = '';
  for (let y = -60; y < 260; y += 44) {
    for (let x = -320 + ((y / 44) % 2) * 24; x < 320; x += 48)
      svg += stamp({
        x: Math.round(x + canvas.random() * 8),
        y: Math.round(y + canvas.random() * 8),
        turn: Math.round(canvas.random() * 70),
      });
  }
  return svg;
}

function cup(canvas: Canvas, { colour: silk, lace: laced }: Bra, tones: Tones, side: 1 | -1): Svg {
  const d =
    'M12,104 C20,30 90,-40 168,-54 C220,-20 250,60 238,140 C210,214 120,236 60,204 C30,188 12,150 12,104 Z';
  const at = (path: string): string => onSide(path, side);
  const lit = side === -1;
  const shades: Shade[] = [
    {
      d: at('M250,-60 C236,60 220,190 110,240 H300 V-60 Z'),
      fill: lit ? tones.bright : tones.deep,
      blur: 28,
      opacity: lit ? 0.35 : 0.6,
    },
    { d: at('M20,200 C90,236 200,226 246,140 V260 H0 Z'), fill: tones.deep, blur: 15, opacity: 0.5 },
    {
      d: lit
        ? at('M80,40 C120,0 170,-10 190,10 C200,60 170,110 120,130 C90,110 70,70 80,40 Z')
        : at('M40,70 C70,20 110,0 140,10 C140,60 110,110 70,130 C44,120 36,90 40,70 Z'),
      fill: tones.bright,
      blur: 28,
      opacity: 0.8,
    },
    { d: at('M70,206 C74,130 110,30 168,-50'), stroke: tones.deep, width: 4, blur: 2, opacity: 0.35 },
  ];
  return form(canvas, at(d), {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.5, silk],
        [1, tones.dark],
      ],
      [0, 0, 0.7, 1],
    ),
    shades,
    marks: laced ? net(canvas, tones) : '',
    texture: 'grain',
    grain: 0.05,
    edge: { colour: tones.deep, opacity: 0.4, width: 1.6 },
  });
}

function briefs(canvas: Canvas, { colour: silk, lace: laced }: Bra, tones: Tones): Svg {
  const d = symmetric('M0,0 C90,6 170,0 226,-14 C232,20 230,50 222,84 C150,100 90,160 44,262 Q30,276 0,276');
  const scallops = Array.from({ length: 19 }, (_, i): [number, number] => [
    -216 + i * 24,
    -10 + 12 * (1 - ((i - 9) / 9) ** 2),
  ]);
  return (
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, silk],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.5],
      ),
      shades: [
        { d: 'M60,-20 C150,60 60,200 40,290 H260 V-20 Z', fill: tones.deep, blur: 28, opacity: 0.4 },
        {
          d: 'M-180,0 C-120,60 -60,120 -40,220 C-20,120 -60,30 -90,-10 Z',
          fill: tones.bright,
          blur: 28,
          opacity: 0.5,
        },
      ],
      marks: laced ? `<g opacity="1">${net(canvas, tones)}</g>` : '',
      texture: 'grain',
      grain: 0.05,
      edge: { colour: tones.deep, opacity: 0.4, width: 1.6 },
    }) +
    (laced
      ? lace(scallops, tones)
      : line('M-226,-14 C-90,10 90,10 226,-14', { colour: tones.dark, width: 8 }))
  );
}

function drawBra(canvas: Canvas, bra: Bra): Svg {
  const tones = tonesOf(bra.colour);
  let svg = '';
  for (const side of [-1, 1] as const) {
    const strap = onSide(
      bra.straps === 'crossed'
        ? 'M168,-50 C120,-110 20,-150 -110,-172'
        : 'M168,-50 C174,-100 150,-140 132,-172',
      side,
    );
    const wide = bra.straps === 'wide' ? 2.4 : 1;
    const band = onSide('M226,60 C262,70 286,96 300,124 L292,196 C262,182 232,176 206,190 Z', side);
    svg +=
      line(strap, { colour: tones.dark, width: 15 * wide }) +
      line(strap, { colour: side === -1 ? tones.light : bra.colour, width: 10 * wide });
    svg += form(
      canvas,
      onSide('M160,-92 h22 v26 h-22 z'.replace('h22 v26 h-22 z', 'L182,-92 L182,-66 L160,-66 Z'), side),
      { fill: '#d9b98a', edge: { colour: '#8a6a3c', opacity: 0.7, width: 1.5 } },
    );
    svg += form(canvas, band, {
      fill: canvas.linear([
        [0, tones.base],
        [1, tones.dark],
      ]),
      texture: 'grain',
      grain: 0.05,
      edge: { colour: tones.deep, opacity: 0.4, width: 1.5 },
    });
  }
  svg += cup(canvas, bra, tones, -1) + cup(canvas, bra, tones, 1);
  if (bra.lace) {
    for (const side of [-1, 1]) {
      svg += lace(
        Array.from({ length: 10 }, (_, i) => {
          const t = i / 9;
          return [side * (16 + 150 * t), 100 - 152 * t + 26 * Math.sin(t * Math.PI) * -1] as const;
        }),
        tones,
      );
    }
  }
  const bow =
    filled('M0,112 C-30,92 -38,120 -6,122 Z M0,112 C30,92 38,120 6,122 Z', tone(bra.colour, -0.1)) +
    oval(0, 117, 7, 7, tones.light);
  return svg + bow + (bra.set ? canvas.place({ y: 380 }, () => briefs(canvas, bra, tones)) : '');
}

export const bra = defineProduct({
  kind: 'bra',
  format: 'tall',
  params,
  crop: { x: 0.24, y: 0.24, width: 0.46 },
  stage: () => hanging({ scale: 1.42, span: 150, length: 760 }),
  draw: (canvas, given) => canvas.place({ y: 186 }, () => drawBra(canvas, given)),
});
