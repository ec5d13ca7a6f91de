import { LRUCache } from 'lru-cache';
import type { PageRequest } from '../../renderer/contract/page-request.ts';
import type { PageFacts, RenderedPage } from '../../renderer/contract/rendered-page.ts';
import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { Issue } from '../../schemas/issue.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { PersonalRequest } from '../../schemas/personal-request.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { DocumentCache } from '../content/document-cache.ts';
import { locatePage, type PageLocation } from './locate-page.ts';
import { alternatesOf } from './page-alternates.ts';
import { languagesOf } from './page-languages.ts';
import type { PageKey } from './page-cache.ts';
import { createPageDocuments, type DocumentResult, type DocumentScope, frameKeys } from './page-documents.ts';
import { isOnAir } from './page-publicity.ts';
import type { PageSubjects, SubjectAnswer } from './page-subjects.ts';
import { createRedirectTargets } from './redirect-targets.ts';
import { readingIssues } from './reading-issues.ts';
import type { Visit } from './visit.ts';

export type DrawnPage = Exclude<RenderedPage, { kind: 'failed' }>;

type PageAnswer =
  | { kind: 'page'; locale: string; page: DrawnPage }
  /** `query` without `?`; absent: that of the request. */
  | { kind: 'redirect'; locale: string; location: string; query?: string }
  | { kind: 'missing'; locale: string }
  /** It was there, and will not come back. */
  | { kind: 'gone'; locale: string }
  /** Neither the page nor an older copy can be had, or a critical part of it failed. */
  | { kind: 'unavailable'; locale: string; reason: string; issues: readonly Issue[] };

/** What an address leads to when it is no page. */
export type NoPage = Exclude<PageAnswer, { kind: 'page' }>;

interface PageDraw {
  key: PageKey;
  /** Milliseconds of the wall clock; in the preview the date that the editor chose. */
  now: number;
  wantsNewest: boolean;
  preview: boolean;
  /** Who asks, where the page is drawn for this request alone. */
  personal?: PersonalRequest;
}

