import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CompletePage } from '../../renderer/contract/complete-page.ts';
import type { PageFacts } from '../../renderer/contract/page-contract.ts';
import type { Bodies, CachedPage, Encoding } from './page-cache.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Seconds for which a drawn page is fresh; after that it is served once more while it is drawn anew (requirement 9.006). */
const freshSeconds = 15;
/** Seconds for which a page that cannot be drawn anew is still served. */
const staleSeconds = 86_400;

export interface ResponseContext {
  /** Headers that every answer carries: name, value … */
  baseHeaders: readonly (readonly [string, string])[];
  development: boolean;
}

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

/** Life of a page in caches: fresh, then stale, never past its hard end. Milliseconds of the wall clock. */
export function lifeOf(
  facts: Pick<PageFacts, 'until'>,
  now: number,
): { freshUntil: number; hardEnd: number } {
  const hardEnd = Math.min(now + (freshSeconds + staleSeconds) * 1000, facts.until ?? Infinity);
  return { freshUntil: Math.min(now + freshSeconds * 1000, hardEnd), hardEnd };
}

interface KnownHeaders {
  context: ResponseContext;
  locale: string;
  fresh: number;
  stale: number;
  headers: string[];
}

const knownHeaders = new WeakMap<PageFacts, KnownHeaders>();

/** Headers of a public page, but for those of its encoding; made once for the same facts. */
export function publicHeaders(
  facts: PageFacts,
  now: number,
  context: ResponseContext,
  locale: string,
): readonly string[] {
  const { freshUntil, hardEnd } = lifeOf(facts, now);
  const fresh = Math.max(0, Math.floor((freshUntil - now) / 1000));
  const stale = Math.max(0, Math.floor((hardEnd - freshUntil) / 1000));
  const known = knownHeaders.get(facts);
  if (
    known &&
    known.context === context &&
    known.locale === locale &&
    known.fresh === fresh &&
    known.stale === stale
  )
    return known.headers;
  const headers = makeHeaders(facts, context, locale, fresh, stale);
  knownHeaders.set(facts, { context, locale, fresh, stale, headers });
  return headers;
}

function makeHeaders(
  facts: PageFacts,
  context: ResponseContext,
  locale: string,
  fresh: number,
  stale: number,
): string[] {
  const dimensions = [...facts.dimensions];
  // Who sees which variant, or the page of a kind of visitor, is decided here and by no cache further out.
  const isShared = !dimensions.some(
    (dimension) => dimension === 'visitor' || dimension.startsWith('experiment:'),
  );
  const vary = [
    'Accept-Encoding',
    ...(dimensions.includes('device') ? ['User-Agent'] : []),
    ...(isShared ? [] : ['Cookie']),
  ];
  return [
    ...context.baseHeaders.flat(),
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Language',
    locale,
    'Cache-Control',
    isShared ? `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}` : 'private, no-cache',
    'Vary',
    vary.join(', '),
    'Content-Security-Policy',
    pagePolicy(facts, context),
    'Surrogate-Key',
    surrogateKeys(facts.tags),
  ];
}

/** Headers of a page that no cache may hold. `holdsSecret`: its address opens something, and nobody is told of it. */
export function privateHeaders(
  facts: PageFacts,
  context: ResponseContext,
  locale: string,
  { holdsSecret = false } = {},
): string[] {
  const base = holdsSecret
    ? changed(context, new Map([['Referrer-Policy', 'no-referrer']]))
    : context.baseHeaders.flat();
  return [...base, ...privatePart(facts, context, locale, false)];
}

/** Headers of a page in the preview: seen by its editor only, also inside the preview's own frame. */
export function previewHeaders(facts: PageFacts, context: ResponseContext, locale: string): string[] {
  const own = new Map([
    ['Referrer-Policy', 'no-referrer'],
    ['X-Frame-Options', 'SAMEORIGIN'],
  ]);
  const base = changed(context, own);
  return [...base, ...privatePart(facts, context, locale, true), 'X-Robots-Tag', 'noindex, nofollow'];
}

function changed({ baseHeaders }: ResponseContext, own: ReadonlyMap<string, string>): string[] {
  return baseHeaders.flatMap(([name, value]) => [name, own.get(name) ?? value]);
}

function privatePart(
  facts: PageFacts,
  context: ResponseContext,
  locale: string,
  framedBySelf: boolean,
): string[] {
  return [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Language',
    locale,
    'Cache-Control',
    'private, no-store',
    'Content-Security-Policy',
    pagePolicy(facts, context, framedBySelf),
  ];
}

function pagePolicy(facts: PageFacts, context: ResponseContext, framedBySelf = false): string {
  return contentSecurityPolicy({
    styles: [facts.styleHash],
    scripts: facts.scriptHashes,
    frames: facts.frameOrigins,
    framedBySelf,
    development: context.development,
  });
}

