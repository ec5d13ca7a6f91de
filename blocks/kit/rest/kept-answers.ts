import type { RestFailure } from './rest-failure.ts';
import type { RestReading, RestState } from './rest-state.ts';

interface Watcher {
  reading: RestReading;
  onState: (state: RestState<unknown>) => void;
}

/** A call under way. */
interface Flight {
  answer: Promise<unknown>;
  /** False while it waits for the session key: what changes until then does not concern it. */
  isSent: boolean;
}

/** All that is known of an address. */
export interface KeptAnswer {
  /** `at` by the growing clock, in ms; undefined: nothing came yet. */
  loaded: { data: unknown; at: number } | undefined;
  failure: RestFailure | undefined;
  isSlow: boolean;
  flight: Flight | undefined;
  /** Attempts since the last answer. */
  attempts: number;
  callOffRetry: () => void;
  watchers: Set<Watcher>;
}

export interface KeptAnswers {
  of(url: string): KeptAnswer;
  all(): [string, KeptAnswer][];
}

/** What is known, by address. */
export function createKeptAnswers(): KeptAnswers {
  const byUrl = new Map<string, KeptAnswer>();
  return {
    of(url) {
      let kept = byUrl.get(url);
      if (!kept) {
        kept = {
          ...{ loaded: undefined, failure: undefined, isSlow: false, flight: undefined, attempts: 0 },
          callOffRetry: () => {},
          watchers: new Set(),
        };
        byUrl.set(url, kept);
      }
      return kept;
    },
    all: () => [...byUrl],
  };
}

export function stateOf({ loaded, failure, flight, isSlow }: KeptAnswer): RestState<unknown> {
  return { data: loaded?.data, failure, isLoading: flight !== undefined, isSlow };
}

/** Tells whoever watches. */
export function tellWatchers(kept: KeptAnswer): void {
  const state = stateOf(kept);
  for (const { onState } of kept.watchers) onState(state);
}
