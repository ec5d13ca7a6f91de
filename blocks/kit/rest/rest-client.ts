import { requestJson } from './request-json.ts';
import { createResponseCache, type CachedResponse, stateOf, notifyWatchers } from './response-cache.ts';
import type { RestFailure } from './rest-failure.ts';
import type { ReadOptions, RestState } from './rest-state.ts';
import { retryDelay } from './retry-delay.ts';

/** Data of the shop’s calls, cached in this page: each is asked for once, whoever wants it. */
export interface RestClient {
  /** What an address answers, from memory while it is fresh. Throws `RestFailure` at the first failure. */
  read<Answer>(url: string, options?: ReadOptions): Promise<Answer>;
  /**
   * Tells what an address answers, now and whenever that changes, until the returned function is called. What fails is tried
   * again, later and later; what is watched is asked for anew when the visitor comes back to the page.
   */
  watch<Answer>(url: string, onState: (state: RestState<Answer>) => void, options?: ReadOptions): () => void;
  /**
   * Changes something: runs `send`, after which what is known of `url` is out of date, and asked for anew where it is
   * watched. With `isState` the answer is what the address would answer now. Throws a `TypeError` without an address or
   * without `send`, else what `send` throws. (Requirements 8.006, 8.007)
   */
  change<Answer>(url: string, send: () => Promise<Answer>, options?: { isState?: boolean }): Promise<Answer>;
  /** What is known of an address is out of date, as when another tab has changed it; asked for anew where it is watched. */
  invalidate(url: string): void;
  /** Everything is out of date, as when the visitor is another one; what is watched is asked for anew. */
  forget(): void;
  /** The visitor is back on the page. */
  cameBack(): void;
}

export interface RestClientParts {
  ask: typeof fetch;
  /** Milliseconds that only ever grow. */
  clock: () => number;
  /** Runs something later; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void;
  /** From 0 to 1. */
  random: () => number;
  /** As the browser tells it of its connection. */
  effectiveType: () => string | undefined;
  isVisible: () => boolean;
  /** Milliseconds within which equal calls are made once. */
  dedupeMs: number;
  /** Told of every call that fails. */
  onFailure: (failure: RestFailure) => void;
}

const usualCacheMs = 60_000;
/** Milliseconds after which loading is slow. (Requirement 9.010) */
const slowMs = 3000;
/** At least so many milliseconds lie between two looks of somebody who comes back. (Requirement 9.009) */
const focusMs = 5000;

/** Keeps answers for all who ask, as `RestClient` says. */
export function createRestClient(parts: RestClientParts): RestClient {
  const { clock, dedupeMs, isVisible } = parts;
  const answers = createResponseCache();
  const load = createLoading(parts);
  let lookedAt = -Infinity;

  /** What is fresh in memory, else undefined. */
  function fresh(cached: CachedResponse, cacheMs = usualCacheMs): CachedResponse['loaded'] {
    const { loaded } = cached;
    return loaded && clock() - loaded.at < Math.max(cacheMs, dedupeMs) ? loaded : undefined;
  }

  function loadForWatchers(url: string, cached: CachedResponse): void {
    const [watcher] = cached.watchers;
    if (watcher) load(url, cached, watcher.options).catch(ignoreFailure);
  }

  function invalidate(url: string, cached: CachedResponse): void {
    if (cached.loaded) cached.loaded = { ...cached.loaded, at: -Infinity };
    if (cached.pending?.isSent) Object.assign(cached, notPending);
    cached.attempts = 0;
    loadForWatchers(url, cached);
  }

  function put(cached: CachedResponse, data: unknown): void {
    cached.callOffRetry();
    Object.assign(cached, {
      ...notPending,
      loaded: { data, at: clock() },
      failure: undefined,
      attempts: 0,
    });
    notifyWatchers(cached);
  }

  return {
    async read<Answer>(url: string, options: ReadOptions = {}) {
      const cached = answers.of(url);
      const held = fresh(cached, options.cacheMs);
      return (held ? held.data : await load(url, cached, options)) as Answer;
    },
    watch<Answer>(url: string, onState: (state: RestState<Answer>) => void, options: ReadOptions = {}) {
      const cached = answers.of(url);
      if (!fresh(cached, options.cacheMs)) load(url, cached, options).catch(ignoreFailure);
      const watcher = { options, onState: onState as (state: RestState<unknown>) => void };
      cached.watchers.add(watcher);
      watcher.onState(stateOf(cached));
      return () => {
        cached.watchers.delete(watcher);
        if (cached.watchers.size === 0) cached.callOffRetry();
      };
    },
    async change<Answer>(url: string, send: () => Promise<Answer>, { isState = false } = {}) {
      if (typeof url !== 'string' || url === '') throw new TypeError('A change needs an address');
      if (typeof send !== 'function') throw new TypeError('A change needs what makes it');
      const data = await send();
      if (isState) put(answers.of(url), data);
      else invalidate(url, answers.of(url));
      return data;
    },
    invalidate: (url) => invalidate(url, answers.of(url)),
    forget() {
      for (const [url, cached] of answers.all()) {
        Object.assign(cached, { loaded: undefined, failure: undefined });
        invalidate(url, cached);
      }
    },
    cameBack() {
      if (!isVisible() || clock() - lookedAt < focusMs) return;
      lookedAt = clock();
      for (const [url, cached] of answers.all()) if (!fresh(cached, 0)) loadForWatchers(url, cached);
    },
  };
}

