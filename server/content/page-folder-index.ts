import { basename } from 'node:path/posix';
import type { Logger } from 'pino';
import { z } from 'zod';
import { contentPath, localeName } from '../../schemas/content-names.ts';
import { documentJsonLimits } from '../../schemas/safe-json.ts';
import { keyOf } from './content-address.ts';
import { readContentFile, readFileStart } from './content-file.ts';
import type { FolderLook } from './content-folder.ts';
import { isDraftDocument } from './draft-document.ts';
import type { ContentAddress, SourceSurvey } from './content-source.ts';
import { asFetchFailure, type FetchFailure } from './fetch-failure.ts';

/** What a list tells of a page. */
export interface PageEntry {
  id: string;
  path: string;
  revision: string;
  status: 'published' | 'draft';
  title: string;
}

interface IndexedPage {
  key: string;
  /** Below the folder, as all files here. */
  file: string;
  stamp: string;
  tenant: string;
  locale: string;
  /** Undefined while nobody could read it yet. */
  entry: PageEntry | undefined;
}

/** The pages of a folder, by the address that each document gives itself. */
export interface PageFolderIndex {
  look: FolderLook;
  byKey: ReadonlyMap<string, IndexedPage>;
  byFile: ReadonlyMap<string, IndexedPage>;
  /** Files and folders of which nobody can say which pages they hold. */
  unplaced: ReadonlyMap<string, FetchFailure>;
  /** Why files of pages hold none that can be listed, by file. */
  faults: ReadonlyMap<string, PageFileFault>;
  /** Why the folder as a whole could not be looked at since. */
  lost: FetchFailure | undefined;
}

type PageFileFault = Omit<SourceSurvey['faults'][number], 'place'>;

/** Before the first look. */
export const noPages: PageFolderIndex = {
  look: { files: new Map(), unreadable: new Map(), folders: new Map() },
  byKey: new Map(),
  byFile: new Map(),
  unplaced: new Map(),
  faults: new Map(),
  lost: undefined,
};

const pageHead = z.looseObject({
  page: z.looseObject({
    id: z.string().catch(''),
    path: contentPath,
    revision: z.coerce.string().catch(''),
    title: z.string().catch(''),
  }),
});

/** Bytes of a broken file in which its address is looked for. */
const startBytes = 64 * 1024;

/** One look that becomes an index: what it is made from, and what it has come to so far. */
interface Indexing {
  root: string;
  previous: PageFolderIndex;
  log: Pick<Logger, 'warn'>;
  unplaced: Map<string, FetchFailure>;
  faults: Map<string, PageFileFault>;
}

/**
 * Finds the address of every page of a look. Files that did not change since `previous` are not read again; one that broke keeps
 * the address it had, or that its text still tells, so that reading it tells what is wrong. Faults are logged, never thrown.
 */
