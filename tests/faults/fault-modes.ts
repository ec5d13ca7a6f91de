import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** What the server behind answered, ready to be spoilt. */
export interface GoodAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A way to answer wrongly, with its figures. */
export type FaultMode =
  | { mode: 'pass' }
  | { mode: 'latency'; ms: number }
  | { mode: 'hang' }
  | { mode: 'reset_before' }
  | { mode: 'reset_after'; bytes: number }
  | { mode: 'status'; status: number }
  | { mode: 'slow_drip'; bytesPerSecond: number }
  | { mode: 'truncate' }
  | { mode: 'wrong_length'; add: number }
  | { mode: 'html_instead_of_json'; type?: string }
  | { mode: 'wrong_schema' }
  | { mode: 'invalid_utf8' }
  | { mode: 'bad_charset' }
  | { mode: 'byte_order_mark' }
  | { mode: 'forbidden_key' }
  | { mode: 'too_deep' }
  | { mode: 'too_large'; bytes: number }
  | { mode: 'gzip_bomb'; bytes: number }
  | { mode: 'redirect_loop' }
  | { mode: 'close_keepalive_race' }
  /** `period` good answers, then as many of 503. */
  | { mode: 'flap'; period: number };

type Spoil<Mode extends FaultMode['mode']> = (
  fault: Extract<FaultMode, { mode: Mode }>,
  response: ServerResponse,
  good: GoodAnswer,
  request: { url: string; count: number },
) => void | Promise<void>;

const json = { 'content-type': 'application/json' };

/** So many bytes in members of a MiB, which are packed in no time: what is tried is the reader, not who sends. */
function gzipBomb(bytes: number): Buffer {
  const member = gzipSync(Buffer.alloc(1024 * 1024));
  return Buffer.concat(Array.from({ length: Math.ceil(bytes / (1024 * 1024)) }, () => member));
}

function sendJson(
  response: ServerResponse,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { ...json, ...headers }).end(body);
}

/** Ends without the rest of what was promised. */
function cutOff(response: ServerResponse): void {
  response.socket?.destroySoon();
}

function sendStatus(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'text/plain' })
    .end(status === 204 ? undefined : `fault ${status}`);
}

const pass: Spoil<'pass'> = (_fault, response, good) => {
  response.writeHead(good.status, good.headers).end(good.body);
};

const spoilers: { [Mode in FaultMode['mode']]: Spoil<Mode> } = {
  pass,
  latency: async (fault, response, good, request) => {
    await pause(fault.ms);
    await pass({ mode: 'pass' }, response, good, request);
  },
  hang: () => {},
  reset_before: (_fault, response) => {
    response.socket?.resetAndDestroy();
  },
  reset_after: (fault, response, good) => {
    response.writeHead(200, { ...json, 'content-length': String(good.body.length) });
    response.write(good.body.subarray(0, fault.bytes), () => response.socket?.resetAndDestroy());
  },
  status: (fault, response) => sendStatus(response, fault.status),
  slow_drip: async (fault, response, good) => {
    response.writeHead(200, { ...json, 'content-length': String(good.body.length) });
    for (const byte of good.body) {
      if (response.destroyed) return;
      response.write(Buffer.of(byte));
      await pause(1000 / fault.bytesPerSecond);
    }
    response.end();
  },
  truncate: (_fault, response, good) => sendJson(response, good.body.subarray(0, good.body.length / 2)),
  wrong_length: (fault, response, good) => {
    response.writeHead(200, { ...json, 'content-length': String(good.body.length + fault.add) });
    response.write(good.body, () => cutOff(response));
  },
  html_instead_of_json: (fault, response) => {
    const type = fault.type ?? 'text/html; charset=utf-8';
    response
      .writeHead(200, { 'content-type': type })
      .end('<!doctype html><title>Wartung</title><p>Wir sind gleich zurück.');
  },
  wrong_schema: (_fault, response) => sendJson(response, '{"hello":"world"}'),
  invalid_utf8: (_fault, response) =>
    sendJson(response, Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  bad_charset: (_fault, response, good) =>
    sendJson(response, Buffer.from(good.body.toString(), 'latin1'), {
      'content-type': 'application/json; charset=iso-8859-1',
    }),
  byte_order_mark: (_fault, response, good) =>
    sendJson(response, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), good.body])),
  forbidden_key: (_fault, response) => sendJson(response, '{"page":{"__proto__":{"admin":true}}}'),
  too_deep: (_fault, response) => sendJson(response, '['.repeat(45_000) + ']'.repeat(45_000)),
  too_large: (fault, response) => sendJson(response, Buffer.alloc(fault.bytes, ' ')),
  gzip_bomb: (fault, response) => sendJson(response, gzipBomb(fault.bytes), { 'content-encoding': 'gzip' }),
  redirect_loop: (_fault, response, _good, request) => {
    response.writeHead(302, { location: request.url }).end();
  },
  close_keepalive_race: (_fault, response, good) => {
    response.writeHead(good.status, good.headers).end(good.body, () => cutOff(response));
  },
  flap: (fault, response, good, request) => {
    if (Math.floor((request.count - 1) / fault.period) % 2 === 1) return sendStatus(response, 503);
    return pass({ mode: 'pass' }, response, good, request);
  },
};

/** Answers a request as the mode says; `count` is its number since the mode was set. */
export async function spoilAnswer(
  fault: FaultMode,
  response: ServerResponse,
  good: GoodAnswer,
  request: Pick<IncomingMessage, 'url'> & { count: number },
): Promise<void> {
  // The compiler cannot see that a mode's own spoiler takes that mode.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const spoil = spoilers[fault.mode] as Spoil<FaultMode['mode']>;
  await spoil(fault, response, good, { url: request.url ?? '/', count: request.count });
}
