import { LRUCache } from 'lru-cache';
import { type PageDocument, readPageDocument } from '../../renderer/page-document.ts';
import type { Alternate, PageFacts, RenderedPage } from '../../renderer/page-contract.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { Issue } from '../../schemas/issue.ts';
import { withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { type AddressResult, keyOf, makeAddress } from '../content/content-address.ts';
import type { ContentAddress } from '../content/content-source.ts';
import type { DocumentAnswer, DocumentCache } from '../content/document-cache.ts';
import { locatePage, type PageLocation } from './locate-page.ts';
import { isIndexable, isOnAir } from './page-publicity.ts';
import type { PageKey } from './page-cache.ts';
import type { Visit } from './visit.ts';

export type PageAnswer =
  | { kind: 'redirect'; locale: string; location: string }
  | { kind: 'missing'; locale: string }
  /** Neither the page nor an older copy can be had, or a critical part of it failed. */
  | { kind: 'unavailable'; locale: string; reason: string }
  | { kind: 'page'; locale: string; page: Exclude<RenderedPage, { kind: 'failed' }> };

export interface PageDraw {
  key: PageKey;
  /** Milliseconds of the wall clock; in the preview the date that the editor chose. */
  now: number;
  wantsNewest: boolean;
  preview: boolean;
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

  async function draw({ key, now, wantsNewest, preview }: PageDraw): Promise<PageAnswer> {
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
    const [answer, assumedFrame] = await Promise.all([
      read(made.address, 'page', wantsNewest),
      // Most pages have this frame, so it is asked for before the page has said so.
      readFrame(shop, 'full', wantsNewest),
    ]);
    if (answer.status === 'missing') return { kind: 'missing', locale };
    if (answer.status === 'failed') return { kind: 'unavailable', locale, reason: answer.failure.message };
    const document = answer.value;
    if (!preview && !isOnAir(document.meta, now)) return { kind: 'missing', locale };

    const [frame, others] = await Promise.all([
      frameOf(document, shop, assumedFrame, wantsNewest),
      alternatesOf(tenant, document, now, wantsNewest),
    ]);
    const page = await renderer.renderPage({
      tenant: key.tenant,
      page: document,
      frame: frame?.value,
      locale,
      now,
      ...key.visit,
      path: location.path,
      parameters: location.parameters,
      query: key.query,
      alternates: others.alternates,
      tags: [...answer.tags, ...(frame?.tags ?? []), ...frameKeys(document, shop), ...others.keys],
      preview,
      wantsNewest,
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

  /**
   * Versions in other languages that exist, are on air, may be found and point back; none but the page itself when there
   * is no other.
   * `keys` name all documents that were asked, so that the page follows them.
   */
  async function alternatesOf(
    tenant: TenantConfig,
    { meta }: PageDocument,
    now: number,
    wantsNewest: boolean,
  ): Promise<{ alternates: Alternate[]; keys: string[] }> {
    const origin = options.originOf(tenant.slug);
    const keys: string[] = [];
    const found = await Promise.all(
      tenant.locales.map(async ({ locale, prefix }) => {
        // One per language: a document must not be able to ask for any number of others.
        const path =
          locale === meta.locale ? meta.path : meta.alternates.find((other) => other.locale === locale)?.path;
        if (path === undefined) return [];
        const alternate = { locale, url: `${origin}${encodeURI(withLocalePrefix(prefix, path))}` };
        if (locale === meta.locale) return [alternate];
        const made = addressOf({ kind: 'page', tenant: tenant.slug, locale, path });
        if (!made.ok) return [];
        keys.push(keyOf(made.address));
        const answer = await read(made.address, 'page', wantsNewest);
        if (answer.status !== 'found') return [];
        const other = answer.value.meta;
        const back = other.alternates.find((candidate) => candidate.locale === meta.locale);
        const isMutual = back?.path === meta.path;
        return isMutual && isOnAir(other, now) && isIndexable(other) ? [alternate] : [];
      }),
    );
    const alternates = found.flat();
    return { alternates: alternates.length > 1 ? alternates : [], keys };
  }
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
