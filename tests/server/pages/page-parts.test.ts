import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BasketShop, startBasketShop } from '../collection/basket-shop.ts';

let shop: BasketShop;
beforeAll(async () => {
  shop = await startBasketShop();
});
afterAll(async () => {
  await shop.close();
});

test('a form whose page a script takes over leads to that page as a part', async () => {
  const visitor = shop.browser();
  const taken = await visitor.send('/warenkorb?teil=1', { sku: '100.1' });
  expect([taken.status, taken.headers.location]).toEqual([
    303,
    '/warenkorb?stand=neu&artikel=100.1&menge=1&teil=1',
  ]);
  const plain = await visitor.send('/warenkorb', { sku: '100.1' });
  expect(plain.headers.location).not.toContain('teil');
});
