import type { Logger } from 'pino';
import { isDraft, keyOf } from './content-address.ts';
import type { ContentMetrics } from './content-metrics.ts';
import type { ContentAddress, ContentSource } from './content-source.ts';
import { createDocumentRefresh } from './document-refresh.ts';
import { createDocumentStore, noStore, type Renewal } from './document-store.ts';
import type { FetchFailure } from './fetch-failure.ts';
import type { DocumentIssue, DocumentReader, HeldDocument } from './held-document.ts';
import { createRefreshReport } from './refresh-report.ts';
import { createRefreshSingleFlight } from './refresh-single-flight.ts';

export interface DocumentCacheOptions {
  source: ContentSource;
  /** Monotonic milliseconds. */
  clock: () => number;
  random: () => number;
  /** Memory for good copies, as estimated; a few times the largest document at least. */
  maxBytes: number;
  /** Milliseconds until a copy is asked for again (requirement 7.005); varied by a tenth, so that copies do not expire together. */
  freshMs?: number;
  /** Milliseconds for which a copy is served that could not be renewed. */
  staleMs?: number;
  /**
   * Milliseconds for which "there is none" and a document that cannot be used are remembered; also the longest pause
   * between attempts in trouble.
   */
  negativeMs?: number;
  /** Milliseconds for which a failure without a copy is remembered; also the shortest pause between attempts. */
  failureMs?: number;
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  metrics: ContentMetrics;
}

export type DocumentAnswer<T> =
  | {
      status: 'found';
      /** Shared by every reader: never change it. */
      value: T;
      /** Hash of the content: equal as long as the content is. */
      revision: string;
      /** Milliseconds since the upstream last confirmed it. */
      ageMs: number;
      stale: boolean;
      /** Address, block types and whatever the parser named; what is made of it can be renewed by these. */
      tags: ReadonlySet<string>;
      /** Milliseconds since 1970 at which it becomes another by itself: nothing made of it is shown after that. */
      until?: number;
    }
  | { status: 'missing' }
  | { status: 'failed'; failure: FetchFailure; issues: readonly DocumentIssue[] };

export interface GetOptions<T> extends DocumentReader<T> {
  /** Waits for a renewal that is due instead of taking the stale copy: for who draws in the background. */
  waitForFresh?: boolean;
  /** Takes in nothing that is not held already: for who goes through all documents once, and must not push out what pages need. */
  isPassing?: boolean;
}

/** Told when documents became others, came or went: by their keys, or tags of what nobody holds. */
type RenewedListener = (keys: ReadonlySet<string>) => void;

export interface DocumentCache {
  /**
   * The document, from memory where there is a good copy. Never throws for what content or network do. Callers of one
   * address read it with the same parser: the value is made once. A draft is always asked for and never kept.
   */
  get<T>(address: ContentAddress, options: GetOptions<T>): Promise<DocumentAnswer<T>>;
  /** The same without waiting, when a good copy is in memory and fresh; else undefined, and nothing is asked for. */
  peek<T>(address: ContentAddress, component: string): DocumentAnswer<T> | undefined;
  /** Marks what it names as stale, deletes nothing; returns the keys that were not marked yet. */
  invalidate(renewal: Renewal): string[];
  /** Listens until the returned function is called. A page follows the keys and tags it was made of. */
  onRenewed(listener: RenewedListener): () => void;
  /** Bytes of the good copies, as estimated. */
  bytes(): number;
  /** Stops following the source. */
  close(): void;
}

/** Copies that are renewed at the same time after the source told of changes. */
const followWidth = 8;

