import { type Request, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { type CmsDocument, cmsDocument } from '../../../schemas/editing/cms-message.ts';
import { maxDrawBytes, shownPage } from '../../../schemas/editing/draw.ts';
import type { CmsFrameFacts } from '../../../schemas/editing/frame-facts.ts';
import { isJsonObject, scriptJson } from '../../../schemas/json.ts';
import { documentJsonLimits, parseJson } from '../../../schemas/safe-json.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { readBodyBytes } from '../../http/body-bytes.ts';
import { type CallCounters, refuseTooMany } from '../../http/call-limit.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { editedHeaders, type ResponseContext } from '../../pages/page-headers.ts';
import { readPreview } from '../../pages/preview-token.ts';
import { drawAnswer } from './draw-draft.ts';
import { withIds } from './edited-drafts.ts';
import type { LivePage, LivePages } from './live-pages.ts';

/** Where another CMS opens the shop's pages for its drafts. */
export const cmsPreviewPath = '/preview/live';

interface CmsPreviewOptions {
  pages: LivePages;
  /** Origin of the CMS: it alone may show the page in a frame, and is listened to. */
  origin: string;
  /** That preview tokens are signed with. */
  secret: string;
  context: ResponseContext;
  /** Address of the page's script. */
  script: () => string;
  counters: CallCounters;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A CMS draws with each key. */
const limit = { name: 'cms-preview', most: 1200, perMs: 60_000 };

const drawn = cmsDocument.extend({ number: z.int().min(0), shown: shownPage.optional() });

/**
 * Draws drafts that another CMS sends from its own page in the browser, each with a token for the page that it is; nothing of them is
 * kept. It needs no cookie, which browsers do not send from frames of another site. To be mounted at `cmsPreviewPath`.
 */
export function createCmsPreview(options: CmsPreviewOptions): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.use(forNoCache);
  const limited: RequestHandler = async (request, response, next) => {
    const caller = { tenant: tenantOf(response).slug, address: request.ip ?? '' };
    await refuseTooMany(options.counters, limit, caller);
    next();
  };
  takeMethods(router, '/', { get: createStart(options) });
  takeMethods(router, '/draw', { post: [requireSameOrigin, limited, createDraw(options)] });
  takeMethods(router, '/page', { post: [requireSameOrigin, limited, createPage(options)] });
  return router;
}

const noFacts = { styleHash: undefined, scriptHashes: [], frameOrigins: [] };

const paths = { draw: `${cmsPreviewPath}/draw`, whole: `${cmsPreviewPath}/page` };

/** The first page of a window: it waits for a draft. */
function createStart({ origin, context, script }: CmsPreviewOptions): RequestHandler {
  return (request, response) => {
    const facts: CmsFrameFacts = { origin, ...paths };
    const html =
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>' +
      `<script type="module" src="${script()}"></script></head><body><p>Waiting for a draft of the CMS.</p>` +
      '<p hidden data-alone>This page shows what a CMS sends that opens it in a frame or a window. Nothing opened it.</p>' +
      `<script type="application/json" data-frame>${scriptJson(facts)}</script></body></html>`;
    send(request, response, {
      html: Buffer.from(html),
      headers: headersFor(request, noFacts, 'en', { origin, context }),
    });
  };
}

function createPage(options: CmsPreviewOptions): RequestHandler {
  const { origin, context } = options;
  return async (request, response) => {
    const bytes = await readBodyBytes(request, 3 * maxDrawBytes);
    if (!bytes) throw new HttpError(413, 'The draft is too large');
    const sent = new URLSearchParams(bytes.toString()).get('sent') ?? '';
    const asked = read(Buffer.from(sent), cmsDocument);
    const live = await drawFor(options, tenantOf(response), asked, true);
    if (!live.page) throw new HttpError(404, 'There is no page to show');
    const facts: CmsFrameFacts = { origin, ...paths, shown: live.page.shown, issues: live.issues };
    const page = live.page.page(facts);
    const locale = String((asked.document.page as { locale?: unknown }).locale);
    send(request, response, {
      html: page.html,
      headers: headersFor(request, page.facts, locale, { origin, context }),
    });
  };
}

function createDraw(options: CmsPreviewOptions): RequestHandler {
  return async (request, response) => {
    const bytes = await readBodyBytes(request, maxDrawBytes);
    if (!bytes) throw new HttpError(413, 'The draft is too large');
    const asked = read(bytes, drawn);
    const live = await drawFor(options, tenantOf(response), asked, false);
    response.type('json').send(JSON.stringify(drawAnswer(asked, live)));
  };
}

/** Throws `HttpError` 401 for a token that is no good, 403 for one of another page. */
async function drawFor(
  { pages, secret, now }: CmsPreviewOptions,
  tenant: TenantConfig,
  { token, document, view }: CmsDocument,
  isWhole: boolean,
): Promise<LivePage> {
  const grant = readPreview(token, secret, now());
  if (!grant) throw new HttpError(401, 'The token is none of this shop, or too old');
  const { path, locale } = isJsonObject(document.page) ? document.page : {};
  if (grant.tenant !== tenant.slug || grant.locale !== locale || grant.path !== path)
    throw new HttpError(403, 'The token is for another page');
  const { at, visitor, device, variants } = grant;
  const granted = Object.entries({ at, visitor, device, variants }).filter(([, value]) => value !== undefined);
  return pages.draw({
    ...{ tenant, kind: 'page', locale: grant.locale, source: withIds(document), isWhole, peer: 'cms' },
    view: { ...Object.fromEntries(granted), ...view },
  });
}

function read<Shape extends z.ZodType>(bytes: Buffer, shape: Shape): z.output<Shape> {
  const json = parseJson(bytes, documentJsonLimits);
  const parsed = json.ok ? shape.safeParse(json.value) : undefined;
  if (!parsed?.success) throw new HttpError(400, 'What was sent is not as this call takes it');
  return parsed.data;
}

/** … of a page that leads its forms to its own next page, by the host at which it is asked for. */
function headersFor(
  { headers: { host = '' } }: Request,
  facts: Parameters<typeof editedHeaders>[0],
  locale: string,
  { origin, context }: Pick<CmsPreviewOptions, 'origin' | 'context'>,
): string[] {
  const formTarget = /^[a-z0-9.:[\]-]+$/i.test(host) ? `${host}${paths.whole}` : undefined;
  return editedHeaders(facts, context, locale, { framedBy: origin, formTarget });
}

function send(
  request: Request,
  response: Parameters<RequestHandler>[1],
  { html, headers }: { html: Buffer; headers: readonly string[] },
): void {
  // The policy says who may show it in a frame; this header knows no other site.
  response.removeHeader('X-Frame-Options');
  response.writeHead(200, [...headers, 'Content-Length', String(html.length)]);
  response.end(request.method === 'HEAD' ? undefined : html);
}
