import type { PageDocument } from '../../renderer/contract/page-document.ts';
import { alternatePath, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PageMeta } from '../../schemas/page.ts';
import { nextTurn } from '../concurrency/next-turn.ts';
import type { DocumentAnswer, DocumentCache } from '../content/document-cache.ts';
import { isIndexable } from '../pages/page-publicity.ts';
import type { AnsweringPages } from './answering-pages.ts';
import type { PageService } from '../pages/page-service.ts';
import { type PublishedEntry, publishedEntries } from './published-entries.ts';

type PageVerdict = ReturnType<PageService['verdictOn']>;

/** What the sitemap must know of a page that search engines may show. */
export interface ListedPage {
  path: string;
  revision: string;
  /** Time of the last change, as the document tells it. */
  modified: string | undefined;
  validFrom: string | undefined;
  validTo: string | undefined;
  alternates: readonly { locale: string; path: string }[];
  /** False: search engines must not show it, or it cannot be shown. It is remembered so that its document need not be read again. */
  isIndexable: boolean;
  /** Whether it is drawn for an address with parameters, and no document of its own. */
  isFurther?: true;
  /** Milliseconds since 1970 from which on that may be otherwise, although its revision stays the same. */
  until?: number | undefined;
  /** … and before which it was not looked at. */
  judgedAt?: number;
}

/** Pages of a shop by locale and path. */
export type ListedPages = ReadonlyMap<string, ReadonlyMap<string, ListedPage>>;

export interface CollectedPages {
  pages: ListedPages;
  /** False when a document could not be had of which nothing was known. */
  isWhole: boolean;
}

/** A page that is drawn for an address with parameters: it is always on air, and has no revision of its own. */
interface FurtherPage {
  /** Without locale prefix. */
  path: string;
  alternates: readonly { locale: string; path: string }[];
}

export interface SitemapSource {
  documents: DocumentCache;
  service: Pick<PageService, 'locate' | 'published' | 'verdictOn'>;
  answers: AnsweringPages;
  /** Milliseconds of the wall clock. */
  now: () => number;
  /** Pages of categories and products by locale, at most so many of each. */
  furtherPages: (tenant: TenantConfig, max: number) => Promise<ReadonlyMap<string, readonly FurtherPage[]>>;
}

/** Most pages of one language that are listed. */
const maxPages = 50_000;

/** Documents that are read at the same time: a sitemap is in no hurry. */
const readers = 4;

/** Pages that are looked at before others get their turn, also when no document has to be read. */
const atOnce = 50;

/** Milliseconds after which a page is read again whose revision the list does not tell. */
const unknownMs = 3_600_000;

/**
 * Everything that the content source lists as published, may be indexed, can be reached at its own address and shown there.
 * Whether it can be shown is judged by the document and its plan; a page that says nothing without what it loads is drawn, each
 * time anew. Of others only documents whose revision is not that of `before` are read. Throws when a list cannot be had.
 */
export async function collectPages(
  tenant: TenantConfig,
  { documents, service, answers, furtherPages, now }: SitemapSource,
  before: ListedPages | undefined,
): Promise<CollectedPages> {
  let isWhole = true;
  const further = await furtherPages(tenant, maxPages).catch(() => {
    isWhole = false;
    return before && furtherOf(before);
  });
  const byLocale = new Map<string, Map<string, ListedPage>>();
  for (const { locale, prefix } of tenant.locales) {
    const entries = await publishedEntries(documents, { tenant: tenant.slug, locale }, maxPages);
    const verdictOn = (page: PageDocument): PageVerdict =>
      service.verdictOn({ tenant: tenant.slug, locale, page, now: now() });
    const pages = new Map<string, ListedPage>();
    await eachOf(entries, async (entry) => {
      const { path, revision } = entry;
      const location = service.locate(tenant, withLocalePrefix(prefix, path));
      if (location.kind !== 'page' || location.locale !== locale || location.documentPath !== path) return;
      const known = before?.get(locale)?.get(path);
      const isSame = known !== undefined && (revision === '' || known.revision === revision);
      const shop = { tenant: tenant.slug, locale };
      const at = now();
      const answersWith = ({ validFrom }: PageMeta): Promise<boolean> =>
        answers(tenant, location, Math.max(at, validFrom ? Date.parse(validFrom) : 0));
      const page =
        isSame && at >= (known.judgedAt ?? at) && at < (known.until ?? Infinity)
          ? known
          : await listedPage(entry, tenant, await service.published(shop, path), known, {
              ...{ verdictOn, answersWith, now: at },
            });
      if (page) pages.set(path, page === known ? page : { ...page, judgedAt: at });
      else if (page === null) isWhole = false;
      // To judge a page takes milliseconds, and documents in memory give nobody else a turn.
      if (page !== known) await nextTurn();
    });
    // In the order of the list, whichever was read first.
    const listed = new Map(entries.flatMap(({ path }) => entryOf(pages, path)));
    const isOpen = createOpenPages({ tenant: tenant.slug, locale }, service, verdictOn);
    for (const page of further?.get(locale) ?? []) {
      if (listed.size >= maxPages) break;
      const location = service.locate(tenant, withLocalePrefix(prefix, page.path));
      if (location.kind === 'page' && (await isOpen(location.documentPath)))
        listed.set(page.path, { ...always, ...page });
    }
    byLocale.set(locale, listed);
  }
  return { pages: byLocale, isWhole };
}

