import { z } from 'zod';
import { castShadow, groundShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { oval } from '../../drawing/shape.ts';
import { plinth } from '../../stages/plinth.ts';
import { symmetric } from '../../drawing/path.ts';
import { tone, tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  pompon: colour.optional(),
  stitch: z.enum(['knit', 'chunky']).default('chunky'),
});

function drawBeanie(canvas: Canvas, { colour: wool, pompon, stitch }: z.output<typeof params>): Svg {
  const tones = tonesOf(wool);
  const crown = symmetric('M0,-560 C170,-560 270,-440 284,-190 L280,-120 H0');
  const brim = symmetric('M0,-206 C160,-206 270,-196 300,-184 C314,-120 312,-60 300,-18 C200,6 100,8 0,8');
  const folds: Shade[] = [
    { d: 'M120,-580 C260,-460 280,-300 270,-100 H360 V-580 Z', fill: tones.deep, blur: 28, opacity: 0.6 },
    {
      d: 'M-230,-240 C-230,-400 -140,-510 -20,-540 C-90,-460 -150,-360 -160,-200 Z',
      fill: tones.bright,
      blur: 28,
      opacity: 0.55,
    },
  ];
  for (const x of [-180, -90, 0, 90, 180])
    folds.push({
      d: `M${x * 0.2},-548 C${x * 0.7},-480 ${x},-360 ${x * 1.06},-190`,
      stroke: tones.deep,
      width: 12,
      blur: 8,
      opacity: 0.4,
    });
  const ribs: Shade[] = [
    { d: 'M140,-220 C200,-140 200,-60 190,20 H340 V-220 Z', fill: tones.deep, blur: 28, opacity: 0.5 },
  ];
  for (let x = -300; x <= 300; x += 20)
    ribs.push({
      d: `M${x * 0.97},-212 C${x},-140 ${x},-70 ${x * 0.98},16`,
      stroke: tones.deep,
      width: 7,
      blur: 4,
      opacity: 0.6,
    });
  let tuft = '';
  if (pompon !== undefined) {
    for (let i = 0; i < 90; i += 1) {
      const [angle, reach] = [canvas.random() * Math.PI * 2, Math.sqrt(canvas.random()) * 92];
      const lit = 0.1 - (Math.cos(angle) + Math.sin(angle)) * reach * 0.0012;
      tuft += oval(
        Math.cos(angle) * reach,
        -620 + Math.sin(angle) * reach,
        22,
        22,
        tone(pompon, lit - 0.06 + (canvas.random() - 0.5) * 0.06),
        0.9,
      );
    }
  }
  return (
    groundShadow(canvas, { width: 600, strength: 0.8 }) +
    form(canvas, crown, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, wool],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.6],
      ),
      shades: folds,
      texture: stitch,
      grain: 0.3,
      edge: { colour: tones.deep, opacity: 0.3 },
    }) +
    castShadow(canvas, brim, { right: 2, down: -10, blur: 8, opacity: 0.3 }) +
    form(canvas, brim, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.5, wool],
          [1, tones.dark],
        ],
        [0, 0, 1, 0.4],
      ),
      shades: ribs,
      texture: stitch,
      grain: 0.24,
      edge: { colour: tones.deep, opacity: 0.35 },
    }) +
    tuft
  );
}

export const beanie = defineProduct({
  kind: 'beanie',
  format: 'tall',
  params,
  crop: { x: 0.26, y: 0.3, width: 0.48 },
  stage: ({ pompon }) => plinth({ scale: pompon === undefined ? 1.08 : 1, width: 600 }),
  draw: drawBeanie,
});
