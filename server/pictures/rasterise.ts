import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import type { PictureFormat } from './picture-source.ts';

/** Turns an SVG document into an encoded picture of the document's own size; `quality` is from 1 to 100. */
export type Rasterise = (svg: string | Buffer, format: PictureFormat, quality: number) => Promise<Buffer>;

/** Rasterises with sharp. */
export const rasterise: Rasterise = (svg, format, quality) =>
  encodePicture(sharp(typeof svg === 'string' ? Buffer.from(svg) : svg), format, quality);
