import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../../../server/shop/account/account.ts';
import { sessionLimits } from '../../../server/session/session-limits.ts';
import {
  type AccountShop,
  cookiesOf,
  kindOf,
  password,
  startAccountShop,
  type TestBrowser,
} from './account-shop.ts';

// Sessions as somebody attacks them who can write every cookie, header and token.

const minute = 60_000;
const sid = '__Host-sid';
const customerPath = '/api/customer/v1';
const keyPath = '/api/session/v1/at';

let shop: AccountShop;
let anna: Account;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  // Limits of one address are another test's business.
  shop.advance(60 * minute);
  anna = await shop.customer();
});

async function loggedIn(more: Record<string, string> = {}): Promise<TestBrowser> {
  const browser = shop.browser();
  expect((await browser.logIn(anna.email, more)).status).toBe(200);
  return browser;
}
const idOf = ({ cookies }: TestBrowser): string => cookies.get(sid) ?? '';
async function keyTypeOf(browser: TestBrowser, headers: Record<string, string> = {}): Promise<number> {
  const { status, text } = await browser.call(keyPath, {}, headers);
  expect(status).toBe(200);
  return (JSON.parse(text) as { type: number }).type;
}
/** Calls that are nothing without a password. */
const changePassword = { currentPassword: password, password: 'ein ganz anderes' };

describe('what a browser writes itself', () => {
  const states = [
    '{"li":"1","ca":"1","bop":"1","np":"0"}',
    '{"li":1,"ca":1}',
    '{"li":"1","ca":"1","bop":"1","np":"0","type":2}',
    '[]',
    'null',
    '{"__proto__":{"li":"1"}}',
    'x'.repeat(300),
  ];

  test.each(states)('a login state %s makes nobody known', async (state) => {
    const browser = shop.browser();
    browser.cookies.set('login', encodeURIComponent(state));
    const { status, text, headers } = await browser.get(customerPath);
    expect([status, text]).toEqual([200, '{"kind":"anonymous"}']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await browser.call(`${customerPath}/change-password`, changePassword)).status).toBe(401);
    expect(await keyTypeOf(browser)).toBe(0);
    expect(browser.cookies.has('login')).toBe(false);
  });

  test('a login state that is better than the session changes no rights', async () => {
    const browser = await loggedIn();
    shop.advance(sessionLimits.fullIdleMs);
    browser.cookies.set('login', encodeURIComponent(states[0] ?? ''));
    expect((await browser.call(`${customerPath}/change-password`, changePassword)).status).toBe(401);
  });

  describe('as session key', () => {
    const claims = (more: object = {}): Record<string, unknown> => {
      const iat = Math.floor(shop.now() / 1000);
      return { type: 2, aud: 'at', iat, exp: iat + 7200, ...more };
    };
    const signed = (more: object, secret: Uint8Array = randomBytes(32), header: object = {}) =>
      new SignJWT(claims(more)).setProtectedHeader({ alg: 'HS256', ...header }).sign(secret);
    const forged: Record<string, (good: string) => string | Promise<string>> = {
      'not signed': () => new UnsecuredJWT(claims()).encode(),
      'signed with another secret': () => signed({}),
      'signed with another secret, named as ours': (good) => {
        const { kid } = JSON.parse(Buffer.from(good.split('.')[0] ?? '', 'base64url').toString()) as {
          kid: string;
        };
        return signed({}, randomBytes(32), { kid });
      },
      'signed with the secret itself': () =>
        signed({}, Buffer.from('a secret for visitors of a test, long enough')),
      'signed with what another purpose makes of the secret': () =>
        signed(
          {},
          createHmac('sha256', 'a secret for visitors of a test, long enough').update('account').digest(),
        ),
      'with a changed payload': (good) => {
        const [head, body = '', mark] = good.split('.');
        const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
        const changed = Buffer.from(JSON.stringify({ ...said, type: 2 })).toString('base64url');
        return `${head}.${changed}.${mark}`;
      },
      'without its mark': (good) => `${good.split('.').slice(0, 2).join('.')}.`,
      'to the end of the century': () => signed({ exp: 4_070_908_800 }),
      ...Object.fromEntries(
        [2, -1, '1', null, true, [2], { valueOf: 2 }, 1e308].map((type) => [
          `of type ${JSON.stringify(type)}`,
          () => signed({ type }),
        ]),
      ),
      'that is no key': () => 'NaN',
      'that is endless': () => 'x.'.repeat(3000),
    };

    test.each(Object.keys(forged))('one %s is worth nothing', async (name) => {
      const browser = shop.browser();
      const { text } = await browser.call(keyPath);
      const token = await forged[name]?.((JSON.parse(text) as { key: string }).key);
      const headers = { 'x-ec-token': token ?? '' };
      expect(await keyTypeOf(browser, headers)).toBe(0);
      const answer = await browser.call(`${customerPath}/change-password`, changePassword, headers);
      expect(answer.status).toBe(401);
      expect((await browser.get(customerPath, headers)).text).toBe('{"kind":"anonymous"}');
    });

    test('a true one of somebody else opens nothing without the cookie', async () => {
      const browser = await loggedIn();
      const { key } = JSON.parse((await browser.call(keyPath)).text) as { key: string };
      expect(decodeJwt(key)['type']).toBe(2);
      const thief = shop.browser();
      expect((await thief.get(customerPath, { 'x-ec-token': key })).text).toBe('{"kind":"anonymous"}');
      expect(await keyTypeOf(thief, { 'x-ec-token': key })).toBe(0);
      const answer = await thief.call(`${customerPath}/change-password`, changePassword, {
        'x-ec-token': key,
      });
      expect(answer.status).toBe(401);
    });
  });

  test('an id of a session that nobody made is nobody', async () => {
    const browser = shop.browser();
    for (const id of [randomBytes(24).toString('base64url'), 'a'.repeat(32), `${'a'.repeat(31)}%00`]) {
      browser.cookies.set(sid, id);
      expect(await kindOf(browser)).toBe('anonymous');
    }
  });

  test('an id of another shop is nobody here', async () => {
    const browser = await loggedIn();
    expect((await browser.get(customerPath, { Host: 'default.localhost' })).text).toBe(
      '{"kind":"anonymous"}',
    );
    expect(await kindOf(browser)).toBe('full');
  });
});

