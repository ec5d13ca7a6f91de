import {
  BulkheadRejectedError,
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  retry,
} from 'cockatiel';
import type { Logger } from 'pino';
import { FetchFailure } from './fetch-failure.ts';

export interface UpstreamGuardOptions {
  /** Name for the log: `cms`, `buckets`. */
  upstream: string;
  /** Milliseconds for a whole call: waiting for a place, retries and the last byte of the body. */
  timeoutMs: number;
  /** Further attempts after a broken connection or a 5xx. */
  retries: number;
  /** Longest pause before a further attempt, in milliseconds; the shortest is a quarter of it. */
  retryPauseMs: number;
  /** Calls at the same time. */
  concurrency: number;
  /** Calls that may wait for a place. */
  queue: number;
  /** Share of the places, and of those who wait, that calls for what nobody has seen yet may take: more than 0, at most 1. */
  unseenShare: number;
  /** Consecutive failures that open the circuit. */
  openAfter: number;
  /** Milliseconds until one call tries whether the upstream is back. */
  halfOpenAfterMs: number;
  /** Monotonic milliseconds. */
  clock: () => number;
  random: () => number;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Runs one attempt; must end when the signal aborts. */
export type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Keeps one upstream's trouble from becoming ours: time limit, few calls at once, one retry, circuit breaker. What nobody has
 * seen yet has a breaker of its own, so that made-up paths on which the upstream fails do not cut off the rest.
 */
export interface UpstreamGuard {
  /**
   * Result of the attempt, or a `FetchFailure`: the attempt's own, `timeout`, `overloaded` or, at once, `circuit-open`.
   * Calls that are `isUnseen` leave some of the places to the others.
   */
  run<T>(url: string, attempt: Attempt<T>, isUnseen?: boolean): Promise<T>;
}

/** Makes the guard of one upstream. All calls to it must go through the same one. */
export function createUpstreamGuard(options: UpstreamGuardOptions): UpstreamGuard {
  const { timeoutMs } = options;
  const breakers = { seen: createBreaker(options), unseen: createBreaker(options) };
  const places = bulkhead(options.concurrency, options.queue);
  // Whoever asks for made-up paths waits for the others who do, not for a place that a known document needs.
  const placesOfUnseen = bulkhead(
    Math.max(1, Math.floor(options.concurrency * options.unseenShare)),
    Math.floor(options.queue * options.unseenShare),
  );
  const again = retry(
    handleWhen((error) => error instanceof FetchFailure && error.isRetryable),
    { maxAttempts: options.retries, backoff: createPause(options) },
  );

  // While one call probes, the breaker would let the others wait for it: they are better answered now.
  const refuseWhileOpen = (breaker: Breaker, url: string): void => {
    if (breaker.isProbing()) throw circuitOpen(url, options.upstream);
  };

  async function run<T>(url: string, attempt: Attempt<T>, isUnseen = false): Promise<T> {
    const breaker = isUnseen ? breakers.unseen : breakers.seen;
    refuseWhileOpen(breaker, url);
    const limit = new AbortController();
    const tooSlow = new FetchFailure(`No complete answer within ${timeoutMs} ms`, { url, reason: 'timeout' });
    const timer = setTimeout(() => limit.abort(tooSlow), timeoutMs);
    const guarded = async (): Promise<T> => {
      limit.signal.throwIfAborted();
      refuseWhileOpen(breaker, url);
      return breaker.execute(() => again.execute(() => attemptWithin(limit.signal, attempt), limit.signal));
    };
    try {
      // The signal stays out of the bulkhead: it would stop handing on places when a waiting call was aborted.
      const inPlace = (): Promise<T> => places.execute(guarded);
      const result = isUnseen ? placesOfUnseen.execute(inPlace) : inPlace();
      return await Promise.race([result, whenAborted(limit.signal)]);
    } catch (error) {
      throw translate(error, url, options);
    } finally {
      clearTimeout(timer);
    }
  }

  return { run };
}

async function attemptWithin<T>(signal: AbortSignal, attempt: Attempt<T>): Promise<T> {
  signal.throwIfAborted();
  try {
    return await attempt(signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function translate(error: unknown, url: string, options: UpstreamGuardOptions): unknown {
  if (error instanceof BrokenCircuitError) return circuitOpen(url, options.upstream);
  if (error instanceof BulkheadRejectedError) {
    return new FetchFailure(`Not asked: too many calls to ${options.upstream} are under way`, {
      url,
      reason: 'overloaded',
    });
  }
  return error;
}

function circuitOpen(url: string, upstream: string): FetchFailure {
  return new FetchFailure(`Not asked: ${upstream} failed several times in a row`, {
    url,
    reason: 'circuit-open',
  });
}

interface Breaker {
  execute<T>(call: () => Promise<T>): Promise<T>;
  isProbing(): boolean;
}

function createBreaker(options: UpstreamGuardOptions): Breaker {
  const { upstream, log } = options;
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof FetchFailure && error.blamesUpstream),
    { breaker: new ConsecutiveBreaker(options.openAfter), halfOpenAfter: createRest(options) },
  );
  policy.onStateChange((state) => {
    if (state === CircuitState.Open)
      log.warn({ upstream }, 'Circuit opened: content comes from the copies held');
    if (state === CircuitState.Closed) log.info({ upstream }, 'Circuit closed: content is fetched again');
  });
  return { execute: (call) => policy.execute(call), isProbing: () => policy.state === CircuitState.HalfOpen };
}

/**
 * How long the circuit stays open. The library compares with the wall clock, which may jump; asked through a getter,
 * the monotonic clock decides: for ever before the time, no more after it.
 */
function createRest({ clock, halfOpenAfterMs }: UpstreamGuardOptions) {
  const next = () => {
    const openedAt = clock();
    return {
      next,
      get duration() {
        return clock() - openedAt < halfOpenAfterMs ? Infinity : -Infinity;
      },
    };
  };
  return { next };
}

function createPause({ random, retryPauseMs }: UpstreamGuardOptions) {
  const next = () => ({ next, duration: retryPauseMs * (0.25 + 0.75 * random()) });
  return { next };
}
