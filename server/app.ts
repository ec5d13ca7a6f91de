import { randomUUID } from 'node:crypto';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { TenantConfig } from '../schemas/tenant.ts';
import { HttpError } from './http/http-error.ts';
import type { Metrics } from './operations/metrics.ts';
import type { PreviewAccess } from './preview/preview-access.ts';

export interface AppParts {
  log: Logger;
  metrics: Metrics;
  tenantOfHost: (host: string | undefined) => TenantConfig | undefined;
  securityHeaders: RequestHandler[];
  /** Hashed files of the build. */
  assets: RequestHandler;
  pictures: RequestHandler;
  preview: PreviewAccess;
  revalidate: RequestHandler;
  cspReport: RequestHandler[];
  health: { live: RequestHandler; ready: RequestHandler };
  page: RequestHandler;
  error: express.ErrorRequestHandler;
  trustProxy: boolean;
}

/** The one ordered list of middleware and routes. What the page front answers never gets here. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', parts.trustProxy);
  app.enable('strict routing');
  app.enable('case sensitive routing');

  app.get('/healthz', parts.health.live);
  app.get('/readyz', parts.health.ready);
  app.get('/metrics', metricsRoute(parts.metrics));

  app.use(logRequests(parts.log));
  app.use(measureRequests(parts.metrics));
  app.use(parts.securityHeaders);

  app.use('/assets', parts.assets);
  app.get('/bilder/:id/:file', parts.pictures);
  app.post('/api/csp-report', parts.cspReport);
  app.post('/api/revalidate', parts.revalidate);

  app.use(findTenant(parts.tenantOfHost));
  app.get('/api/preview/end', parts.preview.endHandler);
  app.use('/api', () => {
    throw new HttpError(404, 'There is no such call');
  });
  app.use(parts.preview.handler);
  app.use(parts.page);
  app.use(parts.error);
  return app;
}

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
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'warn' : 'debug'),
    // A preview token is worth a page: it never reaches a log.
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({ id: request.id, method: request.method, url: request.url.replace(/([?&]preview=)[^&]*/, '$1[removed]') }),
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    },
  });
}

function measureRequests(metrics: Metrics): RequestHandler {
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
  return path.startsWith('/api/') ? 'api' : 'page';
}

function metricsRoute({ registry }: Metrics): RequestHandler {
  return async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  };
}
