import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGuestKey } from '../../../server/session/guest-cookie.ts';
import { KeyValueUnavailable } from '../../../server/storage/key-value/key-value-unavailable.ts';
import type { KeyValue } from '../../../server/storage/key-value/key-value.ts';
import { createMemoryKeyValue } from '../../../server/storage/key-value/memory-key-value.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { type AccountShopOptions, password, type TestBrowser } from '../account/account-shop.ts';
import { basketNow, type BasketShop, shopper, startBasketShop } from './basket-shop.ts';

// What a visitor collects is nobody else's, whatever is sent, whenever, by however many at once.

let shop: BasketShop;
beforeAll(async () => {
  const options: AccountShopOptions = { environment: { TRUST_PROXY: '1' } };
  shop = await startBasketShop(options);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const text = async (browser: TestBrowser, path: string) => (await browser.get(path)).text;
const basketOf = async (browser: TestBrowser) =>
  (await shopper(browser).basket()).basket.lines.map(({ sku, quantity }) => [sku, quantity]);
const savedOf = async (browser: TestBrowser) =>
  (JSON.parse(await text(browser, '/api/wishlist/v1/saved')) as { skus: string[] }).skus;
const both = async (browser: TestBrowser) => [await basketOf(browser), await savedOf(browser)];
const guestCookie = (browser: TestBrowser): [string, string] =>
  [...browser.cookies].find(([name]) => name.startsWith('__Host-guest-')) ?? ['', ''];

async function collect(browser: TestBrowser, sku: string, quantity = 1): Promise<void> {
  expect((await browser.call('/api/basket/v1/add', { sku, quantity })).status).toBe(200);
  expect((await browser.call('/api/wishlist/v1/add', { sku })).status).toBe(200);
}

/** Everything that can be asked of what somebody has collected. */
const calls: readonly (readonly ['GET' | 'POST', string, object?])[] = [
  ['GET', '/api/basket/v1'],
  ['GET', '/api/basket/v1/'],
  ['GET', '/api/basket/v1/count'],
  ['GET', '/api/wishlist/v1/saved'],
  ['POST', '/api/basket/v1/add', { sku: '100' }],
  ['POST', '/api/basket/v1/add', { sku: 'nothing' }],
  ['POST', '/api/basket/v1/change', { sku: '100.1', quantity: 2 }],
  ['POST', '/api/basket/v1/remove', { sku: '100.1' }],
  ['POST', '/api/basket/v1/undo', { sku: '100.1', quantity: 2 }],
  ['POST', '/api/basket/v1/voucher', { code: 'NICHTS' }],
  ['POST', '/api/basket/v1/remove-voucher'],
  ['POST', '/api/basket/v1/delivery', { option: 'eco' }],
  ['POST', '/api/wishlist/v1/add', { sku: '4711.1' }],
  ['POST', '/api/wishlist/v1/edit', { sku: '4711.1', to: '4711.4' }],
  ['POST', '/api/wishlist/v1/to-basket', { sku: '4711.4' }],
  ['POST', '/api/wishlist/v1/undo', { sku: '4711.4' }],
  ['POST', '/api/wishlist/v1/remove', { sku: '4711.4' }],
  ['POST', '/api/wishlist/v1/remove', { sku: '../x' }],
  ['POST', '/api/gateway/', { query: '{ wishlist { skus } }' }],
];

test('no answer is for any cache, and none tells whose it is', async () => {
  const browser = shop.browser();
  for (const [method, path, body] of calls) {
    const answer = method === 'GET' ? await browser.get(path) : await browser.call(path, body);
    expect([path, answer.headers['cache-control']]).toEqual([path, 'private, no-store']);
    expect(answer.text).not.toMatch(/[cg]:[\w-]{20,}/);
    const [, key] = guestCookie(browser);
    expect(answer.text).not.toContain(key || 'g:');
  }
});

test('the cookie of a guest is for servers alone, that of a hint says nothing', async () => {
  const browser = shop.browser();
  const answer = await browser.call('/api/basket/v1/add', { sku: '100' });
  const wished = await browser.call('/api/wishlist/v1/add', { sku: '100' });
  const cookies = [answer, wished].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  const guest = cookies.filter((line) => line.startsWith('__Host-guest-'));
  const hints = cookies.filter((line) => line.includes('-hint='));
  expect(guest.length).toBeGreaterThan(0);
  for (const line of guest) expect(line).toMatch(/; HttpOnly.*SameSite=Lax/i);
  expect(hints.map((line) => line.split(';')[0])).toEqual(['basket-hint=1', 'wishlist-hint=1']);
});

describe('another owner', () => {
  test('cannot be named, by whatever field, header, query or cookie', async () => {
    const { id, email } = await shop.customer();
    const victim = shop.browser();
    await victim.logIn(email);
    await collect(victim, '100', 3);
    const before = await both(victim);
    const attacker = shop.browser();
    const named = {
      owner: `c:${id}`,
      customerId: id,
      tenant: 'at',
      version: 99,
      __id: id,
    };
    for (const [form, more] of [
      ['add', { quantity: 1 }],
      ['change', { quantity: 1 }],
      ['remove', {}],
      ['undo', { quantity: 1 }],
    ] as const) {
      await attacker.call(`/api/basket/v1/${form}?owner=c:${id}`, { sku: '100.1', ...more, ...named });
      if (form !== 'change') await attacker.call(`/api/wishlist/v1/${form}`, { sku: '100', ...named });
    }
    for (const Cookie of [`guest=c:${id}`, `__Host-guest=c:${id}`, `customerId=${id}`, `guest=${id}`]) {
      const headers = { Cookie, 'X-Customer-Id': id, Owner: `c:${id}` };
      expect((await attacker.get('/api/basket/v1/count', headers)).text).toBe('{"count":0}');
      expect((await attacker.get('/api/wishlist/v1/saved', headers)).text).toBe('{"count":0,"skus":[]}');
    }
    expect(await both(victim)).toEqual(before);
  });

  test('is every guest whose cookie is torn, doubled or of another shop', async () => {
    const browser = shop.browser();
    await collect(browser, '100');
    const [name, key] = guestCookie(browser);
    const torn = [
      ...[`${name}=`, `${name}=${key.slice(1)}`, `${name}=${key}A`, `${name}="${key}"`, `${name}=${key}%20`],
      ...[`${name}=${key}; ${name}=${key}`, `${name}=${'A'.repeat(4000)}`, `${name.toUpperCase()}=${key}`],
      `x=1, ${name}=${key}`,
    ];
    for (const Cookie of torn)
      for (const path of ['/api/basket/v1/count', '/api/wishlist/v1/saved']) {
        const answer = await shop.browser().get(path, { Cookie });
        expect([Cookie, answer.status]).toEqual([Cookie, 200]);
        expect(answer.text).toContain('"count":0');
      }
    const abroad = await shop
      .browser()
      .get('/api/basket/v1/count', { Cookie: `${name}=${key}`, Host: 'default.localhost' });
    expect(abroad.text).toBe('{"count":0}');
    expect(await basketOf(browser)).toEqual([['100.1', 1]]);
  });

  test('gets a new key when the own is garbage, and keeps what is put in with it', async () => {
    const browser = shop.browser();
    await collect(browser, '100');
    const [name] = guestCookie(browser);
    browser.cookies.set(name, 'garbage');
    await collect(browser, '101');
    expect(await both(browser)).toEqual([[['101.1', 1]], ['101']]);
    expect(
      [...browser.cookies.keys()].filter((each) => each !== name && each.includes('guest')),
    ).toHaveLength(1);
  });
});

describe('the gateway', () => {
  const change = 'mutation { addToWishlist(sku: "100") { count } }';

  test('changes nothing by GET, from other sites, or as a form', async () => {
    const browser = shop.browser();
    await browser.call('/api/wishlist/v1/add', { sku: '101' });
    const query = encodeURIComponent(change);
    const tries = await Promise.all([
      browser.get(`/api/gateway/?query=${query}`),
      browser.get(`/api/gateway/?query=${query}`, { 'x-gateway-request': '1' }),
      browser.call('/api/gateway/', { query: change }, { Origin: 'https://evil.example' }),
      browser.call('/api/gateway/', { query: change }, { 'Sec-Fetch-Site': 'cross-site' }),
      browser.call('/api/gateway/', { query: change }, { 'Content-Type': 'text/plain' }),
      browser.send('/api/gateway/', { query: change }),
    ]);
    for (const { status } of tries) expect(status).toBeGreaterThanOrEqual(400);
    expect(await savedOf(browser)).toEqual(['101']);
  });

  test('makes one guest of whoever saves twice in one call', async () => {
    const browser = shop.browser();
    const two = 'mutation { addToWishlist(sku: "100") { count } b: addToWishlist(sku: "101") { count } }';
    const answer = await browser.call('/api/gateway/', { query: two });
    expect(
      (answer.headers['set-cookie'] ?? []).filter((line) => line.startsWith('__Host-guest-')),
    ).toHaveLength(1);
    expect(await savedOf(browser)).toEqual(['101', '100']);
  });
});

describe('at a login', () => {
  test('two tabs at once join what the guest had once, and nothing is left to who copied the cookie', async () => {
    const { email } = await shop.customer();
    const phone = shop.browser();
    await phone.logIn(email);
    await collect(phone, '100', 2);
    const tab = shop.browser();
    await collect(tab, '100', 3);
    await collect(tab, '4711.4', 1);
    const other = tab.copy();
    const thief = tab.copy();
    const logins = await Promise.all(
      [tab, other, tab.copy()].map((each) => each.call('/api/customer/v1/login', { email, password })),
    );
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [basket, saved] = await both(tab);
    expect(await both(phone)).toEqual([basket, saved]);
    expect(Object.fromEntries(basket as [string, number][])).toEqual({ '100.1': 5, '4711.4': 1 });
    expect(saved).toEqual(['4711.4', '4711', '100']);
    expect(await both(thief)).toEqual([[], []]);
    await tab.call('/api/customer/v1/logout');
    expect(await both(tab)).toEqual([[], []]);
  });

  test('the next who logs in at the same browser gets nothing of the one before', async () => {
    const [one, two] = [await shop.customer(), await shop.customer()];
    const browser = shop.browser();
    await collect(browser, '100');
    await browser.logIn(one.email);
    await collect(browser, '101');
    await browser.call('/api/customer/v1/logout');
    await browser.logIn(two.email);
    expect(await both(browser)).toEqual([[], []]);
  });
});

test('200 visitors at once, guests and customers, never see what another has', async () => {
  const people = Array.from({ length: 200 }, (_, at) => at);
  const skus = ['100', '101', '102', '200', '201', '400', '401', '402', '403', '404'];
  const browsers = people.map((at) => shop.browser({ 'X-Forwarded-For': `198.51.100.${at}` }));
  for (let from = 0; from < 40; from += 8)
    await Promise.all(
      people.slice(from, from + 8).map(async (at) => {
        const { email } = await shop.customer();
        expect((await browsers[at]?.logIn(email))?.status).toBe(200);
      }),
    );
  // Two of ten articles and a quantity each: nearly nobody has the same.
  const ownOf = (at: number) =>
    [skus[at % 10] ?? '', skus[((at % 10) + 1 + (Math.floor(at / 10) % 9)) % 10] ?? ''] as const;
  const quantityOf = (at: number) => 1 + Math.floor(at / 90);
  async function visit(at: number): Promise<void> {
    const browser = browsers[at] as TestBrowser;
    const [first, second] = ownOf(at);
    await collect(browser, first, quantityOf(at));
    const [basket] = await Promise.all([
      browser.call('/api/basket/v1/add', { sku: second, quantity: quantityOf(at) }),
      browser.call('/api/wishlist/v1/add', { sku: second }),
    ]);
    expect(basket.status).toBe(200);
    const quantity = quantityOf(at);
    expect(await basketOf(browser)).toEqual([
      [`${first}.1`, quantity],
      [`${second}.1`, quantity],
    ]);
    expect(await savedOf(browser)).toEqual([second, first]);
  }
  // As many at once as find a connection in time on a slow machine.
  for (let from = 0; from < people.length; from += 40)
    await Promise.all(people.slice(from, from + 40).map(visit));
  const seen = await Promise.all(browsers.map(savedOf));
  expect(seen).toEqual(people.map((at) => ownOf(at).toReversed()));
}, 120_000);

test('an address that changes without an end is told to wait, and nobody else is', async () => {
  const flood = { 'X-Forwarded-For': '198.51.100.7' };
  const browser = shop.browser();
  const statuses = new Set<number>();
  for (let sent = 0; sent < 610; sent += 10) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.call('/api/basket/v1/remove', { sku: 'nothing' }, flood)),
    );
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([422, 429]);
  const late = await browser.call('/api/basket/v1/add', { sku: '100' }, flood);
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  const other = { 'X-Forwarded-For': '198.51.100.8' };
  expect((await shop.browser().call('/api/basket/v1/add', { sku: '100' }, other)).status).toBe(200);
});

