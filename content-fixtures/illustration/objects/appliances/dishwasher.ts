import { z } from 'zod';
import { applianceBack } from '../../props/appliance-back.ts';
import { bar, line, oval } from '../../drawing/shape.ts';
import { barHandle, boxSides, casing, glassPanel } from '../../drawing/metal.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow } from '../../drawing/shadow.ts';
import { roundedRect } from '../../drawing/path.ts';
import { studio } from '../../stages/studio.ts';
import { tonesOf } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  steel: z.boolean().default(false),
  handle: z.enum(['bar', 'grip']).default('bar'),
  /** Where its display is; hidden ones are on the upper edge of the door. */
  panel: z.enum(['left', 'middle', 'hidden']).default('middle'),
});

const body = { x: -320, y: -830, width: 640, height: 790 };

function drawDishwasher(
  canvas: Canvas,
  { colour: front, steel, handle, panel: display }: z.output<typeof params>,
  view: View,
): Svg {
  const { deep } = tonesOf(front);
  const base =
    groundShadow(canvas, { x: 10, width: 690 }) + boxSides(canvas, { ...body, height: 826 }, front);
  if (view === 'back') return base + applianceBack(canvas, { ...body, height: 822 }, front);
  let lit = bar({ x: -40, y: -796, width: 86, height: 12, radius: 6 }, '#2aa9c0');
  for (let i = 0; i < 6; i += 1) lit += oval(-270 + i * 36, -782, 6, 6, i === 1 ? '#7fe0c0' : '#52616a');
  lit += bar({ x: -40, y: -774, width: 54, height: 8, radius: 4 }, '#8fd3e0', 0.6);
  for (let i = 0; i < 4; i += 1)
    lit += bar({ x: 130 + i * 42, y: -792, width: 26, height: 22, radius: 5 }, '#2a353b');
  const panel = form(canvas, roundedRect({ x: -320, y: -706, width: 640, height: 620 }, [6, 6, 4, 4]), {
    fill: casing(canvas, front, steel),
    shades: [
      { d: 'M-340,-720 H-210 L-40,-60 H-340 Z', fill: '#ffffff', blur: 50, opacity: 0.26 },
      { d: 'M250,-720 H360 V-60 H280 Z', fill: deep, blur: 28, opacity: 0.44 },
      { d: 'M-340,-150 H340 V-60 H-340 Z', fill: deep, blur: 28, opacity: 0.36 },
    ],
    texture: steel ? 'brushed' : 'grain',
    grain: steel ? 0.12 : 0.025,
    edge: { colour: deep, opacity: 0.5 },
  });
  return (
    base +
    form(canvas, roundedRect({ ...body, height: 130 }, [16, 16, 2, 2]), {
      fill: casing(canvas, front, steel),
      texture: steel ? 'brushed' : 'grain',
      grain: steel ? 0.12 : 0.025,
      edge: { colour: deep, opacity: 0.5 },
    }) +
    (display === 'hidden'
      ? bar({ x: -34, y: -778, width: 68, height: 6, radius: 3 }, deep, 0.5)
      : glassPanel(
          canvas,
          { x: -296, y: -812, width: display === 'left' ? 330 : 592, height: 62 },
          display === 'left'
            ? bar({ x: -270, y: -788, width: 86, height: 12, radius: 6 }, '#2aa9c0') +
                bar({ x: -160, y: -788, width: 54, height: 12, radius: 6 }, '#8fd3e0', 0.6)
            : lit,
        )) +
    panel +
    (handle === 'bar'
      ? barHandle(canvas, { x: -230, y: -660, width: 460, height: 20 })
      : bar({ x: -130, y: -704, width: 260, height: 34, radius: 17 }, '#22272a', 0.75)) +
    form(canvas, roundedRect({ x: -306, y: -86, width: 612, height: 82 }, 2), {
      fill: canvas.linear([
        [0, '#1b1f21'],
        [1, '#33393c'],
      ]),
    }) +
    line('M-300,-84 H300', { colour: '#000000', width: 6, opacity: 0.5 })
  );
}

export const dishwasher = defineProduct({
  kind: 'dishwasher',
  format: 'square',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.22, y: 0.12, width: 0.5 },
  stage: () => studio({ width: 700, height: 830, share: 0.74, middle: 26 }),
  draw: drawDishwasher,
});
