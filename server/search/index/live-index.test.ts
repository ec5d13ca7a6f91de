import { describe, expect, test } from 'vitest';
import { rowsOf, type TestProduct } from '../testing/random-catalogue.ts';
import { buildColumns } from './build-columns.ts';
import { buffersOf, noPrice, type Columns } from './columns.ts';
import { createLiveIndex, type LiveIndex } from './live-index.ts';

const product: TestProduct = {
  doc: 7,
  terms: [],
  values: [],
  popularity: 0,
  rating: 0,
  listed: 20_000,
  variants: [
    { id: 70, doc: 7, values: [41], price: 1000, stock: 1 },
    { id: 71, doc: 7, values: [42], price: 2000, stock: 5 },
  ],
};
const build = (): Promise<Columns> => buildColumns(rowsOf([product]));
const lowest = (live: LiveIndex): number | undefined => live.current()?.columns.lowestPrice[0];

describe('a live index', () => {
  test('is not ready before its first snapshot, and survives changes before it', async () => {
    const live = createLiveIndex();
    live.patch([{ id: 70, doc: 7, price: 1, stock: 1 }]);
    expect(live.current()).toBeUndefined();
    await live.replace(build);
    expect(lowest(live)).toBe(1000);
  });

  test('takes prices and stocks over at once', async () => {
    const live = createLiveIndex();
    await live.replace(build);
    live.patch([{ id: 70, doc: 7, price: 1000, stock: 0 }]);
    expect(lowest(live)).toBe(2000);
    live.patch([{ id: 71, doc: 7, price: 1500, stock: 1_000_000 }]);
    expect(lowest(live)).toBe(1500);
    live.patch([{ id: 71, doc: 7, price: 1500, stock: -3 }]);
    expect(lowest(live)).toBe(noPrice);
  });

  test('does not mind changes of what it does not know', async () => {
    const live = createLiveIndex();
    await live.replace(build);
    live.patch([
      { id: 99, doc: 7, price: 1, stock: 1 },
      { id: 70, doc: 8, price: 1, stock: 1 },
    ]);
    expect(lowest(live)).toBe(1000);
  });

  test('keeps its snapshot for who has it, and loses no change while the next is built', async () => {
    const live = createLiveIndex();
    await live.replace(build);
    const before = live.current();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const next = live.replace(async () => {
      const columns = await build();
      await promise;
      return columns;
    });
    await Promise.resolve();
    live.patch([{ id: 70, doc: 7, price: 400, stock: 1 }]);
    expect(live.current()).toBe(before);
    expect(lowest(live)).toBe(400);
    resolve(undefined);
    await next;
    expect(live.current()).not.toBe(before);
    expect(live.current()?.number).toBe(2);
    expect(lowest(live)).toBe(400);
  });

  test('keeps the snapshot when the next cannot be built, and goes on', async () => {
    const live = createLiveIndex();
    await live.replace(build);
    const before = live.current();
    await expect(live.replace(() => Promise.reject(new Error('database gone')))).rejects.toThrow(
      'database gone',
    );
    expect(live.current()).toBe(before);
    await live.replace(build);
    expect(live.current()?.number).toBe(2);
  });

  test('builds one after the other', async () => {
    const live = createLiveIndex();
    const order: string[] = [];
    const slow = async (name: string): Promise<Columns> => {
      order.push(`${name} begins`);
      const columns = await build();
      order.push(`${name} ends`);
      return columns;
    };
    await Promise.all([live.replace(() => slow('one')), live.replace(() => slow('two'))]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });
});

describe('columns', () => {
  test('can be handed over to another thread and are whole there', async () => {
    const columns = await build();
    const expected = structuredClone(columns);
    const moved = structuredClone(columns, { transfer: buffersOf(columns) });
    expect(moved).toEqual(expected);
    expect(columns.docs).toHaveLength(0);
  });

  test('are refused where rows contradict one another', async () => {
    const rows = rowsOf([product]);
    const [row] = [...(rows.forward as Iterable<readonly unknown[]>)].flat();
    await expect(buildColumns({ ...rows, forward: [[row, row]] as never })).rejects.toThrow(RangeError);
    const [variant] = product.variants;
    await expect(
      buildColumns({ ...rows, variants: [[{ ...variant, price: 9.5 }]] as never }),
    ).rejects.toThrow(RangeError);
    await expect(
      buildColumns({ ...rows, values: [{ id: 70_000, facet: 1, value: '', label: '' }] }),
    ).rejects.toThrow(RangeError);
    await expect(
      buildColumns({ ...rows, values: [{ id: 0, facet: 1, value: '', label: '' }] }),
    ).rejects.toThrow(RangeError);
  });

  test('have no facets beyond a byte', async () => {
    const facet = { name: 'x', isOnVariant: false, isCategory: false };
    const rows = rowsOf([product]);
    await expect(buildColumns({ ...rows, facets: [{ ...facet, id: 0 }] })).rejects.toThrow(RangeError);
    await expect(buildColumns({ ...rows, facets: [{ ...facet, id: 256 }] })).rejects.toThrow(RangeError);
  });

  test('leave out terms, values and variants that came after the lists', async () => {
    const late = {
      ...product,
      terms: [
        { term: 1, weight: 3 },
        { term: 5000, weight: 8 },
      ],
      values: [21, 29, 60_000],
    };
    const rows = rowsOf([late]);
    const columns = await buildColumns({
      ...rows,
      variants: [[{ id: 1, doc: 99, values: [41], price: 1, stock: 1 }], late.variants],
    });
    expect([...columns.productValues]).toEqual([21]);
    expect([...columns.variantIds]).toEqual([70, 71]);
    expect([...columns.postingWeights]).toEqual([3]);
  });
});
