import { beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../storage/database/database-unavailable.ts';
import { KeyValueUnavailable } from '../storage/key-value/key-value-unavailable.ts';
import { sessionLimits } from './session-limits.ts';
import {
  cookiesOf,
  openTestSessionShop,
  type TestBrowser,
  type TestSessionShop,
} from './testing/session-shop.ts';

const forged = encodeURIComponent('{"li":"1","ca":"1","bop":"1","np":"0"}');
const sid = '__Host-sid';

let shop: TestSessionShop;
beforeEach(() => {
  shop = openTestSessionShop();
});

const statuses = async (browser: TestBrowser, headers: Record<string, string> = {}): Promise<number[]> => [
  (await browser.get('/soft', headers)).status,
  (await browser.get('/full', headers)).status,
];
async function loggedIn(query = 'kind=full', browser = shop.browser()): Promise<TestBrowser> {
  await browser.post(`/login?${query}`);
  return browser;
}

describe('what belongs to a customer', () => {
  test('is for those who have logged in; softly, for less of it', async () => {
    expect(await statuses(shop.browser())).toEqual([401, 401]);
    expect(await statuses(await loggedIn('kind=soft'))).toEqual([200, 401]);
    expect(await statuses(await loggedIn('kind=full'))).toEqual([200, 200]);
  });

  test('is for nobody in another shop', async () => {
    expect(await statuses(await loggedIn(), { Tenant: 'default' })).toEqual([401, 401]);
  });

  test('is not opened by a cookie or token that says so', async () => {
    const key = (await (await loggedIn()).post('/api/session/v1/at')).body as { key: string; type: number };
    expect(key.type).toBe(2);
    for (const headers of [{}, { 'x-ec-token': key.key }])
      expect(await statuses(shop.browser({ login: forged }), headers)).toEqual([401, 401]);
  });

  test('asks for the password again when full rights have ended', async () => {
    const browser = await loggedIn('kind=full&stays=yes');
    shop.now += sessionLimits.fullIdleMs;
    expect(await statuses(browser)).toEqual([200, 401]);
    expect((await browser.get('/full')).body.detail).toBe(
      'Bitte gib zur Sicherheit noch einmal Dein Passwort ein.',
    );
  });

  test.each([
    ['', {}, 'de-AT', 'Bitte melde Dich an.'],
    ['?locale=fr-CH', { Tenant: 'default' }, 'fr-CH', 'Veuillez vous connecter.'],
    ['?locale=nl-NL', { Tenant: 'default' }, 'nl-NL', 'Log eerst in.'],
  ])('is refused in the shop’s language: %s %j', async (query, headers, locale, detail) => {
    const answer = await shop.browser().get(`/soft${query}`, headers);
    expect(answer.body).toEqual({ detail });
    expect(answer.headers).toMatchObject({
      'content-language': locale,
      'cache-control': 'private, no-store',
    });
  });

  test.each(['fr-CH', '../x', 'en'])(
    'is answered in no other language than was asked for: %s',
    async (locale) => {
      const answer = await shop.browser().get(`/soft?locale=${locale}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ detail: '„locale“ ist hier eines von: de-AT.' });
    },
  );

  test('is in no cache', async () => {
    expect((await (await loggedIn()).get('/full')).headers['cache-control']).toBe('private, no-store');
  });

  test.each([new DatabaseUnavailable('refused', 'down'), new KeyValueUnavailable('refused', 'down')])(
    'cannot be had while sessions cannot: %s; nobody is logged out by it',
    async (outage) => {
      const browser = await loggedIn();
      shop.outage = outage;
      const answer = await browser.get('/full');
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body.detail).toBe('session.notNow');
      expect((await browser.post('/api/session/v1/at')).status).toBe(503);
      shop.outage = undefined;
      expect(await statuses(browser)).toEqual([200, 200]);
    },
  );
});

describe('an id that somebody else knows', () => {
  test('is not the one that a login gives', async () => {
    const planted = (await shop.store.create('at', { visitor: { kind: 'anonymous' }, stays: false })).session
      .id;
    const attacker = shop.browser({ [sid]: planted });
    const victim = await loggedIn('kind=full', shop.browser({ [sid]: planted }));
    expect(victim.cookies.get(sid)).not.toBe(planted);
    expect(await statuses(attacker)).toEqual([401, 401]);
    expect(await statuses(victim)).toEqual([200, 200]);
    const made = await loggedIn('kind=full', shop.browser({ [sid]: 'attacker' }));
    expect(made.cookies.get(sid)).toMatch(/^[\w-]{32}$/);
  });

  test.each(['kind=soft', 'kind=full'])(
    'is another one after entering the password (%s before)',
    async (query) => {
      const browser = await loggedIn(query);
      const old = shop.browser({ [sid]: browser.cookies.get(sid) ?? '' });
      await loggedIn('kind=full', browser);
      expect(browser.cookies.get(sid)).not.toBe(old.cookies.get(sid));
      expect((await old.get('/full')).status).toBe(401);
      shop.now += sessionLimits.graceMs;
      expect(await statuses(old)).toEqual([401, 401]);
      expect(await statuses(browser)).toEqual([200, 200]);
    },
  );

  test('is dead after logout, and after all sessions of the customer end', async () => {
    const browser = await loggedIn();
    const copy = shop.browser(Object.fromEntries(browser.cookies));
    const answer = await browser.post('/logout');
    expect(cookiesOf(answer)).toEqual([
      '__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'login=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toBeNull();
    expect(await statuses(copy)).toEqual([401, 401]);
    const others = [await loggedIn(), await loggedIn('kind=soft&stays=yes')];
    await shop.store.endAll('at', 'c1');
    for (const other of others) expect(await statuses(other)).toEqual([401, 401]);
  });

  test('ends the session when it is used long after its renewal', async () => {
    const browser = await loggedIn('kind=full&stays=yes');
    const copy = shop.browser(Object.fromEntries(browser.cookies));
    shop.now += sessionLimits.renewAfterMs;
    await browser.post('/api/session/v1/at');
    expect(browser.cookies.get(sid)).not.toBe(copy.cookies.get(sid));
    expect((await copy.get('/soft')).status).toBe(200);
    expect((await browser.get('/soft')).status).toBe(200);
    shop.now += sessionLimits.graceMs;
    expect((await copy.get('/soft')).status).toBe(401);
    expect((await browser.get('/soft')).status).toBe(401);
    expect(shop.replays).toEqual(['c1']);
  });
});

describe('a planted cookie beside ours', () => {
  test.each(['before', 'after'])('takes part in nothing, and both are deleted: %s', async (place) => {
    const browser = await loggedIn();
    const own = `${sid}=${browser.cookies.get(sid)}`;
    const evil = `${sid}=${'x'.repeat(32)}`;
    const Cookie = (place === 'before' ? [evil, own] : [own, evil]).join('; ');
    const answer = await shop.browser().get('/soft', { Cookie });
    expect(answer.status).toBe(401);
    expect(cookiesOf(answer)).toEqual(['__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    expect((await shop.browser().get('/who', { Cookie })).body).toBeNull();
  });

  test('does no harm under a name that is not ours', async () => {
    const browser = await loggedIn();
    const Cookie = `\u00E2\u0080\u0080${sid}=evil; =${sid}=evil; ${sid}=${browser.cookies.get(sid)}`;
    expect(await statuses(shop.browser(), { Cookie })).toEqual([200, 200]);
  });
});
