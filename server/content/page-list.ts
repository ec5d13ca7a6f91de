import { createHash } from 'node:crypto';
import type { ContentAddress, ContentAnswer } from './content-source.ts';
import type { PageEntry } from './page-folder-index.ts';

/** One part of the list of published pages, by path. The cursor is the last path of the part before. */
export function listPages(
  known: Iterable<{ tenant: string; locale: string; entry: PageEntry | undefined }>,
  address: Extract<ContentAddress, { kind: 'list' }>,
  size: number,
  etag: string | undefined,
): ContentAnswer {
  const after = address.cursor === undefined ? '' : Buffer.from(address.cursor, 'base64url').toString();
  const pages = [...known]
    .filter((page) => page.tenant === address.tenant && page.locale === address.locale)
    .flatMap((page) => page.entry ?? [])
    .filter((entry) => entry.status === 'published' && entry.path > after)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const part = pages.slice(0, size);
  const last = part.at(-1);
  const next = last && pages.length > size ? Buffer.from(last.path).toString('base64url') : null;
  const body = { pages: part, next };
  const text = JSON.stringify(body);
  const ownEtag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  if (etag === ownEtag) return { status: 'unchanged' };
  return { status: 'found', body, etag: ownEtag, bytes: Buffer.byteLength(text) };
}
