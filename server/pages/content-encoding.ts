import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bodies, Encoding } from './page-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The body and its compressed forms, made once for all visitors. */
export async function encodeBodies(html: Buffer, encodings: readonly Encoding[]): Promise<Bodies> {
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(html.length),
    },
  };
  const [br, gz] = await Promise.all([
    encodings.includes('br') ? compressBrotli(html, brotliOptions) : undefined,
    encodings.includes('gzip') ? compressGzip(html, { level: 6 }) : undefined,
  ]);
  return { identity: html, ...(br && { br }), ...(gz && { gzip: gz }) };
}

/** Brotli's window, as a power of two, that just spans so many bytes: a larger one costs memory and time for nothing. */
function windowBits(length: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))));
}

/** Strong validator of a body, by its bytes. */
export function etagOf(html: Buffer): string {
  return `"${createHash('sha1').update(html).digest('base64url')}"`;
}

/** The best encoding that a header `Accept-Encoding` takes: Brotli, gzip, else none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/(^|[\s,])br\b(?!-|\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding)) return 'br';
  return /(^|[\s,])gzip\b(?!-|\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding) ? 'gzip' : 'identity';
}