describe('an id that was there before', () => {
  test('is another after the login, and the old one is nobody', async () => {
    const attacker = shop.browser();
    attacker.cookies.set(sid, 'a'.repeat(32));
    const victim = attacker.copy();
    expect((await victim.logIn(anna.email)).status).toBe(200);
    expect(idOf(victim)).toMatch(/^[\w-]{32}$/);
    expect(idOf(victim)).not.toBe(idOf(attacker));
    expect([await kindOf(victim), await kindOf(attacker)]).toEqual(['full', 'anonymous']);
  });

  test('of the attacker’s own account, planted in a victim’s browser, ends with the victim’s login', async () => {
    const mallory = await shop.customer();
    const attacker = shop.browser();
    await attacker.logIn(mallory.email);
    const victim = attacker.copy();
    expect((await victim.logIn(anna.email)).status).toBe(200);
    expect(JSON.parse((await victim.get(customerPath)).text)).toMatchObject({ email: anna.email });
    expect(await kindOf(attacker)).toBe('anonymous');
  });

  test('is another after logging in again, from soft to full, and never becomes full itself', async () => {
    const browser = await loggedIn({ stay: 'yes' });
    shop.advance(sessionLimits.fullIdleMs);
    expect(await kindOf(browser)).toBe('soft');
    const before = browser.copy();
    await browser.logIn(anna.email, { stay: 'yes' });
    expect(idOf(browser)).not.toBe(idOf(before));
    expect([await kindOf(browser), await kindOf(before)]).toEqual(['full', 'soft']);
    shop.advance(sessionLimits.graceMs);
    expect(await kindOf(before)).toBe('anonymous');
    expect(await kindOf(browser)).toBe('full');
  });

  test('is another after a new password, and the old one is nobody at once', async () => {
    const browser = await loggedIn();
    const before = browser.copy();
    const changed = await browser.call(`${customerPath}/change-password`, changePassword);
    expect(changed.status).toBe(200);
    expect(idOf(browser)).not.toBe(idOf(before));
    expect([await kindOf(browser), await kindOf(before)]).toEqual(['full', 'anonymous']);
  });

  test('is gone after the logout, in the browser and in the shop', async () => {
    const browser = await loggedIn({ stay: 'yes' });
    const before = browser.copy();
    const answer = await browser.call(`${customerPath}/logout`);
    expect(answer.status).toBe(200);
    expect([...browser.cookies.keys()].filter((name) => name === sid || name === 'login')).toEqual([]);
    expect(await kindOf(before)).toBe('anonymous');
  });
});

