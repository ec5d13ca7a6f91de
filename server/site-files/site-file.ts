import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { ServerResponse } from 'node:http';
import type { Bodies } from '../http/page-cache.ts';
import { type Asked, etagOf, sendPage } from '../http/page-response.ts';

/** A small file about a shop that is made by the shop itself. */
export interface SiteFile {
  headers: readonly string[];
  bodies: Bodies;
  etag: string;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Texts below it are not worth a compressed copy, in bytes. */
const smallest = 500;

/** Makes a file of a text or a picture; `maxAge` in seconds. Texts are compressed once, for all who ask. */
export async function makeSiteFile(
  type: string,
  content: string | Buffer,
  maxAge: number,
): Promise<SiteFile> {
  const identity = typeof content === 'string' ? Buffer.from(content) : content;
  const headers = [
    'Content-Type',
    type,
    'Cache-Control',
    `public, max-age=${maxAge}`,
    'Vary',
    'Accept-Encoding',
  ];
  const etag = etagOf(identity);
  if (typeof content !== 'string' || identity.length < smallest)
    return { headers, etag, bodies: { identity } };
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ]);
  return { headers, etag, bodies: { identity, br, gzip: gzipped } };
}

/** Sends a file as pages are sent: compressed as the browser wants it, 304 where it has it, no body for HEAD. */
export function sendSiteFile(response: ServerResponse, file: SiteFile, asked: Asked): void {
  sendPage(response, { ...file, drawnAt: 0 }, asked, 0);
}
