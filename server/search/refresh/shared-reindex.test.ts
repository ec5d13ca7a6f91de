import { expect, test } from 'vitest';
import { createSharedReindex } from './shared-reindex.ts';

test('one process analyses; another that takes over begins with what it saw in the last minute', async () => {
  let [now, isMine] = [0, false];
  const analysed: string[][] = [];
  const take = createSharedReindex({
    isMine: () => Promise.resolve(isMine),
    reindex: (skus) => Promise.resolve(analysed.push([...skus])),
    clock: () => now,
  });
  await take(['old']);
  now = 50_000;
  await take(['a', 'b']);
  expect(analysed).toEqual([]);
  now = 61_000;
  isMine = true;
  await take(['b', 'c']);
  await take(['d']);
  expect(analysed).toEqual([['a', 'b', 'c'], ['d']]);
});

test('what failed is asked for again, with what others had', async () => {
  const analysed: string[][] = [];
  let [isMine, fails] = [false, true];
  const take = createSharedReindex({
    isMine: () => Promise.resolve(isMine),
    reindex: (skus) =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve(analysed.push([...skus])),
    clock: () => 0,
  });
  await take(['a']);
  isMine = true;
  await expect(take(['b'])).rejects.toThrow('away');
  fails = false;
  await take(['b']);
  expect(analysed).toEqual([['a', 'b']]);
});
