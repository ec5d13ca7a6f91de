import { tidy } from './path.ts';
import { attributes, type Paint, type Svg } from './svg.ts';

export interface LineStyle {
  colour: Paint;
  width?: number;
  opacity?: number;
  /** Lengths of dash and gap. */
  dash?: readonly [number, number];
  cap?: 'round' | 'butt';
}

/** A filled shape. */
export function filled(d: string, paint: Paint, opacity?: number): Svg {
  return `<path d="${tidy(d)}" fill="${paint}"${attributes({ 'fill-opacity': opacity })}/>`;
}

/** A line along a path; round ends unless told otherwise. */
export function line(d: string, { colour, width = 2, opacity, dash, cap = 'round' }: LineStyle): Svg {
  const look = attributes({
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity,
    'stroke-linecap': cap,
    'stroke-linejoin': 'round',
    'stroke-dasharray': dash?.join(' '),
  });
  return `<path d="${tidy(d)}" fill="none"${look}/>`;
}

/** A seam: short stitches in the given colour. */
export function stitches(d: string, colour: Paint, { width = 1.6, opacity = 0.6 } = {}): Svg {
  return line(d, { colour, width, opacity, dash: [6, 4.5], cap: 'butt' });
}

export function oval(cx: number, cy: number, rx: number, ry: number, paint: Paint, opacity?: number): Svg {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill: paint, 'fill-opacity': opacity })}/>`;
}

/** The outline of an ellipse. */
export function ring(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { colour, width = 2, opacity }: LineStyle,
): Svg {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': opacity })}/>`;
}

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

export function bar({ x, y, width, height, radius }: Bar, paint: Paint, opacity?: number): Svg {
  return `<rect${attributes({ x, y, width, height, rx: radius, fill: paint, 'fill-opacity': opacity })}/>`;
}
