import { beforeEach, describe, expect, test } from 'vitest';
import { createSteadyCounters } from './steady-counters.ts';
import { testCounters, type TestCounters } from './testing/counters.ts';

let now = 0;
let counters: TestCounters;
beforeEach(() => {
  now = 0;
  counters = testCounters(() => now);
});

describe('counters', () => {
  test('are one for all processes', async () => {
    const [one, other] = [counters.process(), counters.process()];
    expect(await one.increment('a', 1, 1000)).toEqual({ value: 1, remainingMs: 1000 });
    now = 400;
    expect(await other.increment('a', 1, 1000)).toEqual({ value: 2, remainingMs: 600 });
    expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 3 });
    now = 1000;
    expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 1 });
  });

  test('go on in the process when the shared ones are away, from where it has counted itself', async () => {
    const [one, other] = [counters.process(), counters.process()];
    await one.increment('a', 1, 1000);
    await one.increment('a', 1, 1000);
    counters.away = true;
    expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 3 });
    expect(await other.increment('a', 1, 1000)).toMatchObject({ value: 1 });
    expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 4 });
    counters.away = false;
    // Coming back forgives nothing.
    expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 5 });
  });

  test('are given back', async () => {
    const one = counters.process();
    await one.increment('a', 1, 1000);
    expect(await one.increment('a', -1, 1000)).toMatchObject({ value: 0 });
  });

  test('do not hide other errors', async () => {
    const broken = {
      increment: () => Promise.reject(new TypeError('holds no counter')),
      compareAndSet: () => Promise.reject(new TypeError('broken')),
      delete: () => Promise.reject(new TypeError('broken')),
    };
    const steady = createSteadyCounters(broken, counters.shared);
    await expect(steady.increment('a', 1, 1000)).rejects.toThrow(TypeError);
    await expect(steady.claim('b', 1000)).rejects.toThrow(TypeError);
  });
});

describe('a claim', () => {
  test('is granted once, whichever process is asked', async () => {
    const [one, other] = [counters.process(), counters.process()];
    expect(await one.claim('a', 1000)).toBe(true);
    expect(await one.claim('a', 1000)).toBe(false);
    expect(await other.claim('a', 1000)).toBe(false);
    expect(await other.claim('b', 1000)).toBe(true);
    now = 1000;
    expect(await one.claim('a', 1000)).toBe(true);
  });

  test('is granted to one of many at the same time', async () => {
    const [one, other] = [counters.process(), counters.process()];
    const granted = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).claim('a', 1000)),
    );
    expect(granted.filter(Boolean)).toHaveLength(1);
  });

  test('is granted once a process while the shared store is away', async () => {
    const one = counters.process();
    counters.away = true;
    expect(await one.claim('a', 1000)).toBe(true);
    expect(await one.claim('a', 1000)).toBe(false);
    counters.away = false;
    expect(await one.claim('a', 1000)).toBe(false);
  });
});

describe('what fails on our side', () => {
  const outage = new Error('the database is away');
  const failing = (work: () => Promise<unknown>) => async () => {
    await work();
    throw outage;
  };

  test.each([false, true])(
    'is given back, whatever was counted and claimed; shared counters away: %s',
    async (away) => {
      const one = counters.process();
      await one.increment('a', 1, 1000);
      counters.away = away;
      const work = async () => {
        await one.increment('a', 1, 1000);
        await one.increment('b', 1, 1000);
        await one.claim('captcha', 1000);
      };
      for (let n = 0; n < 20; n += 1) await expect(one.fairly(failing(work))).rejects.toBe(outage);
      expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 2 });
      expect(await one.increment('b', 1, 1000)).toMatchObject({ value: 1 });
      expect(await one.claim('captcha', 1000)).toBe(true);
    },
  );

  test('is given back once: what was given back before is not again', async () => {
    const one = counters.process();
    const work = async () => {
      await one.increment('a', 1, 1000);
      await one.increment('a', -1, 1000);
    };
    await expect(one.fairly(failing(work))).rejects.toBe(outage);
    expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 1 });
  });

  test('may be an answer too; every other answer counts', async () => {
    const one = counters.process();
    const answer = (status: number) =>
      one.fairly(
        async () => {
          await one.increment('a', 1, 1000);
          return status;
        },
        (given) => given === 503,
      );
    expect([await answer(503), await answer(503), await answer(200)]).toEqual([503, 503, 200]);
    expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 2 });
  });

  test('gives back nothing of other calls at the same time', async () => {
    const one = counters.process();
    const good = one.fairly(() => one.increment('a', 1, 1000));
    const bad = one.fairly(failing(() => one.increment('a', 1, 1000)));
    await Promise.allSettled([good, bad]);
    expect(await one.increment('a', 1, 1000)).toMatchObject({ value: 2 });
  });

  test('a claim that somebody else has is not let go', async () => {
    const one = counters.process();
    await one.claim('captcha', 1000);
    await expect(one.fairly(failing(() => one.claim('captcha', 1000)))).rejects.toBe(outage);
    expect(await one.claim('captcha', 1000)).toBe(false);
  });
});
