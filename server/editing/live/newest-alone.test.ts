import { expect, test } from 'vitest';
import { createNewestAlone } from './newest-alone.ts';

test('one thing is done at a time for each name, and of what waits the newest alone', async () => {
  const alone = createNewestAlone();
  const [begun, open]: [string[], (() => void)[]] = [[], []];
  const ask = (name: string, number: number): Promise<string | undefined> =>
    alone.run(name, number, async () => {
      begun.push(`${name}${number}`);
      await new Promise<void>((resolve) => void open.push(resolve));
      return `${name}${number} done`;
    });
  const all = [ask('a', 1), ask('a', 2), ask('a', 3), ask('b', 1)];
  expect(begun).toEqual(['a1', 'b1']);
  expect(await all[1]).toBeUndefined();
  open[0]?.();
  expect(await all[0]).toBe('a1 done');
  // Whoever asks at this moment waits for the one whose turn it is.
  const late = ask('a', 4);
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a3']);
  open[2]?.();
  expect(await all[2]).toBe('a3 done');
  await expect.poll(() => begun.at(-1)).toBe('a4');
  expect(await ask('a', 2)).toBeUndefined();
  open[1]?.();
  open[3]?.();
  expect([await late, await all[3]]).toEqual(['a4 done', 'b1 done']);
});

test('who asks goes on after one that fails', async () => {
  const alone = createNewestAlone();
  await expect(alone.run('a', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await alone.run('a', 2, () => Promise.resolve('there'))).toBe('there');
});
