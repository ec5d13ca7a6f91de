import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectLog } from '../../tests/faults/collected-log.ts';
import { FetchFailure, statusFailure } from './fetch-failure.ts';
import { createUpstreamGuard, type Attempt, type UpstreamGuardOptions } from './upstream-guard.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const url = 'https://cms.example/content';
const refused = new FetchFailure('Connection failed: ECONNREFUSED', { url, reason: 'connection' });
const serverError = statusFailure(url, 500, '', '');

function setUp(options: Partial<UpstreamGuardOptions> = {}) {
  const { log, messages } = collectLog();
  let now = 0;
  const guard = createUpstreamGuard({
    upstream: 'cms',
    timeoutMs: 5000,
    retries: 0,
    retryPauseMs: 200,
    concurrency: 10,
    queue: 200,
    unseenShare: 0.5,
    openAfter: 3,
    halfOpenAfterMs: 10_000,
    clock: () => now,
    random: () => 0.5,
    log,
    ...options,
  });
  let calls = 0;
  let underWay = 0;
  let peak = 0;
  const run = <T>(attempt: Attempt<T>) =>
    guard.run(url, async (signal) => {
      calls++;
      peak = Math.max(peak, ++underWay);
      try {
        return await attempt(signal);
      } finally {
        underWay--;
      }
    });
  return {
    run,
    /** Reason of the failure, or "ok". */
    outcome: async (attempt: Attempt<unknown>): Promise<string> => {
      try {
        await run(attempt);
        return 'ok';
      } catch (error) {
        return error instanceof FetchFailure ? error.reason : 'another';
      }
    },
    messages,
    calls: () => calls,
    peak: () => peak,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const fail = (failure: FetchFailure): Attempt<never> => {
  return async () => {
    throw failure;
  };
};
const succeed: Attempt<string> = async () => 'there';
/** Ends only when it is told to. */
const hang: Attempt<never> = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

describe('time limit', () => {
  test('ends a hanging call after 5,000 ms', async () => {
    const { outcome } = setUp();
    const result = outcome(hang);
    await vi.advanceTimersByTimeAsync(4999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('counts the attempts before: a retry gets what is left', async () => {
    const { run } = setUp({ retries: 1 });
    let attempts = 0;
    const result = run(async (signal) => {
      if (++attempts === 2) return hang(signal);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      throw refused;
    }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toMatchObject({ reason: 'timeout', message: 'No complete answer within 5000 ms' });
    expect(attempts).toBe(2);
  });

  test('counts waiting for a place', async () => {
    const { outcome, calls } = setUp({ concurrency: 1 });
    const first = outcome(hang);
    await vi.advanceTimersByTimeAsync(3000);
    const second = outcome(hang);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await Promise.all([first, second])).toEqual(['timeout', 'timeout']);
    expect(calls()).toBe(2);
  });
});

describe('places', () => {
  test('are ten; the others wait, and all come in turn', async () => {
    const { outcome, peak } = setUp();
    const slow: Attempt<void> = () => new Promise((resolve) => setTimeout(resolve, 100));
    const results = Promise.all(Array.from({ length: 100 }, () => outcome(slow)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(new Set(await results)).toEqual(new Set(['ok']));
    expect(peak()).toBe(10);
  });

  test('beyond the queue a call is refused at once', async () => {
    const { outcome, calls } = setUp({ concurrency: 1, queue: 1 });
    const waiting = [outcome(hang), outcome(hang)];
    expect(await outcome(succeed)).toBe('overloaded');
    expect(calls()).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await Promise.all(waiting)).toEqual(['timeout', 'timeout']);
  });

  test('are handed on when those who waited gave up', async () => {
    const { outcome } = setUp({ concurrency: 1, openAfter: 100 });
    const early = [outcome(hang), outcome(hang), outcome(hang)];
    await vi.advanceTimersByTimeAsync(4000);
    const late = outcome(succeed);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all(early)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(await late).toBe('ok');
  });
});

describe('retry', () => {
  test('comes once, after a pause that varies', async () => {
    for (const [random, pause] of [
      [0, 50],
      [0.4, 110],
    ] as const) {
      const { outcome, calls } = setUp({ retries: 1, random: () => random });
      const result = outcome(fail(serverError));
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(calls()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await result).toBe('status');
      expect(calls()).toBe(2);
    }
  });

  test.each([
    ['a refused document', new FetchFailure('', { url, reason: 'broken-json' })],
    ['a redirect', new FetchFailure('', { url, reason: 'redirect' })],
    ['status 403', statusFailure(url, 403, '', '')],
  ])('does not come after %s', async (_name, failure) => {
    const { outcome, calls } = setUp({ retries: 1 });
    await outcome(fail(failure));
    expect(calls()).toBe(1);
  });
});

describe('circuit', () => {
  test('opens after three failures, is tried after 10 s by one call, and closes when that succeeds', async () => {
    const { outcome, calls, wait, messages } = setUp();
    for (let failures = 0; failures < 3; failures++) expect(await outcome(fail(serverError))).toBe('status');
    expect(await outcome(succeed)).toBe('circuit-open');
    wait(9999);
    expect(await outcome(succeed)).toBe('circuit-open');
    expect(calls()).toBe(3);
    wait(1);
    const probe = outcome(hang);
    expect(await Promise.all(Array.from({ length: 50 }, () => outcome(succeed)))).toEqual(
      Array.from({ length: 50 }, () => 'circuit-open'),
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(await probe).toBe('timeout');
    expect(await outcome(succeed)).toBe('circuit-open');
    expect(calls()).toBe(4);
    wait(10_000);
    expect(await outcome(succeed)).toBe('ok');
    expect(await outcome(succeed)).toBe('ok');
    expect(messages()).toEqual([
      'Circuit opened: content comes from the copies held',
      'Circuit opened: content comes from the copies held',
      'Circuit closed: content is fetched again',
    ]);
  });

  test('a success between failures keeps it closed', async () => {
    const { outcome } = setUp();
    for (let round = 0; round < 5; round++) {
      await outcome(fail(refused));
      await outcome(fail(refused));
      expect(await outcome(succeed)).toBe('ok');
    }
  });

  test('is not opened by bad documents of a server that answers', async () => {
    const { outcome } = setUp();
    const reasons = ['broken-json', 'content-type', 'too-large', 'redirect', 'invalid-utf8'] as const;
    for (const reason of reasons) await outcome(fail(new FetchFailure('', { url, reason })));
    for (let times = 0; times < 5; times++) await outcome(fail(statusFailure(url, 403, '', '')));
    expect(await outcome(succeed)).toBe('ok');
  });

  test.each([-2, 2])('is not moved by a wall clock that jumps %i hours', async (hours) => {
    const { outcome, wait } = setUp();
    for (let failures = 0; failures < 3; failures++) await outcome(fail(serverError));
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    expect(await outcome(succeed)).toBe('circuit-open');
    wait(10_000);
    expect(await outcome(succeed)).toBe('ok');
  });
});
