import type { RequestHandler } from 'express';
import { HttpError } from './http-error.ts';

/** Answers methods that a call does not take: `HttpError` 405. `allowed` as in `GET, HEAD`. */
export function refuseMethod(allowed: string): RequestHandler {
  return () => {
    throw new HttpError(405, `This call takes ${allowed}`, {
      headers: { Allow: allowed },
      text: { key: 'call.method', values: { methods: allowed } },
    });
  };
}
