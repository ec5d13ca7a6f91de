import { z } from 'zod';
import { bar, line, oval, ring } from '../../drawing/shape.ts';
import { boxSides, casing, chrome, glassPanel, knob } from '../../drawing/metal.ts';
import { colour } from '../../drawing/palette.ts';
import { defineProduct, type View } from '../../drawing/picture-kind.ts';
import { ellipse, roundedRect } from '../../drawing/path.ts';
import { applianceBack } from '../../props/appliance-back.ts';
import { form } from '../../drawing/form.ts';
import { groundShadow, softOval } from '../../drawing/shadow.ts';
import { lightnessOf, tone, tonesOf } from '../../drawing/colour.ts';
import { studio } from '../../stages/studio.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** Laundry in the drum; a dryer has it higher and no drawer. */
  laundry: colour.default('#068099'),
  dryer: z.boolean().default(false),
  /** The ring around the glass. */
  door: z.enum(['chrome', 'dark', 'white']).default('chrome'),
  /** Where the dial is; without one it is worked by touch. */
  panel: z.enum(['middle', 'right', 'touch']).default('middle'),
  /** Of the door, in percent of a large one. */
  size: z.int().min(80).max(100).default(100),
  hinge: z.enum(['right', 'left']).default('right'),
});

type Washer = z.output<typeof params>;

const [cx, cy] = [0, -372];
const body = { x: -320, y: -840, width: 640, height: 836 };

function dialOf(canvas: Canvas, x: number, dark: boolean): Svg {
  let svg = knob(canvas, x, -766, 50, '#068099');
  for (let i = 0; i < 9; i += 1) {
    const angle = ((-220 + i * 32.5) * Math.PI) / 180;
    svg += oval(x + Math.cos(angle) * 64, -766 + Math.sin(angle) * 64, 3, 3, dark ? '#aeb5b9' : '#8d9599');
  }
  return svg;
}

function controls(canvas: Canvas, { colour: enamel, dryer, panel }: Washer): Svg {
  const dial = { middle: -20, right: 230, touch: undefined }[panel];
  const screen = { middle: 74, right: -70, touch: -60 }[panel];
  const wide = panel === 'touch' ? 356 : 222;
  const { deep } = tonesOf(enamel);
  const dark = lightnessOf(enamel) < 0.5;
  let svg =
    line('M-320,-694 H320', { colour: deep, width: 2.5, opacity: 0.7 }) +
    line('M-320,-691 H320', { colour: '#ffffff', width: 1.5, opacity: dark ? 0.14 : 0.8 });
  if (!dryer) {
    svg += form(canvas, roundedRect({ x: -292, y: -806, width: 196, height: 84 }, 8), {
      fill: canvas.linear([
        [0, tone(enamel, -0.02)],
        [1, tone(enamel, -0.06)],
      ]),
      edge: { colour: deep, opacity: 0.5 },
    });
    svg += bar({ x: -216, y: -736, width: 44, height: 6, radius: 3 }, deep, 0.5);
  }
  if (dial !== undefined) svg += dialOf(canvas, dial, dark);
  let lit =
    bar({ x: 98, y: -784, width: 70, height: 9, radius: 4.5 }, '#2aa9c0') +
    bar({ x: 98, y: -764, width: 46, height: 9, radius: 4.5 }, '#8fd3e0', 0.6);
  for (let i = 0; i < 4; i += 1) lit += oval(112 + i * 44, -738, 6, 6, i === 0 ? '#7fe0c0' : '#52616a');
  lit += ring(240, -770, 20, 20, { colour: '#8fd3e0', width: 5, opacity: 0.85 });
  if (panel === 'touch')
    for (let i = 0; i < 5; i += 1)
      lit += ring(330 + i * 26, -744, 8, 8, { colour: '#8fd3e0', width: 2, opacity: 0.7 });
  const shown = screen === 74 ? lit : canvas.place({ x: screen - 74 }, () => lit);
  return svg + glassPanel(canvas, { x: screen, y: -812, width: wide, height: 92 }, shown);
}

