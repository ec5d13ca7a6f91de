import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuietWork } from './quiet-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('makes one of several changes, after the last of them', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const quiet = createQuietWork(work, 50);
  quiet.note();
  await vi.advanceTimersByTimeAsync(40);
  quiet.note();
  await vi.advanceTimersByTimeAsync(40);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(1);
});

it('works again for what changes meanwhile, one after the other; who waits gets both', async () => {
  const begun: (() => void)[] = [];
  const quiet = createQuietWork(() => new Promise((resolve) => begun.push(resolve)), 50);
  quiet.note();
  await vi.advanceTimersByTimeAsync(50);
  quiet.note();
  let isSettled = false;
  void quiet.settled().then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toHaveLength(2);
  expect(isSettled).toBe(false);
  begun[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(isSettled).toBe(true);
});
