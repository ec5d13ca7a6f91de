import { beforeEach, expect, test } from 'vitest';
import { cookiesOf, openTestSessionShop, type TestSessionShop } from './testing/session-shop.ts';

let shop: TestSessionShop;
beforeEach(() => {
  shop = openTestSessionShop();
});

const id = 'x'.repeat(32);

test.each([
  {},
  { '__Host-sid': id },
  { '__Host-sid': 'torn' },
  { login: '%7B%22li%22%3A%221%22%7D', cc: 'x', consent: 'C0001,C0004' },
])('a page that asks for nobody is the same for %j: no look-up, no cookie', async (cookies) => {
  const answer = await shop.browser(cookies).get('/page');
  expect(answer.text).toBe('the same');
  expect(answer.headers['cache-control']).toBe('public');
  expect(cookiesOf(answer)).toEqual([]);
  expect(shop.calls).toEqual([]);
});

test('a visitor without a cookie of ours costs no look-up even when somebody asks', async () => {
  expect((await shop.browser().get('/who')).body).toBeNull();
  expect((await shop.browser({ '__Host-sid': 'made-up' }).get('/soft')).status).toBe(401);
  expect(shop.calls).toEqual([]);
  expect((await shop.browser({ '__Host-sid': id }).get('/who')).body).toBeNull();
  expect(shop.calls).toEqual(['find']);
});

test('a login is known within its own answer, and logout too', async () => {
  const browser = shop.browser();
  const answer = await browser.post('/login?kind=full&stays=yes');
  expect(answer.body.visitor).toEqual({ kind: 'full', customerId: 'c1' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(cookiesOf(answer)).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{32}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(
      /^login=%7B%22li%22%3A%221%22%2C%22ca%22%3A%221%22.*; Max-Age=7776000; Path=\/; Secure/,
    ),
  ]);
  expect((await browser.get('/who')).body).toEqual({ kind: 'full', customerId: 'c1' });
});

test('a request is noted once a minute, and waits for nothing', async () => {
  const browser = shop.browser();
  await browser.post('/login');
  shop.calls.length = 0;
  await browser.get('/who');
  expect(shop.calls).toEqual(['find']);
  shop.now += 60_000;
  await browser.get('/who');
  await expect.poll(() => shop.calls).toEqual(['find', 'find', 'find', 'replace']);
});

test('without https the cookie has no prefix', async () => {
  shop = openTestSessionShop({ isHttps: false });
  const browser = shop.browser();
  expect(cookiesOf(await browser.post('/login'))[0]).toMatch(
    /^sid=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await browser.get('/full')).status).toBe(200);
});
