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
    const results = works.map(({ work }) => enqueue(work, 1));
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
    const failed = enqueue(() => Promise.reject(new Error('no')), 1);
    const next = enqueue(() => Promise.resolve('yes'), 1);
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('takes the lightest of those that wait', async () => {
    const enqueue = createWorkQueue(1);
    const first = heldWork();
    const order: number[] = [];
    const all = [
      enqueue(first.work, 2400),
      ...[1600, 160, 480, 160].map((weight, index) =>
        enqueue(() => Promise.resolve(void order.push(weight + index)), weight),
      ),
    ];
    first.end(0);
    await Promise.all(all);
    expect(order).toEqual([161, 163, 482, 1600]);
  });

  it('refuses what would wait behind too many, and takes more when they are done', async () => {
    const enqueue = createWorkQueue(1, 2);
    const first = heldWork();
    const taken = [first.work, () => Promise.resolve(2), () => Promise.resolve(3)].map((work) =>
      enqueue(work, 1),
    );
    await expect(enqueue(() => Promise.resolve(4), 1)).rejects.toThrow('2 pictures are waiting');
    first.end(1);
    expect(await Promise.all(taken)).toEqual([1, 2, 3]);
    expect(await enqueue(() => Promise.resolve(5), 1)).toBe(5);
  });
});