describe('a copy of an id', () => {
  test('is nobody after a password was reset by mail, on all devices', async () => {
    const browsers = [await loggedIn(), await loggedIn({ stay: 'yes' })];
    const token = await resetTokenOf(anna);
    const reset = await shop
      .browser()
      .call(`${customerPath}/reset-password`, { token, password: 'neu und lang' });
    expect(reset.status).toBe(200);
    expect(cookiesOf(reset).filter((cookie) => cookie.startsWith(`${sid}=`))).toEqual([]);
    for (const browser of browsers) expect(await kindOf(browser)).toBe('anonymous');
  });

  test('is none after a login that a reset overtook: the old password opens nothing any more', async () => {
    const token = await resetTokenOf(anna);
    const { kysely } = shop.database;
    // A session waits to be kept until everybody else has let go of a lock.
    await sql`create function wait_for_test() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$`.execute(kysely);
    await sql`create trigger wait_for_test before insert on session
      for each row execute function wait_for_test()`.execute(kysely);
    const slow = shop.browser();
    const answer = await kysely.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(1)`.execute(connection);
      const login = slow.logIn(anna.email);
      await expect
        .poll(async () => {
          const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_locks
            where locktype = 'advisory' and not granted`.execute(kysely);
          return rows[0]?.waiting;
        })
        .toBe(1);
      const reset = await shop
        .browser()
        .call(`${customerPath}/reset-password`, { token, password: 'neu und lang' });
      expect(reset.status).toBe(200);
      await sql`select pg_advisory_unlock(1)`.execute(connection);
      return { login };
    });
    await answer.login;
    await sql`drop function wait_for_test cascade`.execute(kysely);
    expect(await kindOf(slow)).toBe('anonymous');
  });

  test('is nobody after the account was deleted, and shows nothing of it', async () => {
    const browser = await loggedIn({ stay: 'yes' });
    await shop.accounts.delete('at', anna.id);
    expect((await browser.get(customerPath)).text).toBe('{"kind":"anonymous"}');
    expect(await keyTypeOf(browser)).toBe(0);
    expect((await browser.call(`${customerPath}/change-password`, changePassword)).status).toBe(401);
  });

  test('that is used after its renewal ends the whole family: thief and owner log in again', async () => {
    const owner = await loggedIn({ stay: 'yes' });
    const thief = owner.copy();
    shop.advance(sessionLimits.renewAfterMs);
    expect(await keyTypeOf(owner)).toBe(1);
    expect(idOf(owner)).not.toBe(idOf(thief));
    expect(await kindOf(owner)).toBe('soft');
    shop.advance(sessionLimits.graceMs);
    expect(await kindOf(thief)).toBe('anonymous');
    expect(await kindOf(owner)).toBe('anonymous');
  });
});

describe('cookies that another site or a neighbour planted', () => {
  const evil = 'e'.repeat(32);
  const torn: Record<string, (good: string) => string> = {
    'two of one name, the good one last': (good) => `${sid}=${evil}; ${sid}=${good}`,
    'two of one name, the good one first': (good) => `${sid}=${good}; ${sid}=${evil}`,
    'the good one twice': (good) => `${sid}=${good}; ${sid}=${good}`,
    'in quotes': (good) => `$Version=1; ${sid}="${good}"`,
    'beside an empty one': (good) => `${sid}=; ${sid}=${good}`,
    'too long by one': (good) => `${sid}=${good}x`,
    'with an escape': (good) => `${sid}=%${good}`,
  };

  test.each(Object.keys(torn))('%s: nobody is known, and the cookie is deleted', async (name) => {
    const good = idOf(await loggedIn());
    const browser = shop.browser();
    const headers = { Cookie: torn[name]?.(good) ?? '' };
    expect((await browser.get(customerPath, headers)).text).toBe('{"kind":"anonymous"}');
    const answer = await browser.call(`${customerPath}/change-password`, changePassword, headers);
    expect(answer.status).toBe(401);
    const key = await browser.call(keyPath, {}, headers);
    expect(cookiesOf(key)).toContainEqual(expect.stringMatching(new RegExp(`^${sid}=; Max-Age=0;`)));
    // What was good is so still: who plants cookies logs nobody out for good.
    const owner = shop.browser();
    owner.cookies.set(sid, good);
    expect(await kindOf(owner)).toBe('full');
  });

  test.each([
    (good: string) => `\u2000${sid}=${evil}; ${sid}=${good}`,
    (good: string) => `=${sid}=${evil}; ${sid}=${good}`,
    (good: string) => `${sid.toUpperCase()}=${evil}; ${sid}=${good}`,
    (good: string) => `__Secure-sid=${evil}; sid=${evil}; ${sid}=${good}`,
    (good: string) => `${sid}\u00a0=${evil}; ${sid}=${good}`,
    (good: string) => `a="; ${sid}=${good}; b="`,
    (good: string) => `${'n=1; '.repeat(200)}${sid}=${good}`,
    (good: string) => `n=${'x'.repeat(8000)}; ${sid}=${good}`,
  ])('a name that is not quite ours is another’s: %s', async (cookie) => {
    const good = idOf(await loggedIn());
    // Bytes as a browser sends them: Node takes no other characters in a header.
    const Cookie = Buffer.from(cookie(good), 'utf8').toString('latin1');
    expect(JSON.parse((await shop.browser().get(customerPath, { Cookie })).text)).toMatchObject({
      kind: 'full',
    });
  });

  test('too many bytes of them are 431 with a way out, and the shop recovers', async () => {
    const good = await loggedIn();
    const bomb = Array.from({ length: 60 }, (_, at) => `bomb${at}=${'x'.repeat(400)}`).join('; ');
    const page = await good.get('/', { Cookie: bomb });
    expect([page.status, page.headers['cache-control']]).toEqual([431, 'no-store']);
    expect(page.text).toContain('Lösche die Cookies dieser Seite');
    const call = await good.get(customerPath, { Cookie: bomb });
    expect([call.status, call.headers['content-type']]).toEqual([
      431,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await kindOf(good)).toBe('full');
  });
});

async function resetTokenOf({ email }: Account): Promise<string> {
  const browser = shop.browser();
  const captcha = await browser.solveCaptcha();
  expect((await browser.call(`${customerPath}/forgot-password`, { email, captcha })).status).toBe(200);
  return shop.tokenFor(email);
}
