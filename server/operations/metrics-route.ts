import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/**
 * Shows the metrics to who asks from this machine, or brings the token; for everybody else the route does not exist. A
 * request that a proxy passed on does not come from this machine, wherever the proxy runs: it tells so, or at least names a
 * host of the shop.
 */
export function createMetricsRoute(
  { registry }: Pick<Metrics, 'registry'>,
  token: string | undefined,
): { mayRead: RequestHandler; send: RequestHandler } {
  return {
    mayRead: (request, _response, next) =>
      next(isLocal(request) || hasToken(request, token) ? undefined : 'route'),
    async send(_request, response) {
      const text = await registry.metrics();
      response.set('Cache-Control', 'no-store').type(registry.contentType).send(text);
    },
  };
}

function isLocal({ socket, headers }: Request): boolean {
  const isPassedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => name in headers,
  );
  const namesThisMachine = /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(
    headers.host ?? '',
  );
  return !isPassedOn && namesThisMachine && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

function hasToken({ headers }: Request, token: string | undefined): boolean {
  if (token === undefined) return false;
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