function drum(canvas: Canvas): Svg {
  let svg =
    oval(
      cx + 6,
      cy + 8,
      160,
      160,
      canvas.radial(
        [
          [0, '#7f8a90'],
          [0.7, '#58636a'],
          [1, '#27323a'],
        ],
        { x: 0.4, y: 0.35, radius: 0.7 },
      ),
    ) +
    oval(
      cx + 6,
      cy + 8,
      112,
      112,
      canvas.radial(
        [
          [0, '#99a4a9'],
          [1, '#4a555c'],
        ],
        { x: 0.4, y: 0.35, radius: 0.7 },
      ),
    );
  for (let row = 0; row < 4; row += 1) {
    const count = 26 + row * 5;
    for (let i = 0; i < count; i += 1) {
      const angle = (i / count) * Math.PI * 2 + row * 0.1;
      svg += oval(
        cx + 6 + Math.cos(angle) * (122 + row * 13),
        cy + 8 + Math.sin(angle) * (122 + row * 13),
        3.2,
        3.2,
        '#1c262c',
        0.75,
      );
    }
  }
  for (let i = 0; i < 3; i += 1) {
    svg += canvas.place({ x: cx + 6, y: cy + 8, turn: i * 120 - 20 }, () =>
      form(canvas, 'M-16,-60 C-10,-110 -12,-150 -20,-170 H20 C12,-150 10,-110 16,-60 Z', {
        fill: canvas.linear(
          [
            [0, '#c4ccd0'],
            [1, '#646f75'],
          ],
          [0, 0, 1, 0],
        ),
      }),
    );
  }
  return svg;
}

