import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heading } from './fake-content.ts';
import {
  type Answer,
  type Asked,
  fillShop,
  revalidateSecret,
  type ShopUnderTest,
  startShop,
} from './shop-under-test.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const plain = { 'Accept-Encoding': 'identity' };

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await startShop();
  fillShop(shop.content);
});

afterEach(() => shop.close());

function get(path: string, headers: Record<string, string> = {}, more: Asked = {}): Promise<Answer> {
  return shop.ask(path, { ...more, headers: { ...plain, ...headers } });
}

function revalidate(body: object, secret = revalidateSecret): Promise<Answer> {
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
  return shop.ask('/api/revalidate', { method: 'POST', headers, body: JSON.stringify(body) });
}

/** How many pages were drawn, for a visitor or in the background. */
async function draws(): Promise<number> {
  const { text } = await shop.ask('/metrics');
  return [...text.matchAll(/^page_render_seconds_count\{[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

describe('a page in memory', () => {
  test('is sent as it was drawn, with its age, and nobody behind is asked', async () => {
    const first = await get('/');
    shop.content.forget();
    shop.advance(4500);
    const second = await get('/');
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(first.headers.age).toBeUndefined();
    expect(second.headers.age).toBe('5');
    expect(shop.content.reads).toEqual([]);
    expect(await draws()).toBe(1);
  });

  test('may be kept by caches further out for 15 s, and used for a day while they ask again', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=86400');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(String(headers['surrogate-key']).split(' ')).toEqual(
      expect.arrayContaining(['page:at:de-AT:/', 'tenant:at', 'frame:full', 'block:heading']),
    );
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,gzip;q=0.0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['*', undefined],
    ['xbr, gzipx', undefined],
    ['BR', 'br'],
    ['', undefined],
  ])('is sent to who accepts %j in %s', async (accepted, encoding) => {
    const whole = await get('/');
    const { headers, text } = await get('/', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(text).toBe(whole.text);
  });

  test('has another validator in each encoding, and each is recognised', async () => {
    const etags: string[] = [];
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await get('/', { 'Accept-Encoding': encoding });
      etags.push(headers.etag ?? '');
    }
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) {
      for (const validator of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await get('/', { 'If-None-Match': validator });
        expect([answer.status, answer.bytes.length]).toEqual([304, 0]);
        expect(answer.headers['cache-control']).toContain('s-maxage=15');
        expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
        expect(answer.headers.vary).toBe('Accept-Encoding');
      }
    }
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('answers HEAD with the headers of GET and no body, cold and warm', async () => {
    const cold = await get('/', {}, { method: 'HEAD' });
    const whole = await get('/');
    const warm = await get('/', {}, { method: 'HEAD' });
    for (const { status, headers, bytes } of [cold, warm]) {
      expect([status, bytes.length, headers['content-length'], headers.etag]).toEqual([
        200,
        0,
        String(whole.bytes.length),
        whole.headers.etag,
      ]);
    }
  });

  test('does not look at a range', async () => {
    await get('/');
    const { status, bytes } = await get('/', { Range: 'bytes=0-9' });
    expect(status).toBe(200);
    expect(bytes.length).toBeGreaterThan(1000);
  });
});

/** T29: what a request may bring, and no cached page may notice. */
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
  test.each(Object.entries(foreign))('by %s', async (_what, headers) => {
    const clean = await startShop();
    fillShop(clean.content);
    for (const path of ['/', '/lp/herbst', '/fr']) {
      const host = { Host: path === '/fr' ? 'default.localhost' : 'at.localhost' };
      const expected = await clean.ask(path, { headers: { ...plain, ...host } });
      const poisoned = await get(
        `${path}?utm_source=evil.example&q=a&q=b&a[b]=1&__proto__[p]=1&constructor=1`,
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
    for (let index = 0; index < 300; index++) await get(`/lp/herbst?utm=${index}&x${index}=1`);
    expect(await draws()).toBe(1);
    expect(shop.shop.pages.stats().entries).toBe(1);
  });

  test('or by a made-up preview cookie', async () => {
    for (let index = 0; index < 20; index++) await get('/lp/herbst', { Cookie: `__Host-preview=x${index}` });
    expect(await draws()).toBe(1);
  });
});

describe('200 visitors at once', () => {
  test('on a cold page cost one drawing and one question to the CMS, and all get the same', async () => {
    const open = shop.content.hold('/lp/herbst');
    const answers = Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        get(`/lp/herbst?visitor=${index}`, {
          Cookie: `sid=customer-${index}`,
          'X-Customer': `customer-${index}`,
        }),
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
    open();
    const texts = (await answers).map(({ text }) => text);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toContain('customer-');
    expect(await draws()).toBe(1);
    expect(shop.content.reads.filter((key) => key === 'page:at:de-AT:/lp/herbst')).toHaveLength(1);
  });

  test('on a page that is stale cost one drawing in the background', async () => {
    await get('/lp/herbst');
    shop.advance(16_000);
    const answers = await Promise.all(Array.from({ length: 200 }, () => get('/lp/herbst')));
    await shop.shop.renewal.idle();
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await draws()).toBe(2);
  });
});

describe('time', () => {
  const change = (text: string): void =>
    shop.content.page({ path: '/lp/herbst', main: [heading(text)], page: { revision: text } });
  const shown = async (): Promise<string | undefined> =>
    /<h2[^>]*>([^<]*)</.exec((await get('/lp/herbst')).text.split('<main')[1] ?? '')?.[1];

  test('of 15 s makes a page stale: one more gets the old, then comes the new', async () => {
    expect(await shown()).toBe('Herbst');
    change('Winter');
    shop.shop.documents.invalidate({ tags: ['page:at:de-AT:/lp/herbst'] });
    shop.advance(14_999);
    expect(await shown()).toBe('Herbst');
    shop.advance(1);
    expect(await shown()).toBe('Herbst');
    await shop.shop.renewal.idle();
    expect(await shown()).toBe('Winter');
  });

  test('of trouble behind leaves the page up, for a day', async () => {
    await shown();
    shop.content.fail();
    for (let minute = 0; minute < 60; minute++) {
      shop.advance(60_000);
      expect(await shown()).toBe('Herbst');
      await shop.shop.renewal.idle();
    }
  });

  test('ends a page hard where a condition ends: not even once is it shown later', async () => {
    const end = shop.now() + 8000;
    const sale = {
      type: 'heading',
      id: 'sale',
      props: { text: 'Nur bis acht' },
      when: { to: new Date(end).toISOString() },
    };
    shop.content.page({ path: '/lp/angebot', main: [heading('Angebot', { id: 'a' }), sale] });
    const before = await get('/lp/angebot');
    expect(before.text).toContain('Nur bis acht');
    expect(before.headers['cache-control']).toBe('public, max-age=0, s-maxage=8, stale-while-revalidate=0');
    shop.advance(7999);
    const warm = await get('/lp/angebot');
    expect(warm.text).toContain('Nur bis acht');
    // A cache further out counts the age, and lets go of it in time.
    expect(warm.headers.age).toBe('8');
    shop.advance(1);
    const after = await get('/lp/angebot');
    expect(after.text).not.toContain('Nur bis acht');
    expect(after.headers['cache-control']).toContain('s-maxage=15');
  });

  test('ends a page hard where a block of it says that it is over, by its fields or by its data', async () => {
    const end = shop.now() + 10_000;
    const endsAt = new Date(end).toISOString();
    shop.content.bucket('vouchers/main', {
      vouchers: [{ id: 'herbst', title: 'Gutschein für Dich', validUntil: endsAt }],
    });
    shop.content.page({
      path: '/lp/zaehler',
      main: [heading('Bleibt'), { type: 'countdown', props: { title: 'Nur noch kurz', endsAt } }],
    });
    shop.content.page({
      path: '/lp/gutschein',
      main: [heading('Bleibt'), { type: 'voucher-embed', props: { voucher: 'herbst' } }],
    });
    const before = [await get('/lp/zaehler'), await get('/lp/gutschein')];
    for (const { headers } of before)
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=0');
    expect(before.map(({ text }) => /Nur noch kurz|Gutschein für Dich/.test(text))).toEqual([true, true]);
    shop.advance(10_000);
    for (const path of ['/lp/zaehler', '/lp/gutschein']) {
      const { headers, text } = await get(path);
      expect(text).toContain('Bleibt');
      expect(text).not.toMatch(/Nur noch kurz|Gutschein für Dich/);
      expect(headers['cache-control']).toContain('s-maxage=15');
    }
  });

  test('shows a page when its time begins, and takes it off when it ends', async () => {
    const [from, to] = [shop.now() + 5000, shop.now() + 20_000];
    shop.content.page({
      path: '/lp/zeit',
      main: [heading('Jetzt')],
      page: { validFrom: new Date(from).toISOString(), validTo: new Date(to).toISOString() },
    });
    expect((await get('/lp/zeit')).status).toBe(404);
    shop.advance(5000);
    expect((await get('/lp/zeit')).status).toBe(200);
    shop.advance(14_999);
    expect((await get('/lp/zeit')).status).toBe(200);
    shop.advance(1);
    expect((await get('/lp/zeit')).status).toBe(404);
  });

  test('of a page that went makes room for 404 after one more look', async () => {
    await shown();
    shop.content.remove({ path: '/lp/herbst' });
    await revalidate({ paths: ['/lp/herbst'] });
    expect((await get('/lp/herbst')).status).toBe(200);
    await shop.shop.renewal.idle();
    expect((await get('/lp/herbst')).status).toBe(404);
  });
});

describe('a call for renewal', () => {
  const change = (text: string): void =>
    shop.content.page({ path: '/lp/herbst', main: [heading(text)], page: { revision: text } });
  const shows = async (text: string): Promise<boolean> =>
    (await get('/lp/herbst')).text.includes(`>${text}<`);

  test.each([
    [{ paths: ['/lp/herbst'] }],
    [{ tags: ['page:at:de-AT:/lp/herbst'] }],
    [{ tags: ['block:heading'] }],
    [{ tags: ['tenant:at'] }],
    [{ tags: ['pages'], tenant: 'at' }],
  ])('by %j brings the new page at once', async (body) => {
    expect(await shows('Herbst')).toBe(true);
    change('Winter');
    expect(await shows('Herbst')).toBe(true);
    expect((await revalidate(body)).status).toBe(200);
    expect(await shows('Herbst')).toBe(true);
    await shop.shop.renewal.idle();
    expect(await shows('Winter')).toBe(true);
  });

  test('leaves pages alone that it does not name', async () => {
    await get('/');
    await get('/lp/herbst');
    await revalidate({ paths: ['/lp/herbst'] });
    await get('/');
    await shop.shop.renewal.idle();
    expect(await draws()).toBe(2);
  });

  test('while the page is being drawn is not lost', async () => {
    await shows('Herbst');
    shop.advance(900_000 * 1.2);
    // The document is on its way, as it was; then it changes, and the CMS says so.
    const open = shop.content.hold('/lp/herbst');
    await shows('Herbst');
    change('Winter');
    await revalidate({ paths: ['/lp/herbst'] });
    open();
    await shop.shop.renewal.idle();
    await shows('Winter');
    await shop.shop.renewal.idle();
    expect(await shows('Winter')).toBe(true);
  });

  test('of the frame renews every page that it surrounds', async () => {
    await get('/');
    await get('/lp/herbst');
    shop.content.frame({ header: [heading('Neuer Kopf')] });
    await revalidate({ tags: ['frame:full'] });
    for (const path of ['/', '/lp/herbst']) {
      await get(path);
      await shop.shop.renewal.idle();
      expect((await get(path)).text).toContain('Neuer Kopf');
    }
  });

  test.each([
    [{ tags: ['bucket:usp-bar'] }],
    [{ tags: ['bucket:usp-bar/web'] }],
    [{ tags: ['bucket:at:de-AT:usp-bar/web'] }],
  ])('by %j of a data set that was not there renews the page that did without it', async (body) => {
    shop.content.page({ path: '/lp/usp', main: [heading('Da'), { id: 'u', type: 'usp-bar' }] });
    const first = await get('/lp/usp');
    expect(first.text).not.toContain('Gratis');
    expect(String(first.headers['surrogate-key']).split(' ')).toContain('bucket:usp-bar');
    shop.content.bucket('usp-bar/web', { items: [{ icon: 'truck', text: 'Gratis ab 75 Euro' }] });
    await revalidate(body);
    await get('/lp/usp');
    await shop.shop.renewal.idle();
    expect((await get('/lp/usp')).text).toContain('Gratis ab 75 Euro');
  });

  test('that has no secret, or a wrong one, does nothing', async () => {
    await get('/');
    expect((await revalidate({ tags: ['tenant:at'] }, 'wrong')).status).toBe(401);
    expect((await shop.ask('/api/revalidate', { method: 'POST', body: '{}' })).status).toBe(401);
    await get('/');
    await shop.shop.renewal.idle();
    expect(await draws()).toBe(1);
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
    expect(await draws()).toBe(2);
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
});

describe('the room of the cache', () => {
  test('is bounded in bytes, and the pages in use stay', async () => {
    const small = await startShop({ PAGE_CACHE_MB: '1' });
    fillShop(small.content);
    for (let index = 0; index < 100; index++)
      small.content.page({
        path: `/lp/p${index}`,
        main: [heading(`Seite ${index}`, { props: { text: `Seite ${index}`, intro: 'x'.repeat(600) } })],
      });
    for (let index = 0; index < 100; index++) {
      await small.ask(`/lp/p${index}`);
      await small.ask('/lp/herbst');
    }
    const { bytes, entries } = small.shop.pages.stats();
    expect(bytes).toBeLessThanOrEqual(1_000_000);
    expect(entries).toBeLessThan(100);
    const metrics = (await small.ask('/metrics')).text;
    expect(metrics).toContain('http_requests_total{tenant="at",status="200",cache="hit"} 99');
    await small.close();
  });

  test('is not taken by pages of what somebody typed', async () => {
    const calculator = { type: 'instalment-calculator', props: { title: 'Raten', basePrice: 54_900 } };
    shop.content.page({ path: '/lp/raten', main: [calculator] });
    await get('/lp/raten');
    await get('/lp/raten?preis=');
    const { entries } = shop.shop.pages.stats();
    for (const price of ['600', '700']) {
      const { status, text, headers } = await get(`/lp/raten?preis=${price}`, { 'Accept-Encoding': 'br' });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe('br');
      expect(text).toContain(`value="${price}`);
    }
    expect(shop.shop.pages.stats().entries).toBe(entries);
    // The parameter means nothing on a page without the calculator.
    const before = await draws();
    for (const price of ['600', '700']) await get(`/lp/herbst?preis=${price}`);
    expect(await draws()).toBe(before + 1);
  });

  test('of none keeps nothing, and still sends what was asked for', async () => {
    const none = await startShop({ PAGE_CACHE_MB: '0' });
    fillShop(none.content);
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { status, headers, text } = await none.ask('/', { headers: { 'Accept-Encoding': encoding } });
      expect([status, headers['content-encoding']]).toEqual([
        200,
        encoding === 'identity' ? undefined : encoding,
      ]);
      expect(text).toContain('</html>');
    }
    expect(none.shop.pages.stats()).toEqual({ entries: 0, bytes: 0 });
    await none.close();
  });
});