/** The pages that were no documents of their own. */
function furtherOf(pages: ListedPages): Map<string, FurtherPage[]> {
  return new Map(
    [...pages].map(([locale, listed]) => [locale, [...listed.values()].filter(({ isFurther }) => isFurther)]),
  );
}

/** Whether the document that draws further pages is there, can draw them, and lets search engines show them; each is asked once. */
function createOpenPages(
  shop: { tenant: string; locale: string },
  service: SitemapSource['service'],
  verdictOn: (page: PageDocument) => PageVerdict,
): (documentPath: string) => Promise<boolean> {
  const asked = new Map<string, Promise<boolean>>();
  const ask = async (path: string): Promise<boolean> => {
    const answer = await service.published(shop, path);
    return answer.status === 'found' && isIndexable(answer.value.meta) && verdictOn(answer.value).isDrawable;
  };
  return (path) => {
    const answer = asked.get(path) ?? ask(path);
    asked.set(path, answer);
    return answer;
  };
}

function entryOf(pages: ReadonlyMap<string, ListedPage>, path: string): [string, ListedPage][] {
  const page = pages.get(path);
  return page ? [[path, page]] : [];
}

/** What there is to say of a further page. */
const always: Omit<ListedPage, 'path' | 'alternates'> = {
  revision: '',
  modified: undefined,
  validFrom: undefined,
  validTo: undefined,
  isIndexable: true,
  isFurther: true,
};

const unusable: Omit<ListedPage, 'path' | 'revision'> = {
  modified: undefined,
  validFrom: undefined,
  validTo: undefined,
  alternates: [],
  isIndexable: false,
};

interface Judging {
  verdictOn: (page: PageDocument) => PageVerdict;
  /** Whether shoppers get the page with what it loads, now or when it begins. */
  answersWith: (meta: PageMeta) => Promise<boolean>;
  now: number;
}

/**
 * What is noted of a page; what was known while nobody can say how it is, null when nothing was or its document cannot be read;
 * undefined: there is none.
 */
async function listedPage(
  listed: PublishedEntry,
  tenant: TenantConfig,
  answer: DocumentAnswer<PageDocument>,
  known: ListedPage | undefined,
  { verdictOn, answersWith, now }: Judging,
): Promise<ListedPage | null | undefined> {
  if (answer.status === 'failed') {
    // One that cannot be used is not looked at, and reported, again until there is another.
    if (answer.failure.reason === 'rejected') return { ...unusable, ...listed };
    return answer.failure.blamesDocument ? null : (known ?? null);
  }
  if (answer.status === 'missing') return undefined;
  const verdict = isIndexable(answer.value.meta) ? verdictOn(answer.value) : undefined;
  const needsData = verdict?.isDrawable === true && verdict.needsData;
  // Its own revision, not that of the list: a copy that is older than the list is looked at again.
  const { revision, validFrom, validTo, alternates, modified } = answer.value.meta;
  return {
    path: listed.path,
    revision,
    modified: modified ?? undefined,
    validFrom: validFrom ?? undefined,
    validTo: validTo ?? undefined,
    // The first of each language that the shop speaks: a document must not be able to fill the memory.
    alternates: tenant.locales.flatMap(({ locale }) => {
      const path = alternatePath(tenant, alternates, locale);
      return path === undefined ? [] : [{ locale, path }];
    }),
    isIndexable: verdict?.isDrawable === true && (!needsData || (await answersWith(answer.value.meta))),
    until: needsData
      ? now
      : Math.min(verdict?.until ?? Infinity, listed.revision === '' ? now + unknownMs : Infinity),
  };
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  let count = 0;
  const readOn = async (): Promise<void> => {
    for (const item of rest) {
      await work(item);
      if (++count % atOnce === 0) await nextTurn();
    }
  };
  await Promise.all(Array.from({ length: readers }, readOn));
}
