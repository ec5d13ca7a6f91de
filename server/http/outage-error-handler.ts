import type { ErrorRequestHandler } from 'express';
import { DatabaseUnavailable } from '../storage/database/database-unavailable.ts';
import { HttpError } from './http-error.ts';

/** Makes of an outage of the database an `HttpError` 503, which says when to come again; passes other failures on. */
export function outageErrorHandler(detail: string): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, _request, _response, next) => {
    if (!(error instanceof DatabaseUnavailable)) return next(error);
    next(new HttpError(503, detail, { headers: { 'Retry-After': '5' }, cause: error }));
  };
}
