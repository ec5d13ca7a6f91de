import { castShadow } from '../drawing/shadow.ts';
import { form } from '../drawing/form.ts';
import { line, stitches } from '../drawing/shape.ts';
import { roundedRect, type Rectangle } from '../drawing/path.ts';
import { tone } from '../drawing/colour.ts';
import type { Cut } from './cut.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A pocket sewn onto the cloth; its lower edge is pointed when `pointed`. */
export function drawPatchPocket(
  canvas: Canvas,
  cut: Cut,
  { x, y, width, height }: Rectangle,
  pointed = true,
): Svg {
  const { tones, colour } = cut;
  const tip = pointed ? height : height - 12;
  const d = `M${x},${y} H${x + width} V${y + height - 12} ${pointed ? `L${x + width / 2},${y + tip + 12} L${x},${y + height - 12}` : `Q${x + width},${y + height} ${x + width - 12},${y + height} H${x + 12} Q${x},${y + height} ${x},${y + height - 12}`} Z`;
  return (
    castShadow(canvas, d, { right: 3, down: 5, blur: 4, opacity: 0.22 }) +
    form(canvas, d, {
      fill: canvas.linear(
        [
          [0, tone(colour, 0.03)],
          [1, tones.dark],
        ],
        [0, 0, 0.6, 1],
      ),
      texture: cut.texture,
      grain: cut.grain,
      edge: { colour: tones.deep, opacity: 0.5, width: 1.8 },
    }) +
    stitches(`M${x + 5},${y + 18} H${x + width - 5}`, tones.deep, { width: 1.4, opacity: 0.5 }) +
    stitches(
      `M${x + 6},${y + 4} V${y + height - 14} M${x + width - 6},${y + 4} V${y + height - 14}`,
      tones.bright,
      { width: 1.3, opacity: 0.45 },
    )
  );
}

/** A pocket with a flap, as coats and blazers have it. */
export function drawFlapPocket(canvas: Canvas, cut: Cut, { x, y, width, height }: Rectangle, turn = 0): Svg {
  const { tones, colour } = cut;
  const d = roundedRect({ x: -width / 2, y: 0, width, height }, [2, 2, 8, 8]);
  return canvas.place(
    { x: x + width / 2, y, turn },
    () =>
      castShadow(canvas, d, { right: 3, down: 7, blur: 4, opacity: 0.3 }) +
      form(canvas, d, {
        fill: canvas.linear([
          [0, tone(colour, 0.03)],
          [1, tone(colour, -0.07)],
        ]),
        texture: cut.texture,
        grain: cut.grain,
        edge: { colour: tones.deep, opacity: 0.5, width: 1.8 },
      }) +
      line(`M${-width / 2},0 H${width / 2}`, { colour: tones.deep, width: 3, opacity: 0.6 }),
  );
}
