import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { testTenant as tenant } from '../../../blocks/kit/testing/tenant.ts';
import type { BasketArticle, FoundArticle } from './basket-ports.ts';
import { createBasketService } from './basket-service.ts';
import { createMemoryBasketStore } from './testing/memory-basket-store.ts';

const articleOf = (sku: string): BasketArticle => ({
  ...{ sku, product: sku, slug: 'kleid', name: 'Kleid', brand: '', picture: 'kleid', query: '' },
  price: { price: 1000, low30: null, rrp: null, unitPrice: null, isFrom: false },
  delivery: { state: 'in-stock', mode: 'parcel', days: [2, 4], left: null },
  ...{
    energy: null,
    tyre: null,
    withdrawalException: null,
    most: 9,
    isGone: false,
    mode: 'parcel',
    taxRate: 200_000,
  },
  choice: { colour: null, size: null, width: null },
  services: [],
  voucher: { categories: [], brand: '', badges: [], isReduced: false },
});

function openService() {
  const asked: string[] = [];
  const service = createBasketService({
    ...{ store: createMemoryBasketStore(), now: () => 0, pictureOf: () => '' },
    articles: {
      async find(_tenant, _locale, skus) {
        asked.push(...skus);
        return new Map(
          skus.map((sku): [string, FoundArticle] => [sku, { kind: 'article', article: articleOf(sku) }]),
        );
      },
    },
    vouchers: { normalise: () => null, judge: async () => ({ ok: false, reason: 'unknown' }) },
    text: (_tenant, _locale, key) => key,
    price: (_tenant, _locale, cents) => String(cents),
    countChange: async () => undefined,
    countNew: async () => undefined,
    countGuess: async () => ({ waitSeconds: undefined, giveBack: async () => {} }),
  });
  const context = {
    ...{ tenant, locale: 'de-AT', owner: 'g:1', start: async () => 'g:1' },
    ...{ request: {} as Request, response: {} as Response, once: undefined },
  };
  const submit = (form: 'add' | 'change', sku: string, quantity: string) =>
    service.submit(form, new Map(Object.entries({ sku: [sku], quantity: [quantity] })), context);
  return { asked, submit };
}

test('a change asks the catalogue once for each article of the basket, the one that is meant included', async () => {
  const { asked, submit } = openService();
  await submit('add', 'a', '1');
  expect(asked.splice(0)).toEqual(['a']);
  const outcome = await submit('add', 'b', '2');
  expect(asked.splice(0)).toEqual(['b', 'a']);
  expect(outcome.shown?.basket.goods).toBe(3000);
  await submit('change', 'a', '4');
  expect(asked.splice(0)).toEqual(['a', 'b']);
});
