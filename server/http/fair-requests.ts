import type { RequestHandler } from 'express';
import type { SteadyCounters } from '../concurrency/steady-counters.ts';

/**
 * Gives back all that a request has counted where we fail it (5xx): what failed on our side is nobody's attempt. What fails
 * within an answer that goes well, or after it, is carried out fairly by itself.
 */
export function createFairRequests(counters: Pick<SteadyCounters, 'fairly'>): RequestHandler {
  return (_request, response, next) => {
    const carryOut = (): Promise<void> =>
      new Promise((resolve) => {
        response.once('close', resolve);
        next();
      });
    void counters.fairly(carryOut, () => response.statusCode >= 500);
  };
}
