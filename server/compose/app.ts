import { randomUUID } from 'node:crypto';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { HttpError } from '../http/http-error.ts';
import { compressPublicAnswers } from '../http/compress-answers.ts';
import { takeMethods } from '../http/methods.ts';
import { splitTarget } from '../http/query.ts';
import { refuseUnknownLocale } from '../http/requested-locale.ts';
import { refuseRequest } from '../http/request-guard.ts';
import { cmsPreviewPath } from '../editing/live/cms-preview.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { PreviewAccess } from '../pages/preview-access.ts';

export interface AppParts {
  log: Logger;
  counters: Pick<Metrics, 'requests' | 'requestSeconds'>;
  tenantOfHost: (host: string | undefined) => TenantConfig | undefined;
  securityHeaders: RequestHandler;
  /** Hashed files of the build. */
  assets: RequestHandler;
  /** What there is below `/api/`, for machines. */
  openapi: RequestHandler;
  pictures: RequestHandler;
  /** `robots.txt`, sitemaps, manifests, icons. */
  siteFiles: RequestHandler;
  preview: PreviewAccess;
  revalidate: RequestHandler;
  /** The desk of the shop's people; absent where it is not configured. */
  desk?: RequestHandler | undefined;
  /** The editors' application; absent as the desk is. */
  editing?: RequestHandler | undefined;
  /** Pages for the drafts of another CMS; absent where none is configured. */
  cmsPreview?: RequestHandler | undefined;
  /** Shows drafts to those who have a link of an editor. */
  shared?: RequestHandler | undefined;
  /** Finds out who sends a request, for everything behind it. */
  visitor?: RequestHandler[] | undefined;
  /** Gives back what a request has counted that we failed. */
  fairRequests: RequestHandler;
  /** Calls of the shop below `/api/`. */
  shopRoutes: readonly RequestHandler[];
  cspReport: RequestHandler;
  health: { live: RequestHandler; ready: RequestHandler };
  metrics: { mayRead: RequestHandler; send: RequestHandler };
  /** The block catalogue; absent in production. */
  blockCatalogue?: RequestHandler | undefined;
  /** The mails that were sent, as pages; absent in production. */
  mailPages?: RequestHandler | undefined;
  /** Addresses with the query of before. */
  rewordedPages: RequestHandler;
  /** Pages that are one visitor's. */
  personalPages?: RequestHandler | undefined;
  page: RequestHandler;
  error: express.ErrorRequestHandler;
  /** Proxies of ours in front of the shop: what `X-Forwarded-For` says before theirs anybody may have written. */
  trustProxy: number;
}

/** The one ordered list of middleware and routes. Public pages are answered before it. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', parts.trustProxy);
  app.enable('strict routing');
  app.enable('case sensitive routing');
  // Its `all` is one way in; that of the app would be one for each method.
  const { router } = app;

  app.use(parts.securityHeaders);
  takeMethods(router, '/healthz', { before: unlessBroken, get: parts.health.live });
  takeMethods(router, '/readyz', { before: unlessBroken, get: parts.health.ready });

  app.use(logRequests(parts.log));
  app.use(measureRequests(parts.counters));
  app.use(refuseBroken);
  takeMethods(router, '/metrics', { before: parts.metrics.mayRead, get: parts.metrics.send });

  app.use('/assets', parts.assets);
  router.all('/bilder/:id/:file', parts.pictures);
  app.use('/api', compressPublicAnswers);
  takeMethods(router, '/api/csp-report', { post: parts.cspReport });
  takeMethods(router, '/api/revalidate', { post: parts.revalidate });

  app.use(findTenant(parts.tenantOfHost));
  app.use('/api', refuseUnknownLocale);
  takeMethods(router, '/api/openapi.json', { get: parts.openapi });
  // Before visitors are known: who works here is somebody else.
  if (parts.desk) app.use('/desk', parts.desk);
  if (parts.editing) app.use('/edit', parts.editing);
  if (parts.cmsPreview) app.use(cmsPreviewPath, parts.cmsPreview);
  if (parts.visitor) app.use(parts.visitor);
  takeMethods(router, '/api/preview/end', { get: parts.preview.endHandler });
  app.use(parts.fairRequests);
  for (const route of parts.shopRoutes) app.use(route);
  app.use('/api', () => {
    throw new HttpError(404, 'There is no such call', { text: { key: 'call.none' } });
  });
  app.use(parts.siteFiles);
  if (parts.blockCatalogue) router.all('/dev/blocks{/:type}', parts.blockCatalogue);
  if (parts.mailPages) app.use(parts.mailPages);
  if (parts.shared) app.use(parts.shared);
  app.use(parts.preview.handler);
  app.use(parts.rewordedPages);
  if (parts.personalPages) app.use(parts.personalPages);
  app.use(parts.page);
  app.use(ignoreGone, parts.error);
  return app;
}

/** Health is told before anything is logged; what is broken goes on to be refused. */
const unlessBroken: RequestHandler = (request, _response, next) =>
  next(refuseRequest(request) === undefined ? undefined : 'route');

/** What was handed to the app unread; the connection may hold the rest of something. */
function refuseBroken(request: Request, _response: Response, next: NextFunction): void {
  const status = refuseRequest(request);
  if (status !== undefined)
    throw new HttpError(status, 'The request is broken or too large', { headers: { Connection: 'close' } });
  next();
}

/** Who went away before all of a request was here is answered nothing, and it is no fault of anybody's. */
const ignoreGone: express.ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (error === request.errored) response.destroy();
  else next(error);
};

function findTenant(tenantOfHost: AppParts['tenantOfHost']): RequestHandler {
  return (request, response, next) => {
    const tenant = tenantOfHost(request.headers.host);
    if (!tenant) throw new HttpError(421, 'No shop has this host name');
    response.locals.tenant = tenant;
    next();
  };
}

function logRequests(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: () => randomUUID(),
    quietReqLogger: true,
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'warn' : 'debug',
    // Without the query: a preview token is worth a page, and what a visitor typed may name a person.
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: splitTarget(request.url).path.slice(0, 1024),
      }),
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    },
  });
}

function measureRequests(metrics: AppParts['counters']): RequestHandler {
  return (request, response, next) => {
    const end = metrics.requestSeconds.startTimer();
    response.once('finish', () => {
      end({ route: routeKind(request.path) });
      const tenant = (response.locals.tenant as TenantConfig | undefined)?.slug ?? 'none';
      metrics.requests.inc({ tenant, status: String(response.statusCode), cache: 'miss' });
    });
    next();
  };
}

function routeKind(path: string): string {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/bilder/')) return 'picture';
  if (/^\/[a-zA-Z0-9-]+\.(txt|xml|json|webmanifest|svg|ico|png)$/.test(path)) return 'file';
  return path.startsWith('/api/') ? 'api' : 'page';
}
