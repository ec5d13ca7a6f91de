import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayPath } from '../../../schemas/gateway/gateway-call.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { type BasketShop, shopper, startBasketShop } from './basket-shop.ts';

// An answer that is lost: what was done is not done again when it is sent again under its key, whichever way it comes.

let shop: BasketShop;
beforeAll(async () => {
  shop = await startBasketShop();
  shop.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
  shop.content.page({ path: '/_/wishlist', main: [{ type: 'wishlist' }] });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

let made = 0;
const newKey = (): string => `press-${(made += 1)}`.padEnd(20, '-');
const linesOf = async (browser: TestBrowser) =>
  (await shopper(browser).basket()).basket.lines.map(({ sku, quantity }) => [sku, quantity]);

/** A browser that is somebody before it writes. */
async function known(): Promise<TestBrowser> {
  const browser = shop.browser();
  await browser.call('/api/session/v1/at');
  return browser;
}

/** The same call twice under one key, as after an answer that got lost. */
async function twice(browser: TestBrowser, path: string, body: object, key = newKey()) {
  const send = async () => {
    const { status, text } = await browser.call(path, body, { 'Idempotency-Key': key });
    return { status, body: JSON.parse(text) as Record<string, unknown> };
  };
  return [await send(), await send()] as const;
}

describe('a call that is sent again', () => {
  test('puts one article into the basket, and is answered as the first was', async () => {
    const browser = await known();
    const [first, second] = await twice(browser, '/api/basket/v1/add', { sku: '100', quantity: 2 });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await linesOf(browser)).toEqual([['100.1', 2]]);
    await browser.call('/api/basket/v1/add', { sku: '100', quantity: 2 }, { 'Idempotency-Key': newKey() });
    expect(await linesOf(browser)).toEqual([['100.1', 4]]);
  });

  test.each<[string, object]>([
    ['change', { sku: '100.1', quantity: 3 }],
    ['remove', { sku: '100.1' }],
    ['voucher', { code: 'WINTER10' }],
    ['delivery', { option: 'eco' }],
  ])('to %s is done, and told so again, not refused', async (form, body) => {
    const browser = await known();
    await browser.call('/api/basket/v1/add', { sku: '100', quantity: 2 });
    const [first, second] = await twice(browser, `/api/basket/v1/${form}`, body);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body['notices']).toEqual(first.body['notices']);
  });

  test('moves an article of the wishlist into the basket once', async () => {
    const browser = await known();
    await browser.call('/api/wishlist/v1/add', { sku: '100.1' });
    const [first, second] = await twice(browser, '/api/wishlist/v1/to-basket', { sku: '100.1' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await linesOf(browser)).toEqual([['100.1', 1]]);
  });

  test.each(['/api/wishlist/v1/add', '/api/wishlist/v1/remove'])('%s says the same', async (path) => {
    const browser = await known();
    if (path.endsWith('remove')) await browser.call('/api/wishlist/v1/add', { sku: '100.1' });
    const [first, second] = await twice(browser, path, { sku: '100.1' });
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('with another content is 422, and nothing is done', async () => {
    const browser = await known();
    const key = newKey();
    await twice(browser, '/api/basket/v1/add', { sku: '100' }, key);
    const [other] = await twice(browser, '/api/basket/v1/add', { sku: '101' }, key);
    expect(other).toMatchObject({
      status: 422,
      body: { detail: 'Unter diesem Idempotency-Key wurde schon etwas anderes gesendet.' },
    });
    expect(await linesOf(browser)).toEqual([['100.1', 1]]);
  });

  test('is known again after a login in between', async () => {
    const customer = await shop.customer();
    const browser = await known();
    const key = newKey();
    await twice(browser, '/api/basket/v1/add', { sku: '100' }, key);
    await browser.logIn(customer.email);
    await twice(browser, '/api/basket/v1/add', { sku: '100' }, key);
    expect(await linesOf(browser)).toEqual([['100.1', 1]]);
  });

  test.each(['short', 'x'.repeat(65), 'sixteen-and-a-blank x'])('under the key %j is 400', async (key) => {
    const browser = await known();
    const answer = await browser.call('/api/basket/v1/add', { sku: '100' }, { 'Idempotency-Key': key });
    expect(answer.status).toBe(400);
    expect(await linesOf(browser)).toEqual([]);
  });
});

describe('who is nobody yet', () => {
  test('is somebody before the first write, by an earlier answer that no cache keeps', async () => {
    const browser = await known();
    // The answer of the first write never arrives.
    const leaving = browser.copy();
    await leaving.call('/api/basket/v1/add', { sku: '100' }, { 'Idempotency-Key': newKey() });
    expect(await linesOf(browser)).toEqual([['100.1', 1]]);
  });

  test('and sends a key gets an identity first, and nothing is done before it comes back', async () => {
    const browser = shop.browser();
    const [first, second] = await twice(browser, '/api/basket/v1/add', { sku: '100' });
    expect([first.status, second.status]).toEqual([428, 200]);
    expect(await linesOf(browser)).toEqual([['100.1', 1]]);
    const other = shop.browser();
    const saved = await twice(other, '/api/wishlist/v1/add', { sku: '100.1' });
    expect(saved.map(({ status }) => status)).toEqual([428, 200]);
  });

  test('and sends none is carried out at once, as a form without a script', async () => {
    const browser = shop.browser();
    expect((await browser.call('/api/basket/v1/add', { sku: '100' })).status).toBe(200);
    expect(await linesOf(browser)).toEqual([['100.1', 1]]);
  });

  test('and collects before the answer of the page’s own call has come keeps what is collected', async () => {
    const browser = shop.browser();
    const late = browser.copy();
    const { headers } = await late.call('/api/session/v1/at');
    await browser.call('/api/basket/v1/add', { sku: '100' });
    // Now it comes.
    expect(String(headers['set-cookie'])).toContain('guest-new=');
    for (const [name, value] of late.cookies) browser.cookies.set(name, value);
    expect(await linesOf(browser)).toEqual([['100.1', 1]]);
  });

  test.each([
    ['from forms without a script', false],
    ['of pages that had asked for an identity each', true],
  ])('and collects in two tabs at once, %s, has both, and is one guest from then on', async (_, isKnown) => {
    const tabs = [shop.browser(), shop.browser()];
    if (isKnown) for (const tab of tabs) await tab.call('/api/session/v1/at');
    await Promise.all([
      tabs[0]?.call('/api/basket/v1/add', { sku: '100' }),
      tabs[1]?.call('/api/basket/v1/add', { sku: '101', quantity: 2 }),
    ]);
    await tabs[1]?.call('/api/wishlist/v1/add', { sku: '101' });
    // One browser keeps what both answers said.
    const browser = shop.browser();
    for (const tab of tabs) for (const [name, value] of tab.cookies) browser.cookies.set(name, value);
    const asked = await Promise.all([linesOf(browser.copy()), linesOf(browser)]);
    for (const lines of [...asked, await linesOf(browser)])
      expect(lines.toSorted()).toEqual([
        ['100.1', 1],
        ['101.1', 2],
      ]);
    expect((await browser.get('/api/wishlist/v1/saved')).text).toContain('"101"');
    const keys = [...browser.cookies.keys()].filter((name) => /guest-(?!new)/.test(name));
    expect(keys).toHaveLength(1);
  });

  test('has no cookie from a page that everybody gets', async () => {
    const { headers } = await shop.ask('/');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

test('a login takes the guest’s key away: who knew it finds nothing that is collected later', async () => {
  const customer = await shop.customer();
  const browser = await known();
  await browser.call('/api/basket/v1/add', { sku: '100' });
  const planted = browser.copy();
  await browser.logIn(customer.email);
  expect([...browser.cookies.keys()].filter((name) => name.includes('guest'))).toEqual([]);
  expect(await linesOf(browser)).toEqual([['100.1', 1]]);
  await browser.call('/api/customer/v1/logout', {});
  await browser.call('/api/session/v1/at');
  await browser.call('/api/basket/v1/add', { sku: '101' });
  expect(await linesOf(browser)).toEqual([['101.1', 1]]);
  expect(await linesOf(planted)).toEqual([]);
});

test('a form of the basket’s page that a script sends again is carried out once', async () => {
  const browser = await known();
  const key = { 'Idempotency-Key': newKey() };
  const send = () => browser.send('/warenkorb', { form: 'add', sku: '100' }, key);
  const [first, second] = [await send(), await send()];
  expect([second.status, second.headers.location]).toEqual([303, first.headers.location]);
  expect(await linesOf(browser)).toEqual([['100.1', 1]]);
});

test('each mutation of a call to the gateway is carried out once, and two in one call are two', async () => {
  const browser = await known();
  const query = `mutation {
    one: addToBasket(sku: "100") { count }
    other: addToBasket(sku: "101", quantity: 2) { count }
    list: addToWishlist(sku: "100.1") { count }
  }`;
  const key = { 'Idempotency-Key': newKey() };
  for (let sent = 0; sent < 2; sent += 1) {
    const { status, text } = await browser.call(`${gatewayPath}?locale=de-AT`, { query }, key);
    expect([status, JSON.parse(text)]).toMatchObject([200, { data: { other: { count: 3 } } }]);
  }
  expect(await linesOf(browser)).toEqual([
    ['100.1', 1],
    ['101.1', 2],
  ]);
});
