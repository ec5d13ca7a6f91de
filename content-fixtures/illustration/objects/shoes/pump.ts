import { z } from 'zod';
import { colour } from '../../drawing/palette.ts';
import { defineProduct } from '../../drawing/picture-kind.ts';
import { form, type Shade } from '../../drawing/form.ts';
import { line, oval } from '../../drawing/shape.ts';
import { pair } from '../../drawing/pair.ts';
import { plinth } from '../../stages/plinth.ts';
import { polished } from '../../stages/hanging.ts';
import { tone, tonesOf, type Tones } from '../../drawing/colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Svg } from '../../drawing/svg.ts';

const params = z.strictObject({
  colour,
  /** High and slim, a block, or flat as a ballerina. */
  heel: z.enum(['slim', 'block', 'flat']).default('block'),
  strap: z.boolean().default(false),
  material: z.enum(['leather', 'suede', 'patent']).default('leather'),
  metal: colour.default('#b98f55'),
});

type Pump = z.output<typeof params>;

/** How high the heel lifts the foot. */
const lifts = { slim: 250, block: 190, flat: 30 } as const;

function upperPath(lift: number): string {
  const h = -lift;
  return (
    `M-400,-26 C-410,-66 -360,-96 -270,-112 C-230,-120 -200,-130 -176,-140 C-120,${-128 + h * 0.06} -40,${-112 + h * 0.36} 60,${-118 + h * 0.72} ` +
    `C150,${-124 + h * 0.95} 230,${-150 + h} 300,${-210 + h} C328,${-214 + h} 342,${-200 + h} 344,${-176 + h} C352,${-110 + h} 350,${-60 + h} 338,${-18 + h} ` +
    `C250,${-4 + h} 150,${-10 + h * 0.86} 60,${-24 + h * 0.5} C-60,${-30 + h * 0.1} -180,-14 -300,-8 C-360,-6 -396,-10 -400,-26 Z`
  );
}

function heelForm(canvas: Canvas, { heel }: Pump, tones: Tones): Svg {
  const h = -lifts[heel];
  if (heel === 'flat')
    return form(canvas, `M150,${-36} L340,${-52} L336,0 H160 Z`, {
      fill: canvas.linear([
        [0, '#5a4332'],
        [1, '#32241b'],
      ]),
      texture: 'grain',
      grain: 0.1,
    });
  const d =
    heel === 'slim'
      ? `M226,${-40 + h} C280,${-20 + h} 330,${-34 + h} 348,${-70 + h} C348,${h * 0.5} 326,-80 318,0 H288 C286,-90 286,${h * 0.6} 226,${-40 + h} Z`
      : `M170,${-34 + h} C250,${-8 + h} 320,${-20 + h} 346,${-60 + h} C350,${h * 0.5} 340,-60 338,0 H206 C206,-80 200,${h * 0.6} 170,${-34 + h} Z`;
  return (
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tones.light],
          [0.4, tones.base],
          [1, tones.deep],
        ],
        [0, 0, 1, 0.1],
      ),
      texture: 'grain',
      grain: 0.06,
      edge: { colour: tones.deep, opacity: 0.5, width: 1.5 },
    }) + line(heel === 'slim' ? 'M287,-3 H319' : 'M206,-4 H338', { colour: '#2b221c', width: 8, cap: 'butt' })
  );
}

function onePump(canvas: Canvas, pump: Pump): Svg {
  const tones = tonesOf(pump.colour);
  const lift = lifts[pump.heel];
  const h = -lift;
  const shine = pump.material === 'patent' ? 0.95 : pump.material === 'leather' ? 0.6 : 0.3;
  const shades: Shade[] = [
    {
      d: `M-420,0 C-200,-60 0,${-50 + h * 0.3} 360,${-60 + h} V40 H-420 Z`,
      fill: tones.deep,
      blur: 15,
      opacity: 0.6,
    },
    {
      d: `M-370,-60 C-330,-88 -260,-104 -190,-118 C-230,-80 -300,-62 -370,-44 Z`,
      fill: '#ffffff',
      blur: 8,
      opacity: shine,
    },
    {
      d: `M250,${-180 + h} C310,${-160 + h} 330,${-90 + h} 320,${-10 + h} H380 V${-220 + h} Z`,
      fill: tones.deep,
      blur: 15,
      opacity: 0.55,
    },
    {
      d: `M100,${-100 + h * 0.84} C170,${-110 + h * 0.96} 230,${-130 + h} 280,${-160 + h} C270,${-110 + h} 200,${-80 + h} 110,${-70 + h * 0.8} Z`,
      fill: tones.bright,
      blur: 8,
      opacity: shine,
    },
  ];
  const inner = `M-182,-138 C-120,${-150 + h * 0.06} 0,${-150 + h * 0.4} 90,${-150 + h * 0.76} C170,${-160 + h * 0.98} 240,${-176 + h} 300,${-212 + h} C230,${-140 + h} 150,${-118 + h * 0.95} 60,${-112 + h * 0.72} C-40,${-106 + h * 0.36} -120,${-122 + h * 0.06} -182,-138 Z`;
  const sole = `M-402,-18 C-396,-2 -340,-4 -290,-5 C-160,-9 -60,-22 60,${-21 + h * 0.5} C150,${-7 + h * 0.86} 250,${-1 + h} 336,${-17 + h}`;
  let svg = heelForm(canvas, pump, tones) + line(sole, { colour: '#3a2a1e', width: 17 });
  svg += form(canvas, inner, {
    fill: canvas.linear([
      [0, '#d9c2a0'],
      [1, '#a8865c'],
    ]),
    shades: [{ d: inner, stroke: '#5a4128', width: 22, blur: 8, opacity: 0.5 }],
  });
  svg += form(canvas, upperPath(lift), {
    fill: canvas.linear(
      [
        [0, tones.light],
        [0.5, tones.base],
        [1, tones.dark],
      ],
      [0, 0, 0.5, 1],
    ),
    shades,
    texture: pump.material === 'suede' ? 'plush' : pump.material === 'leather' ? 'leather' : 'grain',
    grain: pump.material === 'suede' ? 0.2 : 0.08,
    edge: { colour: tones.deep, opacity: 0.45, width: 1.8 },
  });
  svg += line(`M176,${-142 + h * 0.94} C240,${-160 + h} 280,${-186 + h} 302,${-212 + h}`, {
    colour: tones.bright,
    width: 3,
    opacity: 0.5,
  });
  if (!pump.strap) return svg;
  const strap = `M-40,${-118 + h * 0.4} C20,${-230 + h * 0.7} 110,${-260 + h * 0.9} 190,${-140 + h * 0.94}`;
  return (
    svg +
    line(strap, { colour: tones.deep, width: 26 }) +
    line(strap, { colour: tones.base, width: 20 }) +
    oval(150, -214 + h * 0.93, 14, 14, canvas.linear(polished(pump.metal))) +
    oval(150, -214 + h * 0.93, 6, 6, tone(pump.metal, -0.3))
  );
}

export const pump = defineProduct({
  kind: 'pump',
  format: 'tall',
  params,
  views: ['front', 'back', 'detail'],
  crop: { x: 0.1, y: 0.4, width: 0.5 },
  stage: ({ heel }) => plinth({ scale: heel === 'flat' ? 1.04 : 1.08, width: 760, x: 624 }),
  draw: (canvas, shoe, view) =>
    view === 'back' ? pair(canvas, () => onePump(canvas, shoe)) : onePump(canvas, shoe),
});
