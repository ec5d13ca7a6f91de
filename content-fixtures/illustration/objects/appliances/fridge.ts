import { z } from 'zod';
import { applianceBack } from '../../props/appliance-back.ts';
import { bar, line, ring } from '../../drawing/shape.ts';
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
  display: z.boolean().default(true),
  /** Freezer below, freezer above, one door, or two wings above a drawer. */
  layout: z.enum(['bottom', 'top', 'single', 'french']).default('bottom'),
  handle: z.enum(['bar', 'grip']).default('bar'),
});

type Fridge = z.output<typeof params>;

const body = { x: -270, y: -1080, width: 540, height: 1064 };

/** Upper edges and heights of the doors. */
const doors = {
  bottom: [
    [-1078, 660],
    [-408, 388],
  ],
  top: [
    [-1078, 320],
    [-748, 728],
  ],
  single: [[-1078, 1058]],
  french: [
    [-1078, 640],
    [-428, 408],
  ],
} as const;

function handles(canvas: Canvas, { layout, handle, colour: front }: Fridge): Svg {
  const { deep } = tonesOf(front);
  const at = (x: number, y: number, height: number): Svg =>
    handle === 'bar'
      ? barHandle(canvas, { x, y, width: 18, height })
      : bar({ x: x - 24, y, width: 16, height, radius: 8 }, deep, 0.8);
  switch (layout) {
    case 'top':
      return at(-238, -960, 170) + at(-238, -700, 350);
    case 'single':
      return at(-238, -760, 480);
    case 'french':
      return (
        line('M0,-1076 V-440', { colour: '#1c2022', width: 8 }) +
        at(handle === 'bar' ? -44 : 4, -820, 330) +
        at(handle === 'bar' ? 28 : 36, -820, 330) +
        (handle === 'bar' ? barHandle(canvas, { x: -190, y: -390, width: 380, height: 18 }) : '')
      );
    default:
      return at(-238, -800, 350) + at(-238, -376, 230);
  }
}

function door(canvas: Canvas, { colour: front, steel }: Fridge, y: number, height: number): Svg {
  const { deep } = tonesOf(front);
  return form(canvas, roundedRect({ x: -270, y, width: 540, height }, 14), {
    fill: casing(canvas, front, steel),
    shades: [
      {
        d: `M-300,${y - 20} H-200 L-20,${y + height + 20} H-300 Z`,
        fill: '#ffffff',
        blur: 50,
        opacity: steel ? 0.3 : 0.24,
      },
      { d: `M210,${y - 20} H300 V${y + height + 20} H240 Z`, fill: deep, blur: 28, opacity: 0.48 },
      { d: `M-290,${y + height - 60} H290 V${y + height + 20} H-290 Z`, fill: deep, blur: 28, opacity: 0.36 },
      { d: `M-266,${y + 4} H266`, stroke: '#ffffff', width: 4, blur: 2, opacity: 0.7 },
    ],
    texture: steel ? 'brushed' : 'grain',
    grain: steel ? 0.12 : 0.03,
    edge: { colour: deep, opacity: 0.6 },
  });
}

function drawFridge(canvas: Canvas, fridge: Fridge, view: View): Svg {
  const { colour: front, display, layout } = fridge;
  const base =
    groundShadow(canvas, { x: 20, width: 620 }) + boxSides(canvas, { ...body, width: 536 }, front, 68);
  if (view === 'back') return base + applianceBack(canvas, body, front);
  const lit =
    bar({ x: 62, y: -916, width: 40, height: 8, radius: 4 }, '#2aa9c0') +
    bar({ x: 62, y: -898, width: 62, height: 8, radius: 4 }, '#8fd3e0', 0.6) +
    ring(162, -900, 8, 8, { colour: '#8fd3e0', width: 3, opacity: 0.9 });
  return (
    base +
    bar({ ...body, radius: 14 }, '#23282b') +
    doors[layout].map(([y, height]) => door(canvas, fridge, y, height)).join('') +
    handles(canvas, fridge) +
    (display && layout !== 'top' ? glassPanel(canvas, { x: 40, y: -940, width: 150, height: 80 }, lit) : '') +
    bar({ x: -258, y: -16, width: 528, height: 14, radius: 4 }, '#1c2022')
  );
}

export const fridge = defineProduct({
  kind: 'fridge',
  format: 'square',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.28, y: 0.08, width: 0.46 },
  stage: () => studio({ width: 610, height: 1080, share: 0.79, middle: 34, ground: 0.89 }),
  draw: drawFridge,
});
