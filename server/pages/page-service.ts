import { LRUCache } from 'lru-cache';
import type { EditedPage, EditedView } from '../../renderer/contract/edited-page.ts';
import type { PageRequest } from '../../renderer/contract/page-request.ts';
import type { PageFacts, RenderedPage } from '../../renderer/contract/rendered-page.ts';
import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { PersonalRequest } from '../../schemas/personal-request.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { DocumentCache } from '../content/document-cache.ts';
import { locatePage, type MovedPages, type PageLocation } from './locate-page.ts';
import type { NoPage, PageAnswer } from './page-answer.ts';
import type { PageKey } from './page-cache.ts';
import { createPageDocuments, type DocumentResult, frameKeys } from './page-documents.ts';
import {
  createPagePartsGatherer,
  type EditedDocument,
  type PageParts,
  type PagePartsGatherer,
  type PartsOptions,
} from './page-parts.ts';
import { createRedirectTargets } from './redirect-targets.ts';
import type { Visit } from './visit.ts';

type LocatedPage = Extract<PageLocation, { kind: 'page' }>;

interface PageDraw {
  key: PageKey;
  /** Milliseconds of the wall clock; in the preview the date that the editor chose. */
  now: number;
  wantsNewest: boolean;
  preview: boolean;
  /** In the preview of a release, its title. */
  release?: string | undefined;
  /** Who asks, where the page is drawn for this request alone. */
  personal?: PersonalRequest | undefined;
}

/** A page while one of its documents is edited. */
interface EditedDraw extends PageDraw {
  edited: EditedDocument & Omit<EditedView, 'part'>;
}

export interface PageService {
  locate(tenant: TenantConfig, path: string): PageLocation;
  draw(draw: PageDraw): Promise<PageAnswer>;
  /** What is at an address, as far as that is known without loading and drawing. */
  lookUp(draw: PageDraw): Promise<{ kind: 'page' } | NoPage>;
  /** The same for a place that is known: a document that only routes lead to, for one. */
  drawAt(location: LocatedPage, draw: PageDraw): Promise<PageAnswer>;
  /** The same while a document is edited, which takes the place of the one that is kept. */
  drawEdited(location: LocatedPage, draw: EditedDraw): Promise<EditedPage | NoPage>;
  /** The published document at a path without locale prefix, on air or not; not kept when it is not held already. */
  published(shop: { tenant: string; locale: string }, path: string): Promise<DocumentResult>;
  /** Whether that document would be shown as a page, as far as that is known without loading and drawing. */
  verdictOn: PageRenderer['verdictOn'];
  /**
   * Draws a document of our own (an error page), in the shop's usual frame unless it wants none or that cannot be had. For a
   * preview, `issues` say what is wrong with the page that it stands for.
   */
  drawOwn(
    document: PageDocument,
    visit: Visit,
    now: number,
    preview?: { issues: readonly Issue[] },
  ): Promise<RenderedPage>;
}

export interface PageServiceOptions extends Omit<PartsOptions, 'documents'> {
  tenants: ReadonlyMap<string, TenantConfig>;
  documents: DocumentCache;
  renderer: PageRenderer;
  onIssues: (document: PageDocument, key: PageKey, issues: readonly Issue[]) => void;
  /** Where paths lead whose page is gone; absent where nobody takes pages out. */
  moved?: MovedPages;
  /** Told how long fetching and drawing took. */
  onDraw: (kind: 'foreground' | 'background', seconds: number) => void;
}

/** Paths of which is remembered where they lead. */
const maxPaths = 10_000;

