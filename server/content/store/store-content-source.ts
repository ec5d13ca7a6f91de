import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../storage/database/database.ts';
import { isOutage } from '../../storage/is-outage.ts';
import { assertAddress, isDraft, keyOf } from '../content-address.ts';
import type {
  ContentAddress,
  ContentAnswer,
  ContentRequest,
  ContentSource,
  SourceSurvey,
} from '../content-source.ts';
import { bucketFilesIn } from '../bucket-files.ts';
import { FetchFailure } from '../fetch-failure.ts';
import { listPages } from '../page-list.ts';
import type { ContentStore } from './content-store.ts';
import { createPublishedIndex } from './published-index.ts';
import { answerOf, draftAt, listedPages } from './stored-answers.ts';

export interface StoreContentSourceOptions {
  database: Pick<Database, 'kysely'>;
  /** Does what is due. */
  store: Pick<ContentStore, 'perform'>;
  /** Fills the store before it is read for the first time; tried again until it succeeds. Whether some files could not be used. */
  prepare(): Promise<{ hasFaults: boolean }>;
  /** The files: they answer as long as the database could never be asked, and know why one of them is not in it. */
  fallback: () => ContentSource;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds between looks whether another process changed something. */
  lookMs?: number;
  /** Pages in one part of a list. */
  listSize?: number;
}

export interface StoreContentSource extends ContentSource {
  watch(onChange: (tags: readonly string[]) => void | Promise<void>): () => void;
  close(): void;
  survey(): Promise<SourceSurvey>;
  /** Takes over what changed; resolves when whoever watches has followed. Never throws: what fails is tried again. */
  look(): Promise<void>;
  /** Where a page's path leads since it is gone. */
  target(tenant: string, locale: string, path: string): string | undefined;
  /** Changes when such targets may have. */
  revision(): number | undefined;
}

/** The longest that a timer can wait. */
const longestWaitMs = 2_147_483_647;

/**
 * Driver that reads what is published in the store of this shop; of drafts their newest text. It looks every second whether another
 * process changed something, and does what is due at its moment.
 */
export function createStoreContentSource(options: StoreContentSourceOptions): StoreContentSource {
  const { database, store, prepare, fallback, now, log, lookMs = 1000, listSize = 100 } = options;
  const { kysely } = database;
  const index = createPublishedIndex(database);
  const listeners = new Set<(tags: readonly string[]) => void | Promise<void>>();
  const state = { isPrepared: false, hasFaults: false, isClosed: false, isTroubled: false };
  let files: ContentSource | undefined;
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function followNow(): Promise<void> {
    const tags = await index.follow();
    setTimer();
    if (tags.length > 0) await Promise.all([...listeners].map(async (tell) => tell(tags)));
  }

  async function takeOver(): Promise<void> {
    if (state.isClosed) return;
    try {
      if (!state.isPrepared) ({ hasFaults: state.hasFaults } = await prepare());
      state.isPrepared = true;
      await followNow();
      if ((index.due() ?? Infinity) <= now()) {
        await store.perform(now());
        await followNow();
      }
      if (state.isTroubled) log.info('The content of the database is read again');
      state.isTroubled = false;
    } catch (error) {
      tellTrouble(error);
    }
  }

  function tellTrouble(error: unknown): void {
    if (state.isTroubled || state.isClosed) return;
    state.isTroubled = true;
    const what =
      index.revision() === undefined
        ? 'The content of the database cannot be read: the files are served'
        : 'The content of the database cannot be read: what is known is served';
    log.warn({ err: error }, what);
  }

  function setTimer(): void {
    clearTimeout(timer);
    const due = index.due();
    // What is due already is done at once, or tried again with the next look.
    if (due === undefined || due <= now() || state.isClosed) return;
    timer = setTimeout(() => void look(), Math.min(due - now(), longestWaitMs)).unref();
  }

  /** Once for all who ask before it begins. */
  function look(): Promise<void> {
    next ??= (looking ?? Promise.resolve()).then(() => {
      next = undefined;
      looking = takeOver();
      return looking;
    });
    return next;
  }

  const first = look();
  const interval = setInterval(() => void look(), lookMs).unref();

  async function read(address: ContentAddress, request: ContentRequest): Promise<ContentAnswer> {
    assertAddress(address);
    await first;
    if (index.revision() === undefined) {
      return askFiles(address, request);
    }
    if (address.kind === 'list')
      return listPages(listedPages(index.documents()), address, listSize, request.etag);
    try {
      const draft = isDraft(address) ? await draftAt(kysely, address) : undefined;
      if (draft) return answerOf(address, draft, request);
      const published = index.find(address);
      // What could not be taken in is not certainly gone.
      if (!published && state.hasFaults) await askFiles(address, request);
      if (!published) return { status: 'missing' };
      const { id, version, until } = published;
      const hash = until === null ? published.hash : `${published.hash}-${until}`;
      if (request.etag === `"${hash}"`) return { status: 'unchanged' };
      const { rows } = await sql<{ text: string }>`
        select text from content_version where document = ${id} and number = ${version}`.execute(kysely);
      const text = rows[0]?.text;
      return text === undefined ? { status: 'missing' } : answerOf(address, { text, hash, until }, request);
    } catch (error) {
      if (!isOutage(error)) throw error;
      throw new FetchFailure(`The content of the database cannot be read: ${(error as Error).message}`, {
        url: locate(address),
        reason: 'connection',
        cause: error,
      });
    }
  }

  function askFiles(address: ContentAddress, request: ContentRequest): Promise<ContentAnswer> {
    files ??= fallback();
    return files.read(address, request);
  }

  function locate(address: ContentAddress): string {
    if (index.revision() === undefined && files) return files.locate(address);
    return `store:${keyOf(address)}`;
  }

  return {
    read,
    locate,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async survey() {
      await first;
      const { rows } = await sql<{ tenant: string; locale: string; path: string }>`
        select d.tenant, d.locale, draft.key as path from content_draft draft
          join content_document d on d.id = draft.document where d.kind = 'page'`.execute(kysely);
      const data = [...index.documents()].filter(({ kind }) => kind === 'data');
      const { addresses } = bucketFilesIn(data.map(({ tenant, key }) => `${tenant}/buckets/${key}`));
      return { drafts: rows, dataSets: addresses, faults: [] };
    },
    close() {
      state.isClosed = true;
      clearInterval(interval);
      clearTimeout(timer);
      files?.close?.();
    },
    look,
    target: index.target,
    revision: index.revision,
  };
}
