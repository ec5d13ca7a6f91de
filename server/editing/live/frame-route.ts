import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { StudioFrameFacts } from '../../../schemas/editing/frame-facts.ts';
import { viewAs, type ViewAs } from '../../../schemas/editing/view-as.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { ContentStore } from '../../content/store/content-store.ts';
import { decodePath } from '../../http/decode-path.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { splitTarget } from '../../http/query.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { editedHeaders, type ResponseContext } from '../../pages/page-headers.ts';
import type { PageService } from '../../pages/page-service.ts';
import { editorAt } from '../editor-of.ts';
import { drawnDraft, refusalOf } from './draw-draft.ts';
import { type EditedDrafts, ownSession } from './edited-drafts.ts';
import type { LivePages } from './live-pages.ts';

/** Below the application of the editors. */
const framePath = '/frame';

interface FrameRouteOptions {
  drafts: EditedDrafts;
  pages: LivePages;
  store: Pick<ContentStore, 'findAt'>;
  service: Pick<PageService, 'locate'>;
  context: ResponseContext;
  /** Path of the call that draws a document. */
  drawPath(id: string): string;
}

/** Characters of a view in an address. */
const maxView = 8000;

/**
 * The page of a document while it is edited: `/frame/<id>?session=<uuid>&view=<ViewAs as JSON>`. `/frame?path=<address>…` leads to
 * the one that draws an address of the shop; 404: none does. To be mounted behind what finds out who is there.
 */
export function createFrameRoute(options: FrameRouteOptions): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  takeMethods(router, framePath, { get: createFollow(options) });
  takeMethods(router, `${framePath}/:id`, { get: createShow(options) });
  return router;
}

function createShow({ drafts, pages, context, drawPath }: FrameRouteOptions): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const id = String(request.params.id);
    if (!z.uuid().safeParse(id).success) throw new HttpError(404, 'There is no such document');
    const { session, view } = readAsked(request.originalUrl);
    const own = ownSession(editorAt(response, 'reader'), session);
    const opened = await drafts.open(tenant.slug, id, own);
    if (!opened.ok) throw refusalOf(opened);
    const { kind, locale, source } = drawnDraft(opened.draft, tenant);
    const { page, issues, address } = await pages.draw({
      ...{ tenant, kind, locale, source, view },
      ...{ isWhole: true, peer: 'studio' },
    });
    if (!page) throw new HttpError(404, 'There is no page around which this frame could be shown');
    const told: StudioFrameFacts = {
      ...{ session, document: id, base: opened.draft.base, draw: drawPath(id) },
      ...{ shown: page.shown, issues, changesAt: page.until, address, view },
    };
    const html = page.page(told);
    const headers = editedHeaders(html.facts, context, view.locale ?? locale);
    const bytes = html.html;
    response.writeHead(200, [...headers, 'Content-Length', String(bytes.length)]);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}

/** Leads to the document that draws an address. */
function createFollow({ store, service }: FrameRouteOptions): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const { session, view, path: address } = readAsked(request.originalUrl);
    const place = placeOf(service, tenant, address);
    const document =
      place &&
      (await store.findAt(tenant.slug, { kind: 'page', locale: place.locale, key: place.documentPath }));
    if (!document) throw new HttpError(404, 'No document draws this address');
    // Of the page that it was the view of another may name a language that this one does not have.
    const { locale: _locale, ...others } = view;
    const query = new URLSearchParams({ session, view: JSON.stringify({ ...others, address }) });
    response.set('Cache-Control', 'private, no-store');
    response.redirect(303, `${request.baseUrl}${framePath}/${document.id}?${query.toString()}`);
  };
}

function placeOf(service: FrameRouteOptions['service'], tenant: TenantConfig, address: string) {
  const path = decodePath(splitTarget(address).path);
  if (path === undefined) return undefined;
  const first = service.locate(tenant, path);
  const place = first.kind === 'redirect' ? service.locate(tenant, first.location) : first;
  return place.kind === 'page' ? place : undefined;
}

/** What an address of the frame asks for. Throws `HttpError` 400. */
function readAsked(target: string): { session: string; view: ViewAs; path: string } {
  const query = new URLSearchParams(splitTarget(target).search);
  const session = z.uuid().safeParse(query.get('session'));
  const view = viewAs.safeParse(jsonOf(query.get('view') ?? '{}'));
  if (!session.success || !view.success)
    throw new HttpError(400, 'A frame is asked for with its session, and a view as JSON');
  return { session: session.data, view: view.data, path: query.get('path') ?? '' };
}

function jsonOf(text: string): unknown {
  if (text.length > maxView) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
