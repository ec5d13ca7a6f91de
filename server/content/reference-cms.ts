import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { readReferenceCall, type ReferenceCall } from './reference-cms-calls.ts';
import type { ContentAddress, ContentAnswer, ContentSource } from './content-source.ts';
import { asFetchFailure } from './fetch-failure.ts';

export interface ReferenceCmsOptions {
  /** Bearer token that drafts need; without it there are no drafts. */
  previewToken?: string | undefined;
  /** Tenants in which a bucket path without tenant is looked for, in this order, as they are now. */
  tenants?: () => readonly string[];
  /** Told of each request once it is answered. */
  onAnswer?: (line: { method: string; url: string; status: number }) => void;
}

/**
 * A CMS and its buckets over any content source, for CMS authors and tests: `/content` and `/buckets[/{tenant}]/…`, with
 * exactly the calls and answers of the content format. Problem details tell what is wrong with a call.
 */
export function createReferenceCms(source: ContentSource, options: ReferenceCmsOptions = {}): Server {
  return createServer((request, response) => {
    response.on('finish', () => {
      const { method = '', url = '' } = request;
      options.onAnswer?.({ method, url, status: response.statusCode });
    });
    void answer(source, options, request, response);
  });
}

async function answer(
  source: ContentSource,
  options: ReferenceCmsOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendProblem(response, 405, 'Content is read by GET.');
  }
  const call = readReferenceCall(request.url ?? '/', options.tenants?.() ?? ['at']);
  if (!call.ok) return sendProblem(response, call.status, call.detail);
  if (call.needsToken && !hasToken(request, options.previewToken)) {
    response.setHeader('www-authenticate', 'Bearer');
    return sendProblem(response, 401, 'Drafts need the preview token as bearer token.');
  }
  return sendDocument(source, call, request, response);
}

async function sendDocument(
  source: ContentSource,
  { addresses, needsToken }: Extract<ReferenceCall, { ok: true }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const found = await readFirst(source, addresses, request.headers['if-none-match']);
    if (found.status === 'missing') return sendProblem(response, 404, 'There is no such document.');
    response.setHeader('cache-control', needsToken ? 'private, no-store' : 'no-cache');
    if (found.status === 'unchanged') {
      response.writeHead(304).end();
      return undefined;
    }
    if (found.etag) response.setHeader('etag', found.etag);
    return send(response, 200, 'application/json; charset=utf-8', found.body);
  } catch (error) {
    return sendProblem(response, 500, asFetchFailure(error, 'reference-cms').message);
  }
}

async function readFirst(
  source: ContentSource,
  addresses: readonly ContentAddress[],
  etag: string | undefined,
): Promise<ContentAnswer> {
  for (const address of addresses) {
    const found = await source.read(address, {
      component: 'reference-cms',
      ...(etag === undefined ? {} : { etag }),
    });
    if (found.status !== 'missing') return found;
  }
  return { status: 'missing' };
}

function hasToken(request: IncomingMessage, previewToken: string | undefined): boolean {
  if (!previewToken) return false;
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${previewToken}`));
}

const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
};

function sendProblem(response: ServerResponse, status: keyof typeof titles, detail: string): void {
  send(response, status, 'application/problem+json', { title: titles[status], status, detail });
}

function send(response: ServerResponse, status: number, type: string, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  // Node leaves the body of an answer to HEAD out.
  response.end(text);
}
