import { expect, test, vi } from 'vitest';
import { createRecent } from './recent.ts';

test('a value is made once and kept for its time, the latest of them', async () => {
  let time = 0;
  let made = 0;
  const recent = createRecent<Promise<number>>({ most: 2, keptMs: 1000, now: () => 0, clock: () => time });
  const get = (key: string): Promise<number> => recent.get(key, () => Promise.resolve(++made));
  expect(await get('a')).toBe(1);
  expect(await get('b')).toBe(2);
  expect(await get('a')).toBe(1);
  // b was asked for longest ago.
  expect(await get('c')).toBe(3);
  expect(await get('a')).toBe(1);
  expect(await get('b')).toBe(4);
  time = 1000;
  expect(await get('b')).toBe(5);
});

test('a failure is made anew', async () => {
  let made = 0;
  const recent = createRecent<Promise<number>>({ most: 2, keptMs: 1000, now: () => 0, clock: () => 0 });
  const get = (): Promise<number> =>
    recent.get('a', () => (++made === 1 ? Promise.reject(new Error('away')) : Promise.resolve(made)));
  await expect(Promise.all([get(), get()])).rejects.toThrow('away');
  expect(await get()).toBe(2);
});

test('a value is given free after its time, though nobody asks', async () => {
  vi.useFakeTimers();
  let made = 0;
  // A clock that stands still: what is made anew is made because it is no longer there.
  const recent = createRecent<Promise<number>>({ most: 2, keptMs: 1000, now: () => 0, clock: () => 0 });
  const get = (): Promise<number> => recent.get('a', () => Promise.resolve(++made));
  await get();
  vi.advanceTimersByTime(999);
  expect(await get()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await get()).toBe(2);
  vi.useRealTimers();
});

test('a value that was made in what is the future now is made anew', async () => {
  let wall = 0;
  let made = 0;
  const recent = createRecent<Promise<number>>({ most: 2, keptMs: 1000, now: () => wall, clock: () => 0 });
  const get = (): Promise<number> => recent.get('a', () => Promise.resolve(++made));
  wall = 3_600_000;
  expect([await get(), await get()]).toEqual([1, 1]);
  wall = 1;
  expect([await get(), await get()]).toEqual([2, 2]);
});
