import { LRUCache } from 'lru-cache';
import { type PageDocument, readPageDocument } from '../../renderer/contract/page-document.ts';
import type { PageFacts, RenderedPage } from '../../renderer/contract/page-contract.ts';
import { metaWithSubject } from '../../renderer/contract/page-subject.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { Issue } from '../../schemas/issue.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { PageMeta } from '../../schemas/page.ts';
import type { PersonalRequest } from '../../schemas/personal-request.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { type AddressResult, keyOf, makeAddress } from '../content/content-address.ts';
import type { ContentAddress } from '../content/content-source.ts';
import type { DocumentAnswer, DocumentCache } from '../content/document-cache.ts';
import { locatePage, type PageLocation } from './locate-page.ts';
import { alternatesOf } from './page-alternates.ts';
import type { PageKey } from './page-cache.ts';
import { isOnAir } from './page-publicity.ts';
import type { PageSubjects, SubjectAnswer } from './page-subjects.ts';
import type { Visit } from './visit.ts';

export type PageAnswer =
  /** `query` without `?`; absent: that of the request. */
  | { kind: 'redirect'; locale: string; location: string; query?: string }
  | { kind: 'missing'; locale: string }
  /** It was there, and will not come back. */
  | { kind: 'gone'; locale: string }
  /** Neither the page nor an older copy can be had, or a critical part of it failed. */
  | { kind: 'unavailable'; locale: string; reason: string }
  | { kind: 'page'; locale: string; page: Exclude<RenderedPage, { kind: 'failed' }> };

export interface PageDraw {
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
  /** The published document at a path without locale prefix, on air or not; not kept when it is not held already. */
  published(shop: { tenant: string; locale: string }, path: string): Promise<DocumentAnswer<PageDocument>>;
  /** Draws a document of our own (an error page), in the shop's usual frame unless it wants none or that cannot be had. */
  drawOwn(document: PageDocument, visit: Visit, now: number): Promise<RenderedPage>;
}

export interface PageServiceOptions {
  tenants: ReadonlyMap<string, TenantConfig>;
  originOf: (tenant: string) => string;
  documents: DocumentCache;
  renderer: PageRenderer;
  /** What addresses with parameters are about, by the names of their routes. */
  subjects: ReadonlyMap<string, PageSubjects>;
  onIssues: (document: PageDocument, key: PageKey, issues: readonly Issue[]) => void;
  /** Told how long fetching and drawing took. */
  onDraw: (kind: 'foreground' | 'background', seconds: number) => void;
}

type Answer = DocumentAnswer<PageDocument>;

interface Shop {
  tenant: string;
  locale: string;
  draft?: true;
}

/** Paths of which is remembered where they lead. */
const maxPaths = 10_000;

