import type { z } from 'zod';
import { createCanvas, type Canvas } from './canvas.ts';
import { drawingOf, type Drawing } from './drawing.ts';
import { formats, type Format, type Setting, type Stage } from './stage.ts';
import { seedOf } from './random.ts';
import type { Svg } from './svg.ts';

/** Which side of a thing a picture shows. `detail` and `close` are closer looks at the front. */
const views = ['front', 'back', 'detail', 'close'] as const;
export type View = (typeof views)[number];

/** Part of the canvas that a detail shows: left edge, top edge and width as shares of the canvas. */
interface Crop {
  x: number;
  y: number;
  width: number;
}

/** How one picture is wanted, besides the parameters of its kind. */
interface Composition extends Setting {
  format?: Format | undefined;
  view?: View | undefined;
  /** How wide and how high the thing is, as shares of how it is drawn. */
  build?: { wide: number; high: number } | undefined;
  seed?: string | undefined;
}

/** A kind of picture as the recipes see it. */
export interface PictureKind {
  readonly kind: string;
  readonly params: z.ZodType;
  readonly format: Format;
  /** Views that can be drawn; none for scenes, which are one picture each. */
  readonly views: readonly View[];
  /** Draws the whole picture. `params` must have been read by `params` before. */
  compose(params: unknown, composition: Composition): Drawing;
}

export interface ProductDefinition<Schema extends z.ZodType> {
  kind: string;
  params: Schema;
  format: Format;
  views?: readonly View[];
  crop?: Crop;
  stage(params: z.output<Schema>, view: View): Stage;
  /** The thing alone, around x = 0, its ground (or shoulder) at y = 0. */
  draw(canvas: Canvas, params: z.output<Schema>, view: View): Svg;
}

/** A thing that has pictures of its own and can also stand in a scene. */
export interface Product<Schema extends z.ZodType> extends PictureKind {
  readonly params: Schema;
  /** The thing alone, for scenes and other things' pictures. */
  draw(canvas: Canvas, params: z.input<Schema>, view?: View): Svg;
}

function cropped({ width, height }: Canvas, { x, y, width: share }: Crop): Drawing['viewport'] {
  return {
    x: Math.round(x * width),
    y: Math.round(y * height),
    width: share * width,
    height: share * height,
  };
}

/** The thing as wide and as high as it is: it stands, or hangs, where it did. */
function built(thing: Svg, build: Composition['build']): Svg {
  if (!build || (build.wide === 1 && build.high === 1)) return thing;
  return `<g transform="scale(${build.wide} ${build.high})">${thing}</g>`;
}

/** Makes a kind of picture from what is special about the thing. */
export function defineProduct<Schema extends z.ZodType>(
  definition: ProductDefinition<Schema>,
): Product<Schema> {
  const { kind, params, format, crop = { x: 0.26, y: 0.14, width: 0.46 } } = definition;
  // The middle of what the detail shows, nearer.
  const near = { x: crop.x + crop.width * 0.2, y: crop.y + crop.width * 0.2, width: crop.width * 0.6 };
  return {
    kind,
    params,
    format,
    views: definition.views ?? ['front', 'detail'],
    draw: (canvas, input, view = 'front') => definition.draw(canvas, params.parse(input), view),
    compose(read, { wall, floor, view = 'front', format: wanted = format, build, seed }) {
      const own = read as z.output<Schema>;
      // All views of one thing share their chance, so that the print does not move between them.
      const canvas = createCanvas({ ...formats[wanted], seed: seedOf(seed ?? kind + JSON.stringify(own)) });
      const side = view === 'close' ? 'detail' : view;
      const body = definition.stage(own, side)(canvas, { wall, floor }, () =>
        built(definition.draw(canvas, own, side), build),
      );
      const part = { detail: crop, close: near, front: undefined, back: undefined }[view];
      return drawingOf(canvas, body, part && cropped(canvas, part));
    },
  };
}

/** Makes a kind of wide mood picture. Its left third stays calm, because words go there. */
export function defineScene<Schema extends z.ZodType>(definition: {
  kind: string;
  params: Schema;
  draw(canvas: Canvas, params: z.output<Schema>, setting: Setting): Svg;
}): PictureKind {
  const { kind, params } = definition;
  return {
    kind,
    params,
    format: 'scene',
    views: [],
    compose(read, setting) {
      const canvas = createCanvas({ ...formats.scene, seed: seedOf(kind) });
      return drawingOf(canvas, definition.draw(canvas, read as z.output<Schema>, setting));
    },
  };
}
