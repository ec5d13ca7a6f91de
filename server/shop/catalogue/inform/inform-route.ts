import express, { type RequestHandler, type Router } from 'express';
import { refuseMethod } from '../../../http/refuse-method.ts';
import { informPath } from './inform-path.ts';

/** Leads calls to the handler, whose code may be read late, and refuses other methods. */
export function createInformRoute(handler: RequestHandler): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get(informPath, handler);
  router.post(informPath, handler);
  router.all(informPath, refuseMethod('GET, HEAD, POST'));
  return router;
}
