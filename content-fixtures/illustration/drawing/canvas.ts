import { createRandom, type Random } from './random.ts';
import { attributes, num, type Paint, type Stops, type Svg } from './svg.ts';
import type { Box } from './path.ts';
import type { TextureKind } from './texture.ts';

/** Start and end of a gradient: x1, y1, x2, y2. */
type Axis = readonly [number, number, number, number];

interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** True turns left and right round. */
  flipped?: boolean;
}

/** A texture that the drawing uses, at the scale of the group that it lies in. */
export interface UsedTexture {
  id: string;
  kind: TextureKind;
  scale: number;
}

/**
 * What a drawing is made on: its size, its seeded chance, and the definitions (gradients, clips, filters)
 * that its shapes refer to. Opacities are written on fills and strokes, never on elements, because the
 * rasteriser makes a layer of the size of the canvas for each of those.
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** A gradient across the shape that it fills; the axis is in shares of the shape's box. Default: downwards. */
  linear(stops: Stops, axis?: Axis): Paint;
  /** A gradient between two points of the drawing, in its units. */
  linearAt(stops: Stops, axis: Axis): Paint;
  /** A round gradient in shares of the shape's box. */
  radial(stops: Stops, circle?: { x?: number; y?: number; radius?: number }): Paint;
  /** A round gradient around a point of the drawing, in its units. */
  radialAt(stops: Stops, circle: { x: number; y: number; radius: number }): Paint;
  /** A fill of texture; laid over a form with a low opacity. */
  texture(kind: TextureKind): Paint;
  /** The shapes blurred by `blur` units (one number, or across and down). Nothing beyond `box` takes part. */
  blurred(shapes: Svg, blur: number | readonly [number, number], box: Box): Svg;
  /** The shapes as far as they are inside the path. */
  clipped(d: string, shapes: Svg): Svg;
  /** A shape to be laid many times: drawn once, placed by the function that comes back. */
  motif(shapes: Svg): (placement: Placement) => Svg;
  /** What `draw` draws, moved, scaled and turned. */
  place(placement: Placement, draw: () => Svg): Svg;
  /**
   * What `draw` draws on a canvas of its own that is no larger than `box`, placed like a group.
   * Blurs in it then cost the size of the box instead of the size of the whole picture.
   */
  inset(placement: Placement, box: Box, draw: (canvas: Canvas) => Svg): Svg;
  definitions(): Svg;
  textures(): readonly UsedTexture[];
  insets(): readonly Inset[];
}

/** A canvas inside another one. `scale` is how large one of its units is in units of the outer canvas. */
interface Inset {
  canvas: Canvas;
  body: Svg;
  scale: number;
}

const stopsOf = (stops: Stops): Svg =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${attributes({ offset, 'stop-color': colour, 'stop-opacity': opacity })}/>`,
    )
    .join('');

function transformOf({ x = 0, y = 0, scale = 1, turn = 0, flipped = false }: Placement): string {
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`;
  const sized = scale === 1 && !flipped ? '' : ` scale(${flipped ? num(-scale) : num(scale)} ${num(scale)})`;
  return `translate(${num(x)} ${num(y)})${turned}${sized}`;
}

export function createCanvas({
  width,
  height,
  seed,
}: {
  width: number;
  height: number;
  seed: number;
}): Canvas {
  const defined = new Map<string, string>();
  const textures = new Map<string, UsedTexture>();
  const insets: Inset[] = [];
  const random = createRandom(seed);
  let scale = 1;

  /** Defines once what is asked for twice. */
  const define = (
    element: string,
    values: Record<string, string | number | undefined>,
    body: Svg,
  ): string => {
    const markup = `${attributes(values)}>${body}</${element}>`;
    const key = `${element}${markup}`;
    let id = defined.get(key);
    if (id === undefined) {
      id = `d${defined.size}`;
      defined.set(key, id);
    }
    return id;
  };
  const paint = (element: string, values: Record<string, string | number | undefined>, stops: Stops): Paint =>
    `url(#${define(element, values, stopsOf(stops))})`;

  return {
    width,
    height,
    random,
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) => paint('linearGradient', { x1, y1, x2, y2 }, stops),
    linearAt: (stops, [x1, y1, x2, y2]) =>
      paint('linearGradient', { x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' }, stops),
    radial: (stops, { x = 0.5, y = 0.5, radius = 0.5 } = {}) =>
      paint('radialGradient', { cx: x, cy: y, r: radius }, stops),
    radialAt: (stops, { x, y, radius }) =>
      paint('radialGradient', { cx: x, cy: y, r: radius, gradientUnits: 'userSpaceOnUse' }, stops),
    texture(kind) {
      const id = `t-${kind}-${num(scale)}`;
      textures.set(id, { id, kind, scale });
      return `url(#${id})`;
    },
    blurred(shapes, blur, { left, top, right, bottom }) {
      const [across, down] = typeof blur === 'number' ? [blur, blur] : blur;
      const region = {
        x: Math.round(left),
        y: Math.round(top),
        width: Math.ceil(right - left),
        height: Math.ceil(bottom - top),
      };
      const id = define(
        'filter',
        { ...region, filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' },
        `<feGaussianBlur stdDeviation="${across === down ? num(across) : `${num(across)} ${num(down)}`}"/>`,
      );
      return `<g filter="url(#${id})">${shapes}</g>`;
    },
    clipped: (d, shapes) =>
      `<g clip-path="url(#${define('clipPath', {}, `<path d="${d}"/>`)})">${shapes}</g>`,
    motif(shapes) {
      const id = define('g', {}, shapes);
      return (placement) => `<use href="#${id}" transform="${transformOf(placement)}"/>`;
    },
    place(placement, draw) {
      const outer = scale;
      scale *= placement.scale ?? 1;
      const inside = draw();
      scale = outer;
      return `<g transform="${transformOf(placement)}">${inside}</g>`;
    },
    inset(placement, { left, top, right, bottom }, draw) {
      const inner = createCanvas({ width: right - left, height: bottom - top, seed: random() * 2 ** 32 });
      const body = inner.place({ x: -left, y: -top }, () => draw(inner));
      insets.push({ canvas: inner, body, scale: scale * (placement.scale ?? 1) });
      const image = attributes({ x: left, y: top, width: inner.width, height: inner.height });
      return `<g transform="${transformOf(placement)}"><image${image} href="inset:${insets.length - 1}"/></g>`;
    },
    definitions: () => [...defined].map(([key, id]) => key.replace(/^(\w+)/, `<$1 id="${id}"`)).join(''),
    textures: () => [...textures.values()],
    insets: () => insets,
  };
}
