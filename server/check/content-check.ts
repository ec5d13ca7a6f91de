import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { Registry } from '../../renderer/contract/registry.ts';
import { shoppersSee } from '../../renderer/contract/shoppers-see.ts';
import type { Issue } from '../../schemas/issue.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { PageMeta } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { bucketFileOf, isBucketAddress } from '../content/content-location.ts';
import type { ContentSource, SourceSurvey } from '../content/content-source.ts';
import type { DocumentCache } from '../content/document-cache.ts';
import type { PageLocation } from '../pages/locate-page.ts';
import { createPageDocuments, type DocumentResult, type DocumentScope } from '../pages/page-documents.ts';
import type { PageService } from '../pages/page-service.ts';
import { readingIssues } from '../pages/reading-issues.ts';
import type { CheckedDocument, CheckedIssue, Verdict } from './checked-document.ts';
import { linksIn } from './content-links.ts';
import { deadEndOf } from './dead-end.ts';
import { deadLink, found, headingIssues, surveyDocument } from './document-survey.ts';
import { createLinkTargets, type LinkTargets } from './link-targets.ts';
import { listedPages } from './listed-pages.ts';
import type { ReadContent } from './recorded-source.ts';

export interface ContentCheckParts {
  tenants: readonly TenantConfig[];
  source: ContentSource;
  /** All that drawing has read of the source so far. */
  reads: ReadonlyMap<string, ReadContent>;
  documents: DocumentCache;
  registry: Registry;
  /** Draws as for shoppers. */
  live: PageService;
  /** Draws every node, whatever its conditions say. */
  whole: PageService;
  /** What both found, by `nameOf` the document that it is wrong in. */
  drawn: ReadonlyMap<string, readonly Issue[]>;
  hasCategory(tenant: string, locale: string, address: string): boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** Tells documents apart: a draft is read anew each time. */
export function nameOf({ meta }: PageDocument): string {
  const { tenant, locale, path, status, id, revision } = meta;
  return [tenant, locale, path, status, id, revision].join(' ');
}

/** A shop in one of its languages. */
interface CheckedShop {
  tenant: TenantConfig;
  locale: string;
  scope: DocumentScope;
  targets: LinkTargets;
}

/** Checks all content of all shops, document by document, by drawing it as the shop does. */
export async function* checkContent(parts: ContentCheckParts): AsyncGenerator<CheckedDocument> {
  const survey = await parts.source.survey?.();
  for (const tenant of parts.tenants) {
    const targets = createLinkTargets(parts, tenant);
    for (const { locale } of tenant.locales)
      yield* checkShop(parts, { tenant, locale, scope: { tenant: tenant.slug, locale }, targets }, survey);
  }
  yield* checkDataSets(parts);
  for (const { place, code, message } of survey?.faults ?? [])
    yield {
      ...{ kind: 'file', tenant: '', locale: '', name: '', place, isDraft: false, verdict: 'not-shown' },
      issues: [withEffect(found(code, 'error', '', message, fileHints[code]))],
    };
}

const fileHints: Record<SourceSurvey['faults'][number]['code'], string> = {
  'file-unreadable':
    'Write it as one JSON object in UTF-8 without a byte order mark, of at most 2 MiB, with a "page.path".',
  'page-twice': 'Give one of them another path, or take it out.',
  'page-unreachable': 'Move it to the folder of its language.',
};

async function* checkShop(
  parts: ContentCheckParts,
  shop: CheckedShop,
  survey: SourceSurvey | undefined,
): AsyncGenerator<CheckedDocument> {
  const { tenant, locale, scope } = shop;
  const drafts = (survey?.drafts ?? []).filter(
    (draft) => draft.tenant === tenant.slug && draft.locale === locale,
  );
  const listed = new Set([...(await listedPages(parts.source, scope)), ...drafts.map(({ path }) => path)]);
  const frames = new Set(['full']);
  for (const path of listed) {
    for (const isDraft of [false, true]) {
      const checked = await checkPage(parts, shop, path, isDraft);
      if (!checked) continue;
      if (checked.frame !== undefined) frames.add(checked.frame);
      yield checked.document;
    }
  }
  frames.delete('none');
  for (const name of frames) yield* checkFrame(parts, shop, name);
  if (listed.size > 0) return;
  const message = `There is no page of ${tenant.slug} in ${locale}.`;
  const hint = 'Write one for every route that the shop has; the first is "/".';
  yield {
    ...{ kind: 'shop', tenant: tenant.slug, locale, name: '', isDraft: false, verdict: 'not-shown' },
    place: parts.source.locate({ kind: 'list', tenant: tenant.slug, locale }),
    issues: [withEffect(found('content-missing', 'error', '', message, hint))],
  };
}

/** The page at a path, as shoppers get it or as its draft would be; undefined where there is no draft of its own. */
async function checkPage(
  parts: ContentCheckParts,
  shop: CheckedShop,
  path: string,
  isDraft: boolean,
): Promise<{ document: CheckedDocument; frame: string | undefined } | undefined> {
  const scope: DocumentScope = { ...shop.scope, ...(isDraft && { draft: true }) };
  const address = { kind: 'page', ...scope, path } as const;
  const answer = await createPageDocuments(parts.documents).page(scope, path, true);
  // A draft call gets the published document where there is no draft.
  if (isDraft && (answer?.status !== 'found' || answer.value.meta.status !== 'draft')) return undefined;
  if (!isDraft && answer?.status === 'missing') return undefined;
  const about = {
    ...({ kind: 'page', tenant: scope.tenant, locale: scope.locale, name: path, isDraft } as const),
    place: parts.source.locate(address),
  };
  if (answer?.status !== 'found')
    return { document: { ...about, verdict: 'not-shown', issues: failureOf(answer) }, frame: undefined };
  const { value: document } = answer;
  const location = locationOf(parts, shop, path);
  const survey = await surveyDocument(document, { ...shop, now: parts.now });
  if (!location) {
    const message = `No address of the shop leads to ${path}.`;
    survey.push(found('page-unreachable', 'error', '/page/path', message, placesOf(shop.tenant)));
  }
  const place = location ?? plainLocation(shop.locale, path);
  const at = momentWithin(document.meta, parts.now);
  const { isShown, main } = await draw(parts, shop, place, { isDraft, at });
  if (isShown) survey.push(...headingIssues(main));
  const issues = unique([...document.issues, ...(parts.drawn.get(nameOf(document)) ?? []), ...survey]);
  return {
    document: {
      ...about,
      verdict: location && isShown ? verdictAt(at, parts.now, issues) : 'not-shown',
      issues: withEffects(issues, document, parts.registry),
    },
    frame: document.meta.frame,
  };
}

/** A moment at which the page is on air: now, or the next or last to it. */
function momentWithin({ validFrom, validTo }: PageMeta, now: number): number {
  if (validFrom && now < Date.parse(validFrom)) return Date.parse(validFrom);
  return validTo && now >= Date.parse(validTo) ? Date.parse(validTo) - 1 : now;
}

/** What shoppers get of a page that is shown `at` a moment. */
function verdictAt(at: number, now: number, issues: readonly Issue[]): Verdict {
  const isShut = issues.some(
    ({ severity, pointer }) => severity === 'error' && /^\/page\/valid(From|To)$/.test(pointer),
  );
  if (at < now || isShut) return 'not-shown';
  if (at > now) return 'shown-later';
  return issues.length > 0 ? 'shown-in-part' : 'shown';
}

/** Draws the page as it goes out, then every node of it. */
async function draw(
  { live, whole }: ContentCheckParts,
  { tenant }: CheckedShop,
  location: Location,
  { isDraft, at }: { isDraft: boolean; at: number },
): Promise<{ isShown: boolean; main: string }> {
  const key = { tenant: tenant.slug, path: location.path, visit, query: {} };
  const drawing = { key, now: at, wantsNewest: true, preview: isDraft };
  const answer = await live.drawAt(location, drawing);
  await whole.drawAt(location, drawing);
  if (answer.kind !== 'page' || answer.page.kind !== 'complete') return { isShown: false, main: '' };
  const html = answer.page.html.toString();
  return { isShown: true, main: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '' };
}

type Location = Extract<PageLocation, { kind: 'page' }>;

const visit = { device: 'web', visitor: 'anonymous', variants: {} } as const;

/** Where shoppers meet the document; undefined: nowhere. */
function locationOf(
  { live }: ContentCheckParts,
  { tenant, locale }: CheckedShop,
  path: string,
): Location | undefined {
  const location = live.locate(tenant, withLocalePrefix(localePrefix(tenant, locale), path));
  if (location.kind === 'page' && location.locale === locale && location.documentPath === path)
    return location;
  const isBehindRoute = Object.values(tenant.routes).some(({ page }) => page === path);
  return isBehindRoute ? plainLocation(locale, path) : undefined;
}

function plainLocation(locale: string, path: string): Location {
  return { kind: 'page', locale, path, documentPath: path, parameters: {} };
}

function placesOf({ content, routes }: TenantConfig): string {
  const documents = Object.values(routes).flatMap(({ page }) => page ?? []);
  return `Pages lie at ${content.exact.join(', ')} and below ${content.prefixes.join(', ')}; routes draw ${documents.join(', ')}.`;
}

async function* checkFrame(
  { documents, source, drawn, registry }: ContentCheckParts,
  { tenant, locale, scope }: CheckedShop,
  name: string,
): AsyncGenerator<CheckedDocument> {
  const answer = await createPageDocuments(documents).frame(scope, name, true);
  const about = {
    ...({ kind: 'frame', tenant: tenant.slug, locale, name, isDraft: false } as const),
    place: source.locate({ kind: 'frame', ...scope, frame: name }),
  };
  // One that is not there is told of by the pages that name it.
  if (answer.status === 'missing' && name !== 'full') return;
  if (answer.status !== 'found') {
    yield { ...about, verdict: 'not-shown', issues: failureOf(answer) };
    return;
  }
  const { value: document } = answer;
  const types = new Set([...document.nodes.values()].map(({ type }) => type));
  const lacking = [...registry.values()].filter(({ type, everyPage }) => everyPage && !types.has(type));
  const issues = unique([
    ...(drawn.get(nameOf(document)) ?? []),
    ...lacking.map(({ type, everyPage }) => {
      const message = `The frame has no "${type}".`;
      return found('frame-incomplete', 'error', `/regions/${everyPage}`, message, 'Put one there.');
    }),
  ]);
  yield {
    ...about,
    verdict: issues.length > 0 ? 'shown-in-part' : 'shown',
    issues: withEffects(issues, document, registry),
  };
}

/** Data sets and menus that pages have loaded, for links that lead nowhere. */
async function* checkDataSets(parts: ContentCheckParts): AsyncGenerator<CheckedDocument> {
  for (const { address, body } of parts.reads.values()) {
    if (!isBucketAddress(address)) continue;
    const { tenant: slug, locale } = address;
    const tenant = parts.tenants.find((candidate) => candidate.slug === slug);
    if (!tenant) continue;
    const targets = createLinkTargets(parts, tenant);
    const dead = await Promise.all(
      linksIn(body).map(async (link) => {
        const why = await deadEndOf(link, { tenant, locale, path: '/' }, targets);
        return why === undefined ? [] : [deadLink(link.pointer, why)];
      }),
    );
    const issues = dead.flat().map((issue) => withEffect(issue));
    yield {
      ...{ kind: 'data', tenant: slug, locale, name: bucketFileOf(address), isDraft: false },
      place: parts.source.locate(address),
      verdict: issues.length > 0 ? 'shown-in-part' : 'shown',
      issues,
    };
  }
}

/** Why a document cannot be used. */
function failureOf(answer: Exclude<DocumentResult, { status: 'found' }> | undefined): CheckedIssue[] {
  const issues =
    answer?.status === 'failed'
      ? readingIssues(answer.failure, answer.issues)
      : [found('file-unreadable', 'error', '', 'There is no such document.', 'Write it, or name another.')];
  return issues.map((issue) => withEffect(issue));
}

/** Each fault once, wherever it was found. */
function unique(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [`${issue.code} ${issue.pointer}`, issue])).values()];
}

/** The faults of a document, with what shoppers see of each by the policy of its block. */
function withEffects(issues: readonly Issue[], document: PageDocument, registry: Registry): CheckedIssue[] {
  return issues.map((issue) => {
    const type = document.nodes.get(issue.nodeId ?? '')?.type;
    return withEffect(issue, type === undefined ? undefined : registry.get(type)?.policy);
  });
}

function withEffect(issue: Issue, policy?: Parameters<typeof shoppersSee>[1]): CheckedIssue {
  return { ...issue, effect: shoppersSee(issue, policy) };
}
