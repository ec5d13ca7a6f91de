import { z } from 'zod';
import { castShadow } from '../../drawing/shadow.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { ellipse, symmetric } from '../../drawing/path.ts';
import { form } from '../../drawing/form.ts';
import { line } from '../../drawing/shape.ts';
import { polished } from '../../stages/hanging.ts';
import { shelf } from '../../stages/shelf.ts';
import { tone } from '../../drawing/colour.ts';
import { vase } from './vase.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  /** The frame. */
  colour,
  shape: z.enum(['round', 'arch']).default('round'),
  dressed: z.boolean().default(true),
});

function drawMirror(canvas: Canvas, { colour: frame, shape, dressed }: z.output<typeof params>): Svg {
  const outer =
    shape === 'round' ? ellipse(0, -380, 330, 330) : symmetric('M0,-760 C170,-760 250,-640 250,-500 V-4 H0');
  const glass =
    shape === 'round' ? ellipse(0, -380, 306, 306) : symmetric('M0,-736 C156,-736 226,-626 226,-496 V-28 H0');
  const metal = canvas.linear(polished(frame), [0, 0, 1, 1]);
  const svg =
    castShadow(canvas, outer, { right: 22, down: 20, blur: 15, opacity: 0.3 }) +
    form(canvas, outer, { fill: metal, edge: { colour: tone(frame, -0.25), opacity: 0.5 } }) +
    form(canvas, glass, {
      fill: canvas.linear(
        [
          [0, '#eef1f0'],
          [0.45, '#d3d9d8'],
          [1, '#a9b2b3'],
        ],
        [0, 0, 1, 1],
      ),
      shades: [
        { d: 'M-400,-200 L120,-800 L300,-800 L-300,-60 Z', fill: '#ffffff', blur: 15, opacity: 0.5 },
        { d: 'M-160,-40 L330,-600 L380,-540 L-60,0 Z', fill: '#ffffff', blur: 15, opacity: 0.3 },
        { d: 'M-340,-10 C-100,-120 100,-120 340,-10 V60 H-340 Z', fill: '#8f9a9a', blur: 28, opacity: 0.5 },
      ],
    }) +
    line(glass, { colour: tone(frame, -0.2), width: 4, opacity: 0.6 });
  if (!dressed) return svg;
  return (
    svg +
    canvas.place({ x: 400, scale: 0.8 }, () =>
      vase.draw(canvas, { colour: 'terracotta', twig: 'eucalyptus' }),
    )
  );
}

export const mirror = defineProduct({
  kind: 'mirror',
  format: 'wide',
  params,
  crop: { x: 0.28, y: 0.2, width: 0.36 },
  stage: () => shelf({ width: 900, height: 780, share: 0.7, x: -60 }),
  draw: drawMirror,
});
