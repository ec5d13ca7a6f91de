import type { RequestHandler } from 'express';

/** Liveness and readiness: alive as long as the process answers, ready until it begins to stop. */
export function createHealth(isReady: () => boolean): { live: RequestHandler; ready: RequestHandler } {
  return {
    live: (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }),
    ready(_request, response) {
      const ready = isReady();
      response
        .set('Cache-Control', 'no-store')
        .status(ready ? 200 : 503)
        .json({ status: ready ? 'ok' : 'stopping' });
    },
  };
}
