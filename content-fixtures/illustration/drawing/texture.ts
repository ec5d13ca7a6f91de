import { crc32, deflateSync } from 'node:zlib';
import { cellNoise, latticeValue, layeredNoise, valueNoise } from './noise.ts';

/**
 * A surface that repeats without a seam. `sample` gives how much lighter (up to 1) or darker (down to −1)
 * the surface is at (u, v), which run from 0 to 1 over one period of `width` × `height` units.
 */
interface Texture {
  width: number;
  height: number;
  sample(u: number, v: number): number;
}

const bothWays = (u: number, v: number, across: number, along: number, seed: number): number =>
  valueNoise(u, v, { x: across, y: along }, seed) + valueNoise(u, v, { x: along, y: across }, seed + 1);

/** One stitch of stocking stitch: two strands that meet in a V. */
function stitch(u: number, v: number, columns: number, rows: number): number {
  const x = Math.abs(((u * columns) % 1) - 0.5) * 2;
  const y = (v * rows + 1 - x * 0.62) % 1;
  const strand = Math.sin(Math.min(1, Math.abs(x)) * Math.PI) ** 0.6;
  return strand * (0.9 - 1.7 * Math.abs(y - 0.42)) - 0.42;
}

function basket(u: number, v: number, count: number): number {
  const [x, y] = [u * count, v * count];
  const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
  const across = over ? y % 1 : x % 1;
  const along = over ? x % 1 : y % 1;
  return Math.sin(across * Math.PI) ** 0.7 * Math.sin(along * Math.PI) ** 0.35 * 1.5 - 1;
}

function grainOfWood(along: number, across: number): number {
  const drift = valueNoise(along, across, { x: 2, y: 6 }, 5);
  const rings = Math.sin((across * 18 + drift * 1.6) * Math.PI * 2);
  const pores =
    valueNoise(along, across, { x: 5, y: 90 }, 9) + valueNoise(along, across, { x: 9, y: 170 }, 10);
  const bands = layeredNoise(along, across, { cells: { x: 2, y: 12 }, octaves: 2, seed: 11 });
  return rings * 0.2 + pores * 0.36 + bands * 0.7;
}

const brushMarks = (along: number, across: number): number =>
  valueNoise(along, across, { x: 3, y: 170 }, 21) * 0.7 +
  valueNoise(along, across, { x: 7, y: 330 }, 22) * 0.5;

const textures = {
  /** Enamel, paper, lacquer; also keeps wide gradients from banding. */
  grain: {
    width: 256,
    height: 256,
    sample: (u, v) => latticeValue(Math.floor(u * 211), Math.floor(v * 211), 3) * 2 - 1,
  },
  /** Viscose, cotton, canvas. */
  cloth: {
    width: 220,
    height: 220,
    sample: (u, v) => bothWays(u, v, 22, 110, 31) * 0.38 + bothWays(u, v, 30, 60, 33) * 0.14,
  },
  /** Fine stockinette of shirts and sweatshirts. */
  jersey: {
    width: 240,
    height: 240,
    sample: (u, v) =>
      Math.sin(u * 60 * Math.PI * 2) * 0.16 +
      valueNoise(u, v, { x: 120, y: 80 }, 35) * 0.3 +
      valueNoise(u, v, { x: 30, y: 24 }, 36) * 0.14,
  },
  /** Suede, velvet, wool, pile. */
  plush: {
    width: 288,
    height: 288,
    sample: (u, v) =>
      valueNoise(u, v, { x: 58, y: 66 }, 41) * 0.5 +
      valueNoise(u, v, { x: 130, y: 144 }, 42) * 0.55 +
      valueNoise(u, v, { x: 22, y: 24 }, 43) * 0.16,
  },
  /** Loops of bouclé and terry. */
  loops: {
    width: 264,
    height: 264,
    sample: (u, v) =>
      0.42 - cellNoise(u, v, { x: 38, y: 38 }, 51) * 0.95 + valueNoise(u, v, { x: 20, y: 20 }, 53) * 0.14,
  },
  leather: {
    width: 300,
    height: 300,
    sample: (u, v) =>
      0.4 -
      cellNoise(u, v, { x: 34, y: 34 }, 61) * 0.85 +
      layeredNoise(u, v, { cells: { x: 9, y: 9 }, octaves: 3, seed: 63 }) * 0.5,
  },
  wood: { width: 560, height: 280, sample: (u, v) => grainOfWood(u, v) },
  woodUpright: { width: 280, height: 560, sample: (u, v) => grainOfWood(v, u) },
  brushed: { width: 640, height: 320, sample: (u, v) => brushMarks(u, v) },
  brushedUpright: { width: 320, height: 640, sample: (u, v) => brushMarks(v, u) },
  /** Stocking stitch, 14 × 12 units each. */
  knit: {
    width: 280,
    height: 288,
    sample: (u, v) => stitch(u, v, 20, 24) + valueNoise(u, v, { x: 60, y: 50 }, 71) * 0.22,
  },
  /** Coarse stitches of a chunky jumper. */
  chunky: {
    width: 288,
    height: 288,
    sample: (u, v) => stitch(u, v, 11, 13) + valueNoise(u, v, { x: 60, y: 50 }, 73) * 0.25,
  },
  /** Denim: diagonal ribs. */
  twill: {
    width: 240,
    height: 240,
    sample: (u, v) => Math.sin((u * 48 + v * 48) * Math.PI * 2) * 0.4 + bothWays(u, v, 18, 100, 81) * 0.5,
  },
  rattan: { width: 288, height: 288, sample: (u, v) => basket(u, v, 16) },
  /** Lime-washed wall, worn concrete, low clouds. */
  cloud: {
    width: 800,
    height: 600,
    sample: (u, v) => layeredNoise(u, v, { cells: { x: 5, y: 5 }, octaves: 3, gain: 0.6, seed: 91 }) * 1.3,
  },
} satisfies Record<string, Texture>;

export type TextureKind = keyof typeof textures;

/** Width and height of one period of a texture, in units of the drawing. */
export function periodOf(kind: TextureKind): { width: number; height: number } {
  return textures[kind];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A PNG of grey and alpha, 8 bits each, from rows that begin with a filter byte. */
function pngOf(rows: Buffer, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 4, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(rows, { level: 1 }));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

const tiles = new Map<string, string>();

/**
 * One period of a texture as the data address of a PNG: black where it is darker, white where it is lighter,
 * with alpha for how much. Drawn at `width` × `height` pixels, so that it is laid without being scaled:
 * far cheaper than turbulence filters, which the rasteriser works out for every picture anew.
 */
export function textureTile(kind: TextureKind, width: number, height: number): string {
  const key = `${kind}-${width}x${height}`;
  const known = tiles.get(key);
  if (known !== undefined) return known;
  const { sample } = textures[kind];
  const stride = width * 2 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = sample((x + 0.5) / width, (y + 0.5) / height);
      const at = y * stride + 1 + x * 2;
      rows[at] = shade < 0 ? 0 : 255;
      // Sixteen steps are plenty for a texture, and pack well.
      rows[at + 1] = Math.min(255, Math.abs(shade) * 255) & 0xf0;
    }
  }
  const address = `data:image/png;base64,${pngOf(rows, width, height).toString('base64')}`;
  if (tiles.size > 200) tiles.clear();
  tiles.set(key, address);
  return address;
}
