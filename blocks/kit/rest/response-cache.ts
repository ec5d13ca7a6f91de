import type { RestFailure } from './rest-failure.ts';
import type { ReadOptions, RestState } from './rest-state.ts';

interface Watcher {
  options: ReadOptions;
  onState: (state: RestState<unknown>) => void;
}

/** A call under way. */
interface PendingCall {
  answer: Promise<unknown>;
  /** False while it waits for the session key: what changes until then does not concern it. */
  isSent: boolean;
}

/** All that is known of an address. */
export interface CachedResponse {
  /** `at` by the growing clock, in ms; undefined: nothing came yet. */
  loaded: { data: unknown; at: number } | undefined;
  failure: RestFailure | undefined;
  isSlow: boolean;
  pending: PendingCall | undefined;
  /** Attempts since the last answer. */
  attempts: number;
  callOffRetry: () => void;
  watchers: Set<Watcher>;
}

interface ResponseCache {
  of(url: string): CachedResponse;
  all(): [string, CachedResponse][];
}

/** What is known, by address. */
export function createResponseCache(): ResponseCache {
  const byUrl = new Map<string, CachedResponse>();
  return {
    of(url) {
      let cached = byUrl.get(url);
      if (!cached) {
        cached = {
          ...{ loaded: undefined, failure: undefined, isSlow: false, pending: undefined, attempts: 0 },
          callOffRetry: () => {},
          watchers: new Set(),
        };
        byUrl.set(url, cached);
      }
      return cached;
    },
    all: () => [...byUrl],
  };
}

export function stateOf({ loaded, failure, pending, isSlow }: CachedResponse): RestState<unknown> {
  return { data: loaded?.data, failure, isLoading: pending !== undefined, isSlow };
}

/** Calls whoever watches. */
export function notifyWatchers(cached: CachedResponse): void {
  const state = stateOf(cached);
  for (const { onState } of cached.watchers) onState(state);
}
