import { beforeEach, describe, expect, test } from 'vitest';
import { createAnalyser } from '../analyser/analyser.ts';
import { german } from '../languages/german.ts';
import type { ChangesSince } from '../changes/search-changes.ts';
import { buildColumns } from '../index/build-columns.ts';
import { rowsOf, type TestProduct } from '../testing/random-catalogue.ts';
import { createLiveSearch, type LiveSearch } from './live-search.ts';

const product: TestProduct = {
  doc: 7,
  terms: [],
  values: [],
  popularity: 0,
  rating: 0,
  listed: 20_000,
  variants: [{ id: 70, doc: 7, values: [41], price: 1000, stock: 1 }],
};
const nothing = { isComplete: true, mark: '1', live: [], content: [], touched: [], revision: 1 } as const;

let now: number;
let loads: number;
let version: number;
let asked: string[];
let reindexed: string[][];
let touched: (readonly string[] | undefined)[];
let faults: unknown[];
let next: ChangesSince;
let search: LiveSearch;

beforeEach(() => {
  [now, loads, version, asked, reindexed, faults, next] = [0, 0, 1, [], [], [], nothing];
  touched = [];
  search = createLiveSearch({
    changes: {
      now: () => Promise.resolve('0'),
      since: (mark) => {
        asked.push(mark);
        return Promise.resolve(next);
      },
    },
    async load() {
      loads += 1;
      if (version === 0) throw new Error('database gone');
      const columns = { ...(await buildColumns(rowsOf([product]))), wordsVersion: version };
      return { columns, analyser: createAnalyser(german, { version: 1, words: [], homes: {} }) };
    },
    async reindex(skus) {
      reindexed.push([...skus]);
      if (skus.includes('bad')) throw new Error('cannot');
    },
    onTouched: (skus) => touched.push(skus),
    clock: () => now,
    onFault: (fault) => faults.push(fault),
  });
});

async function step(changes: ChangesSince = nothing): Promise<void> {
  next = changes;
  await search.step();
  await search.settled();
}

describe('a live search', () => {
  test('is not ready before the first load, which is tried until it succeeds', async () => {
    version = 0;
    await expect(step()).rejects.toThrow('database gone');
    expect(search.current()).toBeUndefined();
    version = 2;
    await expect(step()).rejects.toThrow('rows of 2');
    expect(search.current()).toBeUndefined();
    version = 1;
    await step();
    expect(search.current()?.analyser.wordsVersion).toBe(1);
  });

  test('takes prices and stocks over at once, and asks from mark to mark', async () => {
    await step();
    await step({
      ...nothing,
      mark: '5',
      touched: ['4711'],
      live: [{ id: 70, doc: 7, price: 900, stock: 1 }],
    });
    expect(search.current()?.snapshot.columns.prices[0]).toBe(900);
    expect(touched).toEqual([['4711']]);
    expect(loads).toBe(1);
    await step();
    expect(asked).toEqual(['0', '0', '1', '5']);
  });

  test('loads a changed index, but not all the time', async () => {
    await step();
    await step({ ...nothing, revision: 2 });
    expect(loads).toBe(1);
    now = 5000;
    await step({ ...nothing, revision: 2 });
    expect(loads).toBe(2);
    now = 20_000;
    await step({ ...nothing, revision: 2 });
    expect(loads).toBe(2);
    expect(search.current()?.snapshot.number).toBe(2);
  });

  test('keeps the old index when the new one cannot be loaded, and tries again', async () => {
    await step();
    version = 0;
    now = 5000;
    await step({ ...nothing, revision: 2 });
    expect(faults).toHaveLength(1);
    expect(search.current()?.snapshot.number).toBe(1);
    version = 1;
    now = 10_000;
    await step({ ...nothing, revision: 2 });
    expect(search.current()?.snapshot.number).toBe(2);
  });

  test('has changed products analysed, again when that failed', async () => {
    await step();
    await step({ ...nothing, content: ['4711'], mark: '3' });
    await expect(step({ ...nothing, content: ['bad'], mark: '4' })).rejects.toThrow('cannot');
    await step({ ...nothing, content: ['good'], mark: '5' });
    expect(reindexed).toEqual([['4711'], ['bad'], ['good']]);
    expect(asked.slice(-2)).toEqual(['3', '3']);
  });

  test('begins anew where its mark is too old', async () => {
    await step();
    await step({ isComplete: false, mark: '99' });
    expect(touched).toEqual([undefined]);
    expect(loads).toBe(2);
    await step();
    expect(asked.at(-1)).toBe('99');
  });
});