/** A cache before a source: fresh copies from memory, stale ones at once while one fetch renews them. */
export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const { source, clock, random, metrics } = options;
  const { freshMs = 900_000, staleMs = 86_400_000, negativeMs = 15_000, failureMs = 1000 } = options;
  const store = createDocumentStore(options.maxBytes);
  const report = createRefreshReport(options.log, metrics);
  const listeners = new Set<RenewedListener>();
  const onRenewed: RenewedListener = (keys) => {
    for (const listener of listeners) listener(keys);
  };
  const vary = (ms: number): number => ms * (0.9 + 0.2 * random());
  const parts = { source, report, clock, vary, onRenewed, freshMs, negativeMs, failureMs };
  const singleFlight = createRefreshSingleFlight(createDocumentRefresh({ ...parts, store }));
  const refreshUnkept = createDocumentRefresh({ ...parts, store: noStore });

  async function get<T>(address: ContentAddress, wanted: GetOptions<T>): Promise<DocumentAnswer<T>> {
    const { waitForFresh = false, component, parse } = wanted;
    const reader = { component, parse };
    if (isDraft(address)) return answer(await refreshUnkept(keyOf(address), address, reader), 'fetched');
    const key = keyOf(address);
    const held = store.find(key);
    if (!held && wanted.isPassing) return answer(await refreshUnkept(key, address, reader), 'fetched');
    const now = clock();
    if (held) store.tag(key, held, `block:${component}`);
    if (held && isFresh(held, now)) return answer(held);
    const servable = held && isServable(held, now, staleMs) ? held : undefined;
    if (servable && !isDue(servable, now)) return answer(servable);
    const refreshed = singleFlight.refresh(key, address, reader);
    if (servable && !waitForFresh) return answer(servable);
    const outcome = await refreshed;
    const failed = outcome.kind === 'absence' && outcome.failure !== undefined;
    return failed && servable ? answer(servable) : answer(outcome, 'fetched');
  }

  function peek<T>(address: ContentAddress, component: string): DocumentAnswer<T> | undefined {
    if (isDraft(address)) return undefined;
    const key = keyOf(address);
    const held = store.find(key);
    if (held?.kind !== 'copy' || !isFresh(held, clock())) return undefined;
    store.tag(key, held, `block:${component}`);
    return answer(held);
  }

  function answer<T>(held: HeldDocument, how?: 'fetched'): DocumentAnswer<T> {
    const { kind } = held.address;
    if (held.kind === 'absence') {
      metrics.count('content_reads_total', { kind, result: held.failure ? 'failed' : 'absent' });
      const { failure, issues } = held;
      return failure ? { status: 'failed', failure, issues } : { status: 'missing' };
    }
    const now = clock();
    const stale = !isFresh(held, now);
    metrics.count('content_reads_total', { kind, result: how ?? (stale ? 'stale' : 'fresh') });
    const { value, revision, tags, until } = held;
    // One parser per address is the callers' promise.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return {
      status: 'found',
      value: value as T,
      revision,
      ageMs: now - held.confirmedAt,
      stale,
      tags,
      ...(until !== undefined && { until }),
    };
  }

  function invalidate(renewal: Renewal): string[] {
    singleFlight.markUnderWay(renewal);
    const newlyMarked: string[] = [];
    for (const [key, held] of store.named(renewal)) {
      // Who calls for renewal may have repaired what the trouble was about.
      if (held.trouble) held.trouble.notBefore = clock();
      if (!held.marked) newlyMarked.push(key);
      held.marked = true;
    }
    return newlyMarked;
  }

  /** Renews at once what a source close by says has changed, so that the next reader sees it. */
  async function follow(tags: readonly string[]): Promise<void> {
    invalidate({ tags });
    // Also what was marked before: to renew it may have failed until now.
    const held = [...store.named({ tags })];
    for (let at = 0; at < held.length; at += followWidth)
      await Promise.all(held.slice(at, at + followWidth).map(([key, document]) => renewNow(key, document)));
    // Who did without it, or has kept longer what came of it, follows as well.
    const unheld = tags.filter((tag) => store.named({ tags: [tag] }).size === 0);
    if (unheld.length > 0) onRenewed(new Set(unheld));
  }

  async function renewNow(key: string, { address, reader }: HeldDocument): Promise<void> {
    const outcome = await singleFlight.refresh(key, address, reader);
    // It was under way when the change came.
    if (outcome.marked) await singleFlight.refresh(key, address, reader);
  }

  const unfollow = source.watch?.(follow);

  return {
    get,
    peek,
    invalidate,
    onRenewed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bytes: () => store.bytes(),
    close: () => unfollow?.(),
  };
}

function isFresh(held: HeldDocument, now: number): boolean {
  return !held.marked && now < held.freshUntil;
}

/** Whether it may be served beyond its time: a copy always, "there is none" only while the upstream is in trouble. */
function isServable(held: HeldDocument, now: number, staleMs: number): boolean {
  if (now - held.confirmedAt > staleMs) return false;
  return held.kind === 'copy' || (!held.failure && !held.marked && held.trouble !== undefined);
}

function isDue(held: HeldDocument, now: number): boolean {
  return !held.trouble || now >= held.trouble.notBefore;
}
