import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Logger } from 'pino';
import { bucketJsonLimits, documentJsonLimits, type JsonLimits } from '../../schemas/safe-json.ts';
import { assertAddress, isDraft, keyOf } from './content-address.ts';
import { asFileFailure, readContentFile } from './content-file.ts';
import { lookAtFolder } from './content-folder.ts';
import { bucketFileOf, isBucketAddress } from './content-location.ts';
import type {
  ContentAddress,
  ContentAnswer,
  ContentRequest,
  ContentSource,
  SourceSurvey,
} from './content-source.ts';
import { isDraftDocument } from './draft-document.ts';
import { changedTags } from './folder-tags.ts';
import { bucketFilesIn } from './bucket-files.ts';
import { createFolderWatch } from './folder-watch.ts';
import { hiddenIn, indexPages, noPages, type PageFolderIndex } from './page-folder-index.ts';
import { listPages } from './page-list.ts';

type AddressOf<Kind extends ContentAddress['kind']> = Extract<ContentAddress, { kind: Kind }>;

export interface FilesContentSourceOptions {
  /** Folder with one sub-folder per tenant, laid out as its README says. */
  folder: string;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Whether changes in the folder are noticed. */
  watch?: boolean;
  /** Milliseconds of quiet in the folder after which it is looked at again. */
  quietMs?: number;
  /** Milliseconds after which it is looked at again in any case. */
  sweepMs?: number;
  /** Pages in one part of a list. */
  listSize?: number;
}

export interface FilesContentSource extends ContentSource {
  survey(): Promise<SourceSurvey>;
  watch(onChange: (tags: readonly string[]) => void): () => void;
  close(): void;
}

/**
 * Driver that reads a folder. Answers as the CMS would: published calls never see drafts, a draft call sees the draft or
 * else the published document; what cannot be read is a failure, never "there is none". Throws at once when the folder does
 * not exist.
 */
export function createFilesContentSource(options: FilesContentSourceOptions): FilesContentSource {
  const { log, quietMs = 100, sweepMs = 30_000, listSize = 100 } = options;
  const root = resolve(options.folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new TypeError(`There is no content folder at ${root}`);
  }
  const listeners = new Set<(tags: readonly string[]) => void>();
  const folderWatch =
    options.watch === false
      ? undefined
      : createFolderWatch({ folder: root, quietMs, sweepMs, log, onChange: () => void lookAgain() });
  /** As it was found last. */
  let known = noPages;
  let index = looked(noPages);
  let nextLook: Promise<PageFolderIndex> | undefined;

  /** Looks at the folder, and tells what changed; once for all who ask before it begins. */
  function lookAgain(): Promise<PageFolderIndex> {
    nextLook ??= index = index.then(async (before) => {
      nextLook = undefined;
      const now = await looked(before);
      const tags = changedTags(before, now);
      if (tags.length > 0) for (const listener of listeners) listener(tags);
      return now;
    });
    return nextLook;
  }

  async function looked(before: PageFolderIndex): Promise<PageFolderIndex> {
    try {
      const look = await lookAtFolder(root, (place, identity) => folderWatch?.cover(place, identity));
      folderWatch?.keep(look.folders);
      known = await indexPages(root, look, before, log);
      return known;
    } catch (error) {
      const lost = asFileFailure(error, root);
      if (!before.lost)
        log.error({ folder: root, problem: lost.message }, 'The content folder cannot be read');
      return { ...before, lost };
    }
  }

  async function readPage(address: AddressOf<'page'>, request: ContentRequest): Promise<ContentAnswer> {
    const answer = await readIndexed(await index, address, request);
    // The page of a file that went since the last look may lie in another now.
    return answer ?? (await readIndexed(await lookAgain(), address, request)) ?? { status: 'missing' };
  }

  /** Undefined when the file where the page was is gone. */
  async function readIndexed(
    pages: PageFolderIndex,
    address: AddressOf<'page'>,
    request: ContentRequest,
  ): Promise<ContentAnswer | undefined> {
    const published = { ...address, draft: false };
    const page =
      (isDraft(address) ? pages.byKey.get(keyOf(address)) : undefined) ?? pages.byKey.get(keyOf(published));
    if (!page) {
      const hidden = hiddenIn(pages, address);
      if (hidden) throw hidden;
      return { status: 'missing' };
    }
    const answer = await readAnswer(page.file, documentJsonLimits, request);
    return answer.status === 'missing' ? undefined : answer;
  }

  async function readFrame(address: AddressOf<'frame'>, request: ContentRequest): Promise<ContentAnswer> {
    const file = `${address.tenant}/frames/${address.locale}/${address.frame}`;
    if (isDraft(address)) {
      const draft = await readAnswer(`${file}.draft.json`, documentJsonLimits, request);
      if (draft.status !== 'missing') return draft;
    }
    return readAnswer(`${file}.json`, documentJsonLimits, request, !isDraft(address));
  }

  async function readAnswer(
    file: string,
    limits: JsonLimits,
    request: ContentRequest,
    hidesDrafts = false,
  ): Promise<ContentAnswer> {
    const content = await readContentFile(root, file, limits);
    if (!content || (hidesDrafts && isDraftDocument(content.body))) return { status: 'missing' };
    return request.etag === content.etag ? { status: 'unchanged' } : { status: 'found', ...content };
  }

  async function readList(address: AddressOf<'list'>, request: ContentRequest): Promise<ContentAnswer> {
    const pages = await index;
    if (pages.lost) throw pages.lost;
    return listPages(pages.byKey.values(), address, listSize, request.etag);
  }

  async function read(address: ContentAddress, request: ContentRequest): Promise<ContentAnswer> {
    assertAddress(address);
    if (isBucketAddress(address)) {
      const file = `${address.tenant}/buckets/${bucketFileOf(address)}`;
      return readAnswer(file, bucketJsonLimits, request);
    }
    if (address.kind === 'frame') return readFrame(address, request);
    return address.kind === 'list' ? readList(address, request) : readPage(address, request);
  }

  function locate(address: ContentAddress): string {
    const { tenant, locale } = address;
    const shown = relative(process.cwd(), root) || '.';
    if (isBucketAddress(address)) return `${shown}/${tenant}/buckets/${bucketFileOf(address)}`;
    if (address.kind === 'frame') return `${shown}/${tenant}/frames/${locale}/${address.frame}.json`;
    const file = address.kind === 'page' && known.byKey.get(keyOf(address))?.file;
    if (file) return `${shown}/${file}`;
    const path = address.kind === 'page' ? ` with page.path ${address.path}` : '';
    return `${shown}/${tenant}/pages/${locale}/*.json${path}`;
  }

  async function survey(): Promise<SourceSurvey> {
    const { byFile, faults, look } = await index;
    const buckets = bucketFilesIn(look.files.keys());
    const shown = relative(process.cwd(), root) || '.';
    const drafts = [...byFile.values()].filter(({ entry }) => entry?.status === 'draft');
    return {
      drafts: drafts.map(({ tenant, locale, entry }) => ({ tenant, locale, path: entry?.path ?? '' })),
      dataSets: buckets.addresses,
      faults: [...faults, ...buckets.faults].map(([file, fault]) => ({
        place: `${shown}/${file}`,
        ...fault,
      })),
    };
  }

  return {
    read,
    locate,
    survey,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close: () => folderWatch?.close(),
  };
}