function door(canvas: Canvas, { laundry, dryer, door: rim }: Washer): Svg {
  const metal = { chrome: undefined, dark: '#3a4145', white: '#f1efea' }[rim];
  const lift = dryer ? -46 : 0;
  const y = cy + lift;
  const glass = ellipse(cx, cy, 196, 196);
  const porthole = form(canvas, glass, {
    fill: '#38444b',
    print: drum(canvas),
    shades: [
      {
        d: `M${cx - 210},${cy + 60} C${cx - 90},${cy + 150} ${cx + 120},${cy + 140} ${cx + 210},${cy + 30} V${cy + 220} H${cx - 210} Z`,
        fill: '#20303a',
        blur: 28,
        opacity: 0.75,
      },
      {
        d: `M${cx - 174},${y + 92} C${cx - 120},${y + 36} ${cx - 60},${y + 96} ${cx - 10},${y + 78} C${cx + 50},${y + 50} ${cx + 110},${y + 110} ${cx + 174},${y + 76} V${cy + 220} H${cx - 174} Z`,
        fill: '#e9e2d6',
        blur: 4,
        opacity: 0.92,
      },
      {
        d: `M${cx - 84},${y + 112} C${cx - 20},${y + 66} ${cx + 60},${y + 130} ${cx + 124},${y + 104} C${cx + 84},${y + 174} ${cx - 40},${y + 190} ${cx - 84},${y + 112} Z`,
        fill: laundry,
        blur: 4,
        opacity: 0.85,
      },
      {
        d: `M${cx - 200},${cy + 130} C${cx - 80},${cy + 190} ${cx + 100},${cy + 190} ${cx + 200},${cy + 120} V${cy + 220} H${cx - 200} Z`,
        fill: '#20303a',
        blur: 15,
        opacity: 0.8,
      },
      { d: glass, fill: '#20303a', opacity: 0.26 },
      {
        d: `M${cx - 176},${cy - 40} C${cx - 160},${cy - 140} ${cx - 70},${cy - 190} ${cx + 20},${cy - 184} C${cx - 60},${cy - 140} ${cx - 130},${cy - 80} ${cx - 140},${cy + 20} Z`,
        fill: '#ffffff',
        blur: 8,
        opacity: 0.42,
      },
      {
        d: `M${cx + 60},${cy + 170} C${cx + 130},${cy + 140} ${cx + 170},${cy + 80} ${cx + 176},${cy + 10} C${cx + 160},${cy + 70} ${cx + 120},${cy + 120} ${cx + 60},${cy + 170} Z`,
        fill: '#ffffff',
        blur: 8,
        opacity: 0.3,
      },
    ],
  });
  const glint = line('M-236,-440 C-214,-540 -150,-596 -60,-614', {
    colour: '#ffffff',
    width: 9,
    opacity: 0.75,
  });
  return (
    softOval(canvas, { x: cx + 16, y: cy + 24, rx: 300, ry: 300, opacity: 0.5, flat: true }) +
    oval(cx, cy, 258, 258, metal === undefined ? canvas.linear(chrome, [0, 0, 1, 1]) : tone(metal, -0.1)) +
    oval(
      cx,
      cy,
      250,
      250,
      canvas.linear(
        [
          [0, metal === undefined ? '#b8bcbe' : tone(metal, 0.05)],
          [0.5, metal ?? '#e2e5e7'],
          [1, metal === undefined ? '#9da2a5' : tone(metal, -0.12)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    oval(cx, cy, 214, 214, '#0c1216') +
    oval(
      cx,
      cy,
      206,
      206,
      canvas.linear(
        [
          [0, '#5c666b'],
          [1, '#161c20'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    porthole +
    ring(cx, cy, 197, 197, { colour: '#0a0f12', width: 4, opacity: 0.6 }) +
    canvas.blurred(glint, 3, { left: -260, top: -640, right: -30, bottom: -420 }) +
    form(canvas, 'M214,-440 C244,-430 250,-312 214,-302 C226,-340 226,-400 214,-440 Z', {
      fill: canvas.linear(
        [
          [0, '#f4f6f7'],
          [1, '#8a9094'],
        ],
        [0, 0, 1, 0],
      ),
      edge: { colour: '#555555', opacity: 0.5 },
    })
  );
}

/** The door as large as it is, its handle opposite the hinge. */
function hung({ size, hinge }: Washer, svg: Svg): Svg {
  if (size === 100 && hinge === 'right') return svg;
  const share = size / 100;
  return `<g transform="translate(${cx} ${cy}) scale(${hinge === 'left' ? -share : share} ${share}) translate(${-cx} ${-cy})">${svg}</g>`;
}

function drawWasher(canvas: Canvas, washer: Washer, view: View): Svg {
  const { colour: enamel } = washer;
  const { deep } = tonesOf(enamel);
  const dark = lightnessOf(enamel) < 0.5;
  const shadow = groundShadow(canvas, { x: 10, width: 700 });
  const feet = [-270, 270]
    .map((x) => bar({ x: x - 20, y: -6, width: 40, height: 10, radius: 3 }, '#2a2d2f'))
    .join('');
  if (view === 'back')
    return shadow + boxSides(canvas, body, enamel) + applianceBack(canvas, body, enamel) + feet;
  return (
    shadow +
    boxSides(canvas, body, enamel) +
    form(canvas, roundedRect(body, 18), {
      fill: casing(canvas, enamel, false),
      shades: [
        { d: 'M-340,-860 H-290 V20 H-340 Z', fill: '#ffffff', blur: 15, opacity: dark ? 0.16 : 0.8 },
        { d: 'M250,-860 H360 V20 H280 Z', fill: deep, blur: 28, opacity: 0.42 },
        { d: 'M-340,-80 H340 V20 H-340 Z', fill: deep, blur: 28, opacity: 0.36 },
      ],
      texture: 'grain',
      grain: 0.025,
      edge: { colour: deep, opacity: 0.4 },
    }) +
    controls(canvas, washer) +
    hung(washer, door(canvas, washer)) +
    line('M-320,-74 H320', { colour: deep, width: 2, opacity: 0.6 }) +
    form(canvas, roundedRect({ x: -280, y: -56, width: 70, height: 34 }, 6), {
      fill: tone(enamel, -0.04),
      edge: { colour: deep, opacity: 0.5 },
    }) +
    feet
  );
}

export const washingMachine = defineProduct({
  kind: 'washing-machine',
  format: 'square',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.24, y: 0.16, width: 0.48 },
  stage: () => studio({ width: 700, height: 846, share: 0.76, middle: 26 }),
  draw: drawWasher,
});
