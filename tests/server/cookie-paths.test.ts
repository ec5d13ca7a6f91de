import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewAccess } from '../../server/pages/preview-access.ts';
import { decideCc } from '../../server/session/cc-cookie.ts';
import { keepCollectionHint } from '../../server/session/collection-hint.ts';
import { guestCookie, newGuest, newGuestKey } from '../../server/session/guest-cookie.ts';
import { loginCookie } from '../../server/session/login-cookie.ts';
import { createRegisteringBrowser } from '../../server/session/registering-browser.ts';
import { sessionCookie } from '../../server/session/session-cookie.ts';
import { voterOf } from '../../server/shop/rating/voter-cookie.ts';
import { historyCookie, newHistoryId } from '../../server/shop/search-history/history-cookie.ts';
import { languageCookieHeader } from '../../server/staff/desk/read-visit.ts';
import { sharedCookie } from '../../server/session/shared-cookie.ts';
import { staffCookie } from '../../server/staff/account/staff-cookie.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { type AccountShop, password, startAccountShop, type TestBrowser } from './account/account-shop.ts';
import { isSentTo } from './visitor-of-shop.ts';

// Cookies reach whoever reads them: a browser sends each to its path alone.

const root = join(import.meta.dirname, '../..');
const tenants = readTenants(join(root, 'tenants')).map(({ config }) => config);
const isHttps = true;

/** The header that something sets on an answer. */
function set(by: (response: Response, request: Request) => void): string {
  const lines: string[] = [];
  const request = { headers: {} } as Request;
  const response = {
    ...{ req: request, locals: { tenant: tenants[0] } },
    append: (_name: string, line: string) => lines.push(line),
    set: () => response,
    redirect: () => {},
  } as unknown as Response;
  by(response, request);
  return lines.join();
}

const pages = ['/', '/anmelden', '/fr/connexion', '/mein-konto', '/lp/herbst', '/p/ein-hemd-1234'];
const customer = ['/api/customer/v1', '/api/customer/v1/login', '/api/customer/v1/logout'];
const session = tenants.map(({ slug }) => `/api/session/v1/${slug}`);
const gateway = tenants.map(({ gatewayPath = '/api/gateway/' }) => gatewayPath);
const collections = ['/api/basket/v1', '/api/basket/v1/add', '/api/wishlist/v1', '/api/wishlist/v1/edit'];
const history = ['/api/search/searchhistory', '/api/search/searchhistory/v1'];
const ratings = ['/api/inform/rating/new/store', '/api/inform/rating/survey', '/api/inform/rating/feedback'];
const login = ['/anmelden', '/fr/connexion', '/nl/inloggen', ...customer];

/** Each cookie of the server: the file that writes it, and everything that reads it. */
const cookies: Record<string, { header: string; readBy: readonly string[] }> = {
  'server/session/session-cookie.ts': {
    header: sessionCookie({ id: newGuestKey(), stays: true }, { isHttps }),
    readBy: [...pages, ...customer, ...session, ...gateway, ...collections, ...history],
  },
  'server/session/login-cookie.ts': {
    header: loginCookie(
      { cookies: { consent: 'consent', visitor: 'visitor' } },
      { isLoggedIn: true, creditAffinity: false, bonusProgram: false, hasPassword: true },
      { isHttps, stays: true },
    ),
    readBy: [...pages, ...session],
  },
  'server/session/guest-cookie.ts': {
    header: guestCookie(newGuest({ isHttps }), { isHttps }),
    readBy: [...pages, ...login, ...gateway, ...collections],
  },
  'server/session/collection-hint.ts': {
    header: set((response, request) =>
      keepCollectionHint('basket', request, response, { count: 1, isChange: true, isHttps }),
    ),
    // By scripts of every page, too.
    readBy: [...pages, ...login, ...collections],
  },
  'server/session/cc-cookie.ts': {
    header:
      decideCc(
        { cookies: { consent: 'consent', visitor: 'visitor' } },
        { present: undefined, mayMarket: true },
        { isHttps },
      ).header ?? '',
    readBy: session,
  },
  'server/session/registering-browser.ts': {
    header: set((response) => createRegisteringBrowser({ isHttps }).begin(response).keep()),
    readBy: ['/registrieren/bestaetigen', '/api/customer/v1/confirm-account', ...login],
  },
  'server/shop/search-history/history-cookie.ts': {
    header: historyCookie(newHistoryId(), { isHttps }),
    readBy: [...history, ...login],
  },
  'server/shop/rating/voter-cookie.ts': {
    header: set((response, request) => void voterOf(request, response, { secret: 's', isHttps })),
    readBy: [...ratings, ...gateway],
  },
  'server/staff/account/staff-cookie.ts': {
    header: staffCookie(newGuestKey(), { path: '/desk', isHttps }),
    readBy: ['/desk', '/desk/orders', '/desk/staff/a/roles'],
  },
  'server/staff/desk/read-visit.ts': {
    header: languageCookieHeader('en', { path: '/edit', isHttps }),
    readBy: ['/edit', '/edit/sign-in', '/edit/api/me'],
  },
  'server/session/shared-cookie.ts': {
    header: sharedCookie('a'.repeat(22), 60, isHttps),
    readBy: pages,
  },
  'server/pages/preview-access.ts': {
    header: set((response, request) =>
      createPreviewAccess({ secret: 's', isHttps, now: () => 0 }).endHandler(request, response, () => {}),
    ),
    readBy: pages,
  },
};

