import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  cookiesOf,
  openTestSessionShop,
  type TestBrowser,
  type TestSessionShop,
} from './testing/session-shop.ts';
import { sessionLimits } from './session-limits.ts';
import { sessionCalls } from './session-calls.ts';

const path = '/api/session/v1/at';
const agrees = { consent: 'C0001,C0004' };

let shop: TestSessionShop;
beforeEach(() => {
  shop = openTestSessionShop();
});

async function keyOf(browser: TestBrowser, headers: Record<string, string> = {}) {
  const answer = await browser.post(path, headers);
  expect(answer.status).toBe(200);
  const key = sessionCalls[0]?.answers[200]?.schema?.parse(answer.body) as {
    key: string;
    type: number;
    issuedAt: number;
    expiresAt: number;
  };
  return { ...key, claims: decodeJwt(key.key), cookies: ownCookies(answer) };
}
const isGuest = (line: string): boolean => line.startsWith('__Host-guest-new=');
/** What was set beside the key of a guest. */
const ownCookies = (answer: Parameters<typeof cookiesOf>[0]): string[] =>
  cookiesOf(answer).filter((line) => !isGuest(line));
const loginOf = (browser: TestBrowser): unknown => {
  const value = browser.cookies.get('login');
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value));
};

describe('the session key', () => {
  test('of a fresh visitor is anonymous, and stored nowhere', async () => {
    const answer = await shop.browser().post(path);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(new Date(answer.headers.date ?? '').getTime()).not.toBeNaN();
    const { type, issuedAt, expiresAt, claims, cookies } = await keyOf(shop.browser());
    expect([type, issuedAt, expiresAt]).toEqual([0, shop.now / 1000, shop.now / 1000 + 7200]);
    expect(claims).toEqual({ type: 0, aud: 'at', iat: issuedAt, exp: expiresAt });
    expect(cookies).toEqual([]);
    expect(shop.calls).toEqual([]);
  });

  test('tells a soft login from a full one, and an end', async () => {
    const browser = shop.browser();
    await browser.post('/login?stays=yes');
    const full = await keyOf(browser);
    expect(full.claims.type).toBe(2);
    expect(full.claims.sid).toMatch(/^[\w-]{22}$/);
    shop.now += sessionLimits.fullIdleMs;
    expect((await keyOf(browser, { 'x-ec-token': full.key })).type).toBe(1);
    await browser.post('/logout');
    expect((await keyOf(browser)).type).toBe(0);
  });

  test('is given back until half an hour before its end', async () => {
    const browser = shop.browser();
    const { key } = await keyOf(browser);
    const brought = { 'x-ec-token': key };
    shop.now += 5_399_000;
    expect((await keyOf(browser, brought)).key).toBe(key);
    shop.now += 1000;
    expect((await keyOf(browser, brought)).key).not.toBe(key);
  });

  test('is not given to another site, by GET, or for another shop', async () => {
    const browser = shop.browser();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ])
      expect((await browser.post(path, headers as Record<string, string>)).status).toBe(403);
    const read = await browser.get(path);
    expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
    expect((await browser.post('/api/session/v1/default')).status).toBe(404);
    expect((await browser.post('/api/session/v1/default', { Tenant: 'default' })).status).toBe(200);
  });

  test('is not given without end', async () => {
    const browser = shop.browser();
    let last = await browser.post(path);
    for (let calls = 0; calls < 120; calls++) last = await browser.post(path);
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('who may become a guest', () => {
  test('gets the key for it once, before anything is collected, and until the browser ends', async () => {
    const browser = shop.browser();
    const [line = '', ...others] = cookiesOf(await browser.post(path)).filter(isGuest);
    expect(others).toEqual([]);
    expect(line).toMatch(/^__Host-guest-new=[\w-]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookiesOf(await browser.post(path)).filter(isGuest)).toEqual([]);
  });

  test('is not a customer who has given the password', async () => {
    const browser = shop.browser();
    await browser.post('/login?stays=yes');
    expect(cookiesOf(await browser.post(path)).filter(isGuest)).toEqual([]);
  });

  test.each(['mine', 'x'.repeat(31)])('chooses no key: of %j becomes one of the shop', async (own) => {
    const [line = ''] = cookiesOf(
      await shop.browser({ '__Host-guest': own, '__Host-guest-new': own }).post(path),
    ).filter(isGuest);
    expect(line).toMatch(/^__Host-guest-new=[\w-]{32};/);
  });
});

describe('the login state for display', () => {
  test('follows the session', async () => {
    const browser = shop.browser();
    await browser.post('/login?stays=yes');
    expect(loginOf(browser)).toEqual({ li: '1', ca: '1', bop: '0', np: '0' });
    expect((await keyOf(browser)).cookies).toEqual([]);
    shop.flags.set('c1', { creditAffinity: false, bonusProgram: true, hasPassword: false });
    await keyOf(browser);
    expect(loginOf(browser)).toEqual({ li: '1', ca: '0', bop: '1', np: '1' });
    shop.now += sessionLimits.fullIdleMs;
    await keyOf(browser);
    expect(loginOf(browser)).toEqual({ li: '0', ca: '0', bop: '1', np: '1' });
    await browser.post('/logout');
    expect(loginOf(browser)).toBeUndefined();
  });

  test('that is made up goes with the next key, and makes no key better', async () => {
    const browser = shop.browser({ login: encodeURIComponent('{"li":"1","ca":"1","bop":"1","np":"0"}') });
    expect((await keyOf(browser)).type).toBe(0);
    expect(browser.cookies.has('login')).toBe(false);
  });

  test('of a customer who is gone goes with the session', async () => {
    const browser = shop.browser();
    await browser.post('/login');
    const copy = shop.browser(Object.fromEntries(browser.cookies));
    shop.flags.clear();
    expect((await keyOf(browser)).type).toBe(0);
    expect([...browser.cookies.keys()]).toEqual(['__Host-guest-new']);
    expect((await copy.get('/soft')).status).toBe(401);
  });
});

describe('the cc cookie', () => {
  test('is there with consent to marketing, the same as in the key, for one day', async () => {
    const browser = shop.browser(agrees);
    const { claims, cookies } = await keyOf(browser);
    expect(cookies).toEqual([`cc=${claims.cc as string}; Max-Age=86400; Path=/; Secure; SameSite=Lax`]);
    expect((await keyOf(browser)).claims.cc).toBe(claims.cc);
  });

  test.each([{}, { consent: 'C0001,C0002,C0003,C0005,C0006' }, { consent: '' }])(
    'is not there without: %j',
    async (consent) => {
      const { claims, cookies } = await keyOf(shop.browser(consent));
      expect([claims.cc, cookies]).toEqual([undefined, []]);
    },
  );

  test('goes when consent is withdrawn, from the key too', async () => {
    const browser = shop.browser(agrees);
    const { key } = await keyOf(browser);
    browser.cookies.set('consent', 'C0001');
    const next = await keyOf(browser, { 'x-ec-token': key });
    expect(next.cookies).toEqual(['cc=; Max-Age=0; Path=/; Secure; SameSite=Lax']);
    expect(next.claims.cc).toBeUndefined();
  });
});

describe('an id that is a day old', () => {
  test('is renewed, and the key holds on', async () => {
    const browser = shop.browser();
    await browser.post('/login?stays=yes');
    shop.now += sessionLimits.renewAfterMs - 1;
    const soft = await keyOf(browser);
    expect(soft.cookies).toEqual([expect.stringMatching(/^login=/)]);
    shop.now += 1;
    const renewed = await keyOf(browser, { 'x-ec-token': soft.key });
    expect(renewed.cookies).toEqual([
      expect.stringMatching(
        /^__Host-sid=[\w-]{32}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(renewed.key).toBe(soft.key);
    expect((await browser.get('/soft')).status).toBe(200);
  });

  test('is renewed once when two tabs ask at the same time, and both stay logged in', async () => {
    const browser = shop.browser();
    await browser.post('/login?stays=yes');
    shop.now += sessionLimits.renewAfterMs;
    const tabs = [1, 2].map(() => shop.browser(Object.fromEntries(browser.cookies)));
    const answers = await Promise.all(tabs.map((tab) => keyOf(tab)));
    expect(answers.map(({ type }) => type)).toEqual([1, 1]);
    const ids = answers.flatMap(({ cookies }) =>
      cookies.filter((cookie) => cookie.startsWith('__Host-sid=')),
    );
    expect(ids).toHaveLength(1);
    expect(shop.replays).toEqual([]);
  });
});

test('planted cookies are deleted with the next key', async () => {
  const answer = await shop.browser().post(path, { Cookie: '__Host-sid=a; __Host-sid=b' });
  expect(answer.body.type).toBe(0);
  expect(ownCookies(answer)).toEqual(['__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
});

test('what has ended is thrown away behind the answers, once an hour', async () => {
  const browser = shop.browser();
  await browser.post('/login?stays=yes');
  const cleanings = (): number => shop.calls.filter((call) => call === 'removeEnded').length;
  for (const [minutes, times] of [
    [0, 1],
    [59, 1],
    [1, 2],
  ] as const) {
    shop.now += minutes * 60_000;
    await keyOf(browser);
    await expect.poll(cleanings).toBe(times);
  }
});
