import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
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
  fabric: z.enum(['knit', 'chunky', 'plush', 'cloth']).default('plush'),
  fringe: z.boolean().default(true),
});

type Scarf = z.output<typeof params>;

interface Panel {
  d: string;
  left: number;
  right: number;
  bottom: number;
  sway: number;
}

function fringeOf(canvas: Canvas, { left, right, bottom, sway }: Panel, wool: string): Svg {
  let svg = '';
  for (let x = left + 5; x < right; x += 11) {
    const drift = (canvas.random() - 0.5) * 16;
    const strand = `M${x},${bottom - 4} Q${x + drift},${bottom + 30} ${x + drift * 0.6 + sway * 0.1},${bottom + 62 + canvas.random() * 14}`;
    svg += line(strand, { colour: tone(wool, canvas.random() < 0.5 ? -0.12 : 0.03), width: 6.5 });
  }
  return svg;
}

function panelForm(canvas: Canvas, { colour: wool, fabric, print }: Scarf, panel: Panel): Svg {
  const tones = tonesOf(wool);
  const { left, right, bottom } = panel;
  const shades: Shade[] = [
    {
      d: `M${right - 40},-80 C${right - 60},300 ${right - 50},600 ${right - 44},${bottom + 20} H${right + 60} V-80 Z`,
      fill: tones.deep,
      blur: 28,
      opacity: 0.5,
    },
    {
      d: `M${left - 10},-80 C${left + 10},300 ${left},600 ${left + 6},${bottom} H${left + 40} C${left + 30},600 ${left + 50},300 ${left + 40},-80 Z`,
      fill: tones.bright,
      blur: 15,
      opacity: 0.5,
    },
  ];
  for (let i = 0; i < 4; i += 1) {
    const x = left + ((right - left) * (i + 0.6)) / 4.2;
    shades.push({
      d: `M${x - 20},-70 C${x + 20},200 ${x - 14},460 ${x + (canvas.random() - 0.5) * 40},${bottom}`,
      stroke: i % 2 === 0 ? tones.deep : tones.bright,
      width: 18,
      blur: 15,
      opacity: 0.5,
    });
  }
  return (
    castShadow(canvas, panel.d, { right: 12, down: 14, blur: 15, opacity: 0.26 }) +
    fringeOf(canvas, panel, wool) +
    form(canvas, panel.d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, wool],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.1],
      ),
      print: drawPrint(canvas, print, wool, { left: -340, top: -140, right: 340, bottom: 1060 }),
      shades,
      texture: fabric,
      grain: fabric === 'cloth' ? 0.13 : 0.24,
      edge: { colour: tones.deep, opacity: 0.3, width: 1.6 },
    })
  );
}

function drawScarf(canvas: Canvas, scarf: Scarf): Svg {
  const tones = tonesOf(scarf.colour);
  const back: Panel = {
    d: 'M-70,0 C-60,-50 150,-60 176,10 C196,240 178,520 206,760 L26,776 C10,520 -50,240 -70,0 Z',
    left: 26,
    right: 206,
    bottom: 768,
    sway: 60,
  };
  const front: Panel = {
    d: 'M110,-16 C60,-66 -150,-60 -176,14 C-204,280 -180,560 -214,900 L6,916 C24,600 30,280 110,-16 Z',
    left: -214,
    right: 6,
    bottom: 908,
    sway: -60,
  };
  const loop =
    'M-188,20 C-176,-64 -90,-96 0,-96 C90,-96 178,-64 188,20 C160,92 70,120 0,120 C-70,120 -160,92 -188,20 Z';
  const shades: Shade[] = [];
  for (let i = 0; i < 5; i += 1) {
    shades.push({
      d: `M${-196},${-30 + i * 30} C-90,${10 + i * 26} 90,${10 + i * 26} 196,${-30 + i * 30}`,
      stroke: i % 2 === 0 ? tones.deep : tones.bright,
      width: 18,
      blur: 8,
      opacity: 0.5,
    });
  }
  shades.push({
    d: 'M80,-110 C180,-60 190,60 100,130 H260 V-110 Z',
    fill: tones.deep,
    blur: 28,
    opacity: 0.5,
  });
  return (
    panelForm(canvas, scarf, back) +
    panelForm(canvas, scarf, front) +
    castShadow(canvas, loop, { right: 6, down: 18, blur: 15, opacity: 0.32 }) +
    form(canvas, loop, {
      fill: canvas.linear([
        [0, tones.light],
        [0.5, scarf.colour],
        [1, tones.dark],
      ]),
      print: drawPrint(canvas, scarf.print, scarf.colour, { left: -220, top: -120, right: 220, bottom: 140 }),
      shades,
      texture: scarf.fabric,
      grain: scarf.fabric === 'cloth' ? 0.13 : 0.24,
      edge: { colour: tones.deep, opacity: 0.3, width: 1.6 },
    })
  );
}

export const scarf = defineProduct({
  kind: 'scarf',
  format: 'tall',
  params,
  crop: { x: 0.3, y: 0.16, width: 0.42 },
  stage: () => hanging({ scale: 1.18, span: 150, length: 960 }),
  draw: (canvas, given) => canvas.place({ y: 40 }, () => drawScarf(canvas, given)),
});
