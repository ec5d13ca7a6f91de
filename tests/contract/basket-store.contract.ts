import { describe, expect, test } from 'vitest';
import {
  addToBasket,
  chooseService,
  joinBaskets,
  removeFromBasket,
} from '../../server/shop/basket/basket-changes.ts';
import { type BasketStore, emptyBasket, type KnownArticle } from '../../server/shop/basket/basket-store.ts';
import { KeyReused } from '../../server/repetition/key-reused.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const known: KnownArticle = {
  ...{ product: '4711', slug: 'kleid', name: 'Kleid „Linde“', brand: 'Linde', picture: 'kleid-petrol' },
  price: 8999,
};

/** Everything that a store of baskets promises. Each test has a tenant of its own within one store. */
export function testBasketStore(name: string, start: StartStore<BasketStore>): void {
  describe(`baskets: ${name}`, () => {
    const opened = openStore(start);
    const { store, another } = opened;
    let tenant = '';
    const newTenant = (): string => (tenant = opened.newTenant());
    const add = (owner: string, sku: string, { quantity = 1, by = store, at = 10, most = 99 } = {}) =>
      by.change(tenant, owner, at, (basket) =>
        addToBasket(basket, { sku, quantity, most, known, services: [] }),
      );
    const join = (from: string, to: string, by = store) =>
      by.join(tenant, { from, to }, 20, (guest, customer) => joinBaskets(guest, customer, () => 99));
    const linesOf = async (owner: string) =>
      (await another.read(tenant, owner)).lines.map(({ sku, quantity }) => [sku, quantity]);

    test('a basket that nobody made is empty', async () => {
      newTenant();
      expect(await store.read(tenant, 'g:none')).toEqual(emptyBasket);
    });

    test('keeps lines in their order, with what they remember, and counts its changes', async () => {
      newTenant();
      await add('g:a', 'zz', { quantity: 3 });
      await add('g:a', 'aa');
      const { after } = await add('g:a', 'zz', { quantity: 2 });
      const expected = {
        ...{ version: 3, delivery: 'standard', voucher: null },
        lines: [
          { sku: 'zz', quantity: 5, place: 0, known, services: [] },
          { sku: 'aa', quantity: 1, place: 1, known, services: [] },
        ],
      };
      expect(after).toEqual(expected);
      expect(await another.read(tenant, 'g:a')).toEqual(expected);
    });

    test('keeps what was chosen with an article', async () => {
      newTenant();
      await add('g:a', '1');
      const wanted = { sku: '1', service: 'assembly', isWanted: true } as const;
      const choose = (isWanted: boolean) =>
        store.change(tenant, 'g:a', 11, (basket) => chooseService(basket, { ...wanted, isWanted }));
      await choose(true);
      expect((await another.read(tenant, 'g:a')).lines).toMatchObject([{ services: ['assembly'] }]);
      await choose(false);
      expect((await another.read(tenant, 'g:a')).lines).toMatchObject([{ services: [] }]);
    });

    test('keeps the delivery and the voucher, and leaves a basket that is not to change as it is', async () => {
      newTenant();
      await add('g:a', '1');
      const voucher = { code: 'HIVER10', campaign: 'winter' };
      await store.change(tenant, 'g:a', 11, (basket) => ({
        next: { ...basket, delivery: 'eco', voucher },
        outcome: null,
      }));
      const { outcome } = await store.change(tenant, 'g:a', 12, ({ version }) => ({
        next: null,
        outcome: version,
      }));
      expect(outcome).toBe(2);
      expect(await store.read(tenant, 'g:a')).toMatchObject({
        version: 2,
        delivery: 'eco',
        voucher,
        lines: [{ sku: '1' }],
      });
    });

    test('forgets lines that are no longer named', async () => {
      newTenant();
      await add('g:a', '1');
      await add('g:a', '2');
      await store.change(tenant, 'g:a', 11, (basket) => ({
        next: { ...basket, lines: basket.lines.slice(1) },
        outcome: null,
      }));
      expect(await linesOf('g:a')).toEqual([['2', 1]]);
      await store.change(tenant, 'g:a', 12, (basket) => removeFromBasket(basket, '2'));
      expect(await linesOf('g:a')).toEqual([['2', 0]]);
    });

    test('is another one for each owner and each tenant', async () => {
      newTenant();
      await add('g:a', '1');
      await add('g:b', '2');
      expect(await linesOf('g:a')).toEqual([['1', 1]]);
      expect(await linesOf('g:b')).toEqual([['2', 1]]);
      newTenant();
      expect(await linesOf('g:a')).toEqual([]);
    });

    test('ten adds of one article from two processes at once are one line of ten, twenty times', async () => {
      for (let round = 0; round < 20; round++) {
        newTenant();
        await Promise.all(
          Array.from({ length: 10 }, (_, at) => add('g:a', '1', { by: at % 2 ? store : another })),
        );
        expect(await linesOf('g:a')).toEqual([['1', 10]]);
      }
    });

    test('adds at once never exceed what there is', async () => {
      newTenant();
      await Promise.all(Array.from({ length: 12 }, () => add('g:a', '1', { most: 7 })));
      expect(await linesOf('g:a')).toEqual([['1', 7]]);
    });

    test('a hundred times two writers with articles in opposite order: neither waits for ever', async () => {
      newTenant();
      await Promise.all(
        Array.from({ length: 100 }, async (_, at) => {
          const owner = at % 2 ? 'g:a' : 'g:b';
          const skus = at % 4 < 2 ? ['1', '2'] : ['2', '1'];
          for (const sku of skus) await add(owner, sku, { by: at % 3 ? store : another });
        }),
      );
      for (const owner of ['g:a', 'g:b'])
        expect(Object.fromEntries(await linesOf(owner))).toEqual({ '1': 50, '2': 50 });
    });

    const once = { key: 'key-of-a-press-01', content: 'a'.repeat(43) };
    const addOnce = (owner: string, by = store, key = once, at = 10) =>
      by.change(
        tenant,
        owner,
        at,
        (basket) => addToBasket(basket, { sku: '1', quantity: 1, most: 99, known, services: [] }),
        key,
      );

    test('what is sent twenty times under one key from two processes at once counts once, and says so each time', async () => {
      newTenant();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => addOnce('g:a', at % 2 ? store : another)),
      );
      expect(await linesOf('g:a')).toEqual([['1', 1]]);
      const told = { ok: true, quantity: 1, isCapped: false };
      expect(answers.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 20 }, () => told));
    });

    test('what is sent again says what it came to then, beside the basket as it is now', async () => {
      newTenant();
      await addOnce('g:a');
      await add('g:a', '1', { quantity: 4 });
      const { after, outcome } = await addOnce('g:a', another);
      expect(outcome).toEqual({ ok: true, quantity: 1, isCapped: false });
      expect(after.lines.map(({ quantity }) => quantity)).toEqual([5]);
    });

    test('a key is that of one owner, and of one content', async () => {
      newTenant();
      await addOnce('g:a');
      await addOnce('g:b');
      expect([await linesOf('g:a'), await linesOf('g:b')]).toEqual([[['1', 1]], [['1', 1]]]);
      await expect(addOnce('g:a', another, { ...once, content: 'b'.repeat(43) })).rejects.toThrow(KeyReused);
      expect(await linesOf('g:a')).toEqual([['1', 1]]);
    });

    test('what a guest has sent is known again when the customer sends it', async () => {
      newTenant();
      await addOnce('g:a');
      await join('g:a', 'c:a');
      await addOnce('c:a', another);
      expect(await linesOf('c:a')).toEqual([['1', 1]]);
    });

    test('joins once: summed, and the guest’s is gone', async () => {
      newTenant();
      await add('g:a', '1', { quantity: 2 });
      await add('g:a', '2');
      await add('c:a', '2', { quantity: 3 });
      const both = await Promise.all([join('g:a', 'c:a'), join('g:a', 'c:a', another)]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await linesOf('c:a')).toEqual([
        ['2', 4],
        ['1', 2],
      ]);
      expect(await store.read(tenant, 'g:a')).toEqual(emptyBasket);
      expect(await join('g:a', 'c:a')).toBe(false);
    });

    test('joins two ways at once without waiting for ever', async () => {
      newTenant();
      for (let round = 0; round < 20; round++) {
        await add('g:a', '1');
        await add('g:b', '1');
        await Promise.all([
          join('g:a', 'g:b'),
          join('g:b', 'g:a', another),
          add('g:a', '1'),
          add('g:b', '1'),
        ]);
      }
      const rest = [...(await linesOf('g:a')), ...(await linesOf('g:b'))];
      expect(rest.reduce((sum, [, quantity]) => sum + Number(quantity), 0)).toBe(80);
    });

    test('takes away guests’ baskets that nobody came back for, and no customer’s', async () => {
      newTenant();
      await add('g:old', '1', { at: 1 });
      await add('g:new', '1', { at: 5 });
      await add('c:old', '1', { at: 1 });
      expect(await store.sweep({ unchangedBefore: 5, emptyBefore: 5 })).toBe(1);
      expect(await linesOf('g:old')).toEqual([]);
      expect(await linesOf('g:new')).toEqual([['1', 1]]);
      expect(await linesOf('c:old')).toEqual([['1', 1]]);
    });

    test('takes away guests’ baskets that hold nothing sooner, and no customer’s', async () => {
      newTenant();
      await add('g:emptied', '1', { at: 7 });
      await add('g:used', '1', { at: 7 });
      await add('c:emptied', '1', { at: 7 });
      for (const owner of ['g:emptied', 'c:emptied'])
        await store.change(tenant, owner, 7, (basket) => removeFromBasket(basket, '1'));
      expect(await store.sweep({ unchangedBefore: 5, emptyBefore: 7 })).toBe(0);
      expect(await store.sweep({ unchangedBefore: 5, emptyBefore: 8 })).toBe(1);
      expect(await store.read(tenant, 'g:emptied')).toEqual(emptyBasket);
      expect(await linesOf('g:used')).toEqual([['1', 1]]);
      expect(await linesOf('c:emptied')).toEqual([['1', 0]]);
    });

    test('keeps nothing of a change of which nothing comes, where nothing was', async () => {
      newTenant();
      const none = { next: null, outcome: null };
      const all = { unchangedBefore: 100, emptyBefore: 100 };
      await store.sweep(all);
      await Promise.all(['g:a', 'g:a', 'c:a'].map((owner) => store.change(tenant, owner, 1, () => none)));
      expect(await store.sweep(all)).toBe(0);
      expect(await store.read(tenant, 'g:a')).toEqual(emptyBasket);
    });
  });
}
