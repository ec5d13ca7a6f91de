import sharp, { type Metadata, type Sharp } from 'sharp';
import { isDeclaredAs, pictureKindOf } from './picture-kind.ts';

/** A file as somebody hands it in. */
export interface HandedFile {
  bytes: Buffer;
  /** As its sender calls it. */
  name: string;
  /** Media type as its sender says; empty: none. */
  type: string;
}

export interface PictureLimits {
  bytes: number;
  /** Width times height. */
  pixels: number;
  /** Longest side of what is kept; larger pictures are made smaller. */
  side: number;
}

/** A picture that was made anew from what was handed in: upright, in sRGB, without metadata, and without anything else. */
export interface SafePicture {
  bytes: Buffer;
  format: 'jpeg' | 'png';
  width: number;
  height: number;
  /** Its mean colour as #rrggbb. */
  ground: string;
}

/**
 * `empty`: no bytes; `large`: too many; `kind`: no picture of a kind that is taken; `declared`: called or sent as something else
 * than it is; `heic`: a photo of a phone that only its maker's programs read; `pixels`: too large to be opened; `animated`: more
 * than one frame; `unreadable`: broken off, damaged, or opened too slowly.
 */
export type PictureRefusal =
  | 'empty'
  | 'large'
  | 'kind'
  | 'declared'
  | 'heic'
  | 'pixels'
  | 'animated'
  | 'unreadable';

export type CheckedPicture = { ok: true; picture: SafePicture } | { ok: false; reason: PictureRefusal };

/** Seconds for which a picture may be worked on. */
const limitSeconds = 15;

/** No camera makes a side longer than this; a strip of few pixels and great length costs as much as a large picture. */
const longestSide = 32_767;

/** A picture and one channel for what is seen through; CMYK has one more. */
const limitInputChannels = 5;

/** What the decoder calls the kinds that it is given. */
const decoded = { jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'heif' } as const;

/**
 * Makes a safe picture of a file that anybody may have sent (threats: T63–T66). What it says of itself, its first bytes and its
 * decoder must agree; what is kept is always encoded anew. Photos become JPEG, what may be transparent or has few colours PNG.
 * Never throws for what is in the file.
 */
export async function checkPicture(file: HandedFile, limits: PictureLimits): Promise<CheckedPicture> {
  const { bytes } = file;
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > limits.bytes) return refused('large');
  const kind = pictureKindOf(bytes);
  if (kind === undefined) return refused('kind');
  if (!isDeclaredAs(kind, file)) return refused('declared');
  if (kind === 'heic') return refused('heic');

  const open = (limitInputPixels: number | false): Sharp =>
    sharp(bytes, { limitInputPixels, limitInputChannels, failOn: 'error', pages: 1 });
  let facts: Metadata;
  try {
    // Reads the head alone: how many pixels there are is asked before any is made.
    facts = await open(false).metadata();
  } catch {
    return refused('unreadable');
  }
  if (facts.format !== decoded[kind] || (kind === 'avif' && facts.compression !== 'av1'))
    return refused('unreadable');
  const { width, height } = facts;
  if (width * height > limits.pixels || Math.max(width, height) > longestSide) return refused('pixels');
  if ((facts.pages ?? 1) > 1) return refused('animated');
  try {
    const isDrawing = facts.hasAlpha || kind === 'png' || kind === 'gif';
    return { ok: true, picture: await madeAnew(open(limits.pixels), limits.side, isDrawing) };
  } catch {
    return refused('unreadable');
  }
}

const refused = (reason: PictureRefusal): CheckedPicture => ({ ok: false, reason });

async function madeAnew(image: Sharp, side: number, isDrawing: boolean): Promise<SafePicture> {
  // Without `keepMetadata` sharp applies a colour profile, and writes neither it nor anything else that the file told.
  const upright = image
    .timeout({ seconds: limitSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = isDrawing
    ? upright.png({ compressionLevel: 7 })
    : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    format: isDrawing ? 'png' : 'jpeg',
    width: info.width,
    height: info.height,
    ground: await meanColour(data),
  };
}

async function meanColour(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
