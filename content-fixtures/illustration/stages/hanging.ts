import { finish, sweep, wall } from '../drawing/backdrop.ts';
import { form } from '../drawing/form.ts';
import { bar, line } from '../drawing/shape.ts';
import { softOval } from '../drawing/shadow.ts';
import { tone } from '../drawing/colour.ts';
import { palette } from '../drawing/palette.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Stage } from '../drawing/stage.ts';
import type { Stops, Svg } from '../drawing/svg.ts';

/** The stops of a polished round bar, lit from one side. */
export function polished(metal: string): Stops {
  return [
    [0, tone(metal, -0.14)],
    [0.26, tone(metal, 0.2)],
    [0.5, metal],
    [0.8, tone(metal, -0.12)],
    [1, tone(metal, -0.19)],
  ];
}

/** A wooden hanger whose arms reach `span` units to each side; the hook rises 158 units above it. */
export function hanger(canvas: Canvas, { span = 176, wood = '#b98a5c', clips = false } = {}): Svg {
  const arms =
    `M0,-34 C-30,-34 -120,-8 ${-span},28 C${-span - 14},36 ${-span - 10},52 ${-span + 8},48 C-120,26 -40,4 0,4 ` +
    `C40,4 120,26 ${span - 8},48 C${span + 10},52 ${span + 14},36 ${span},28 C120,-8 30,-34 0,-34 Z`;
  const straight = `M${-span},-12 H${span} Q${span + 8},0 ${span},10 H${-span} Q${-span - 8},0 ${-span},-10 Z`;
  const wire = 'M0,-30 V-66 C0,-94 34,-96 34,-124 C34,-143 19,-158 0,-158 C-19,-158 -34,-143 -34,-124';
  const grain = canvas.linear([
    [0, tone(wood, 0.09)],
    [0.5, wood],
    [1, tone(wood, -0.12)],
  ]);
  return (
    line(wire, { colour: '#a9a39a', width: 7 }) +
    line('M-2,-32 V-66 C-2,-93 31,-96 31,-124 C31,-141 18,-155 0,-155', {
      colour: '#ffffff',
      width: 2,
      opacity: 0.6,
    }) +
    form(canvas, clips ? straight : arms, { fill: grain, edge: { colour: tone(wood, -0.2), opacity: 0.3 } })
  );
}

/** A brass rail across the whole picture, at height `y`. */
function rail(canvas: Canvas, y: number): Svg {
  const shade = line(`M-40,${y + 30} H${canvas.width + 40}`, { colour: '#2a1c10', width: 14, opacity: 0.18 });
  return (
    canvas.blurred(shade, 8, { left: -60, top: y, right: canvas.width + 60, bottom: y + 60 }) +
    bar(
      { x: -10, y: y - 9, width: canvas.width + 20, height: 18, radius: 9 },
      canvas.linear(polished(palette.brass)),
    )
  );
}

const hook = 158;

/** A garment of `length` units on a hanger on a brass rail. Short ones hang lower, so that they sit in the middle. */
export function hanging({ scale = 1, span = 176, clips = false, length = 1100 } = {}): Stage {
  return (canvas, setting, draw) => {
    const x = canvas.width / 2;
    const fall = length * scale;
    const railAt = Math.max(120, (canvas.height - hook * scale - fall) / 2 - 50);
    const y = railAt + hook * scale + 12;
    return (
      wall(canvas, setting.wall) +
      sweep(canvas, setting.wall, 0.9) +
      softOval(canvas, {
        x: x + 60,
        y: y + fall * 0.52,
        rx: 470,
        ry: fall * 0.66,
        colour: '#3a2a1e',
        opacity: 0.2,
      }) +
      rail(canvas, railAt) +
      canvas.place({ x, y: y + 12 * scale, scale }, () => hanger(canvas, { span, clips })) +
      canvas.place({ x, y, scale }, draw) +
      finish(canvas)
    );
  };
}
