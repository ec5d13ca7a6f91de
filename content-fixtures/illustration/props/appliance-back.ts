import { form } from '../drawing/form.ts';
import { bar, line, oval } from '../drawing/shape.ts';
import { roundedRect, type Rectangle } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** The rear of an appliance: a sheet of metal with a vent, screws, hoses and a cable. */
export function applianceBack(canvas: Canvas, box: Rectangle, colour: string): Svg {
  const { x, y, width, height } = box;
  const metal = tone(colour, -0.06);
  const panel = { x: x + width * 0.1, y: y + height * 0.12, width: width * 0.8, height: height * 0.6 };
  let vents = '';
  for (let i = 0; i < 9; i += 1)
    vents += bar(
      { x: panel.x + 40, y: panel.y + 40 + i * 22, width: panel.width * 0.5, height: 9, radius: 4 },
      tone(metal, -0.3),
      0.7,
    );
  for (const [sx, sy] of [
    [panel.x + 16, panel.y + 16],
    [panel.x + panel.width - 16, panel.y + 16],
    [panel.x + 16, panel.y + panel.height - 16],
    [panel.x + panel.width - 16, panel.y + panel.height - 16],
  ] as const)
    vents += oval(
      sx,
      sy,
      7,
      7,
      canvas.radial([
        [0, '#f2f4f4'],
        [1, '#8a9093'],
      ]),
    );
  const hose = `M${x + width * 0.78},${y + height * 0.2} C${x + width * 1.02},${y + height * 0.36} ${x + width * 0.7},${y + height * 0.62} ${x + width * 0.86},${y + height * 0.97}`;
  return (
    form(canvas, roundedRect(box, 14), {
      fill: canvas.linear(
        [
          [0, tone(metal, 0.04)],
          [0.5, metal],
          [1, tone(metal, -0.12)],
        ],
        [0, 0, 1, 0.4],
      ),
      shades: [
        {
          d: `M${x + width * 0.7},${y - 20} H${x + width + 40} V${y + height + 20} H${x + width * 0.86} Z`,
          fill: tone(metal, -0.2),
          blur: 28,
          opacity: 0.4,
        },
      ],
      texture: 'grain',
      grain: 0.03,
      edge: { colour: tone(metal, -0.25), opacity: 0.45 },
    }) +
    form(canvas, roundedRect(panel, 10), {
      fill: canvas.linear(
        [
          [0, tone(metal, -0.03)],
          [1, tone(metal, -0.1)],
        ],
        [0, 0, 1, 1],
      ),
      edge: { colour: tone(metal, -0.28), opacity: 0.5 },
    }) +
    vents +
    line(hose, { colour: '#4a5054', width: 26 }) +
    line(hose, { colour: '#6d7478', width: 22, dash: [5, 5], cap: 'butt' }) +
    line(
      `M${x + width * 0.2},${y + height * 0.8} C${x + width * 0.3},${y + height * 0.92} ${x + width * 0.12},${y + height * 0.95} ${x + width * 0.24},${y + height}`,
      { colour: '#24282a', width: 11 },
    )
  );
}
