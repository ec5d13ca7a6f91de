import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { cutOf, type Cut } from '../../tailoring/cut.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { drawBody, drawNeckInside } from '../../tailoring/body.ts';
import { drawCuff, drawSleeve } from '../../tailoring/sleeve.ts';
import { drawNeckBand, drawStandCollar } from '../../tailoring/collar.ts';
import { drawPlacket } from '../../tailoring/closure.ts';
import { filled, line } from '../../drawing/shape.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { drawPatchPocket } from '../../tailoring/pocket.ts';
import { hanging } from '../../stages/hanging.ts';
import { mix } from '../../drawing/colour.ts';
import { printParams } from '../../drawing/print.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  print: printParams.optional(),
  neck: z.enum(['crew', 'roll', 'cardigan']).default('crew'),
  stitch: z.enum(['fine', 'chunky', 'cable']).default('fine'),
  /** A patterned yoke around the shoulders, in this colour. */
  yoke: colour.optional(),
  /** Hem below the shoulder, in units. */
  length: z.int().min(480).max(760).default(600),
  sleeve: z.enum(['plain', 'balloon']).default('plain'),
  buttons: colour.default('#6b4a34'),
  /** Two patch pockets. */
  pockets: z.boolean().default(false),
});

type Knit = z.output<typeof params>;

function ribbedHem(canvas: Canvas, { hem: [x, y], tones, colour: wool, texture }: Cut): Svg {
  const shades: Shade[] = [
    {
      d: `M${-x - 10},${y - 60} Q0,${y - 44} ${x + 10},${y - 60}`,
      stroke: tones.deep,
      width: 12,
      blur: 4,
      opacity: 0.5,
    },
  ];
  for (let i = -x; i < x; i += 12)
    shades.push({
      d: `M${i},${y - 70} L${i * 0.97},${y + 30}`,
      stroke: tones.deep,
      width: 4.5,
      blur: 2,
      opacity: 0.55,
    });
  return form(
    canvas,
    `M${-x - 2},${y - 62} Q0,${y - 44} ${x + 2},${y - 62} L${x - 6},${y + 4} Q0,${y + 20} ${-x + 6},${y + 4} Z`,
    {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, wool],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.1],
      ),
      shades,
      texture,
      grain: 0.25,
      edge: { colour: tones.deep, opacity: 0.3, width: 1.5 },
    },
  );
}

/** Two plaits of stitches beside the middle. */
function cables({ tones, hem: [, bottom] }: Cut): Shade[] {
  const shades: Shade[] = [];
  for (const x of [-92, 0, 92]) {
    for (let y = 110; y < bottom - 60; y += 62) {
      shades.push(
        {
          d: `M${x - 20},${y} C${x - 20},${y + 26} ${x + 20},${y + 32} ${x + 20},${y + 62}`,
          stroke: tones.bright,
          width: 15,
          blur: 4,
          opacity: 0.75,
        },
        {
          d: `M${x + 20},${y} C${x + 20},${y + 24} ${x + 6},${y + 28} ${x + 2},${y + 30} M${x - 4},${y + 36} C${x - 14},${y + 44} ${x - 20},${y + 50} ${x - 20},${y + 62}`,
          stroke: tones.deep,
          width: 9,
          blur: 4,
          opacity: 0.7,
        },
      );
    }
    shades.push({
      d: `M${x - 36},100 V${bottom} M${x + 36},100 V${bottom}`,
      stroke: tones.deep,
      width: 7,
      blur: 4,
      opacity: 0.55,
    });
  }
  return shades;
}

/** Rings of small knitted motifs around the shoulders. */
function yokeMarks(canvas: Canvas, ink: string, wool: string): Svg {
  const soft = mix(ink, wool, 0.45);
  let svg = '';
  for (const [radius, colourOf, size] of [
    [120, ink, 11],
    [156, soft, 15],
    [196, ink, 18],
    [232, soft, 10],
  ] as const) {
    const count = Math.round((radius * Math.PI) / 30);
    for (let i = 0; i <= count; i += 1) {
      const angle = (i / count) * Math.PI;
      const [x, y] = [Math.cos(angle) * radius * 1.18, Math.sin(angle) * radius * 0.98 + 6];
      svg += canvas.place({ x, y, turn: (angle * 180) / Math.PI - 90 }, () =>
        filled(`M0,${-size} L${size * 0.62},0 L0,${size} L${-size * 0.62},0 Z`, colourOf, 0.85),
      );
    }
  }
  return svg;
}

function drawKnit(canvas: Canvas, knit: Knit, view: View): Svg {
  const open = knit.neck === 'cardigan' && view !== 'back';
  const deep = open
    ? 'M0,300 C30,220 64,90 88,0'
    : view === 'back' || knit.neck === 'roll'
      ? 'M0,26 C50,26 76,16 88,0'
      : 'M0,62 C50,62 78,38 88,0';
  const cut = cutOf({
    colour: knit.colour,
    print: knit.print,
    texture: knit.stitch === 'fine' ? 'knit' : 'chunky',
    grain: knit.stitch === 'fine' ? 0.24 : 0.3,
    view,
    neckline: deep,
    neck: 88,
    shoulder: 190,
    chest: [214, 280],
    hem: [222, knit.length],
    waist: [222, knit.length * 0.78],
    sleeve:
      knit.sleeve === 'balloon'
        ? { wrist: [372, 548], width: 132, cap: 26 }
        : { wrist: [362, 560], width: 98, cap: 6 },
    drape: 0.55,
  });
  let svg = drawNeckInside(canvas, cut, 30) + drawSleeve(canvas, cut, -1) + drawSleeve(canvas, cut, 1);
  svg +=
    drawCuff(canvas, cut, -1, { ribbed: true, flare: -8 }) +
    drawCuff(canvas, cut, 1, { ribbed: true, flare: -8 });
  const marks = knit.yoke === undefined ? '' : yokeMarks(canvas, knit.yoke, knit.colour);
  // Shoulder seams run a little behind the top, so only the back shows them.
  const seams =
    view === 'back'
      ? line('M-176,52 Q-120,34 -84,28 M176,52 Q120,34 84,28', {
          colour: cut.tones.deep,
          width: 3,
          opacity: 0.5,
        })
      : '';
  svg += drawBody(canvas, cut, { shades: knit.stitch === 'cable' ? cables(cut) : [], marks: marks + seams });
  svg += ribbedHem(canvas, cut);
  if (knit.pockets && view !== 'back')
    for (const x of [-178, 70])
      svg += drawPatchPocket(canvas, cut, { x, y: knit.length - 226, width: 108, height: 124 });
  if (open) {
    const border = 'M-88,0 C-64,90 -30,220 -2,300 M88,0 C64,90 30,220 2,300';
    return (
      svg +
      drawPlacket(canvas, cut, {
        top: 296,
        buttons: 4,
        width: 46,
        radius: 13,
        colour: knit.buttons,
        plain: true,
      }) +
      line(border, { colour: cut.tones.dark, width: 34 }) +
      line(border, { colour: cut.tones.light, width: 26, dash: [5, 5], cap: 'butt' })
    );
  }
  return (
    svg +
    (knit.neck === 'roll'
      ? drawStandCollar(canvas, cut, { height: 62 })
      : drawNeckBand(canvas, cut, { width: 26 }))
  );
}

export const knit = defineProduct({
  kind: 'knit',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.25, y: 0.2, width: 0.46 },
  stage: ({ length }) => hanging({ scale: 1.42, span: 184, length: length + 20 }),
  draw: drawKnit,
});