/** From a path to a drawn page: locates it, gathers its documents, draws. */
export function createPageService(options: PageServiceOptions): PageService {
  const { renderer, moved } = options;
  const documents = createPageDocuments(options.documents, (slug) => options.tenants.get(slug));
  const { gather, subjectOf } = createPagePartsGatherer({ ...options, documents });
  const locations = new LRUCache<string, PageLocation>({ max: maxPaths });
  let locatedIn: number | undefined;

  const targetOf = createRedirectTargets({ locate, documents, subjectOf });

  const { published } = documents;
  return { locate, draw, lookUp, drawAt, drawEdited, published, verdictOn: renderer.verdictOn, drawOwn };

  /** Where a path leads: looked up once. */
  function locate(tenant: TenantConfig, path: string): PageLocation {
    if (moved?.revision() !== locatedIn) locations.clear();
    locatedIn = moved?.revision();
    const key = `${tenant.slug} ${path}`;
    let location = locations.get(key);
    if (!location) locations.set(key, (location = locatePage(tenant, path, moved?.target)));
    return location;
  }

  async function draw(drawing: PageDraw): Promise<PageAnswer> {
    const place = await placeOf(drawing);
    return place.kind === 'page' ? drawAt(place, drawing) : place;
  }

  async function lookUp(drawing: PageDraw): Promise<{ kind: 'page' } | NoPage> {
    const place = await placeOf(drawing);
    if (place.kind !== 'page') return place;
    const gathered = await gatherFor(place, drawing);
    return 'kind' in gathered ? gathered : { kind: 'page' };
  }

  async function placeOf({ key, now, preview }: PageDraw): Promise<LocatedPage | NoPage> {
    const tenant = options.tenants.get(key.tenant) as TenantConfig;
    // Whoever looks at a draft sees it where it will be.
    const location = preview ? locatePage(tenant, key.path) : locate(tenant, key.path);
    if (location.kind === 'redirect') {
      const target = await targetOf(tenant, location, key.query, now);
      return target ? { ...location, ...target } : { kind: 'missing', locale: location.locale };
    }
    return location.kind === 'none' ? { kind: 'missing', locale: location.locale } : location;
  }

  async function drawAt(location: LocatedPage, drawing: PageDraw): Promise<PageAnswer> {
    const startedAt = performance.now();
    const { key, wantsNewest } = drawing;
    const { locale } = location;
    const gathered = await gatherFor(location, drawing);
    if ('kind' in gathered) return gathered;
    const { document, frame } = gathered;
    const page = await renderer.renderPage(requestOf(location, drawing, gathered));
    options.onDraw(wantsNewest ? 'background' : 'foreground', (performance.now() - startedAt) / 1000);
    return reported(page, locale, ({ issues, frameIssues }) => {
      options.onIssues(document, key, issues);
      if (frame) options.onIssues(frame.value, key, frameIssues);
    });
  }

  async function drawEdited(location: LocatedPage, drawing: EditedDraw): Promise<EditedPage | NoPage> {
    const gathered = await gatherFor(location, drawing);
    if ('kind' in gathered) return gathered;
    const { part, peer, scheme, down } = drawing.edited;
    return renderer.drawEdited({
      ...requestOf(location, drawing, gathered),
      edited: { part, peer, scheme, down },
    });
  }

  function gatherFor(location: LocatedPage, drawing: PageDraw): ReturnType<PagePartsGatherer['gather']> {
    return gather(options.tenants.get(drawing.key.tenant) as TenantConfig, location, drawing);
  }

  async function drawOwn(
    document: PageDocument,
    visit: Visit,
    now: number,
    preview?: { issues: readonly Issue[] },
  ): Promise<RenderedPage> {
    const { meta } = document;
    const { tenant, locale, path } = meta;
    const scope = { tenant, locale };
    const frame = meta.frame === 'none' ? undefined : await documents.frame(scope, 'full', false);
    const found = frame?.status === 'found' ? frame : undefined;
    return renderer.renderPage({
      tenant,
      page: document,
      frame: found?.value,
      isBare: meta.frame === 'none',
      locale,
      now,
      ...visit,
      path,
      parameters: {},
      query: {},
      alternates: [],
      tags: [...(found?.tags ?? []), ...frameKeys(document, scope)],
      preview: preview !== undefined,
      ...preview,
      wantsNewest: false,
    });
  }
}

/** What the renderer is asked for. */
function requestOf(
  { locale, path, parameters }: LocatedPage,
  { key, now, preview, release, wantsNewest, personal }: PageDraw,
  { document, frame, faults, subject, alternates, languages, tags, until }: PageParts,
): PageRequest {
  return {
    ...{ tenant: key.tenant, page: document, subject, frame: frame?.value, issues: faults, locale, now },
    ...key.visit,
    ...{ path, parameters, query: key.query, alternates, languages, tags, until },
    ...{ preview, release, wantsNewest, personal },
  };
}

type Report = (facts: Pick<PageFacts, 'issues' | 'frameIssues'>) => void;

/** A rendered page as an answer; its faults are reported when all are known. */
function reported(page: RenderedPage, locale: string, report: Report): PageAnswer {
  if (page.kind === 'failed') {
    report(page);
    return { kind: 'unavailable', locale, reason: 'a critical part of the page failed', issues: page.issues };
  }
  if (page.kind === 'flowing')
    return { kind: 'page', locale, page: { ...page, chunks: withReport(page.chunks, report) } };
  report(page.facts);
  return { kind: 'page', locale, page };
}

/** The chunks of a page that flows; its faults are known when the last was sent. */
async function* withReport(
  chunks: AsyncGenerator<Buffer, PageFacts>,
  report: Report,
): AsyncGenerator<Buffer, PageFacts> {
  const facts = yield* chunks;
  report(facts);
  return facts;
}
