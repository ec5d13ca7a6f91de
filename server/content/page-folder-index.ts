import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { contentPath, localeName, tenantName } from '../../schemas/content-names.ts';
import { documentJsonLimits } from '../../schemas/safe-json.ts';
import { keyOf } from './content-address.ts';
import { readContentFile, stampOf } from './content-file.ts';
import { asFetchFailure } from './fetch-failure.ts';

/** What a list tells of a page. */
interface PageEntry {
  id: string;
  path: string;
  revision: string;
  status: 'published' | 'draft';
  title: string;
}

interface IndexedPage {
  key: string;
  file: string;
  stamp: string;
  tenant: string;
  locale: string;
  entry: PageEntry;
}

/** The pages of a folder, by the address that each document gives itself. */
export interface PageFolderIndex {
  byKey: ReadonlyMap<string, IndexedPage>;
  byFile: ReadonlyMap<string, IndexedPage>;
}

const pageHead = z.looseObject({
  page: z.looseObject({
    id: z.string().catch(''),
    path: contentPath,
    revision: z.coerce.string().catch(''),
    status: z.string().optional(),
    title: z.string().catch(''),
  }),
});

/** Whether a document is unpublished: by its own word, or by lying in a file named so. */
export function isDraftDocument(file: string, body: unknown): boolean {
  const head = z.looseObject({ page: z.looseObject({ status: z.literal('draft') }) });
  return file.endsWith('.draft.json') || head.safeParse(body).success;
}

/**
 * Looks at every page file below `<root>/<tenant>/pages/<locale>/`. Files that did not change since `previous` are not read again;
 * one that broke keeps the address it had, so that reading it tells what is wrong. Faults are logged, never thrown.
 */
export async function indexPageFolder(
  root: string,
  previous: PageFolderIndex | undefined,
  log: Pick<Logger, 'warn'>,
): Promise<PageFolderIndex> {
  const byKey = new Map<string, IndexedPage>();
  const byFile = new Map<string, IndexedPage>();
  for (const place of await findPageFiles(root)) {
    const page = await indexFile(place, previous?.byFile.get(place.file), root, log);
    if (!page) continue;
    byFile.set(place.file, page);
    const first = byKey.get(page.key);
    if (first)
      log.warn(
        { file: name(root, page.file), first: name(root, first.file), path: page.entry.path },
        'Page file left out: another one has its path',
      );
    else byKey.set(page.key, page);
  }
  return { byKey, byFile };
}

interface PageFile {
  file: string;
  tenant: string;
  locale: string;
}

async function findPageFiles(root: string): Promise<PageFile[]> {
  const found: PageFile[] = [];
  for (const tenant of await foldersIn(root)) {
    if (!tenantName.safeParse(tenant).success) continue;
    const pages = join(root, tenant, 'pages');
    for (const locale of await foldersIn(pages)) {
      if (!localeName.safeParse(locale).success) continue;
      for (const file of await jsonFilesBelow(join(pages, locale))) found.push({ file, tenant, locale });
    }
  }
  return found;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

async function jsonFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

async function indexFile(
  place: PageFile,
  previous: IndexedPage | undefined,
  root: string,
  log: Pick<Logger, 'warn'>,
): Promise<IndexedPage | undefined> {
  try {
    const stats = await stat(place.file);
    if (previous?.stamp === stampOf(stats)) return previous;
    const content = await readContentFile(place.file, documentJsonLimits);
    return content && indexedPage(place, content.body, content.stamp);
  } catch (error) {
    const failure = asFetchFailure(error, place.file);
    log.warn(
      { file: name(root, place.file), reason: failure.reason, problem: failure.message },
      'Page file cannot be used',
    );
    return previous;
  }
}

function indexedPage(place: PageFile, body: unknown, stamp: string): IndexedPage {
  const head = pageHead.safeParse(body);
  if (!head.success)
    throw new TypeError(`page.path does not tell its address: ${head.error.issues[0]?.message}`);
  const { id, path, revision, title } = head.data.page;
  const { tenant, locale } = place;
  const draft = isDraftDocument(place.file, body);
  return {
    ...place,
    stamp,
    key: keyOf({ kind: 'page', tenant, locale, path, draft }),
    entry: { id, path, revision, status: draft ? 'draft' : 'published', title },
  };
}

function name(root: string, file: string): string {
  return relative(root, file);
}