/** From a path to a drawn page: finds the document, fetches it and its frame, draws. */
export function createPageService(options: PageServiceOptions): PageService {
  const { documents, renderer } = options;
  const locations = new LRUCache<string, PageLocation>({ max: maxPaths });
  const addresses = new LRUCache<string, AddressResult>({ max: maxPaths });

  return {
    locate,
    draw,
    async published(shop, path) {
      const made = addressOf({ kind: 'page', ...shop, path });
      if (!made.ok) return { status: 'missing' };
      const { address } = made;
      const reader = { component: 'page', parse: (body: unknown) => parsePage(body, address) };
      return documents.get(address, { ...reader, waitForFresh: true, isPassing: true });
    },
    async drawOwn(document, visit, now) {
      const { tenant, locale } = document.meta;
      const isFramed = document.meta.frame !== 'none';
      const frame: Answer = isFramed
        ? await readFrame({ tenant, locale }, 'full', false)
        : { status: 'missing' };
      return renderer.renderPage({
        tenant,
        page: document,
        meta: document.meta,
        frame: frame.status === 'found' ? frame.value : undefined,
        locale,
        now,
        ...visit,
        path: document.meta.path,
        parameters: {},
        query: {},
        alternates: [],
        tags: [...(frame.status === 'found' ? frame.tags : []), ...frameKeys(document, { tenant, locale })],
        preview: false,
        wantsNewest: false,
      });
    },
  };

  async function draw({ key, now, wantsNewest, preview, personal }: PageDraw): Promise<PageAnswer> {
    const startedAt = performance.now();
    const tenant = options.tenants.get(key.tenant) as TenantConfig;
    const location = locate(tenant, key.path);
    if (location.kind === 'redirect') return location;
    const { locale } = location;
    if (location.kind === 'none') return { kind: 'missing', locale };

    const draft = preview ? { draft: true as const } : {};
    const shop = { tenant: key.tenant, locale, ...draft };
    const made = addressOf({ kind: 'page', ...shop, path: location.documentPath });
    if (!made.ok) return { kind: 'missing', locale };
    const [answer, about, assumedFrame] = await Promise.all([
      read(made.address, 'page', wantsNewest),
      subjectOf(tenant, location, key.query, now),
      // Most pages have this frame, so it is asked for before the page has said so.
      readFrame(shop, 'full', wantsNewest),
    ]);
    if (answer.status === 'missing') return { kind: 'missing', locale };
    if (answer.status === 'failed') return { kind: 'unavailable', locale, reason: answer.failure.message };
    const document = answer.value;
    if (!preview && !isOnAir(document.meta, now)) return { kind: 'missing', locale };
    if (about && about.kind !== 'found') return otherThanPage(tenant, locale, about);
    const subject = about?.subject;

    const [frame, others] = await Promise.all([
      frameOf(document, shop, assumedFrame, wantsNewest),
      alternatesOf({
        tenant,
        meta: document.meta,
        subject: subject && { path: location.path, alternates: subject.alternates },
        now,
        origin: options.originOf(tenant.slug),
        documentAt: (other, path) => documentAt(tenant.slug, other, path, wantsNewest),
      }),
    ]);
    const page = await renderer.renderPage({
      tenant: key.tenant,
      page: document,
      meta: metaWithSubject(document.meta, subject),
      subject,
      frame: frame?.value,
      locale,
      now,
      ...key.visit,
      path: location.path,
      parameters: location.parameters,
      query: key.query,
      alternates: others.alternates,
      tags: [
        ...answer.tags,
        ...(frame?.tags ?? []),
        ...frameKeys(document, shop),
        ...others.keys,
        ...(subject?.tags ?? []),
      ],
      preview,
      wantsNewest,
      personal,
    });
    options.onDraw(wantsNewest ? 'background' : 'foreground', (performance.now() - startedAt) / 1000);
    const report = ({ issues, frameIssues }: Pick<PageFacts, 'issues' | 'frameIssues'>): void => {
      options.onIssues(document, key, issues);
      if (frame) options.onIssues(frame.value, key, frameIssues);
    };
    if (page.kind === 'failed') {
      report(page);
      return { kind: 'unavailable', locale, reason: 'a critical part of the page failed' };
    }
    if (page.kind === 'flowing')
      return { kind: 'page', locale, page: { ...page, chunks: withReport(page.chunks, report) } };
    report(page.facts);
    return { kind: 'page', locale, page };
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

  /** Where a path leads: looked up once. */
  function locate(tenant: TenantConfig, path: string): PageLocation {
    const key = `${tenant.slug} ${path}`;
    let location = locations.get(key);
    if (!location) locations.set(key, (location = locatePage(tenant, path)));
    return location;
  }

  /** Checked once, however often it is asked for. */
  function addressOf(parts: {
    kind: string;
    tenant: string;
    locale: string;
    draft?: true;
    path?: string;
    frame?: string;
  }): AddressResult {
    const key = `${parts.kind} ${parts.tenant} ${parts.locale} ${parts.draft === true} ${parts.path ?? parts.frame ?? ''}`;
    let made = addresses.get(key);
    if (!made) addresses.set(key, (made = makeAddress(parts)));
    return made;
  }

  function readFrame(shop: Shop, frame: string, waitForFresh: boolean): Answer | Promise<Answer> {
    const made = addressOf({ kind: 'frame', ...shop, frame });
    return made.ok ? read(made.address, 'frame', waitForFresh) : { status: 'missing' };
  }

  function read(address: ContentAddress, component: string, waitForFresh: boolean): Answer | Promise<Answer> {
    const held = documents.peek<PageDocument>(address, component);
    return (
      held ?? documents.get(address, { component, waitForFresh, parse: (body) => parsePage(body, address) })
    );
  }

  async function documentAt(
    tenant: string,
    locale: string,
    path: string,
    waitForFresh: boolean,
  ): Promise<{ key: string; meta: PageMeta | undefined } | undefined> {
    const made = addressOf({ kind: 'page', tenant, locale, path });
    if (!made.ok) return undefined;
    const answer = await read(made.address, 'page', waitForFresh);
    return { key: keyOf(made.address), meta: answer.status === 'found' ? answer.value.meta : undefined };
  }

  async function frameOf(
    document: PageDocument,
    shop: Shop,
    assumed: Answer,
    wantsNewest: boolean,
  ): Promise<Extract<Answer, { status: 'found' }> | undefined> {
    const { frame } = document.meta;
    if (frame === 'none') return undefined;
    const answer = frame === 'full' ? assumed : await readFrame(shop, frame, wantsNewest);
    // A page without its frame is still the page; the failure was logged where it happened.
    return answer.status === 'found' ? answer : undefined;
  }
}

/** What an address leads to when it is no page. */
function otherThanPage(
  tenant: TenantConfig,
  locale: string,
  answer: Exclude<SubjectAnswer, { kind: 'found' }>,
): PageAnswer {
  if (answer.kind !== 'redirect') return { ...answer, locale };
  const prefix = localePrefix(tenant, locale);
  const { path, query } = answer;
  return { kind: 'redirect', locale, location: withLocalePrefix(prefix, path), query };
}

/** The chunks of a page that flows; its faults are known when the last was sent. */
async function* withReport(
  chunks: AsyncGenerator<Buffer, PageFacts>,
  report: (facts: PageFacts) => void,
): AsyncGenerator<Buffer, PageFacts> {
  const facts = yield* chunks;
  report(facts);
  return facts;
}

/** The frame's own key, also while there is no frame: the page follows it when it comes. */
function frameKeys({ meta }: PageDocument, shop: { tenant: string; locale: string }): string[] {
  return meta.frame === 'none' ? [] : [keyOf({ kind: 'frame', ...shop, frame: meta.frame })];
}

/** Reads a page document and checks that it is the one that was asked for. */
function parsePage(
  body: unknown,
  address: ContentAddress,
): { ok: true; value: PageDocument; tags: string[] } | { ok: false; issues: Issue[] } {
  const result = readPageDocument(body);
  if (!result.ok) return result;
  const { document } = result;
  const { meta } = document;
  const isForeign =
    meta.tenant !== address.tenant ||
    meta.locale !== address.locale ||
    (address.kind === 'page' && meta.path !== address.path);
  if (isForeign) {
    return {
      ok: false,
      issues: [
        {
          code: 'page-foreign',
          severity: 'error',
          pointer: '/page',
          nodeId: null,
          field: null,
          message: `The document is of ${meta.tenant}, ${meta.locale}, ${meta.path}: not the one asked for.`,
          hint: 'Correct tenant, locale or path of the page.',
        },
      ],
    };
  }
  // Types come from content: only names that a block could have become tags.
  const types = new Set(
    [...document.nodes.values()]
      .map((node) => node.type)
      .filter((type) => /^[a-z][a-z0-9-]{0,63}$/.test(type)),
  );
  return {
    ok: true,
    value: document,
    tags: [`page:${meta.id}`, ...[...types].map((type) => `block:${type}`)],
  };
}
