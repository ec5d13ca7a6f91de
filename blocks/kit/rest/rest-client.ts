import { askRest } from './ask-rest.ts';
import { createKeptAnswers, type KeptAnswer, stateOf, tellWatchers } from './kept-answers.ts';
import type { RestFailure } from './rest-failure.ts';
import type { RestReading, RestState } from './rest-state.ts';
import { retryWait } from './retry-wait.ts';

/** Data of the shop’s calls, kept in this page: each is asked for once, whoever wants it. */
export interface RestClient {
  /** What an address answers, from memory while it is fresh. Throws `RestFailure` at the first failure. */
  read<Answer>(url: string, reading?: RestReading): Promise<Answer>;
  /**
   * Tells what an address answers, now and whenever that changes, until the returned function is called. What fails is tried
   * again, later and later; what is watched is asked for anew when the visitor comes back to the page.
   */
  watch<Answer>(url: string, onState: (state: RestState<Answer>) => void, reading?: RestReading): () => void;
  /**
   * Changes something: runs `send`, after which what is known of `url` is out of date, and asked for anew where it is
   * watched. With `isState` the answer is what the address would answer now. Throws a `TypeError` without an address or
   * without `send`, else what `send` throws. (Requirements 8.006, 8.007)
   */
  change<Answer>(url: string, send: () => Promise<Answer>, options?: { isState?: boolean }): Promise<Answer>;
  /** What is known of an address is out of date, as when another tab has changed it; asked for anew where it is watched. */
  outdate(url: string): void;
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
  const answers = createKeptAnswers();
  const load = createLoading(parts);
  let lookedAt = -Infinity;

  /** What is fresh in memory, else undefined. */
  function fresh(kept: KeptAnswer, cacheMs = usualCacheMs): KeptAnswer['loaded'] {
    const { loaded } = kept;
    return loaded && clock() - loaded.at < Math.max(cacheMs, dedupeMs) ? loaded : undefined;
  }

  function loadForWatchers(url: string, kept: KeptAnswer): void {
    const [watcher] = kept.watchers;
    if (watcher) load(url, kept, watcher.reading).catch(onlyWatched);
  }

  function outdate(url: string, kept: KeptAnswer): void {
    if (kept.loaded) kept.loaded = { ...kept.loaded, at: -Infinity };
    if (kept.flight?.isSent) Object.assign(kept, landed);
    kept.attempts = 0;
    loadForWatchers(url, kept);
  }

  function put(kept: KeptAnswer, data: unknown): void {
    kept.callOffRetry();
    Object.assign(kept, {
      ...landed,
      loaded: { data, at: clock() },
      failure: undefined,
      attempts: 0,
    });
    tellWatchers(kept);
  }

  return {
    async read<Answer>(url: string, reading: RestReading = {}) {
      const kept = answers.of(url);
      const held = fresh(kept, reading.cacheMs);
      return (held ? held.data : await load(url, kept, reading)) as Answer;
    },
    watch<Answer>(url: string, onState: (state: RestState<Answer>) => void, reading: RestReading = {}) {
      const kept = answers.of(url);
      if (!fresh(kept, reading.cacheMs)) load(url, kept, reading).catch(onlyWatched);
      const watcher = { reading, onState: onState as (state: RestState<unknown>) => void };
      kept.watchers.add(watcher);
      watcher.onState(stateOf(kept));
      return () => {
        kept.watchers.delete(watcher);
        if (kept.watchers.size === 0) kept.callOffRetry();
      };
    },
    async change<Answer>(url: string, send: () => Promise<Answer>, { isState = false } = {}) {
      if (typeof url !== 'string' || url === '') throw new TypeError('A change needs an address');
      if (typeof send !== 'function') throw new TypeError('A change needs what makes it');
      const data = await send();
      if (isState) put(answers.of(url), data);
      else outdate(url, answers.of(url));
      return data;
    },
    outdate: (url) => outdate(url, answers.of(url)),
    forget() {
      for (const [url, kept] of answers.all()) {
        Object.assign(kept, { loaded: undefined, failure: undefined });
        outdate(url, kept);
      }
    },
    cameBack() {
      if (!isVisible() || clock() - lookedAt < focusMs) return;
      lookedAt = clock();
      for (const [url, kept] of answers.all()) if (!fresh(kept, 0)) loadForWatchers(url, kept);
    },
  };
}

/** Watchers hear of failures by their state. */
function onlyWatched(): void {}

type Load = (url: string, kept: KeptAnswer, reading: RestReading) => Promise<unknown>;

/** Asks, one call at a time for an address; an answer counts unless something has changed since it was asked for. */
function createLoading(parts: RestClientParts): Load {
  const { clock, later, random, effectiveType, isVisible, onFailure } = parts;

  function load(url: string, kept: KeptAnswer, reading: RestReading): Promise<unknown> {
    if (kept.flight) return kept.flight.answer;
    kept.callOffRetry();
    const flight = { isSent: false, answer: Promise.resolve() as Promise<unknown> };
    const counts = (): boolean => kept.flight === flight;
    const callOffSlow = later(() => {
      if (counts()) tellWatchers(Object.assign(kept, { isSlow: true }));
    }, slowMs);
    flight.answer = call(parts, url, reading, () => (flight.isSent = true)).then(
      (data) => {
        callOffSlow();
        if (counts()) {
          Object.assign(kept, { ...landed, loaded: { data, at: clock() }, failure: undefined, attempts: 0 });
          tellWatchers(kept);
        }
        return data;
      },
      (failure: RestFailure) => {
        callOffSlow();
        onFailure(failure);
        if (counts()) {
          if (failure.mayPass) planRetry(url, kept, failure, reading);
          tellWatchers(Object.assign(kept, { ...landed, failure }));
        }
        throw failure;
      },
    );
    kept.flight = flight;
    tellWatchers(kept);
    return flight.answer;
  }

  function planRetry(url: string, kept: KeptAnswer, { waitMs }: RestFailure, reading: RestReading): void {
    if (kept.watchers.size === 0) return;
    kept.attempts += 1;
    const wait = Math.max(waitMs, retryWait(kept.attempts, random(), effectiveType()));
    kept.callOffRetry = later(() => {
      // Who does not look needs nothing, and asks by coming back.
      if (isVisible()) load(url, kept, reading).catch(onlyWatched);
    }, wait);
  }

  return load;
}

const landed = { flight: undefined, isSlow: false };

async function call(
  { ask }: RestClientParts,
  url: string,
  { session }: RestReading,
  onSent: () => void,
): Promise<unknown> {
  const headers = await session?.headers();
  onSent();
  try {
    return await askRest(url, headers ? { headers } : {}, ask);
  } catch (error) {
    if ((error as RestFailure).status === 401) await session?.refused();
    throw error;
  }
}
