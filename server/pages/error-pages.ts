import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { escapeText } from '../../schemas/escape-text.ts';
import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { sendProblem } from '../http/answer-form.ts';
import { awayTextOf, hasAwayText } from '../http/away-text.ts';
import type { ErrorText } from '../http/http-error.ts';
import { createQueryReader, splitTarget } from '../http/query.ts';
import { entryOf, sentEntries } from '../http/read-entries.ts';
import { refusalWords } from '../http/refusal-words.ts';
import { decodePath } from '../http/decode-path.ts';
import type { TellFailure } from '../http/tell-failure.ts';
import { locatePage } from './locate-page.ts';
import { ownDocument } from './own-document.ts';
import type { CachedPage, PageCache, PageKey } from './page-cache.ts';
import type { PageService } from './page-service.ts';
import { encodeBodies, encodingFor } from '../http/content-encoding.ts';
import { privateHeaders, type ResponseContext } from './page-headers.ts';
import { type Clocks, lifeOf, stateOf } from './page-life.ts';
import { wholePage } from './whole-page.ts';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import { readVisit, type Visit } from './visit.ts';

/** Statuses that have a page of their own; others show that of 400 or 503. */
const pages = new Set([400, 404, 405, 410, 421, 431, 503]);

export interface ErrorPagesOptions extends Clocks {
  /** Holds the pages by shop, language and kind; not the cache of the shop's own pages, which they must not push out. */
  cache: PageCache;
  renderer: PageRenderer;
  service: PageService;
  context: ResponseContext;
  fallbackTenant: TenantConfig;
  tellFailure: TellFailure;
}

type ErrorPage = Pick<CachedPage, 'headers' | 'bodies'>;

/**
 * Answers everything that was thrown, as `tell-failure.ts` tells it: problem details (RFC 9457) to a script below `/api/`, else
 * a page in the page's language with the shop's own frame; a form without a script gets that below `/api/`, too. No cache further
 * out may keep it, and it never says what happened inside: the request's id stands in a header alone, so that one page serves
 * everybody.
 */
export function createErrorHandler(options: ErrorPagesOptions): ErrorRequestHandler {
  const pageFor = createErrorPages(options);
  // Express knows an error handler by its four parameters.
  return async (error: unknown, request, response, _next) => {
    const id = String(request.id ?? randomUUID());
    const tenant = (response.locals.tenant as TenantConfig | undefined) ?? options.fallbackTenant;
    const locale = localeOfRequest(request, tenant);
    const failure = options.tellFailure(error, request, response, { tenant: tenant.slug, locale });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { status } = failure;
    response.set(failure.headers);
    const cacheControl = response.hasHeader('Set-Cookie') ? 'private, no-store' : 'no-store';
    response.set({ 'Cache-Control': cacheControl, 'X-Request-Id': id });
    if (!wantsPage(request)) {
      const say = ({ key, values }: ErrorText): string =>
        options.renderer.text(tenant.slug, locale, key, values);
      const title = STATUS_CODES[status] ?? 'Error';
      sendProblem(response, { status, title, locale, requestId: id, ...refusalWords(failure, say) });
      return;
    }
    // A page that cannot be shown has words of its own; what was sent or called has those for what was wanted.
    const isWanted = hasAwayText(response) || isCall(splitTarget(request.originalUrl).path);
    const key = status === 503 && isWanted ? awayTextOf(response) : undefined;
    const shown = { status: shownStatus(status), key };
    const page = await pageFor(tenant, locale, shown, readVisit(request, tenant)).catch(() => undefined);
    response.status(status);
    if (page) sendErrorPage(response, page, request);
    else response.type('html').send(plainPage(options.renderer, tenant, locale, shown, id));
  };
}

/**
 * The locale of the page that a request asks for, or, of a call, that it comes from: as it says itself, in its address or its
 * form; else by the address of the page; else the shop's own.
 */
function localeOfRequest(request: Request, tenant: TenantConfig): string {
  const { path, search } = splitTarget(request.originalUrl);
  if (!isCall(path)) return localeOfPath(tenant, path);
  const entries = sentEntries(request);
  const said = createQueryReader(search)('locale') || (entries ? entryOf(entries, 'locale') : '');
  if (tenant.locales.some(({ locale }) => locale === said)) return said;
  const { referer = '' } = request.headers;
  return localeOfPath(tenant, URL.canParse(referer) ? new URL(referer).pathname : '/');
}

/** Whether a path is one of a call. */
function isCall(path: string): boolean {
  return /^\/api(\/|\?|$)/.test(path);
}

function localeOfPath(tenant: TenantConfig, path: string): string {
  return locatePage(tenant, decodePath(path) ?? '/').locale;
}

/** Whether what asks shows a page: whatever asks for one, and a browser without a script that a form has led to a call. */
function wantsPage({ originalUrl, headers }: Request): boolean {
  return !isCall(splitTarget(originalUrl).path) || /\btext\/html\b/i.test(headers.accept ?? '');
}

/** What an error page shows. */
interface ShownError {
  status: number;
  /** The text in the place of the status's own. */
  key: string | undefined;
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
    shown: ShownError,
    visit: Visit,
  ): Promise<ErrorPage | undefined> => {
    const document = documents(tenant, locale, shown);
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
): (tenant: TenantConfig, locale: string, shown: ShownError) => PageDocument {
  const documents = new Map<string, PageDocument>();
  return (tenant, locale, shown) => {
    const key = `${tenant.slug} ${locale} ${shown.status} ${shown.key ?? ''}`;
    let document = documents.get(key);
    if (!document) documents.set(key, (document = errorDocument(renderer, tenant, locale, shown)));
    return document;
  };
}

function shownStatus(status: number): number {
  if (pages.has(status)) return status;
  return status < 500 ? 400 : 503;
}

function errorDocument(
  renderer: PageRenderer,
  tenant: TenantConfig,
  locale: string,
  { status, key }: ShownError,
): PageDocument {
  const text = (name: string): string => renderer.text(tenant.slug, locale, name);
  const title = text(`error.${status}.title`);
  const id = ['error', status, ...(key === undefined ? [] : [key])].join('-');
  return ownDocument({ id, tenant: tenant.slug, locale, path: '/_/error', title }, [
    {
      id: 'error',
      type: 'error-message',
      props: { title, text: text(key ?? `error.${status}.text`), homeLabel: text('error.home') },
    },
  ]);
}

/** The last resort, when not even the error page can be drawn: words only. */
function plainPage(
  renderer: PageRenderer,
  tenant: TenantConfig,
  locale: string,
  { status, key = `error.${status}.text` }: ShownError,
  id: string,
): string {
  const text = (name: string, values?: Record<string, string>): string =>
    escapeText(renderer.text(tenant.slug, locale, name, values));
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${text(`error.${status}.title`)}</title><h1>${text(`error.${status}.title`)}</h1><p>${text(key)}</p><p>${text('error.requestId', { id })}</p></html>`;
}
