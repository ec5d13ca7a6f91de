import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { escapeText } from '../../schemas/escape-text.ts';
import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { sendProblem, type ToldProblem } from '../http/answer-form.ts';
import { type ErrorText, HttpError } from '../http/http-error.ts';
import { refusalWords } from '../http/refusal-words.ts';
import { decodePath } from '../http/decode-path.ts';
import { locatePage } from './locate-page.ts';
import { ownDocument } from './own-document.ts';
import type { CachedPage, PageCache, PageKey } from './page-cache.ts';
import type { PageService } from './page-service.ts';
import { encodeBodies, encodingFor } from '../http/content-encoding.ts';
import { privateHeaders, type ResponseContext } from './page-headers.ts';
import { type Clocks, lifeOf, stateOf } from './page-life.ts';
import { wholePage } from './whole-page.ts';
import { splitTarget } from '../http/query.ts';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import { readVisit, type Visit } from './visit.ts';

/** Statuses that have a page of their own; others show that of 400 or 500. */
const pages = new Set([400, 404, 405, 410, 421, 431, 500, 503]);

export interface ErrorPagesOptions extends Clocks {
  /** Holds the pages by shop, language and kind; not the cache of the shop's own pages, which they must not push out. */
  cache: PageCache;
  renderer: PageRenderer;
  service: PageService;
  context: ResponseContext;
  fallbackTenant: TenantConfig;
  log: Pick<Logger, 'error'>;
}

type ErrorPage = Pick<CachedPage, 'headers' | 'bodies'>;

/**
 * Answers everything that was thrown: problem details (RFC 9457) below `/api/`, else a page in the page's language with
 * the shop's own frame. No cache further out may keep it, and it never says what happened inside: the request's id stands in
 * a header alone, so that one page serves everybody.
 */
export function createErrorHandler(options: ErrorPagesOptions): ErrorRequestHandler {
  const pageFor = createErrorPages(options);
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
    const cacheControl = response.hasHeader('Set-Cookie') ? 'private, no-store' : 'no-store';
    response.set({ 'Cache-Control': cacheControl, 'X-Request-Id': id });
    if (/^\/api(\/|\?|$)/.test(request.originalUrl)) {
      answerProblem(response, options, { status, error, requestId: id });
      return;
    }
    const tenant = (response.locals.tenant as TenantConfig | undefined) ?? options.fallbackTenant;
    const path = decodePath(splitTarget(request.originalUrl).path) ?? '/';
    const { locale } = locatePage(tenant, path);
    const page = await pageFor(tenant, locale, status, readVisit(request, tenant)).catch(() => undefined);
    response.status(status);
    if (page) sendErrorPage(response, page, request);
    else response.type('html').send(plainPage(options.renderer, tenant, locale, status, id));
  };
}

function statusOf(error: unknown): number {
  const status =
    error instanceof HttpError
      ? error.status
      : (error as { status?: unknown; statusCode?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** What an `HttpError` says was written for the caller; what any other error says stays in the log. */
function answerProblem(
  response: Response,
  { renderer, fallbackTenant }: Pick<ErrorPagesOptions, 'renderer' | 'fallbackTenant'>,
  { status, error, requestId }: { status: number; error: unknown; requestId: string },
): void {
  const tenant = (response.locals.tenant as TenantConfig | undefined) ?? fallbackTenant;
  const locale = (response.locals.locale as string | undefined) ?? tenant.defaultLocale;
  const say = ({ key, values }: ErrorText): string => renderer.text(tenant.slug, locale, key, values);
  const told: ToldProblem = { status, locale, requestId, title: STATUS_CODES[status] ?? 'Error' };
  if (!(error instanceof HttpError)) return sendProblem(response, told);
  sendProblem(response, { ...told, ...refusalWords(error, say) });
}

function sendErrorPage(response: Response, page: ErrorPage, { headers, method }: IncomingMessage): void {
  for (let at = 0; at < page.headers.length; at += 2)
    response.setHeader(page.headers[at] as string, page.headers[at + 1] as string);
  const wanted = encodingFor(headers['accept-encoding']?.toString());
  const encoding = page.bodies[wanted] ? wanted : 'identity';
  const body = page.bodies[encoding] ?? page.bodies.identity;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.setHeader('Cache-Control', 'no-store').end(method === 'HEAD' ? undefined : body);
}

/** Error pages, each drawn once at a time and kept as other pages are: fresh, then served while it is drawn anew. */
function createErrorPages({ cache, renderer, service, context, now, clock }: ErrorPagesOptions) {
  const documents = createErrorDocuments(renderer);
  const once = createSingleFlight<ErrorPage | undefined>();

  return async (
    tenant: TenantConfig,
    locale: string,
    status: number,
    visit: Visit,
  ): Promise<ErrorPage | undefined> => {
    const document = documents(tenant, locale, status);
    // No path of a request: those begin with a slash.
    const key: PageKey = { tenant: tenant.slug, path: `${document.meta.id} ${locale}`, visit, query: {} };
    const kept = cache.find(key);
    const state = kept ? stateOf(kept, { now, clock }) : 'ended';
    if (state === 'fresh') return kept;
    const name = JSON.stringify([key.tenant, key.path, key.visit]);
    const flight = once(name, () => draw(key, document));
    if (state === 'ended') return flight;
    flight.catch(() => {});
    return kept;
  };

  async function draw(key: PageKey, document: PageDocument): Promise<ErrorPage | undefined> {
    const since = cache.marks();
    const drawnFor = now();
    const drawn = await service.drawOwn(document, key.visit, drawnFor);
    if (drawn.kind === 'failed') return undefined;
    const { facts, html } = await wholePage(drawn);
    const page: CachedPage = {
      key,
      etag: undefined,
      headers: [...privateHeaders(facts, context, document.meta.locale), 'Vary', 'Accept-Encoding'],
      bodies: await encodeBodies(html, cache.isEnabled ? ['br', 'gzip'] : []),
      tags: facts.tags,
      ...lifeOf(facts, drawnFor, { now, clock }),
    };
    cache.store(page, facts.dimensions, since);
    return page;
  }
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
  return ownDocument({ id: `error-${shown}`, tenant: tenant.slug, locale, path: '/_/error', title }, [
    {
      id: 'error',
      type: 'error-message',
      props: { title, text: text(`error.${shown}.text`), homeLabel: text('error.home') },
    },
  ]);
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
