import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** The plain bytes, and what was compressed of them. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

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

/** What the shop sends, the best first. */
const offered: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Headers whose meaning is remembered; browsers send a few, and anybody can make them up. */
const maxKnown = 1000;
const known = new Map<string, readonly Encoding[]>();

/** The best encoding that a header `Accept-Encoding` takes, by its weights, then Brotli, gzip, none (RFC 9110, 12.5.3). */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  return (acceptEncoding === undefined ? undefined : encodingsFor(acceptEncoding)[0]) ?? 'identity';
}

/** Whether a header refuses whatever the shop could send, the plain bytes too. */
export function refusesAllEncodings(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && encodingsFor(acceptEncoding).length === 0;
}

function encodingsFor(header: string): readonly Encoding[] {
  const remembered = known.get(header);
  if (remembered) return remembered;
  if (known.size >= maxKnown) known.clear();
  const taken = readEncodings(header);
  known.set(header, taken);
  return taken;
}

function readEncodings(header: string): Encoding[] {
  const weights = readWeights(header);
  const others = weights.get('*');
  // Plain bytes are always taken where nobody refuses them. A mere wildcard makes nobody want what is not named.
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? (others ?? 0.001) : others ? 0.0001 : 0);
  return offered
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    // An old name that means the same (RFC 9110, 8.4.1.3).
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(value) ? 0 : value);
  }
  return weights;
}