describe('baskets and lists that nobody comes back for', () => {
  /** As many as Redis sees, while it is there; `isAway`: it is not. */
  async function startWith(isAway: boolean) {
    const shared = createMemoryKeyValue({
      maxBytes: 1_000_000,
      clock: () => basketNow,
      log: collectingLog(),
    });
    const keyValue: KeyValue = {
      ...shared,
      increment: (...given) =>
        isAway
          ? Promise.reject(new KeyValueUnavailable('refused', 'it is away'))
          : shared.increment(...given),
    };
    const options: AccountShopOptions = { keyValue, environment: { TRUST_PROXY: '1' } };
    return startBasketShop(options);
  }

  test.each([false, true])(
    'are begun 200 times an hour by an address, whatever it calls itself; Redis is away: %j',
    async (isAway) => {
      const own = await startWith(isAway);
      const here = { 'X-Forwarded-For': '198.51.100.9' };
      const regular = own.browser(here);
      for (const path of ['/api/basket/v1/add', '/api/wishlist/v1/add'])
        expect((await regular.call(path, { sku: '100' })).status).toBe(200);
      for (const [table, path] of [
        ['basket', '/api/basket/v1/add'],
        ['wishlist', '/api/wishlist/v1/add'],
      ] as const) {
        const begin = async (at: number) => {
          // Every second one names a guest that there never was.
          const browser = own.browser(here);
          if (at % 2) browser.cookies.set('__Host-guest', newGuestKey());
          return browser.call(path, { sku: '100' });
        };
        const statuses: number[] = [];
        for (let from = 0; from < 240; from += 20) {
          const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(from + at)));
          statuses.push(...answers.map(({ status }) => status));
        }
        expect(statuses.filter((status) => status === 429)).toHaveLength(41);
        const refused = await begin(1);
        expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from ${sql.table(table)} where owner like 'g:%'`.execute(
          own.database.kysely,
        );
        expect(rows).toEqual([{ count: 200 }]);
        // Who has begun goes on, and others begin.
        expect((await regular.call(path, { sku: '101' })).status).toBe(200);
        const other = own.browser({ 'X-Forwarded-For': '198.51.100.10' });
        expect((await other.call(path, { sku: '100' })).status).toBe(200);
      }
      await own.close();
    },
  );

  test('are not begun by what changes nothing', async () => {
    const before = await guestsOf();
    for (const [path, body] of [
      ['basket/v1/change', { sku: '100.1', quantity: 2 }],
      ['basket/v1/remove', { sku: '100.1' }],
      ['basket/v1/remove-voucher', {}],
      ['basket/v1/delivery', { option: 'eco' }],
      ['basket/v1/voucher', { code: 'WINTER10' }],
      ['wishlist/v1/remove', { sku: '100' }],
      ['wishlist/v1/undo', { sku: '100' }],
      ['wishlist/v1/edit', { sku: '100', to: '100' }],
      ['wishlist/v1/to-basket', { sku: '100' }],
    ] as const) {
      const browser = shop.browser();
      browser.cookies.set('__Host-guest', newGuestKey());
      await browser.call(`/api/${path}`, body);
    }
    expect(await guestsOf()).toEqual(before);
  });
});

async function guestsOf() {
  const { rows } = await sql`
    select (select count(*) from basket) as baskets, (select count(*) from wishlist) as lists`.execute(
    shop.database.kysely,
  );
  return rows;
}
