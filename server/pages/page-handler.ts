import type { IncomingMessage } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { completePage } from '../../renderer/contract/complete-page.ts';
import type { RenderedPage } from '../../renderer/contract/page-contract.ts';
import type { PersonalRequest } from '../../schemas/personal-request.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PreviewGrant } from './preview-token.ts';
import { decodePath } from '../http/decode-path.ts';
import { HttpError } from '../http/http-error.ts';
import type { Encoding, PageCache, PageKey } from './page-cache.ts';
import type { FlightResult, PageFlights } from './page-single-flight.ts';
import { completed } from './page-renewal.ts';
import {
  type Asked,
  askedOf,
  encodingFor,
  previewHeaders,
  publicHeaders,
  type ResponseContext,
  sendPage,
  sendUnkept,
} from './page-response.ts';
import type { PageService } from './page-service.ts';
import { readDeclaredQuery, splitTarget } from '../http/query.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { readVisit } from './visit.ts';

export interface PageHandlerOptions {
  cache: PageCache;
  flights: PageFlights;
  service: PageService;
  context: ResponseContext;
  now: () => number;
  /** What the page lane drew before it handed a request on. */
  drawnFor: (request: IncomingMessage) => Promise<FlightResult> | undefined;
  /** Query parameters that some block declares; no other reaches a page. */
  queryNames: ReadonlySet<string>;
  /** Whether pages of a route are drawn for one request alone. */
  isPersonal: (route: string) => boolean;
}

/** As whom an editor sees pages of visitors: whoever has no account. */
const nobody: PersonalRequest = {
  visitor: 'anonymous',
  customerId: null,
  collector: null,
  address: undefined,
  refused: undefined,
};

type Flowing = Extract<FlightResult, { kind: 'flowing' }>;

/** Answers what the page front did not have: draws the page, sends it, keeps it. */
export function createPageHandler(options: PageHandlerOptions): RequestHandler {
  const { cache, flights, service, context, now } = options;

  return async (request, response) => {
    const tenant = tenantOf(response);
    const preview = response.locals.preview as PreviewGrant | undefined;
    const { path: rawPath, search } = splitTarget(request.originalUrl);
    const path = decodePath(rawPath);
    if (path === undefined) throw new HttpError(400, 'The path holds what no path may hold');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const isPage = service.locate(tenant, path).kind !== 'none';
      throw new HttpError(isPage ? 405 : 404, `${request.method} on a page`, {
        headers: isPage ? { Allow: 'GET, HEAD' } : {},
      });
    }
    const asked = askedOf(request);
    const key = keyOf(request, tenant, path, search, preview);
    if (preview) {
      const location = service.locate(tenant, path);
      const isPersonal = location.kind === 'page' && options.isPersonal(location.route ?? '');
      const answer = await service.draw({
        ...{ key, now: preview.at ?? now(), wantsNewest: true, preview: true },
        ...(isPersonal && { personal: nobody }),
      });
      if (answer.kind === 'page') await sendPreview(response, answer.page, answer.locale, asked);
      else sendOther(response, answer, path, search);
      return;
    }
    const result = await (options.drawnFor(request) ?? flights.draw(key, encodingFor(asked.acceptEncoding)));
    if (result.kind === 'stored') sendPage(response, result.page, asked, now());
    else if (result.kind === 'unkept') sendUnkept(response, result, context, asked, now());
    else if (result.kind === 'flowing') await sendFlowing(response, result, asked);
    else if (!sendLastGood(response, result, key, asked)) sendOther(response, result, path, search);
  };

  function keyOf(
    request: Request,
    tenant: TenantConfig,
    path: string,
    search: string,
    preview: PreviewGrant | undefined,
  ): PageKey {
    const visit = readVisit(request, tenant);
    const granted = preview && {
      device: preview.device ?? visit.device,
      visitor: preview.visitor ?? visit.visitor,
      variants: preview.variants ?? {},
    };
    return {
      tenant: tenant.slug,
      path,
      visit: granted ?? visit,
      query: readDeclaredQuery(search, options.queryNames),
    };
  }

  /** The page as it last was, while what would replace it cannot be drawn. */
  function sendLastGood(response: Response, result: FlightResult, key: PageKey, asked: Asked): boolean {
    if (result.kind !== 'unavailable') return false;
    const last = cache.find(key.tenant, key.path, key.visit, (name) => key.query[name] ?? '');
    if (!last || now() >= last.hardEnd) return false;
    sendPage(response, last, asked, now());
    return true;
  }

  async function sendPreview(
    response: Response,
    page: Exclude<RenderedPage, { kind: 'failed' }>,
    locale: string,
    asked: Asked,
  ): Promise<void> {
    const { facts, html } = await completed(page);
    response.writeHead(200, previewHeaders(facts, context, locale)).end(asked.isHead ? undefined : html);
  }

  /**
   * Sends what is there, then what comes. The page is drawn at its own pace, whether the visitor's connection is slow or
   * gone: others wait for the whole of it.
   */
  async function sendFlowing(
    response: Response,
    { page, locale, keep, fail }: Flowing,
    asked: Asked,
  ): Promise<void> {
    const encoding = encodingFor(asked.acceptEncoding);
    const headers = [...publicHeaders(page.facts, now(), context, locale)];
    headers[headers.indexOf('Cache-Control') + 1] = 'private, no-store';
    response.writeHead(200, encoding === 'identity' ? headers : [...headers, 'Content-Encoding', encoding]);
    const pipe = asked.isHead ? undefined : createPipe(response, encoding);
    if (asked.isHead) response.end();
    const chunks: Buffer[] = [];
    try {
      for (;;) {
        const step = await page.chunks.next();
        if (step.done) {
          pipe?.end();
          await keep(completePage(step.value, chunks));
          return;
        }
        chunks.push(step.value);
        pipe?.write(step.value);
      }
    } catch (error) {
      fail(error);
      throw error;
    }
  }
}

/** Answers what is no page: a redirect, or an error for the error pages. */
function sendOther(
  response: Response,
  answer: Extract<FlightResult, { kind: 'redirect' | 'missing' | 'gone' | 'unavailable' }>,
  path: string,
  search: string,
): void {
  if (answer.kind === 'missing') throw new HttpError(404, `There is no page ${path}`);
  if (answer.kind === 'gone') throw new HttpError(410, `What was at ${path} is gone`);
  if (answer.kind === 'unavailable')
    throw new HttpError(503, answer.reason, { headers: { 'Retry-After': '30' } });
  const { query = search } = answer;
  const location = encodeURI(answer.location) + (query === '' ? '' : `?${query}`);
  response.set('Cache-Control', 'public, max-age=300').redirect(308, location);
}

/** Writes pieces to the response, each on its way at once, compressed as the browser wants it; nothing once it is gone. */
function createPipe(response: Response, encoding: Encoding): { write(chunk: Buffer): void; end(): void } {
  if (encoding === 'identity') {
    return {
      write: (chunk) => void (response.destroyed || response.write(chunk)),
      end: () => void response.end(),
    };
  }
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  compressor.pipe(response);
  response.once('close', () => compressor.destroy());
  return {
    write(chunk) {
      if (compressor.destroyed) return;
      compressor.write(chunk);
      compressor.flush();
    },
    end: () => void (compressor.destroyed || compressor.end()),
  };
}