/** Tags for a CDN; those that a header cannot carry are left to the purge by path. At most 8 KiB. */
function surrogateKeys(tags: ReadonlySet<string>): string {
  let line = '';
  for (const tag of tags) {
    if (!/^[\u0021-\u007e]{1,200}$/.test(tag)) continue;
    if (line.length + tag.length > 8000) break;
    line += line === '' ? tag : ` ${tag}`;
  }
  return line;
}

/** The best encoding that a header `Accept-Encoding` takes: Brotli, gzip, else none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/(^|[\s,])br\b(?!-|\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding)) return 'br';
  return /(^|[\s,])gzip\b(?!-|\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** What of a request decides how a page is sent. */
export interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
}

/** Reads it from a request. */
export function askedOf({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): Asked {
  const acceptEncoding = headers['accept-encoding'];
  return {
    acceptEncoding: Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding,
    ifNoneMatch: headers['if-none-match'],
    isHead: method === 'HEAD',
  };
}

/** What a browser takes from an answer without a body, too. */
const notModifiedHeaders = new Set([
  'Cache-Control',
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'Surrogate-Key',
  'Vary',
]);

/** Sends a page from memory: its bytes as they are, or 304. `now` in milliseconds of the wall clock. */
export function sendPage(
  response: ServerResponse,
  page: Pick<CachedPage, 'headers' | 'bodies' | 'etag' | 'drawnAt'>,
  asked: Asked,
  now: number,
): void {
  const wanted = encodingFor(asked.acceptEncoding);
  const encoding = page.bodies[wanted] ? wanted : 'identity';
  // Caches further out count the page's life from here, so that none of them keeps it past its end.
  const age = Math.ceil((now - page.drawnAt) / 1000);
  if (asked.ifNoneMatch !== undefined && page.etag !== undefined && matches(asked.ifNoneMatch, page.etag)) {
    const headers = ownHeaders(page.etag, encoding, age);
    for (let at = 0; at < page.headers.length; at += 2) {
      if (notModifiedHeaders.has(page.headers[at] as string))
        headers.push(page.headers[at] as string, page.headers[at + 1] as string);
    }
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(200, headersOf(page, encoding, age) as string[]);
  response.end(asked.isHead ? undefined : page.bodies[encoding]);
}

type SentPage = Pick<CachedPage, 'headers' | 'bodies' | 'etag'>;

const sentHeaders = new WeakMap<SentPage, { encoding: Encoding; age: number; headers: readonly string[] }>();

/** All headers of a page, kept for the next visitor of the same second. */
function headersOf(page: SentPage, encoding: Encoding, age: number): readonly string[] {
  let sent = sentHeaders.get(page);
  if (sent?.encoding !== encoding || sent.age !== age) {
    const headers = [...ownHeaders(page.etag, encoding, age), ...page.headers];
    headers.push('Content-Length', String(page.bodies[encoding]?.length));
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    sent = { encoding, age, headers };
    sentHeaders.set(page, sent);
  }
  return sent.headers;
}

function ownHeaders(etag: string | undefined, encoding: Encoding, age: number): string[] {
  const headers: string[] = [];
  if (etag !== undefined)
    headers.push('ETag', encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`);
  if (age > 0) headers.push('Age', String(age));
  return headers;
}

/** Bytes below which a piece is copied beside its neighbours: that costs less than a write of its own. */
const smallBytes = 8192;

/** The same bytes in fewer pieces. */
function joinSmall(pieces: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = [];
  let small: Buffer[] = [];
  const flush = (): void => {
    if (small.length > 0) joined.push(small.length === 1 ? (small[0] as Buffer) : Buffer.concat(small));
    small = [];
  };
  for (const piece of pieces) {
    if (piece.length < smallBytes) {
      small.push(piece);
      continue;
    }
    flush();
    joined.push(piece);
  }
  flush();
  return joined;
}

/** Sends a page that is not kept, piece by piece and without compression. */
export function sendUnkept(
  response: ServerResponse,
  { page, locale }: { page: CompletePage; locale: string },
  context: ResponseContext,
  asked: Asked,
  now: number,
): void {
  const { facts, pieces } = page;
  let length = 0;
  for (const piece of pieces) length += piece.length;
  response.writeHead(200, [...publicHeaders(facts, now, context, locale), 'Content-Length', String(length)]);
  if (!asked.isHead) {
    response.cork();
    for (const piece of joinSmall(pieces)) response.write(piece);
  }
  response.end();
}

/** Whether a validator that the browser holds names this page, in whatever encoding it got it. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === '*') return true;
  const name = etag.slice(1, -1);
  return ifNoneMatch.split(',').some(
    (part) =>
      part
        .trim()
        .replace(/^W\//, '')
        .replace(/^"|"$/g, '')
        .replace(/-(br|gzip)$/, '') === name,
  );
}
