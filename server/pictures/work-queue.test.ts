import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that lasts until it is told to end. */
function heldWork(): { work: () => Promise<number>; end: (value: number) => void; isRunning: () => boolean } {
  let finish: (value: number) => void = () => {};
  let running = false;
  const done = new Promise<number>((resolve) => {
    finish = resolve;
  });
  return {
    work: async () => {
      running = true;
      return done;
    },
    end: (value) => finish(value),
    isRunning: () => running,
  };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('createWorkQueue', () => {
  it('never runs more than its number at a time, in the order of asking', async () => {
    const enqueue = createWorkQueue(2);
    const works = [heldWork(), heldWork(), heldWork(), heldWork()];
    const results = works.map(({ work }) => enqueue(work));
    await turn();
    expect(works.map(({ isRunning }) => isRunning())).toEqual([true, true, false, false]);
    works[1]?.end(2);
    await turn();
    expect(works.map(({ isRunning }) => isRunning())).toEqual([true, true, true, false]);
    for (const [i, { end }] of works.entries()) end(i + 1);
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  });

  it('goes on after work that failed', async () => {
    const enqueue = createWorkQueue(1);
    const failed = enqueue(() => Promise.reject(new Error('no')));
    const next = enqueue(() => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
