import { z } from 'zod';
import { contentPath } from '../../schemas/content-names.ts';
import { pageRevision } from '../../schemas/page.ts';
import { keyOf, makeAddress } from '../content/content-address.ts';
import type { DocumentAnswer, DocumentCache } from '../content/document-cache.ts';
import type { ParsedDocument } from '../content/held-document.ts';

/** Most parts of a list that are asked for. */
const maxParts = 2000;

const listPart = z.looseObject({ pages: z.array(z.unknown()), next: z.string().nullish() });

/** Read one by one: an entry that is broken costs no other page its place. */
const listEntry = z.object({
  path: contentPath,
  /** Empty: it names none that can be read. */
  revision: pageRevision.transform(String).catch(''),
  status: z.string(),
});

/** A page as its list tells of it. */
export type PublishedEntry = Pick<z.infer<typeof listEntry>, 'path' | 'revision'>;

interface ListPart {
  entries: readonly PublishedEntry[];
  next: string | undefined;
}

/** What an entry takes in memory beside its texts, in bytes. */
const entryBytes = 200;

/** Pages that the content source lists as published, at most so many, in the list's order. Throws when a list cannot be had. */
export async function publishedEntries(
  documents: DocumentCache,
  shop: { tenant: string; locale: string },
  maxPages: number,
): Promise<PublishedEntry[]> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const made = makeAddress({ kind: 'list', ...shop, ...(cursor !== undefined && { cursor }) });
    if (!made.ok) throw new Error(`The list of pages goes on at what is no cursor: ${made.message}`);
    // A list that leads back to itself would never end.
    if (seen.has(keyOf(made.address))) break;
    seen.add(keyOf(made.address));
    const options = { component: 'sitemap', parse: parsePart, waitForFresh: true };
    const answer: DocumentAnswer<ListPart> = await documents.get(made.address, options);
    if (answer.status === 'failed') throw answer.failure;
    if (answer.status === 'missing') break;
    for (const { path, revision } of answer.value.entries) {
      if (found.size >= maxPages) break;
      found.set(path, revision);
    }
    cursor = answer.value.next;
  } while (cursor !== undefined && seen.size < maxParts && found.size < maxPages);
  return [...found].map(([path, revision]) => ({ path, revision }));
}

function parsePart(body: unknown): ParsedDocument<ListPart> {
  const parsed = listPart.safeParse(body);
  if (!parsed.success) {
    const message = z.prettifyError(parsed.error).slice(0, 500);
    return { ok: false, issues: [{ code: 'list-invalid', pointer: '', message }] };
  }
  const { pages, next } = parsed.data;
  const entries = pages.flatMap((page) => {
    const { success, data } = listEntry.safeParse(page);
    return success ? [data] : [];
  });
  if (entries.length === 0 && pages.length > 0) {
    const message = 'No entry of the list tells a path and a status.';
    return { ok: false, issues: [{ code: 'list-invalid', pointer: '/pages', message }] };
  }
  const published = entries.flatMap(({ path, revision, status }) =>
    status === 'published' ? [{ path, revision }] : [],
  );
  const bytes = published.reduce(
    (sum, { path, revision }) => sum + path.length + revision.length + entryBytes,
    0,
  );
  return { ok: true, value: { entries: published, next: next ?? undefined }, tags: [], bytes };
}
