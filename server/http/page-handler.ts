import { once } from 'node:events';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { RequestHandler, Response } from 'express';
import type { RenderedPage } from '../../renderer/page-contract.ts';
import type { TenantConfig } from '../../schemas/tenant.ts';
import type { PreviewGrant } from '../preview/preview-token.ts';
import { decodePath } from './decode-path.ts';
import { HttpError } from './http-error.ts';
import type { PageCache, PageKey } from './page-cache.ts';
import { completed, type PageRenewal } from './page-renewal.ts';
import { encodingFor, privateHeaders, publicHeaders, type ResponseContext, sendPage } from './page-response.ts';
import type { PageService } from './page-service.ts';
import { createQueryReader, maxParameters, splitTarget } from './query.ts';
import { readVisit } from './visit.ts';

export interface PageHandlerOptions {
  cache: PageCache;
  renewal: PageRenewal;
  service: PageService;
  context: ResponseContext;
  now: () => number;
  /** Query parameters that some block declares; no other reaches a page. */
  queryNames: ReadonlySet<string>;
}

/** Answers what the page front did not have: draws the page, sends it, keeps it. */
export function createPageHandler(options: PageHandlerOptions): RequestHandler {
  const { cache, renewal, service, context, now } = options;

  return async (request, response) => {
    const tenant = response.locals.tenant as TenantConfig;
    const preview = response.locals.preview as PreviewGrant | undefined;
    const { path: rawPath, search } = splitTarget(request.originalUrl);
    const path = decodePath(rawPath);
    if (path === undefined) throw new HttpError(400, 'The path holds what no path may hold');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const isPage = service.locate(tenant, path).kind !== 'none';
      throw new HttpError(isPage ? 405 : 404, `${request.method} on a page`, { headers: isPage ? { Allow: 'GET, HEAD' } : {} });
    }
    const key: PageKey = { tenant: tenant.slug, path, visit: visitOf(), query: readDeclaredQuery(search, options.queryNames) };
    const asked = {
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
      isHead: request.method === 'HEAD',
    };
    const answer = await service.draw({ key, now: preview?.at ?? now(), wantsNewest: preview !== undefined, preview: preview !== undefined });
    response.locals.locale = answer.locale;

    switch (answer.kind) {
      case 'redirect':
        response.set('Cache-Control', 'public, max-age=300').redirect(308, encodeURI(answer.location) + (search === '' ? '' : `?${search}`));
        return;
      case 'missing':
        throw new HttpError(404, `There is no page ${path}`);
      case 'unavailable': {
        const last = cache.find(tenant.slug, path, key.visit, (name) => key.query[name] ?? '');
        if (last && now() < last.hardEnd && !preview) sendPage(response, last, asked);
        else throw new HttpError(503, answer.reason, { headers: { 'Retry-After': '30' } });
        return;
      }
      case 'page':
        if (preview) await sendPreview(answer.page, answer.locale);
        else if (answer.page.kind === 'flowing') await sendFlowing(answer.page, answer.locale);
        else sendPage(response, await renewal.store(key, answer.page, answer.locale), asked);
    }

    function visitOf(): PageKey['visit'] {
      const visit = readVisit(request, tenant);
      if (!preview) return visit;
      return { device: preview.device ?? visit.device, visitor: preview.visitor ?? visit.visitor, variants: preview.variants ?? {} };
    }

    async function sendPreview(page: Exclude<RenderedPage, { kind: 'failed' }>, locale: string): Promise<void> {
      const { facts, html } = await completed(page);
      const headers = [...privateHeaders(facts, context, locale, true), 'X-Robots-Tag', 'noindex, nofollow'];
      response.writeHead(200, headers).end(asked.isHead ? undefined : html);
    }

    /** Sends what is there, then what comes; the whole page is kept when it is complete. */
    async function sendFlowing(page: Extract<RenderedPage, { kind: 'flowing' }>, locale: string): Promise<void> {
      const encoding = encodingFor(asked.acceptEncoding);
      const headers = publicHeaders(page.facts, now(), context, locale);
      headers[headers.indexOf('Cache-Control') + 1] = 'private, no-store';
      response.writeHead(200, encoding === 'identity' ? headers : [...headers, 'Content-Encoding', encoding]);
      if (asked.isHead) {
        response.end();
        await renewal.store(key, await completed(page), locale);
        return;
      }
      const chunks: Buffer[] = [];
      const pipe = createPipe(response, encoding);
      for (;;) {
        const step = await page.chunks.next();
        if (step.done) {
          pipe.end();
          await renewal.store(key, { kind: 'complete', facts: step.value, html: Buffer.concat(chunks) }, locale);
          return;
        }
        chunks.push(step.value);
        await pipe.write(step.value);
      }
    }
  };
}

/** Writes pieces to the response, each on its way at once, compressed as the browser wants it. */
function createPipe(response: Response, encoding: 'identity' | 'gzip' | 'br'): { write(chunk: Buffer): Promise<void>; end(): void } {
  if (encoding === 'identity') {
    return {
      async write(chunk) {
        if (!response.write(chunk) && !response.destroyed) await Promise.race([once(response, 'drain'), once(response, 'close')]);
      },
      end: () => void response.end(),
    };
  }
  const compressor =
    encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip({ level: 6 });
  compressor.pipe(response);
  return {
    write: (chunk) =>
      new Promise((resolve) => {
        compressor.write(chunk);
        compressor.flush(() => resolve());
      }),
    end: () => void compressor.end(),
  };
}

function readDeclaredQuery(search: string, names: ReadonlySet<string>): Record<string, string> {
  if (search === '') return {};
  if (search.split('&').length > maxParameters) throw new HttpError(400, `More than ${maxParameters} parameters`);
  const read = createQueryReader(search);
  const query: Record<string, string> = {};
  for (const name of names) {
    const value = read(name);
    if (value !== '') query[name] = value;
  }
  return query;
}
