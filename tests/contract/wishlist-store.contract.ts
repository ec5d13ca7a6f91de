import { describe, expect, test } from 'vitest';
import { maxWishes } from '../../schemas/wishlist/wishlist.ts';
import {
  addWish,
  beginMove,
  editWish,
  endMove,
  joinWishes,
  putBackWish,
  removeWish,
  shownWishes,
} from '../../server/shop/wishlist/wishlist-changes.ts';
import type { WishlistStore } from '../../server/shop/wishlist/wishlist-store.ts';
import { openStore, type StartStore } from './store-under-test.ts';

/** Everything that a store of wishlists promises. Each test has a tenant of its own within one store. */
export function testWishlistStore(name: string, start: StartStore<WishlistStore>): void {
  describe(`wishlists: ${name}`, () => {
    const opened = openStore(start);
    const { store, another } = opened;
    let tenant = '';
    const newTenant = (): string => (tenant = opened.newTenant());
    const productOf = (sku: string): string => sku.split('.')[0] ?? sku;
    const add = async (owner: string, sku: string, { by = store, at = 10 } = {}) =>
      (await by.change(tenant, owner, at, (wishes) => addWish(wishes, { sku, product: productOf(sku) })))
        .outcome;
    const remove = async (owner: string, sku: string, at = 20) =>
      (await store.change(tenant, owner, at, (wishes) => removeWish(wishes, sku, at))).outcome;
    const undo = async (owner: string, sku: string) =>
      (await store.change(tenant, owner, 30, (wishes) => putBackWish(wishes, sku))).outcome;
    const edit = async (owner: string, sku: string, to: string) =>
      (await store.change(tenant, owner, 30, (wishes) => editWish(wishes, sku, to))).outcome;
    const join = (from: string, to: string, by = store) => by.join(tenant, { from, to }, 40, joinWishes);
    const skusOf = async (owner: string, of = tenant) =>
      shownWishes(await another.read(of, owner)).map(({ sku }) => sku);

    test('keeps what is on its way into the basket on the list, and begins that once', async () => {
      newTenant();
      await add('g:one', '1.1');
      const begin = (by: WishlistStore, at: number) =>
        by.change(tenant, 'g:one', at, (wishes) => beginMove(wishes, '1.1', at));
      const begun = await Promise.all([begin(store, 20), begin(another, 20)]);
      expect(begun.map(({ outcome }) => outcome).toSorted()).toEqual(['absent', 'done']);
      expect(await another.read(tenant, 'g:one')).toMatchObject([{ removedAt: null, movingAt: 20 }]);
      // Whoever began it is gone.
      expect((await begin(another, 20_000)).outcome).toBe('done');
      await store.change(tenant, 'g:one', 20_000, (wishes) => endMove(wishes, '1.1'));
      expect(await another.read(tenant, 'g:one')).toMatchObject([{ removedAt: null, movingAt: null }]);
    });

    test('has the newest first, each once, however often it is saved', async () => {
      newTenant();
      for (const sku of ['1.1', '2.1', '3', '1.1']) await add('g:one', sku);
      expect(await skusOf('g:one')).toEqual(['3', '2.1', '1.1']);
      expect(await add('g:one', '2.1')).toBe('unchanged');
      expect(await another.read(tenant, 'g:one')).toEqual([
        { sku: '3', product: '3', place: 3, removedAt: null, movingAt: null },
        { sku: '2.1', product: '2', place: 2, removedAt: null, movingAt: null },
        { sku: '1.1', product: '1', place: 1, removedAt: null, movingAt: null },
      ]);
    });

    test('keeps owners and tenants apart', async () => {
      const first = newTenant();
      await add('g:one', '1.1');
      await add('c:one', '2.1');
      newTenant();
      expect(await skusOf('g:one')).toEqual([]);
      await add('g:one', '3.1');
      await remove('g:one', '3.1');
      expect(await skusOf('g:one', first)).toEqual(['1.1']);
      expect(await skusOf('c:one', first)).toEqual(['2.1']);
    });

    test('is saved once by many at once, from two processes', async () => {
      newTenant();
      const done = await Promise.all(
        Array.from({ length: 12 }, (_, at) => add('g:one', '1.1', { by: at % 2 ? store : another })),
      );
      expect(done.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(await skusOf('g:one')).toEqual(['1.1']);
    });

    test('puts back what was removed, to its place', async () => {
      newTenant();
      for (const sku of ['1.1', '2.1', '3.1']) await add('g:one', sku);
      expect(await remove('g:one', '2.1')).toBe('done');
      expect(await remove('g:one', '2.1')).toBe('absent');
      expect(await skusOf('g:one')).toEqual(['3.1', '1.1']);
      await add('g:one', '4.1');
      expect(await undo('g:one', '2.1')).toBe('done');
      expect(await undo('g:one', '2.1')).toBe('unchanged');
      expect(await undo('g:one', '9.1')).toBe('absent');
      expect(await skusOf('g:one')).toEqual(['4.1', '3.1', '2.1', '1.1']);
    });

    test('becomes another variant at the same place, and one where that is there already', async () => {
      newTenant();
      for (const sku of ['1.1', '2.1', '1.2', '3.1']) await add('g:one', sku);
      expect(await edit('g:one', '2.1', '2.2')).toBe('done');
      expect(await skusOf('g:one')).toEqual(['3.1', '1.2', '2.2', '1.1']);
      const before = await store.read(tenant, 'g:one');
      expect(await edit('g:one', '2.2', '2.2')).toBe('unchanged');
      expect(await store.read(tenant, 'g:one')).toEqual(before);
      await edit('g:one', '1.1', '1.2');
      expect(await skusOf('g:one')).toEqual(['3.1', '2.2', '1.2']);
      expect(await edit('g:one', '1.1', '1.3')).toBe('absent');
    });

    test(`holds ${maxWishes} articles and says when it is full`, async () => {
      newTenant();
      const all = Array.from({ length: maxWishes }, (_, at) => String(at + 1));
      for (const sku of all) await add('c:one', sku);
      expect(await add('c:one', '1000')).toBe('full');
      await remove('c:one', '7');
      expect(await add('c:one', '1000')).toBe('done');
      expect(await undo('c:one', '7')).toBe('full');
      expect(await skusOf('c:one')).toHaveLength(maxWishes);
      await add('g:one', '2000');
      await join('g:one', 'c:one');
      const joined = await skusOf('c:one');
      expect([joined.length, joined[0]]).toEqual([maxWishes, '2000']);
    });

    test('is joined at a login: nothing twice, the guest’s first, nothing left behind, once', async () => {
      newTenant();
      for (const sku of ['1.1', '2', '4.1']) await add('g:one', sku);
      for (const sku of ['2.1', '3.1', '1.1']) await add('c:one', sku);
      const done = await Promise.all([
        join('g:one', 'c:one'),
        join('g:one', 'c:one', another),
        join('g:one', 'c:one'),
      ]);
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await skusOf('c:one')).toEqual(['4.1', '1.1', '3.1', '2.1']);
      expect(await store.read(tenant, 'g:one')).toEqual([]);
      expect(await join('c:one', 'c:one')).toBe(false);
      expect(await skusOf('c:one')).toHaveLength(4);
    });

    test('two joins that cross do not wait for each other, and lose nothing', async () => {
      newTenant();
      await add('c:one', '1.1');
      await add('c:two', '2.1');
      await Promise.all([join('c:one', 'c:two'), join('c:two', 'c:one', another)]);
      const left = [...(await skusOf('c:one')), ...(await skusOf('c:two'))];
      expect(left.toSorted()).toEqual(['1.1', '2.1']);
    });

    test('of guests alone is swept when nothing has changed for long', async () => {
      newTenant();
      await add('g:old', '1.1', { at: 1000 });
      await add('g:new', '1.1', { at: 1000 });
      await add('g:new', '2.1', { at: 5000 });
      await add('c:old', '1.1', { at: 1000 });
      expect(await store.sweep({ unchangedBefore: 5000, emptyBefore: 5000 })).toBeGreaterThanOrEqual(1);
      expect(await skusOf('g:old')).toEqual([]);
      expect(await skusOf('g:new')).toEqual(['2.1', '1.1']);
      expect(await skusOf('c:old')).toEqual(['1.1']);
    });

    test('of a guest is swept sooner where it holds nothing, and is not kept where nothing comes of a change', async () => {
      newTenant();
      await add('g:emptied', '1.1', { at: 6000 });
      await remove('g:emptied', '1.1', 6000);
      await add('g:used', '1.1', { at: 6000 });
      expect(await remove('g:none', '1.1', 6000)).toBe('absent');
      await store.sweep({ unchangedBefore: 5500, emptyBefore: 7000 });
      expect(await store.read(tenant, 'g:emptied')).toEqual([]);
      expect(await skusOf('g:used')).toEqual(['1.1']);
      expect(await store.sweep({ unchangedBefore: 6500, emptyBefore: 6500 })).toBe(1);
    });
  });
}