export async function indexPages(
  root: string,
  look: FolderLook,
  previous: PageFolderIndex,
  log: Pick<Logger, 'warn'>,
): Promise<PageFolderIndex> {
  const indexing: Indexing = { root, previous, log, unplaced: new Map(), faults: new Map() };
  const { unplaced, faults } = indexing;
  const byFile = new Map<string, IndexedPage>();
  const add = (page: IndexedPage | undefined): void => void (page && byFile.set(page.file, page));
  for (const [file, stamp] of look.files) add(await indexFile(indexing, file, stamp));
  for (const [path, failure] of look.unreadable) indexUnreadable(indexing, path, failure).forEach(add);

  const byKey = new Map<string, IndexedPage>();
  const pages = [...byFile.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
  // An address that was guessed takes none from a page that says so itself.
  for (const page of [...pages.filter(({ entry }) => entry), ...pages.filter(({ entry }) => !entry)]) {
    const first = byKey.get(page.key);
    if (!first) {
      byKey.set(page.key, page);
      continue;
    }
    faults.set(page.file, { code: 'page-twice', message: `The file ${first.file} has the same path.` });
    if (previous.byFile.get(page.file)?.stamp !== page.stamp)
      log.warn({ file: page.file, first: first.file }, 'Page file left out: another one has its path');
  }
  return { look, byKey, byFile, unplaced, faults, lost: undefined };
}

/** Tenant and locale whose page a file is; undefined: it is no page. */
function shopOf(file: string): { tenant: string; locale: string } | undefined {
  const [tenant = '', area, locale = '', name] = file.split('/');
  const isPage = area === 'pages' && name !== undefined && localeName.safeParse(locale).success;
  return isPage ? { tenant, locale } : undefined;
}

const inNoLanguage: PageFileFault = {
  code: 'page-unreachable',
  message: 'It lies in no folder of a language, such as pages/de-AT.',
};

async function indexFile(
  { root, previous, log, unplaced, faults }: Indexing,
  file: string,
  stamp: string,
): Promise<IndexedPage | undefined> {
  const shop = shopOf(file);
  if (!shop) {
    if (/^[^/]+\/pages\//.test(file)) faults.set(file, inNoLanguage);
    return undefined;
  }
  const known = previous.byFile.get(file);
  // What cannot be told of a file is no better known as long as it stays the same.
  if (previous.look.files.get(file) === stamp && !previous.unplaced.has(file)) {
    const fault = previous.faults.get(file);
    if (fault?.code === 'file-unreadable') faults.set(file, fault);
    return known;
  }
  try {
    const content = await readContentFile(root, file, documentJsonLimits);
    return content && { ...shop, file, stamp, ...headOf(shop, file, content.body) };
  } catch (error) {
    const failure = asFetchFailure(error, file);
    log.warn({ file, reason: failure.reason, problem: failure.message }, 'Page file cannot be used');
    faults.set(file, { code: 'file-unreadable', message: `${failure.message}.` });
    if (known) return { ...known, stamp };
    // JSON without an address is no page.
    if (failure.reason === 'unexpected') return undefined;
    const key = await guessedKey(root, file, shop).catch(() => void unplaced.set(file, failure));
    return key === undefined ? undefined : { ...shop, file, stamp, key, entry: undefined };
  }
}

function headOf(
  shop: { tenant: string; locale: string },
  file: string,
  body: unknown,
): { key: string; entry: PageEntry } {
  const head = pageHead.safeParse(body);
  if (!head.success)
    throw new TypeError(`page.path does not tell its address: ${head.error.issues[0]?.message}`);
  const { id, path, revision, title } = head.data.page;
  const draft = isDraftFile(file) || isDraftDocument(body);
  return {
    key: keyOf({ kind: 'page', ...shop, path, draft }),
    entry: { id, path, revision, status: draft ? 'draft' : 'published', title },
  };
}

/** The address that the text of a broken file tells. Throws when not even that can be read. */
async function guessedKey(
  root: string,
  file: string,
  shop: { tenant: string; locale: string },
): Promise<string | undefined> {
  const text = await readFileStart(root, file, startBytes);
  const head = text.slice(Math.max(0, text.indexOf('"page"')));
  const written = /"path"\s*:\s*"([^"\\]*)"/.exec(head)?.[1];
  const path = contentPath.safeParse(written);
  const draft = isDraftFile(file) || /"status"\s*:\s*"draft"/.test(head);
  return path.success ? keyOf({ kind: 'page', ...shop, path: path.data, draft }) : undefined;
}

function isDraftFile(file: string): boolean {
  return file.endsWith('.draft.json');
}

/** The pages that were there before something could no longer be read or looked into; none are known: it is noted as such. */
function indexUnreadable(
  { previous, log, unplaced, faults }: Indexing,
  path: string,
  failure: FetchFailure,
): IndexedPage[] {
  faults.set(path, { code: 'file-unreadable', message: `${failure.message}.` });
  if (previous.look.unreadable.get(path)?.message !== failure.message)
    log.warn({ file: path, reason: failure.reason, problem: failure.message }, 'Content cannot be read');
  const known = [...previous.byFile.values()].filter(({ file }) => isWithin(file, path));
  if (known.length === 0) unplaced.set(path, failure);
  return known.map((page) => ({ ...page, stamp: failure.message }));
}

/**
 * Whether a page that is not found may be where nobody can look; why they cannot. Files are mostly named as their pages are: one
 * that cannot be read costs the paths that end in its name, a folder those that hold it, and the home page has no name.
 */
export function hiddenIn(
  { unplaced, lost }: PageFolderIndex,
  { tenant, locale, path, draft }: Extract<ContentAddress, { kind: 'page' }>,
): FetchFailure | undefined {
  if (lost) return lost;
  const folder = `${tenant}/pages/${locale}`;
  const names = path.split('/').slice(1);
  const mayHold = (place: string): boolean => {
    if (isWithin(folder, place)) return true;
    if (!isWithin(place, folder) || (isDraftFile(place) && draft !== true)) return false;
    const file = /([^/]*?)(?:\.draft)?\.json$/.exec(place)?.[1];
    return path === '/' || (file === undefined ? names.includes(basename(place)) : names.at(-1) === file);
  };
  const place = [...unplaced.keys()].find(mayHold);
  return place === undefined ? undefined : unplaced.get(place);
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
