import type { RequestHandler } from 'express';

/** For routes whose answers are one visitor's. */
export const forNoCache: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};
