import { z } from 'zod';
import type { PageDocument } from '../../renderer/page-document.ts';
import { contentPath } from '../../schemas/content-names.ts';
import { withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { keyOf, makeAddress } from '../content/content-address.ts';
import type { DocumentAnswer, DocumentCache } from '../content/document-cache.ts';
import type { ParsedDocument } from '../content/held-document.ts';
import { isIndexable } from '../http/page-publicity.ts';
import type { PageService } from '../http/page-service.ts';

/** What the sitemap must know of a page that search engines may show. */
export interface ListedPage {
  path: string;
  revision: string;
  /** Time of the last change, as the document tells it. */
  modified: string | undefined;
  validFrom: string | undefined;
  validTo: string | undefined;
  alternates: readonly { locale: string; path: string }[];
}

/** Pages of a shop by locale and path. */
export type ListedPages = ReadonlyMap<string, ReadonlyMap<string, ListedPage>>;

export interface SitemapSource {
  documents: DocumentCache;
  service: Pick<PageService, 'locate' | 'published'>;
}

/** Most pages of one language that are listed, and most parts of a list that are asked for. */
const maxPages = 50_000;
const maxParts = 2000;

/** Documents that are read at the same time: a sitemap is in no hurry. */
const readers = 4;

const listPart = z.looseObject({
  pages: z.array(
    z.looseObject({
      path: z.string(),
      revision: z.coerce.string().max(128),
      status: z.string(),
    }),
  ),
  next: z.string().nullish(),
});
type ListPart = z.infer<typeof listPart>;

const lastChange = z.iso.datetime({ offset: true });

function parsePart(body: unknown): ParsedDocument<ListPart> {
  const parsed = listPart.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data, tags: [] };
  const message = z.prettifyError(parsed.error).slice(0, 500);
  return { ok: false, issues: [{ code: 'list-invalid', pointer: '', message }] };
}

/**
 * Everything that the content source lists as published, may be indexed and can be reached at its own address. Only
 * documents whose revision is not that of `before` are read. Throws when a list cannot be had.
 */
export async function collectPages(
  tenant: TenantConfig,
  { documents, service }: SitemapSource,
  before: ListedPages | undefined,
): Promise<ListedPages> {
  const byLocale = new Map<string, Map<string, ListedPage>>();
  for (const { locale, prefix } of tenant.locales) {
    const entries = await listOf(tenant.slug, locale, documents);
    const own = entries.filter(({ path }) => {
      const location = service.locate(tenant, withLocalePrefix(prefix, path));
      return location.kind === 'page' && location.locale === locale && location.documentPath === path;
    });
    const pages = new Map<string, ListedPage>();
    await eachOf(own, async ({ path, revision }) => {
      const known = before?.get(locale)?.get(path);
      const page =
        known?.revision === revision
          ? known
          : listedPage(path, await service.published({ tenant: tenant.slug, locale }, path), known);
      if (page) pages.set(path, page);
    });
    // In the order of the list, whichever was read first.
    byLocale.set(locale, new Map(own.flatMap(({ path }) => entryOf(pages, path))));
  }
  return byLocale;
}

function entryOf(pages: ReadonlyMap<string, ListedPage>, path: string): [string, ListedPage][] {
  const page = pages.get(path);
  return page ? [[path, page]] : [];
}

async function listOf(
  tenant: string,
  locale: string,
  documents: DocumentCache,
): Promise<{ path: string; revision: string }[]> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const made = makeAddress({ kind: 'list', tenant, locale, ...(cursor !== undefined && { cursor }) });
    if (!made.ok) throw new Error(`The list of pages goes on at what is no cursor: ${made.message}`);
    // A list that leads back to itself would never end.
    if (seen.has(keyOf(made.address))) break;
    seen.add(keyOf(made.address));
    const options = { component: 'sitemap', parse: parsePart, waitForFresh: true };
    const answer: DocumentAnswer<ListPart> = await documents.get(made.address, options);
    if (answer.status === 'failed') throw answer.failure;
    if (answer.status === 'missing') break;
    for (const { path, revision, status } of answer.value.pages) {
      if (found.size >= maxPages) break;
      if (status === 'published' && contentPath.safeParse(path).success) found.set(path, revision);
    }
    cursor = answer.value.next ?? undefined;
  } while (cursor !== undefined && seen.size < maxParts && found.size < maxPages);
  return [...found].map(([path, revision]) => ({ path, revision }));
}

/** What is listed of a page; what was known while its document cannot be had; undefined when it is not to be listed. */
function listedPage(
  path: string,
  answer: DocumentAnswer<PageDocument>,
  known: ListedPage | undefined,
): ListedPage | undefined {
  if (answer.status === 'failed') return known;
  if (answer.status === 'missing' || !isIndexable(answer.value.meta)) return undefined;
  // Its own revision, not that of the list: a copy that is older than the list is looked at again.
  const { revision, validFrom, validTo, alternates, modified } = answer.value.meta;
  const change = lastChange.safeParse(modified);
  return {
    path,
    revision,
    modified: change.success ? change.data : undefined,
    validFrom: validFrom ?? undefined,
    validTo: validTo ?? undefined,
    alternates: alternates.map((other) => ({ locale: other.locale, path: other.path })),
  };
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const readOn = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: readers }, readOn));
}