const serializes = (file: string): boolean =>
  /\bserialize\b[^}]*\} from 'cookie'/.test(readFileSync(join(root, file), 'utf8'));

test('every file that writes a cookie is listed here', () => {
  const writing = globSync('server/**/*.ts', { cwd: root }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /\bcookieHeader\b[^}]*\} from '[^']*\/write-cookie\.ts'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(Object.keys(cookies).toSorted()).toEqual(writing.toSorted());
  // And none writes its attributes by itself.
  expect(globSync('server/**/*.ts', { cwd: root }).filter(serializes)).toEqual([
    'server/http/write-cookie.ts',
  ]);
});

test.each(Object.entries(cookies))('the cookie of %s reaches everything that reads it', (_file, cookie) => {
  const path = /; Path=([^;]+)/.exec(cookie.header)?.[1] ?? 'none';
  expect(cookie.readBy.filter((reader) => !isSentTo(reader, path))).toEqual([]);
  // What a browser refuses reaches nobody.
  const isTaken = !cookie.header.startsWith('__Host-') || /; Path=\/; .*Secure/.test(cookie.header);
  expect(isTaken).toBe(true);
});

describe('what was searched for before a login', () => {
  let shop: AccountShop;
  beforeAll(async () => (shop = await startAccountShop({ environment: { TRUST_PROXY: '1' } })));
  afterAll(() => shop.close());

  const api = '/api/search/searchhistory/v1';
  const termsOf = async (browser: TestBrowser): Promise<string[]> => {
    const { text } = await browser.get(api);
    return (JSON.parse(text) as { terms: { term: string }[] }).terms.map(({ term }) => term);
  };
  let number = 0;
  function agreeing(categories = 'C0001,C0003'): TestBrowser {
    const browser = shop.browser({ 'X-Forwarded-For': `198.51.100.${(number += 1)}` });
    browser.cookies.set('consent', categories);
    return browser;
  }
  const ways: Record<string, (browser: TestBrowser, email: string) => Promise<unknown>> = {
    'by a script': (browser, email) => browser.logIn(email),
    'by a form': (browser, email) => browser.send('/anmelden', { form: 'login', email, password }),
  };

  test.each(Object.entries(ways))(
    'is the customer’s after it, %s, and no longer the browser’s',
    async (_way, logIn) => {
      shop.content.page({ path: '/_/login', main: [{ type: 'login-form' }] });
      const { email } = await shop.customer();
      const browser = agreeing();
      await browser.call(api, { term: 'wintermantel' });
      const before = [...browser.cookies.keys()];
      expect(before).toContain('__Host-searches');
      await logIn(browser, email);
      expect([...browser.cookies.keys()]).not.toContain('__Host-searches');
      expect(await termsOf(browser)).toEqual(['wintermantel']);
      // On another device as well.
      const other = agreeing();
      await other.logIn(email);
      expect(await termsOf(other)).toEqual(['wintermantel']);
      // The next person on this one finds nothing, not even an empty history of the same number.
      await browser.call('/api/customer/v1/logout', {});
      expect(await termsOf(browser)).toEqual([]);
      expect([...browser.cookies.keys()]).toEqual(['consent']);
    },
  );

  test('goes where its keeping is no longer agreed to', async () => {
    const { email } = await shop.customer();
    const browser = agreeing();
    await browser.call(api, { term: 'wintermantel' });
    const id = browser.cookies.get('__Host-searches') ?? '';
    browser.cookies.set('consent', 'C0001');
    await browser.logIn(email);
    const again = agreeing();
    again.cookies.set('__Host-searches', id);
    expect([await termsOf(again), browser.cookies.has('__Host-searches')]).toEqual([[], false]);
  });

  test('is left to nobody where somebody logs out who had searched before', async () => {
    const browser = agreeing();
    await browser.call(api, { term: 'wintermantel' });
    for (const hint of ['basket-hint', 'wishlist-hint']) browser.cookies.set(hint, '1');
    await browser.call('/api/customer/v1/logout', {});
    expect([...browser.cookies.keys()]).toEqual(['consent']);
  });
});
