import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { splitTarget } from '../http/query.ts';
import type { Metrics } from './metrics.ts';

/** Logs and counts pages that were drawn and sent on the short way, as the middleware does for everything else. */
export function reportDrawnPages(
  log: Logger,
  metrics: Pick<Metrics, 'requests' | 'requestSeconds'>,
): (request: IncomingMessage, response: ServerResponse, tenant: string, startedAt: number) => void {
  return ({ method, url = '/' }, { statusCode }, tenant, startedAt) => {
    const ms = performance.now() - startedAt;
    metrics.requestSeconds.observe({ route: 'page' }, ms / 1000);
    metrics.requests.inc({ tenant, status: String(statusCode), cache: 'miss' });
    if (!log.isLevelEnabled('debug')) return;
    // Without the query: what a visitor typed may name a person.
    const req = { id: randomUUID(), method, path: splitTarget(url).path.slice(0, 1024) };
    log.debug({ req, res: { statusCode }, responseTime: Math.round(ms) }, 'request completed');
  };
}
