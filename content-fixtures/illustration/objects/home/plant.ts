import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { filled, line, oval } from '../../drawing/shape.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { room } from '../../stages/room.ts';
import { symmetric } from '../../drawing/path.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  pot: colour.default('#b5785a'),
  leaf: colour.default('#4f6b4d'),
  style: z.enum(['blades', 'round', 'split']).default('blades'),
  height: z.int().min(200).max(720).default(520),
});

type Plant = z.output<typeof params>;

function blade(canvas: Canvas, { leaf, height }: Plant, i: number): Svg {
  const angle = ((-90 + (i - 6) * 13 + (canvas.random() - 0.5) * 8) * Math.PI) / 180;
  const length = height * (0.62 + canvas.random() * 0.4);
  const green = tone(leaf, (canvas.random() - 0.5) * 0.14);
  const [tx, ty] = [Math.cos(angle) * length * 0.62, -150 + Math.sin(angle) * length];
  const [mx, my] = [tx * 0.25, -150 + (ty + 150) * 0.62];
  const [nx, ny] = [(-(ty + 150) / length) * 34, (tx / length) * 34];
  const vein = `M0,-150 Q${mx + tx * 0.15},${my} ${tx},${ty}`;
  return (
    filled(
      `M0,-150 Q${mx + nx},${my + ny} ${tx},${ty} Q${mx - nx + tx * 0.3},${my - ny} 0,-150 Z`,
      canvas.linear(
        [
          [0, tone(green, 0.09)],
          [1, tone(green, -0.1)],
        ],
        [0, 0, 1, 1],
      ),
    ) + line(vein, { colour: tone(green, 0.16), width: 3, opacity: 0.5 })
  );
}

function stalk(canvas: Canvas, { leaf, height, style }: Plant, i: number): Svg {
  const turn = (i - 4) * 14 + (canvas.random() - 0.5) * 12;
  const length = height * (0.3 + ((i * 5) % 9) * 0.055 + canvas.random() * 0.1);
  const green = tone(leaf, (canvas.random() - 0.4) * 0.13);
  const shape =
    'M0,0 C70,-10 110,-70 84,-140 C70,-176 34,-196 0,-210 C-34,-196 -70,-176 -84,-140 C-110,-70 -70,-10 0,0 Z';
  const round =
    'M0,0 C56,0 84,-40 78,-80 C72,-120 30,-136 0,-136 C-30,-136 -72,-120 -78,-80 C-84,-40 -56,0 0,0 Z';
  const cuts =
    style === 'split'
      ? line('M96,-64 L36,-70 M-96,-64 L-36,-70 M92,-120 L34,-112 M-92,-120 L-34,-112', {
          colour: tone(green, -0.2),
          width: 10,
          opacity: 0.7,
        })
      : '';
  const head = canvas.place(
    { x: 0, y: -150 - length, turn: turn * 0.9, scale: (height / 520) * (0.95 + canvas.random() * 0.35) },
    () =>
      form(canvas, style === 'split' ? shape : round, {
        fill: canvas.linear(
          [
            [0, tone(green, 0.1)],
            [1, tone(green, -0.1)],
          ],
          [0, 0, 1, 1],
        ),
        marks: cuts,
      }) + line('M0,0 V-130', { colour: tone(green, 0.16), width: 4, opacity: 0.6 }),
  );
  return `<g transform="rotate(${Math.round(turn)} 0 -150)">${line(`M0,-150 V${-150 - length}`, { colour: tone(green, -0.06), width: 6 })}${head}</g>`;
}

function drawPlant(canvas: Canvas, given: Plant): Svg {
  const { pot, style } = given;
  const tones = tonesOf(pot);
  let svg = groundShadow(canvas, { width: 200 });
  const count = style === 'blades' ? 13 : 9;
  for (let i = 0; i < count; i += 1)
    svg += style === 'blades' ? blade(canvas, given, i) : stalk(canvas, given, i);
  return (
    svg +
    oval(0, -158, 90, 12, tone(pot, -0.26)) +
    form(canvas, symmetric('M0,-160 H94 L76,-10 Q72,4 56,4 H0'), {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.45, pot],
          [1, tones.deep],
        ],
        [0, 0, 1, 0.2],
      ),
      marks: filled(
        'M-120,-160 H120 V-128 H-120 Z',
        canvas.linear([
          [0, '#1c120a', 0.3],
          [1, '#1c120a', 0],
        ]),
      ),
      texture: 'grain',
      grain: 0.06,
      edge: { colour: tones.deep, opacity: 0.35, width: 1.5 },
    })
  );
}

export const plant = defineProduct({
  kind: 'plant',
  format: 'wide',
  params,
  crop: { x: 0.34, y: 0.2, width: 0.32 },
  stage: ({ height }) =>
    room({ width: height * 1.1, height: height + 240, share: 0.6, ground: 0.88, horizon: 0.74 }),
  draw: drawPlant,
});
