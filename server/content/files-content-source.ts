import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Logger } from 'pino';
import { bucketJsonLimits, documentJsonLimits, type JsonLimits } from '../../schemas/safe-json.ts';
import { assertAddress, isDraft, keyOf } from './content-address.ts';
import { readContentFile } from './content-file.ts';
import { bucketFileOf, isBucketAddress } from './content-location.ts';
import type { ContentAddress, ContentAnswer, ContentRequest, ContentSource } from './content-source.ts';
import { changedTags } from './folder-tags.ts';
import { watchFolder } from './folder-watch.ts';
import { indexPageFolder, isDraftDocument, type PageFolderIndex } from './page-folder-index.ts';
import { listPages } from './page-list.ts';

type AddressOf<Kind extends ContentAddress['kind']> = Extract<ContentAddress, { kind: Kind }>;

export interface FilesContentSourceOptions {
  /** Folder with one sub-folder per tenant, laid out as its README says. */
  folder: string;
  log: Pick<Logger, 'warn'>;
  /** Whether changes in the folder are noticed. */
  watch?: boolean;
  /** Milliseconds of quiet in the folder after which it is looked at again. */
  quietMs?: number;
  /** Pages in one part of a list. */
  listSize?: number;
}

export interface FilesContentSource extends ContentSource {
  watch(onChange: (tags: readonly string[]) => void): () => void;
  /** Ends watching. */
  close(): void;
}

/**
 * Driver that reads a folder. Answers as the CMS would: published calls never see drafts, a draft call sees the draft or
 * else the published document. Throws at once when the folder does not exist.
 */
export function createFilesContentSource(options: FilesContentSourceOptions): FilesContentSource {
  const { log, listSize = 100 } = options;
  const root = resolve(options.folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new TypeError(`There is no content folder at ${root}`);
  }
  const listeners = new Set<(tags: readonly string[]) => void>();
  let index = indexPageFolder(root, undefined, log);
  const lookAgain = (): Promise<PageFolderIndex> => {
    index = index.then((previous) => indexPageFolder(root, previous, log));
    return index;
  };

  const stopWatching =
    options.watch === false
      ? () => {}
      : watchFolder({
          folder: root,
          quietMs: options.quietMs ?? 100,
          log,
          onChange: (files) => void tellChanges(files),
        });

  async function tellChanges(files: ReadonlySet<string | undefined>): Promise<void> {
    const [before, now] = await Promise.all([index, lookAgain()]);
    const tags = changedTags(files, before, now);
    if (tags.length > 0) for (const listener of listeners) listener(tags);
  }

  function below(...parts: string[]): string {
    const file = resolve(root, ...parts);
    if (!file.startsWith(root + sep)) throw new TypeError('A content file lies outside its folder');
    return file;
  }

  async function readPage(
    address: AddressOf<'page'>,
    pages: PageFolderIndex,
    request: ContentRequest,
  ): Promise<ContentAnswer> {
    const published = { ...address, draft: false };
    const page =
      (isDraft(address) ? pages.byKey.get(keyOf(address)) : undefined) ?? pages.byKey.get(keyOf(published));
    return page ? readFileAnswer(page.file, documentJsonLimits, request) : { status: 'missing' };
  }

  async function readFrame(address: AddressOf<'frame'>, request: ContentRequest): Promise<ContentAnswer> {
    const file = (ending: string) =>
      below(address.tenant, 'frames', address.locale, `${address.frame}${ending}`);
    if (isDraft(address)) {
      const draft = await readFileAnswer(file('.draft.json'), documentJsonLimits, request);
      if (draft.status !== 'missing') return draft;
    }
    return readFileAnswer(
      file('.json'),
      documentJsonLimits,
      request,
      (body) => isDraft(address) || !isDraftDocument('', body),
    );
  }

  async function read(address: ContentAddress, request: ContentRequest): Promise<ContentAnswer> {
    assertAddress(address);
    if (isBucketAddress(address)) {
      return readFileAnswer(
        below(address.tenant, 'buckets', bucketFileOf(address)),
        bucketJsonLimits,
        request,
      );
    }
    if (address.kind === 'frame') return readFrame(address, request);
    if (address.kind === 'list') return listPages(await index, address, listSize, request.etag);
    return readPage(address, await index, request);
  }

  function locate(address: ContentAddress): string {
    const { tenant, locale } = address;
    const shown = relative(process.cwd(), root) || '.';
    if (isBucketAddress(address)) return `${shown}/${tenant}/buckets/${bucketFileOf(address)}`;
    if (address.kind === 'frame') return `${shown}/${tenant}/frames/${locale}/${address.frame}.json`;
    const path = address.kind === 'page' ? ` with page.path ${address.path}` : '';
    return `${shown}/${tenant}/pages/${locale}/*.json${path}`;
  }

  return {
    read,
    locate,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close: stopWatching,
  };
}

async function readFileAnswer(
  file: string,
  limits: JsonLimits,
  request: ContentRequest,
  isWanted: (body: unknown) => boolean = () => true,
): Promise<ContentAnswer> {
  const content = await readContentFile(file, limits);
  if (!content || !isWanted(content.body)) return { status: 'missing' };
  if (request.etag === content.etag) return { status: 'unchanged' };
  const { body, etag, bytes } = content;
  return { status: 'found', body, etag, bytes };
}
