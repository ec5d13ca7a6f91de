import type { ErrorRequestHandler } from 'express';
import { HttpError } from '../http-error.ts';

/** Answers what routes throw by its status alone, for tests of routes without an app around them. */
export function createTestErrors(): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    if (!(error instanceof HttpError)) throw error;
    response.status(error.status).set(error.headers).json({ detail: error.message });
  };
}
