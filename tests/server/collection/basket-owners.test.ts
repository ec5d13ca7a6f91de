import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../account/account-shop.ts';
import { type BasketShop, shopper, type Shopper, startBasketShop } from './basket-shop.ts';

let shop: BasketShop;
beforeAll(async () => {
  shop = await startBasketShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const guest = (headers?: Record<string, string>): Shopper => shopper(shop.browser(headers));
const guestKeys = ({ browser }: Shopper) =>
  new Map([...browser.cookies].filter(([name]) => name.startsWith('__Host-guest')));
const linesOf = ({ basket }: { basket: { lines: { sku: string; quantity: number }[] } }) =>
  basket.lines.map(({ sku, quantity }) => [sku, quantity]);

describe('whose a basket is', () => {
  test('the browser’s alone: others, other shops, and garbage as a cookie see an empty one', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '100' });
    expect((await guest().basket()).basket.lines).toEqual([]);
    const [key = ''] = guestKeys(visitor).values();
    expect(key).not.toBe('');
    for (const cookie of ['garbage', `${key}x`, 'c:customer-1', '']) {
      const other = guest();
      other.browser.cookies.set('__Host-guest', cookie);
      expect((await other.basket()).httpStatus).toBe(200);
      expect(linesOf(await other.do('add', { sku: '101' }))).toEqual([['101.1', 1]]);
    }
  });

  test('is counted, and hinted at by a cookie that says nothing else', async () => {
    const visitor = guest();
    const count = async () => JSON.parse((await visitor.browser.get('/api/basket/v1/count')).text) as unknown;
    expect(await count()).toEqual({ count: 0 });
    expect([...visitor.browser.cookies.keys()]).toEqual([]);
    await visitor.do('add', { sku: '100', quantity: 3 });
    expect(visitor.browser.cookies.get('basket-hint')).toBe('1');
    // What the header's entry is called, for who does not see the number.
    expect(await count()).toEqual({ count: 3, words: '3 Artikel, €\u00a0224,97' });
    await visitor.do('remove', { sku: '100.1' });
    expect(visitor.browser.cookies.has('basket-hint')).toBe(false);
  });

  test('is joined once at the login: summed, capped, each article once', async () => {
    const customer = await shop.customer();
    const owner = guest();
    await owner.browser.logIn(customer.email);
    await owner.do('add', { sku: '100', quantity: 7 });
    const visitor = guest();
    await visitor.do('add', { sku: '101', quantity: 2 });
    await visitor.do('add', { sku: '100', quantity: 6 });
    const copy = visitor.browser.copy();
    const logins = [visitor.browser, copy].map((each) =>
      each.call('/api/customer/v1/login', { email: customer.email, password }),
    );
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([200, 200]);
    const both = [
      ['100.1', 10],
      ['101.1', 2],
    ];
    expect(linesOf(await visitor.basket())).toEqual(both);
    expect(linesOf(await shopper(copy).basket())).toEqual(both);
    expect(linesOf(await owner.basket())).toEqual(both);
    await visitor.browser.call('/api/customer/v1/logout', {});
    expect((await visitor.basket()).basket.lines).toEqual([]);
  });

  test('takes in what was added while the login was under way', async () => {
    const customer = await shop.customer();
    const visitor = guest();
    await visitor.do('add', { sku: '101' });
    const tab = shopper(visitor.browser.copy());
    await visitor.browser.logIn(customer.email);
    // Sent before the login was answered, and carried out after it.
    await tab.do('add', { sku: '100', quantity: 2 });
    await tab.browser.call('/api/wishlist/v1/add', { sku: '100' });
    for (const [name, key] of guestKeys(tab)) visitor.browser.cookies.set(name, key);
    const all = [
      ['101.1', 1],
      ['100.1', 2],
    ];
    for (let asked = 0; asked < 2; asked++) expect(linesOf(await visitor.basket())).toEqual(all);
    expect((await visitor.browser.get('/api/wishlist/v1/saved')).text).toContain('"count":1');
    expect(guestKeys(visitor).size).toBe(0);
    expect((await tab.basket()).basket.lines).toEqual([]);
    const elsewhere = guest();
    await elsewhere.browser.logIn(customer.email);
    expect(linesOf(await elsewhere.basket())).toEqual(all);
  });
});
