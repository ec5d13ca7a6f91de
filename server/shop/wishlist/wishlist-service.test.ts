import type { Request, Response } from 'express';
import { beforeEach, describe, expect, test } from 'vitest';
import { testTenant } from '../../../blocks/kit/testing/tenant.ts';
import words from '../../../blocks/kit/wishlist/messages/de.json' with { type: 'json' };
import type { WishlistForm } from '../../../schemas/wishlist/wishlist-form.ts';
import type { Wish } from '../../../schemas/wishlist/wishlist.ts';
import type { CollectionContext } from '../../collection/collection-context.ts';
import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';
import { createMemoryWishlistStore } from './testing/memory-wishlist-store.ts';
import type { PutIntoBasket, WishlistServiceParts } from './wishlist-ports.ts';
import { createWishlistService } from './wishlist-service.ts';
import type { WishlistStore } from './wishlist-store.ts';

const away = async (): Promise<never> => {
  throw new DatabaseUnavailable('refused', 'away');
};
const wish = { sku: '1.1', product: '1' } as Wish;

let store: WishlistStore;
let put: PutIntoBasket;
let puts: string[];
let wait: number | undefined;
beforeEach(() => {
  store = createMemoryWishlistStore();
  put = { ok: true };
  puts = [];
  wait = undefined;
});

function submit(
  form: WishlistForm,
  fields: Record<string, string>,
  more: Partial<WishlistServiceParts> = {},
) {
  const context: CollectionContext = {
    ...{ tenant: testTenant, locale: 'de-AT', owner: 'g:one', once: undefined },
    ...{ request: {} as Request, response: {} as Response, start: async () => 'g:one' },
  };
  const service = createWishlistService({
    ...{
      store,
      now: () => 7,
      text: (_tenant, _locale, key) => (words as Record<string, string>)[key] ?? key,
    },
    articles: {
      find: async (_tenant, _locale, skus) =>
        new Map(skus.map((sku) => [sku, { product: '1', name: 'Kleid', wish, variant: sku }])),
    },
    async putIntoBasket(_context, sku) {
      puts.push(sku);
      return put;
    },
    countChange: async () => wait,
    countNew: async () => undefined,
    ...more,
  });
  return service.submit(
    form,
    new Map(Object.entries(fields).map(([name, value]) => [name, [value]])),
    context,
  );
}
const skus = async () =>
  (await store.read(testTenant.slug, 'g:one')).filter(({ removedAt }) => removedAt === null).length;

describe('while the database is away', () => {
  test.each<[WishlistForm, string]>([
    ['add', 'Der Artikel konnte nicht auf Deinem Merkzettel gespeichert werden.'],
    ['undo', 'Der Artikel konnte nicht auf Deinem Merkzettel gespeichert werden.'],
    ['remove', 'Der Artikel konnte nicht von Deinem Merkzettel entfernt werden.'],
    ['edit', 'Entschuldige, irgendetwas ist schief gelaufen. Probiere es später noch einmal'],
    ['to-basket', 'Dein Artikel konnte leider nicht in den Warenkorb gelegt werden.'],
  ])('%s fails with its own words, and a time to come again', async (form, text) => {
    const outcome = await submit(
      form,
      { sku: '1.1', to: '1.1' },
      { store: { ...store, change: away, read: away } },
    );
    expect(outcome).toMatchObject({ ok: false, status: 503, retryAfterSeconds: 5, shown: null });
    expect(!outcome.ok && outcome.detail).toContain(text);
  });

  test('another failure is nobody’s outcome', async () => {
    const broken = async (): Promise<never> => {
      throw new RangeError('broken');
    };
    await expect(submit('remove', { sku: '1.1' }, { store: { ...store, change: broken } })).rejects.toThrow(
      'broken',
    );
  });
});

describe('into the basket', () => {
  test('what the basket does not take stays on the list, with the basket’s words', async () => {
    await submit('add', { sku: '1.1' });
    put = { ok: false, status: 503, detail: 'nicht jetzt', retryAfterSeconds: 5 };
    const outcome = await submit('to-basket', { sku: '1.1' });
    expect(outcome).toMatchObject({ ok: false, status: 503, detail: 'nicht jetzt', retryAfterSeconds: 5 });
    expect(await skus()).toBe(1);
  });

  test('what the list cannot forget is not put there', async () => {
    await submit('add', { sku: '1.1' });
    const outcome = await submit('to-basket', { sku: '1.1' }, { store: { ...store, change: away } });
    expect(outcome).toMatchObject({ ok: false, status: 503 });
    expect(puts).toEqual([]);
  });

  test('moved at once by two processes, it is put there once', async () => {
    await submit('add', { sku: '1.1' });
    const both = await Promise.all([1, 2].map(() => submit('to-basket', { sku: '1.1' })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(puts).toEqual(['1.1']);
    expect(await skus()).toBe(0);
  });

  test.each([
    ['refuses it', async (): Promise<PutIntoBasket> => ({ ok: false, status: 503, detail: 'nicht jetzt' })],
    ['fails', away],
  ])(
    'where the basket %s and the list fails after it, it is on the list and can be moved later',
    async (_, failing) => {
      await submit('add', { sku: '1.1' });
      let changes = 0;
      const change: WishlistStore['change'] = (...given) =>
        changes++ === 0 ? store.change(...given) : away();
      const more = { putIntoBasket: failing, store: { ...store, change } };
      expect(await submit('to-basket', { sku: '1.1' }, more)).toMatchObject({ ok: false, status: 503 });
      expect([changes, await skus()]).toEqual([2, 1]);
      expect(await submit('to-basket', { sku: '1.1' }, { now: () => 60_000 })).toMatchObject({ ok: true });
      expect([puts, await skus()]).toEqual([['1.1'], 0]);
    },
  );

  test('what fails on the way comes back to the list', async () => {
    await submit('add', { sku: '1.1' });
    const putIntoBasket = async (): Promise<never> => {
      throw new RangeError('broken');
    };
    await expect(submit('to-basket', { sku: '1.1' }, { putIntoBasket })).rejects.toThrow('broken');
    expect(await skus()).toBe(1);
  });
});

test('too many changes are refused before anything is looked at', async () => {
  wait = 42;
  expect(await submit('add', { sku: '1.1' }, { store: { ...store, read: away } })).toMatchObject({
    ...{ ok: false, status: 429, retryAfterSeconds: 42 },
  });
  expect(await skus()).toBe(0);
});
