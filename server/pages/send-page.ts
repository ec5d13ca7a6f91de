import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompletePage } from '../../renderer/contract/rendered-page.ts';
import { type Encoding, encodingFor } from '../http/content-encoding.ts';
import type { CachedPage } from './page-cache.ts';
import { publicHeaders, type ResponseContext } from './page-headers.ts';

/** What of a request decides how a page is sent. */
export interface SendConditions {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
}

/** Reads it from a request. */
export function sendConditionsOf({
  headers,
  method,
}: Pick<IncomingMessage, 'headers' | 'method'>): SendConditions {
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

/** Sends a page from memory: its bytes as they are, or 304. `clock`: monotonic milliseconds. */
export function sendPage(
  response: ServerResponse,
  page: Pick<CachedPage, 'headers' | 'bodies' | 'etag' | 'drawnAt'>,
  conditions: SendConditions,
  clock: number,
): void {
  const wanted = encodingFor(conditions.acceptEncoding);
  const encoding = page.bodies[wanted] ? wanted : 'identity';
  // Caches further out count the page's life from here, so that none of them keeps it past its end.
  const age = Math.ceil((clock - page.drawnAt) / 1000);
  if (
    conditions.ifNoneMatch !== undefined &&
    page.etag !== undefined &&
    matches(conditions.ifNoneMatch, page.etag)
  ) {
    const headers = ownHeaders(page.etag, encoding, age);
    for (let at = 0; at < page.headers.length; at += 2) {
      if (notModifiedHeaders.has(page.headers[at] as string))
        headers.push(page.headers[at] as string, page.headers[at + 1] as string);
    }
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const body = page.bodies[encoding] ?? page.bodies.identity;
  const headers = [...ownHeaders(page.etag, encoding, age), ...page.headers];
  headers.push('Content-Length', String(body.length));
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  response.writeHead(200, headers);
  response.end(conditions.isHead ? undefined : body);
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

/** Sends a page that is not kept, piece by piece and without compression; the page holds nothing any more then. */
export function sendUnkept(
  response: ServerResponse,
  { page, locale }: { page: CompletePage; locale: string },
  context: ResponseContext,
  conditions: SendConditions,
  now: number,
): void {
  const { facts, pieces } = page;
  let length = 0;
  for (const piece of pieces) length += piece.length;
  response.writeHead(200, [...publicHeaders(facts, now, context, locale), 'Content-Length', String(length)]);
  if (!conditions.isHead) {
    response.cork();
    for (const piece of joinSmall(pieces)) response.write(piece);
  }
  response.end();
  // V8 finds only in a full collection that nobody needs the page: its bytes, held so long, would call for one all the time.
  pieces.length = 0;
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
