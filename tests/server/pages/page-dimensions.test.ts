import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heading } from '../fake-content.ts';
import { type Answer, drawsOf, fillShop, type ShopUnderTest, startShop } from '../shop-under-test.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const plain = { 'Accept-Encoding': 'identity' };

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await startShop();
  fillShop(shop.content);
});

afterEach(() => shop.close());

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return shop.ask(path, { headers: { ...plain, ...headers } });
}

const foreign: Record<string, Record<string, string>> = {
  'a forwarded host': {
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'host=evil.example',
    'X-Host': 'evil.example',
  },
  'a forwarded scheme': {
    'X-Forwarded-Proto': 'http',
    'X-Forwarded-Port': '81',
    'X-Forwarded-Prefix': '/evil.example',
  },
  'another address': { 'X-Original-URL': '/mein-konto', 'X-Rewrite-URL': '/evil.example' },
  'another method': { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'DELETE' },
  'another language': { 'Accept-Language': 'fr-CH,evil.example' },
  'a phone': { 'User-Agent': phone, 'Sec-CH-UA-Mobile': '?1' },
  'another format': {
    Accept: 'application/json',
    RSC: '1',
    'Next-Router-Prefetch': '1',
    'x-middleware-subrequest': '1',
  },
  'a range': { Range: 'bytes=0-1' },
  'a session': {
    'x-ec-token': 'evil.example',
    Authorization: 'Bearer evil.example',
    Cookie: 'ab=evil.example; sid=1; vid=0123456789abcdef',
  },
  'a made-up preview': { Cookie: '__Host-preview=evil.example; preview=evil.example' },
  'a place': { 'CF-IPCountry': 'CH', 'X-Geo-Country': 'CH' },
  'a bot': { 'User-Agent': 'Googlebot/2.1' },
};

describe('nobody can poison a page', () => {
  test('by asking for a part of it', async () => {
    const part = await get('/lp/herbst?teil=1');
    expect(part.text).toContain('data-styles');
    expect((await get('/lp/herbst')).text).not.toContain('data-styles');
    expect((await get('/lp/herbst?teil=1')).text).toBe(part.text);
  });

  test.each(Object.entries(foreign))('by %s', async (_what, headers) => {
    const clean = await startShop();
    fillShop(clean.content);
    for (const path of ['/', '/lp/herbst', '/fr']) {
      const term = path === '/fr' ? 'recherche' : 'q';
      const host = { Host: path === '/fr' ? 'default.localhost' : 'at.localhost' };
      const expected = await clean.ask(path, { headers: { ...plain, ...host } });
      const poisoned = await get(
        `${path}?utm_source=evil.example&${term}=a&${term}=b&a[b]=1&__proto__[p]=1&constructor=1`,
        { ...host, ...headers },
      );
      expect(poisoned.status).toBe(200);
      const after = await get(path, host);
      expect(after.bytes.equals(expected.bytes)).toBe(true);
      expect(after.headers['cache-control']).toBe(expected.headers['cache-control']);
      expect(JSON.stringify(after.headers) + after.text + poisoned.text).not.toContain('evil.example');
    }
    await clean.close();
  });

  test('or make it draw one page many times by parameters that nobody declared', async () => {
    for (let index = 0; index < 300; index++) await get(`/lp/herbst?utm=${index}&x${index}=1&teil=x${index}`);
    expect(await drawsOf(shop)).toBe(1);
    expect(shop.shop.pages.stats().entries).toBe(1);
  });

  test('or by a made-up preview cookie', async () => {
    for (let index = 0; index < 20; index++) await get('/lp/herbst', { Cookie: `__Host-preview=x${index}` });
    expect(await drawsOf(shop)).toBe(1);
  });
});

describe('what a page may depend on', () => {
  test('the kind of device: two pages, and caches further out are told', async () => {
    const usps = (text: string): object => ({ items: [{ icon: 'truck', text }] });
    shop.content.bucket('usp-bar/web', usps('Gratis ab 75 Euro'));
    shop.content.bucket('usp-bar/mobile', usps('Gratis ab 75'));
    shop.content.page({ path: '/lp/geraet', main: [{ type: 'usp-bar' }] });
    for (let round = 0; round < 2; round++) {
      const web = await get('/lp/geraet');
      const mobile = await get('/lp/geraet', { 'User-Agent': phone });
      expect(web.text).toContain('Gratis ab 75 Euro');
      expect(mobile.text).not.toContain('Gratis ab 75 Euro');
      expect(mobile.text).toContain('Gratis ab 75');
      expect(web.headers.vary).toBe('Accept-Encoding, User-Agent');
    }
    expect(await drawsOf(shop)).toBe(2);
    expect(
      (
        await get('/lp/geraet', {
          'User-Agent': 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Mobile/15E148',
        })
      ).text,
    ).toContain('Gratis ab 75 Euro');
  });

  test('the variant of an experiment, by the visitor’s id alone; no cache further out keeps such a page', async () => {
    const variant = (name: string): object => ({ experiment: { id: 'sustainability', variant: name } });
    shop.content.page({
      path: '/lp/versuch',
      main: [
        heading('Wie bisher', { id: 'a', when: variant('control') }),
        heading('Nachhaltig', { id: 'b', when: variant('b') }),
      ],
    });
    const seen = async (id?: string): Promise<string | undefined> => {
      const { headers, text } = await get(
        '/lp/versuch',
        id === undefined ? {} : { Cookie: `consent=C0001,C0002; vid=${id}` },
      );
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers.vary).toContain('Cookie');
      expect(headers['set-cookie']).toBeUndefined();
      return /Wie bisher|Nachhaltig/.exec(text)?.[0];
    };
    expect(await seen()).toBe('Wie bisher');
    expect(await seen('too short')).toBe('Wie bisher');
    const ids = Array.from({ length: 200 }, (_, index) => `visitor-${index}`);
    const first: (string | undefined)[] = [];
    for (const id of ids) first.push(await seen(id));
    const again: (string | undefined)[] = [];
    for (const id of ids) again.push(await seen(id));
    expect(again).toEqual(first);
    const share = first.filter((text) => text === 'Nachhaltig').length / ids.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
    expect(shop.shop.pages.stats().entries).toBe(2);
  });

  test('the kind of visitor, by what the login cookie shows; nothing of a person', async () => {
    const kinds = (...visitor: string[]): object => ({ when: { visitor } });
    shop.content.page({
      path: '/lp/gruss',
      main: [
        heading('Neu hier?', { id: 'a', ...kinds('anonymous') }),
        heading('Willkommen zurück', { id: 'b', ...kinds('soft-logged-in', 'logged-in') }),
      ],
    });
    const login = (li: string): string =>
      `login=${encodeURIComponent(JSON.stringify({ li, ca: '0', bop: '0', np: '0' }))}`;
    const seen = async (Cookie?: string): Promise<string | undefined> => {
      const { headers, text } = await get('/lp/gruss', Cookie === undefined ? {} : { Cookie });
      expect(headers['cache-control']).toBe('private, no-cache');
      return /Neu hier|Willkommen zurück/.exec(text)?.[0];
    };
    expect(await seen(login('1'))).toBe('Willkommen zurück');
    expect(await seen()).toBe('Neu hier');
    expect(await seen(login('0'))).toBe('Willkommen zurück');
    expect(await seen('login=1')).toBe('Neu hier');
  });
});