export interface PageService {
  locate(tenant: TenantConfig, path: string): PageLocation;
  draw(draw: PageDraw): Promise<PageAnswer>;
  /** What is at an address, as far as that is known without loading and drawing. */
  lookUp(draw: PageDraw): Promise<{ kind: 'page' } | NoPage>;
  /** The same for a place that is known: a document that only routes lead to, for one. */
  drawAt(location: Extract<PageLocation, { kind: 'page' }>, draw: PageDraw): Promise<PageAnswer>;
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

export interface PageServiceOptions {
  tenants: ReadonlyMap<string, TenantConfig>;
  originOf: (tenant: string) => string;
  documents: DocumentCache;
  renderer: PageRenderer;
  /** What addresses with parameters are about, by the names of their routes. */
  subjects: ReadonlyMap<string, PageSubjects>;
  onIssues: (document: PageDocument, key: PageKey, issues: readonly Issue[]) => void;
  /** What only the shop as a whole shows to be wrong with a document; for previews. Absent: nothing is looked for. */
  survey?: (document: PageDocument, tenant: TenantConfig, now: number) => Promise<Issue[]>;
  /** Told how long fetching and drawing took. */
  onDraw: (kind: 'foreground' | 'background', seconds: number) => void;
}

type FoundDocument = Extract<DocumentResult, { status: 'found' }>;

/** All that a page is drawn from, but for what its nodes load. */
interface PageParts {
  document: PageDocument;
  frame: FoundDocument | undefined;
  /** What is wrong with what it says of its frame; in a preview, with how it hangs together with the shop, too. */
  faults: readonly Issue[];
  subject: Extract<SubjectAnswer, { kind: 'found' }>['subject'] | undefined;
  alternates: PageRequest['alternates'];
  languages: PageRequest['languages'];
  tags: string[];
}

/** Paths of which is remembered where they lead. */
const maxPaths = 10_000;

/** From a path to a drawn page: locates it, gathers its documents, draws. */
export function createPageService(options: PageServiceOptions): PageService {
  const { renderer } = options;
  const documents = createPageDocuments(options.documents);
  const locations = new LRUCache<string, PageLocation>({ max: maxPaths });

  const targetOf = createRedirectTargets({ locate, documents, subjectOf });

  const { published } = documents;
  return { locate, draw, lookUp, drawAt, published, verdictOn: renderer.verdictOn, drawOwn };

  /** Where a path leads: looked up once. */
  function locate(tenant: TenantConfig, path: string): PageLocation {
    const key = `${tenant.slug} ${path}`;
    let location = locations.get(key);
    if (!location) locations.set(key, (location = locatePage(tenant, path)));
    return location;
  }

  async function draw(drawing: PageDraw): Promise<PageAnswer> {
    const place = await placeOf(drawing);
    return place.kind === 'page' ? drawAt(place, drawing) : place;
  }

  async function lookUp(drawing: PageDraw): Promise<{ kind: 'page' } | NoPage> {
    const place = await placeOf(drawing);
    if (place.kind !== 'page') return place;
    const gathered = await gather(options.tenants.get(drawing.key.tenant) as TenantConfig, place, drawing);
    return 'kind' in gathered ? gathered : { kind: 'page' };
  }

  async function placeOf({ key, now }: PageDraw): Promise<Extract<PageLocation, { kind: 'page' }> | NoPage> {
    const tenant = options.tenants.get(key.tenant) as TenantConfig;
    const location = locate(tenant, key.path);
    if (location.kind === 'redirect') {
      const target = await targetOf(tenant, location, key.query, now);
      return target ? { ...location, ...target } : { kind: 'missing', locale: location.locale };
    }
    return location.kind === 'none' ? { kind: 'missing', locale: location.locale } : location;
  }

  async function drawAt(
    location: Extract<PageLocation, { kind: 'page' }>,
    drawing: PageDraw,
  ): Promise<PageAnswer> {
    const startedAt = performance.now();
    const { key, now, wantsNewest, preview, personal } = drawing;
    const tenant = options.tenants.get(key.tenant) as TenantConfig;
    const { locale } = location;
    const gathered = await gather(tenant, location, drawing);
    if ('kind' in gathered) return gathered;
    const { document, frame, faults, subject, alternates, languages, tags } = gathered;
    const page = await renderer.renderPage({
      tenant: key.tenant,
      page: document,
      subject,
      frame: frame?.value,
      issues: faults,
      locale,
      now,
      ...key.visit,
      path: location.path,
      parameters: location.parameters,
      query: key.query,
      alternates,
      languages,
      tags,
      preview,
      wantsNewest,
      personal,
    });
    options.onDraw(wantsNewest ? 'background' : 'foreground', (performance.now() - startedAt) / 1000);
    return reported(page, locale, ({ issues, frameIssues }) => {
      options.onIssues(document, key, issues);
      if (frame) options.onIssues(frame.value, key, frameIssues);
    });
  }

  /** Everything that is waited for before the page can be planned, asked for at once where it can be. */
  async function gather(
    tenant: TenantConfig,
    location: Extract<PageLocation, { kind: 'page' }>,
    { key, now, wantsNewest, preview }: PageDraw,
  ): Promise<PageParts | NoPage> {
    const { locale } = location;
    const scope: DocumentScope = { tenant: tenant.slug, locale, ...(preview && { draft: true }) };
    const reading = documents.page(scope, location.documentPath, wantsNewest);
    if (!reading) return { kind: 'missing', locale };
    const [answer, about, fullFrame] = await Promise.all([
      reading,
      subjectOf(tenant, location, key.query, now),
      // Most pages have this frame, so it is asked for before the page has said so.
      documents.frame(scope, 'full', wantsNewest),
    ]);
    if (answer.status === 'missing') return { kind: 'missing', locale };
    if (answer.status === 'failed') return unreadable(answer, locale);
    const document = answer.value;
    if (!preview && !isOnAir(document.meta, now)) return { kind: 'missing', locale };
    if (about && about.kind !== 'found') return otherThanPage(tenant, locale, about);
    const subject = about?.subject;

    const documentAt = (other: string, path: string) =>
      documents.metaAt({ tenant: tenant.slug, locale: other }, path, wantsNewest);
    const { meta } = document;
    const [framing, others, { languages, keys }, survey] = await Promise.all([
      frameOf(document, scope, fullFrame, wantsNewest),
      alternatesOf({
        tenant,
        meta,
        subject: subject && { path: location.path, alternates: subject.alternates },
        now,
        origin: options.originOf(tenant.slug),
        documentAt,
      }),
      languagesOf({ tenant, location, meta, subject, query: key.query, now, documentAt }),
      preview ? options.survey?.(document, tenant, now) : undefined,
    ]);
    // The failure to fetch one was logged where it happened; the renderer has what no page may be without.
    const frame = framing.status === 'found' ? framing : undefined;
    const frameFaults = framing.status === 'missing' ? [frameMissing(document.meta.frame)] : [];
    const faults = [...frameFaults, ...(survey ?? [])];
    const tags = [
      ...answer.tags,
      ...(frame?.tags ?? []),
      ...frameKeys(document, scope),
      ...others.keys,
      ...keys,
      ...(subject?.tags ?? []),
    ];
    return { document, frame, faults, subject, alternates: others.alternates, languages, tags };
  }

  /** What the address is about; undefined when that is its document alone. */
  function subjectOf(
    tenant: TenantConfig,
    { locale, path, route, parameters }: Extract<PageLocation, { kind: 'page' }>,
    query: PageKey['query'],
    now: number,
  ): SubjectAnswer | undefined | Promise<SubjectAnswer | undefined> {
    const subjects = route === undefined ? undefined : options.subjects.get(route);
    const origin = options.originOf(tenant.slug);
    return subjects?.find({ tenant, locale, path, parameters, query, now, origin });
  }

  function frameOf(
    { meta: { frame } }: PageDocument,
    scope: DocumentScope,
    full: DocumentResult,
    wantsNewest: boolean,
  ): DocumentResult | Promise<DocumentResult> {
    // Only a frame has none around it.
    if (frame === 'none') return { status: 'missing' };
    return frame === 'full' ? full : documents.frame(scope, frame, wantsNewest);
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

function frameMissing(frame: string): Issue {
  return {
    code: 'frame-unknown',
    severity: 'error',
    pointer: '/page/frame',
    nodeId: null,
    field: 'frame',
    message:
      frame === 'none' ? 'Only a frame can be without one; pages cannot.' : `There is no frame "${frame}".`,
    hint: 'Name a frame of this shop and language, or take the line out: the usual one is "full".',
  };
}

/** The answer for a document that cannot be had or read, and was not there before. */
function unreadable(
  { failure, issues }: Extract<DocumentResult, { status: 'failed' }>,
  locale: string,
): NoPage {
  return { kind: 'unavailable', locale, reason: failure.message, issues: readingIssues(failure, issues) };
}

/** What an address leads to when it is no page. */
function otherThanPage(
  tenant: TenantConfig,
  locale: string,
  answer: Exclude<SubjectAnswer, { kind: 'found' }>,
): NoPage {
  if (answer.kind === 'unavailable') return { ...answer, locale, issues: [] };
  if (answer.kind !== 'redirect') return { ...answer, locale };
  const prefix = localePrefix(tenant, locale);
  const { path, query } = answer;
  return { kind: 'redirect', locale, location: withLocalePrefix(prefix, path), query };
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
