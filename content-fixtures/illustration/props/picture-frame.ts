import { filled, line, oval } from '../drawing/shape.ts';
import { roundedRect, type Rectangle } from '../drawing/path.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Svg } from '../drawing/svg.ts';

/** A framed print with a mount. `draw` gets the rectangle of the print. */
export function drawPictureFrame(
  canvas: Canvas,
  { x, y, width, height }: Rectangle,
  draw: (print: Rectangle) => Svg,
): Svg {
  const print = { x: x + 36, y: y + 36, width: width - 72, height: height - 72 };
  const shade = filled(roundedRect({ x: x + 14, y: y + 18, width, height }, 4), '#1c1a14', 0.28);
  return (
    canvas.blurred(shade, 11, { left: x - 30, top: y - 20, right: x + width + 60, bottom: y + height + 60 }) +
    filled(
      roundedRect({ x, y, width, height }, 3),
      canvas.linear(
        [
          [0, '#c79f6b'],
          [1, '#8a6638'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    filled(roundedRect({ x: x + 10, y: y + 10, width: width - 20, height: height - 20 }, 1), '#f6f1e6') +
    canvas.clipped(roundedRect(print), draw(print)) +
    filled(
      `M${x + 10},${y + 10} H${x + width * 0.5} L${x + width * 0.2},${y + height - 10} H${x + 10} Z`,
      '#ffffff',
      0.1,
    )
  );
}

/** Sea, dunes and a low sun. */
export function framedLandscape({ x, y, width: w, height: h }: Rectangle): Svg {
  return (
    filled(roundedRect({ x, y, width: w, height: h }), '#efe4d0') +
    oval(x + w * 0.62, y + h * 0.34, w * 0.25, w * 0.25, '#c4623f') +
    filled(
      `M${x},${y + h * 0.62} C${x + w * 0.3},${y + h * 0.5} ${x + w * 0.6},${y + h * 0.72} ${x + w},${y + h * 0.52} V${y + h} H${x} Z`,
      '#2f5a60',
    ) +
    filled(
      `M${x},${y + h * 0.78} C${x + w * 0.4},${y + h * 0.66} ${x + w * 0.7},${y + h * 0.88} ${x + w},${y + h * 0.74} V${y + h} H${x} Z`,
      '#d9a85a',
    )
  );
}

/** One twig with five leaves. */
export function framedTwig(canvas: Canvas, { x, y, width: w, height: h }: Rectangle): Svg {
  let svg = filled(roundedRect({ x, y, width: w, height: h }), '#e4ddcb');
  svg += line(
    `M${x + w * 0.5},${y + h} C${x + w * 0.42},${y + h * 0.7} ${x + w * 0.54},${y + h * 0.5} ${x + w * 0.5},${y + h * 0.2}`,
    { colour: '#4c5d44', width: 4 },
  );
  for (let i = 0; i < 5; i += 1) {
    svg += canvas.place(
      { x: x + w * 0.5, y: y + h * (0.3 + i * 0.13), turn: i % 2 === 0 ? -30 : -150, scale: w / 110 },
      () => filled('M0,0 C12,-16 40,-16 56,0 C40,12 12,12 0,0 Z', '#5f7355'),
    );
  }
  return svg;
}

/** Bowed shapes of colour, one on the other. */
export function framedShapes(
  { x, y, width: w, height: h }: Rectangle,
  hues: readonly [string, string, string] = ['#b2664a', '#7d9183', '#d9b477'],
): Svg {
  return (
    filled(roundedRect({ x, y, width: w, height: h }), '#f1e9da') +
    filled(
      `M${x + w * 0.16},${y + h * 0.9} V${y + h * 0.5} C${x + w * 0.16},${y + h * 0.2} ${x + w * 0.84},${y + h * 0.2} ${x + w * 0.84},${y + h * 0.5} V${y + h * 0.9} Z`,
      hues[0],
    ) +
    filled(
      `M${x + w * 0.34},${y + h * 0.9} V${y + h * 0.6} C${x + w * 0.34},${y + h * 0.4} ${x + w * 0.66},${y + h * 0.4} ${x + w * 0.66},${y + h * 0.6} V${y + h * 0.9} Z`,
      hues[1],
    ) +
    oval(x + w * 0.3, y + h * 0.2, w * 0.12, w * 0.12, hues[2])
  );
}
