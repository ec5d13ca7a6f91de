import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { PageRequest } from '../../renderer/contract/page-request.ts';
import type { Issue } from '../../schemas/issue.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PageLocation } from './locate-page.ts';
import { alternatesOf } from './page-alternates.ts';
import type { NoPage } from './page-answer.ts';
import type { PageKey } from './page-cache.ts';
import { type DocumentResult, type DocumentScope, frameKeys, type PageDocuments } from './page-documents.ts';
import { languagesOf } from './page-languages.ts';
import { isOnAir } from './page-publicity.ts';
import type { PageSubjects, SubjectAnswer } from './page-subjects.ts';
import { readingIssues } from './reading-issues.ts';

type LocatedPage = Extract<PageLocation, { kind: 'page' }>;
type FoundDocument = Extract<DocumentResult, { status: 'found' }>;

/** All that a page is drawn from, but for what its nodes load. */
export interface PageParts {
  document: PageDocument;
  frame: FoundDocument | undefined;
  /** What is wrong with what it says of its frame; in a preview, with how it hangs together with the shop, too. */
  faults: readonly Issue[];
  subject: Extract<SubjectAnswer, { kind: 'found' }>['subject'] | undefined;
  alternates: PageRequest['alternates'];
  languages: PageRequest['languages'];
  tags: string[];
  /** Milliseconds since 1970 at which its document or frame becomes another by itself. */
  until: number | undefined;
}

/** For whom the parts are gathered, and when. */
interface PartsRequest {
  key: PageKey;
  /** Milliseconds since 1970. */
  now: number;
  wantsNewest: boolean;
  preview: boolean;
  /** A document that is edited takes the place of what is kept. */
  edited?: EditedDocument | undefined;
}

/** A document while it is edited: the page's own, or its frame. */
export interface EditedDocument {
  part: 'page' | 'frame';
  document: PageDocument;
  /** Whether it is looked for how it hangs together with the shop, too: that asks for many other documents. */
  isSurveyed: boolean;
}

export interface PartsOptions {
  documents: PageDocuments;
  originOf: (tenant: string) => string;
  /** What addresses with parameters are about, by the names of their routes. */
  subjects: ReadonlyMap<string, PageSubjects>;
  /** What only the shop as a whole shows to be wrong with a document; for previews. Absent: nothing is looked for. */
  survey?: (document: PageDocument, tenant: TenantConfig, now: number) => Promise<Issue[]>;
}

/** Gathers what pages are drawn from. */
export interface PagePartsGatherer {
  /** Everything that is waited for before the page can be planned, asked for at once where it can be; or why there is no page. */
  gather(tenant: TenantConfig, location: LocatedPage, request: PartsRequest): Promise<PageParts | NoPage>;
  /** What an address is about; undefined when that is its document alone. */
  subjectOf(
    tenant: TenantConfig,
    location: LocatedPage,
    query: PageKey['query'],
    now: number,
  ): SubjectAnswer | undefined | Promise<SubjectAnswer | undefined>;
}

export function createPagePartsGatherer(options: PartsOptions): PagePartsGatherer {
  const { documents } = options;
  return { gather, subjectOf };

  async function gather(
    tenant: TenantConfig,
    location: LocatedPage,
    { key, now, wantsNewest, preview, edited }: PartsRequest,
  ): Promise<PageParts | NoPage> {
    const { locale } = location;
    // Around what is edited stands what everybody sees.
    const scope: DocumentScope = { tenant: tenant.slug, locale, ...(preview && !edited && { draft: true }) };
    const reading = givenAs('page', edited) ?? documents.page(scope, location.documentPath, wantsNewest);
    if (!reading) return { kind: 'missing', locale };
    const [answer, about, fullFrame] = await Promise.all([
      reading,
      subjectOf(tenant, location, key.query, now),
      // Most pages have this frame, so it is asked for before the page has said so.
      givenAs('frame', edited) ?? documents.frame(scope, 'full', wantsNewest),
    ]);
    if (answer.status === 'missing') return { kind: 'missing', locale };
    if (answer.status === 'failed') return unreadable(answer, locale);
    const document = answer.value;
    if (!preview && !isOnAir(document.meta, now)) return { kind: 'missing', locale };
    // What is edited is shown, also while there is nothing that it could be about.
    if (about && about.kind !== 'found' && !edited) return otherThanPage(tenant, locale, about);
    const subject = about?.kind === 'found' ? about.subject : undefined;

    const documentAt = (other: string, path: string) =>
      documents.metaAt({ tenant: tenant.slug, locale: other }, path, wantsNewest);
    const { meta } = document;
    const [framing, others, { languages, keys }, survey] = await Promise.all([
      edited?.part === 'frame' ? fullFrame : frameOf(document, scope, fullFrame, wantsNewest),
      alternatesOf({
        tenant,
        meta,
        subject: subject && { path: location.path, alternates: subject.alternates },
        now,
        origin: options.originOf(tenant.slug),
        documentAt,
      }),
      languagesOf({ tenant, location, meta, subject, query: key.query, now, documentAt }),
      preview && edited?.isSurveyed !== false ? options.survey?.(document, tenant, now) : undefined,
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
    const until = Math.min(answer.until ?? Infinity, frame?.until ?? Infinity);
    return {
      ...{ document, frame, faults, subject, alternates: others.alternates, languages, tags },
      until: Number.isFinite(until) ? until : undefined,
    };
  }

  function subjectOf(
    tenant: TenantConfig,
    { locale, path, route, parameters }: LocatedPage,
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
}

/** What is edited, as if it had been read. */
function givenAs(
  part: EditedDocument['part'],
  edited: EditedDocument | undefined,
): FoundDocument | undefined {
  if (edited?.part !== part) return undefined;
  const { document } = edited;
  const { revision } = document.meta;
  return { status: 'found', value: document, revision, ageMs: 0, stale: false, tags: new Set<string>() };
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
