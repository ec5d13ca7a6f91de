import { periodOf, textureTile, type TextureKind } from './texture.ts';
import { attributes, type Svg } from './svg.ts';
import type { Canvas, UsedTexture } from './canvas.ts';

/** What of a canvas is shown, in its units. */
export interface Viewport {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A finished drawing, independent of the size at which it will be rasterised. */
export interface Drawing {
  viewport: Viewport;
  /** Definitions and shapes. Textures are only named in it. */
  markup: Svg;
  textures: readonly UsedTexture[];
  /** Drawings that the markup shows by their number, each so many times as large as drawn. */
  insets: readonly { drawing: Drawing; scale: number }[];
}

/** Closes a canvas: what was drawn becomes a drawing. */
export function drawingOf(canvas: Canvas, body: Svg, viewport?: Viewport): Drawing {
  return {
    viewport: viewport ?? { x: 0, y: 0, width: canvas.width, height: canvas.height },
    markup: `<defs>${canvas.definitions()}</defs>${body}`,
    textures: canvas.textures(),
    insets: canvas
      .insets()
      .map((inset) => ({ drawing: drawingOf(inset.canvas, inset.body), scale: inset.scale })),
  };
}

// Tiles come in few sizes, so that a scene with many things at many scales needs few of them.
const tileSizes = [0.1, 0.13, 0.16, 0.2, 0.25, 0.32, 0.4, 0.5, 0.64, 0.8, 1, 1.25, 1.6, 2];

interface Tile {
  id: string;
  kind: TextureKind;
  width: number;
  height: number;
}

function tileOf(kind: TextureKind, pixelsPerUnit: number): Tile {
  const size = tileSizes.find((step) => step > pixelsPerUnit * 0.89) ?? 2;
  const period = periodOf(kind);
  const [width, height] = [Math.round(period.width * size), Math.round(period.height * size)];
  return { id: `i-${kind}-${size}`, kind, width, height };
}

function texturePattern(
  { id, scale }: UsedTexture,
  { id: image, width, height }: Tile,
  pixelsPerUnit: number,
): Svg {
  // One pixel of the tile is one pixel of the picture: the rasteriser's fast path.
  const transform = `scale(${1 / (pixelsPerUnit * scale)})`;
  const look = attributes({ id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform });
  return `<pattern${look}><use href="#${image}"/></pattern>`;
}

/** The SVG document of a drawing, `width` pixels wide, with its textures at exactly that size. */
export function svgDocument({ viewport, markup, textures, insets }: Drawing, width: number): Svg {
  const pixelsPerUnit = width / viewport.width;
  const size = attributes({
    width,
    height: Math.round(viewport.height * pixelsPerUnit),
    viewBox: `${viewport.x} ${viewport.y} ${viewport.width} ${viewport.height}`,
  });
  const images = new Map<string, Svg>();
  let patterns = '';
  for (const texture of textures) {
    const tile = tileOf(texture.kind, pixelsPerUnit * texture.scale);
    const { id, width: across, height: down } = tile;
    images.set(
      id,
      `<image${attributes({ id, width: across, height: down })} href="${textureTile(tile.kind, across, down)}"/>`,
    );
    patterns += texturePattern(texture, tile, pixelsPerUnit);
  }
  const definitions = [...images.values()].join('') + patterns;
  const shapes = markup.replace(/"inset:(\d+)"/g, (_reference, number: string) => {
    const inset = insets[Number(number)];
    if (inset === undefined) throw new Error(`The drawing has no inset ${number}`);
    const pixels = Math.max(1, Math.round(inset.drawing.viewport.width * inset.scale * pixelsPerUnit));
    return `"data:image/svg+xml;base64,${Buffer.from(svgDocument(inset.drawing, pixels)).toString('base64')}"`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"${size}><defs>${definitions}</defs>${shapes}</svg>`;
}
