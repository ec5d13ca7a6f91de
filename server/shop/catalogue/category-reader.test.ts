import { expect, test } from 'vitest';
import type { Category } from '../../../schemas/catalogue/category.ts';
import { createCategoryReader } from './category-reader.ts';

const category = (id: string): Category => ({
  id,
  parent: null,
  name: { de: id },
  slug: { de: id },
  picture: null,
});

test('a tree is read once, then renewed beside those who ask, and kept while the store is away', async () => {
  let [time, isAway, reads] = [0, false, 0];
  let held = [category('damen')];
  const treeOf = createCategoryReader(
    {
      async categories() {
        reads++;
        if (isAway) throw new Error('away');
        return held;
      },
    },
    () => time,
  );
  const [first, same] = await Promise.all([treeOf('at'), treeOf('at')]);
  expect(first).toBe(same);
  expect(reads).toBe(1);

  held = [category('herren')];
  time = 15_000;
  expect(treeOf('at')).toBe(first);
  await Promise.resolve().then(() => {});
  await expect.poll(() => (treeOf('at') as typeof first).find('herren')?.id).toBe('herren');

  [isAway, time] = [true, 60_000];
  expect((treeOf('at') as typeof first).find('herren')?.id).toBe('herren');
  await expect.poll(() => reads).toBe(3);
  expect((treeOf('at') as typeof first).find('herren')?.id).toBe('herren');
});

test('who asks first hears that the store is away', async () => {
  const treeOf = createCategoryReader({ categories: () => Promise.reject(new Error('away')) }, () => 0);
  await expect(treeOf('at')).rejects.toThrow('away');
});
