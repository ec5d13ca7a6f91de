import { grown } from './form.ts';
import { roundedRect } from './path.ts';
import { bar, filled, line } from './shape.ts';
import { softOval } from './shadow.ts';
import { tone } from './colour.ts';
import type { Canvas } from './canvas.ts';
import type { Svg } from './svg.ts';

/** The wall: the key light comes from the upper left and falls off to the lower right. */
export function wall(
  canvas: Canvas,
  colour: string,
  light: { x: number; y: number } = { x: 0.34, y: 0.28 },
): Svg {
  const { width, height } = canvas;
  const fall = canvas.radialAt(
    [
      [0, tone(colour, 0.045)],
      [0.55, colour],
      [1, tone(colour, -0.055)],
    ],
    { x: width * light.x, y: height * light.y, radius: Math.hypot(width, height) * 0.68 },
  );
  return bar({ x: 0, y: 0, width, height }, fall);
}

/** A seamless sweep of paper: the wall bends into the floor at `horizon` (share of the height). */
export function sweep(canvas: Canvas, colour: string, horizon: number): Svg {
  const { width, height } = canvas;
  const top = height * horizon;
  const band = height * 0.05;
  const bend = canvas.linearAt(
    [
      [0, tone(colour, -0.04), 0],
      [0.14, tone(colour, -0.045), 0.7],
      [0.3, tone(colour, -0.018), 0.9],
      [1, tone(colour, -0.075), 0.95],
    ],
    [0, top - band, 0, height],
  );
  return (
    bar({ x: 0, y: top - band, width, height: height - top + band }, bend) +
    softOval(canvas, {
      x: width * 0.36,
      y: top + (height - top) * 0.5,
      rx: width * 0.62,
      ry: (height - top) * 0.62,
      colour: tone(colour, 0.05),
      opacity: 0.5,
    })
  );
}

/** Light that falls through a window onto the wall: skewed panes with the cross of the frame between them. */
export function windowLight(
  canvas: Canvas,
  {
    x,
    y,
    scale = 1,
    opacity = 0.34,
    colour = '#fff4da',
  }: { x: number; y: number; scale?: number; opacity?: number; colour?: string },
): Svg {
  let panes = '';
  for (const column of [0, 1]) {
    for (const row of [0, 1]) {
      const left = column * 262 + row * 70;
      const top = row * 300 - column * 27;
      panes += filled(
        `M${left},${top} L${left + 236},${top - 24} L${left + 300},${top + 246} L${left + 64},${top + 270} Z`,
        colour,
        opacity,
      );
    }
  }
  return canvas.place({ x, y, scale }, () =>
    canvas.blurred(panes, 9, { left: -60, top: -120, right: 700, bottom: 640 }),
  );
}

/** The shadow of a twig on the wall: ties a room to its light. */
export function leafShadow(
  canvas: Canvas,
  {
    x,
    y,
    scale = 1,
    opacity = 0.13,
    flipped = false,
  }: { x: number; y: number; scale?: number; opacity?: number; flipped?: boolean },
): Svg {
  let leaves = '';
  for (let i = 0; i < 14; i += 1) {
    const t = i / 13;
    const turn = (i % 2 === 1 ? 58 : -58) - 20 + t * 20;
    leaves += canvas.place({ x: -60 + t * 420, y: Math.sin(t * 2.2) * -120 + t * 40, turn }, () =>
      filled('M0,0 C20,-26 84,-26 118,0 C84,22 20,22 0,0 Z', '#2a160a', opacity),
    );
  }
  leaves += line('M-80,10 C60,-110 200,-130 400,-60', { colour: '#2a160a', width: 7, opacity });
  return canvas.place({ x, y, scale, flipped }, () =>
    canvas.blurred(leaves, 8, { left: -200, top: -280, right: 520, bottom: 180 }),
  );
}

/** Frames of moulding on a panelled wall, given by their left edges and widths. */
export function mouldings(
  colour: string,
  {
    top,
    bottom,
    panels,
  }: { top: number; bottom: number; panels: readonly (readonly [x: number, width: number])[] },
): Svg {
  return panels
    .map(
      ([x, width]) =>
        line(roundedRect({ x, y: top, width, height: bottom - top }), {
          colour: tone(colour, -0.06),
          width: 4,
          opacity: 0.8,
        }) +
        line(roundedRect({ x: x + 4, y: top + 4, width, height: bottom - top }), {
          colour: tone(colour, 0.06),
          width: 3,
          opacity: 0.9,
        }),
    )
    .join('');
}

/** A darker rim and a breath of grain over the whole picture, so that wide gradients do not band. */
export function finish(canvas: Canvas, vignette = 0.1): Svg {
  const { width, height } = canvas;
  const rim = canvas.radialAt(
    [
      [0, '#1a120c', 0],
      [0.7, '#1a120c', 0],
      [1, '#1a120c', vignette],
    ],
    { x: width * 0.45, y: height * 0.42, radius: Math.hypot(width, height) * 0.62 },
  );
  return (
    bar({ x: 0, y: 0, width, height }, rim) +
    bar({ x: 0, y: 0, width, height }, canvas.texture('grain'), 0.022)
  );
}

/** A thin dark haze where floor and wall meet. */
export function floorLine(canvas: Canvas, y: number): Svg {
  const dark = line(`M-40,${y} H${canvas.width + 40}`, { colour: '#2a1c10', width: 12, opacity: 0.24 });
  return canvas.blurred(dark, 7, grown({ left: -40, top: y, right: canvas.width + 40, bottom: y }, 30));
}