/** Watchers hear of failures by their state. */
function ignoreFailure(): void {}

type Load = (url: string, cached: CachedResponse, options: ReadOptions) => Promise<unknown>;

/** Asks, one call at a time for an address; an answer counts unless something has changed since it was asked for. */
function createLoading(parts: RestClientParts): Load {
  const { clock, later, random, effectiveType, isVisible, onFailure } = parts;

  function load(url: string, cached: CachedResponse, options: ReadOptions): Promise<unknown> {
    if (cached.pending) return cached.pending.answer;
    cached.callOffRetry();
    const pending = { isSent: false, answer: Promise.resolve() as Promise<unknown> };
    const counts = (): boolean => cached.pending === pending;
    const callOffSlow = later(() => {
      if (counts()) notifyWatchers(Object.assign(cached, { isSlow: true }));
    }, slowMs);
    pending.answer = call(parts, url, options, () => (pending.isSent = true)).then(
      (data) => {
        callOffSlow();
        if (counts()) {
          Object.assign(cached, {
            ...notPending,
            loaded: { data, at: clock() },
            failure: undefined,
            attempts: 0,
          });
          notifyWatchers(cached);
        }
        return data;
      },
      (failure: RestFailure) => {
        callOffSlow();
        onFailure(failure);
        if (counts()) {
          if (failure.mayPass) planRetry(url, cached, failure, options);
          notifyWatchers(Object.assign(cached, { ...notPending, failure }));
        }
        throw failure;
      },
    );
    cached.pending = pending;
    notifyWatchers(cached);
    return pending.answer;
  }

  function planRetry(
    url: string,
    cached: CachedResponse,
    { waitMs }: RestFailure,
    options: ReadOptions,
  ): void {
    if (cached.watchers.size === 0) return;
    cached.attempts += 1;
    const wait = Math.max(waitMs, retryDelay(cached.attempts, random(), effectiveType()));
    cached.callOffRetry = later(() => {
      // Who does not look needs nothing, and asks by coming back.
      if (isVisible()) load(url, cached, options).catch(ignoreFailure);
    }, wait);
  }

  return load;
}

const notPending = { pending: undefined, isSlow: false };

async function call(
  { ask }: RestClientParts,
  url: string,
  { session }: ReadOptions,
  onSent: () => void,
): Promise<unknown> {
  const headers = await session?.headers();
  onSent();
  try {
    return await requestJson(url, headers ? { headers } : {}, ask);
  } catch (error) {
    if ((error as RestFailure).status === 401) await session?.refused();
    throw error;
  }
}
