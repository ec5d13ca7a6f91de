import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { escapeText } from '../../renderer/escape.ts';
import { readPageDocument, type PageDocument } from '../../renderer/page-document.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { HttpError } from './http-error.ts';
import { decodePath } from './decode-path.ts';
import { locatePage } from './locate-page.ts';
import { completed } from './page-renewal.ts';
import type { PageService } from './page-service.ts';
import { privateHeaders, type ResponseContext } from './page-response.ts';
import { readVisit } from './visit.ts';
import { splitTarget } from './query.ts';

/** Statuses that have a page of their own; others show that of 400 or 500. */
const pages = new Set([400, 404, 405, 421, 431, 500, 503]);

export interface ErrorPagesOptions {
  renderer: PageRenderer;
  service: PageService;
  context: ResponseContext;
  fallbackTenant: TenantConfig;
  now: () => number;
  log: Pick<Logger, 'error'>;
}

/**
 * Answers everything that was thrown: problem details (RFC 9457) below `/api/`, else a page in the page's language with
 * the shop's own frame. Never cached, and it never says what happened inside.
 */
export function createErrorHandler(options: ErrorPagesOptions): ErrorRequestHandler {
  const documents = createErrorDocuments(options.renderer);
  // Express knows an error handler by its four parameters.
  return async (error: unknown, request, response, _next) => {
    const status = statusOf(error);
    const id = String(request.id ?? randomUUID());
    if (status >= 500 && !(error instanceof HttpError))
      options.log.error({ err: error, requestId: id, path: request.path }, 'A request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof HttpError) response.set(error.headers);
    response.set({ 'Cache-Control': 'no-store', 'X-Request-Id': id });
    if (/^\/api(\/|\?|$)/.test(request.originalUrl)) {
      sendProblem(response, status, error, id);
      return;
    }
    const tenant = (response.locals.tenant as TenantConfig | undefined) ?? options.fallbackTenant;
    const path = decodePath(splitTarget(request.originalUrl).path) ?? '/';
    const { locale } = locatePage(tenant, path);
    const html = await drawErrorPage(options, () => documents(tenant, locale, status), request, tenant).catch(
      () => undefined,
    );
    response.status(status);
    if (html) {
      for (let at = 0; at < html.headers.length; at += 2)
        response.setHeader(html.headers[at] as string, html.headers[at + 1] as string);
      response.set('Cache-Control', 'no-store').end(request.method === 'HEAD' ? undefined : html.body);
    } else {
      response.type('html').send(plainPage(options.renderer, tenant, locale, status, id));
    }
  };
}

function statusOf(error: unknown): number {
  const status =
    error instanceof HttpError
      ? error.status
      : (error as { status?: unknown; statusCode?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** RFC 9457. The detail of an `HttpError` was written for the caller; that of any other error stays in the log. */
function sendProblem(response: Response, status: number, error: unknown, id: string): void {
  response
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[status] ?? 'Error',
        status,
        ...(error instanceof HttpError && { detail: error.message }),
        requestId: id,
      }),
    );
}

async function drawErrorPage(
  { service, context, now }: ErrorPagesOptions,
  documentOf: () => PageDocument,
  request: Parameters<typeof readVisit>[0],
  tenant: TenantConfig,
): Promise<{ headers: string[]; body: Buffer } | undefined> {
  const document = documentOf();
  const page = await service.drawOwn(document, readVisit(request, tenant), now());
  if (page.kind === 'failed') return undefined;
  const { facts, html } = await completed(page);
  return { headers: privateHeaders(facts, context, document.meta.locale), body: html };
}

/** Documents of the error pages, made when they are first needed. */
function createErrorDocuments(
  renderer: PageRenderer,
): (tenant: TenantConfig, locale: string, status: number) => PageDocument {
  const documents = new Map<string, PageDocument>();
  return (tenant, locale, status) => {
    const shown = shownStatus(status);
    const key = `${tenant.slug} ${locale} ${shown}`;
    let document = documents.get(key);
    if (!document) documents.set(key, (document = errorDocument(renderer, tenant, locale, shown)));
    return document;
  };
}

function shownStatus(status: number): number {
  if (pages.has(status)) return status;
  return status < 500 ? 400 : 500;
}

function errorDocument(
  renderer: PageRenderer,
  tenant: TenantConfig,
  locale: string,
  shown: number,
): PageDocument {
  const text = (name: string): string => renderer.text(tenant.slug, locale, name);
  const title = text(`error.${shown}.title`);
  const result = readPageDocument({
    format: 'webapp_json',
    formatVersion: 1,
    page: {
      id: `error-${shown}`,
      tenant: tenant.slug,
      locale,
      path: '/_/error',
      revision: '1',
      status: 'published',
      title,
      robots: 'noindex',
    },
    regions: {
      main: [
        {
          id: 'error',
          type: 'error-message',
          props: { title, text: text(`error.${shown}.text`), homeLabel: text('error.home') },
        },
      ],
    },
  });
  if (!result.ok) throw new Error('The error page is not a page');
  return result.document;
}

/** The last resort, when not even the error page can be drawn: words only. */
function plainPage(
  renderer: PageRenderer,
  tenant: TenantConfig,
  locale: string,
  status: number,
  id: string,
): string {
  const shown = shownStatus(status);
  const text = (name: string, values?: Record<string, string>): string =>
    escapeText(renderer.text(tenant.slug, locale, name, values));
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${text(`error.${shown}.title`)}</title><h1>${text(`error.${shown}.title`)}</h1><p>${text(`error.${shown}.text`)}</p><p>${text('error.requestId', { id })}</p></html>`;
}
