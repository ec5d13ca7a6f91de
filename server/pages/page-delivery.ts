import type { ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { completePage } from '../../renderer/contract/rendered-page.ts';
import { type Encoding, encodingFor } from '../http/content-encoding.ts';
import type { PageCache } from './page-cache.ts';
import { publicHeaders, type ResponseContext } from './page-headers.ts';
import { type Clocks, stateOf } from './page-life.ts';
import type { PageRequest } from './page-request.ts';
import type { DrawnPage } from './page-answer.ts';
import type { DrawResult, FlowingResult } from './page-single-flight.ts';
import { type SendConditions, sendPage, sendUnkept } from './send-page.ts';
import { wholePage } from './whole-page.ts';

/** Sends what was drawn for a request. */
export interface PageDelivery {
  /** Sends a public page that is all there. False: something else was drawn, and nothing is sent. */
  sendWhole(response: ServerResponse, result: DrawResult, conditions: SendConditions): boolean;
  /**
   * … and one that flows; while a page is unavailable, the page as it last was. False: there is no page to send. Rejects
   * when a flowing page fails on its way.
   */
  send(response: ServerResponse, result: DrawResult, request: PageRequest): Promise<boolean>;
}

export function createPageDelivery(
  options: { cache: PageCache; context: ResponseContext } & Clocks,
): PageDelivery {
  const { cache, context, now, clock } = options;

  function sendWhole(response: ServerResponse, result: DrawResult, conditions: SendConditions): boolean {
    if (result.kind === 'stored') sendPage(response, result.page, conditions, clock());
    else if (result.kind === 'unkept') sendUnkept(response, result, context, conditions, now());
    else return false;
    return true;
  }

  function sendLastGood(response: ServerResponse, { key, conditions }: PageRequest): boolean {
    const last = cache.find(key);
    if (!last || stateOf(last, options) === 'ended') return false;
    sendPage(response, last, conditions, clock());
    return true;
  }

  return {
    sendWhole,
    async send(response, result, request) {
      if (sendWhole(response, result, request.conditions)) return true;
      if (result.kind === 'unavailable') return sendLastGood(response, request);
      if (result.kind !== 'flowing') return false;
      const headers = publicHeaders(result.page.facts, now(), context, result.locale);
      headers[headers.indexOf('Cache-Control') + 1] = 'private, no-store';
      await sendFlowing(response, result, headers, request.conditions);
      return true;
    },
  };
}

/** Sends a page that no cache may hold, as a whole. */
export async function sendPrivatePage(
  response: ServerResponse,
  page: DrawnPage,
  answer: {
    status: number;
    headersFor: (facts: DrawnPage['facts']) => readonly string[];
    isHead: boolean;
  },
): Promise<void> {
  const { facts, html } = await wholePage(page);
  response.writeHead(answer.status, [...answer.headersFor(facts), 'Content-Length', String(html.length)]);
  response.end(answer.isHead ? undefined : html);
}

/**
 * Sends what is there, then what comes. The page is drawn at its own pace, whether the visitor's connection is slow or
 * gone: others wait for the whole of it.
 */
async function sendFlowing(
  response: ServerResponse,
  { page, keep, fail }: FlowingResult,
  headers: readonly string[],
  { acceptEncoding, isHead }: SendConditions,
): Promise<void> {
  const encoding = encodingFor(acceptEncoding);
  response.writeHead(200, [...headers, ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding])]);
  const pipe = isHead ? undefined : createPipe(response, encoding);
  if (isHead) response.end();
  const chunks: Buffer[] = [];
  try {
    for (;;) {
      const step = await page.chunks.next();
      if (step.done) {
        pipe?.end();
        await keep(completePage(step.value, chunks));
        return;
      }
      chunks.push(step.value);
      pipe?.write(step.value);
    }
  } catch (error) {
    fail(error);
    throw error;
  }
}

/** Writes pieces to the response, each on its way at once, compressed as the browser wants it; nothing once it is gone. */
function createPipe(
  response: ServerResponse,
  encoding: Encoding,
): { write(chunk: Buffer): void; end(): void } {
  if (encoding === 'identity') {
    return {
      write: (chunk) => void (response.destroyed || response.write(chunk)),
      end: () => void response.end(),
    };
  }
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  compressor.pipe(response);
  response.once('close', () => compressor.destroy());
  return {
    write(chunk) {
      if (compressor.destroyed) return;
      compressor.write(chunk);
      compressor.flush();
    },
    end: () => void (compressor.destroyed || compressor.end()),
  };
}
