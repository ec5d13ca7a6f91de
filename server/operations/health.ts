import type { RequestHandler } from 'express';

/**
 * Liveness and readiness: alive as long as the process answers; ready while nothing is missing, until it begins to stop.
 * `missing` tells what is, in words for operators.
 */
export function createHealth(
  isRunning: () => boolean,
  missing: () => readonly string[],
): { live: RequestHandler; ready: RequestHandler } {
  function state(): { status: string; reasons?: readonly string[] } {
    if (!isRunning()) return { status: 'stopping' };
    const reasons = missing();
    return reasons.length === 0 ? { status: 'ok' } : { status: 'starting', reasons };
  }
  return {
    live: (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }),
    ready(_request, response) {
      const answer = state();
      response
        .set('Cache-Control', 'no-store')
        .status(answer.status === 'ok' ? 200 : 503)
        .json(answer);
    },
  };
}
