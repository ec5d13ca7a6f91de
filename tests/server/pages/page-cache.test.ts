import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heading } from '../fake-content.ts';
import {
  type Answer,
  type Asked,
  drawsOf,
  fillShop,
  revalidate,
  type ShopUnderTest,
  startShop,
} from '../shop-under-test.ts';

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
    expect(await drawsOf(shop)).toBe(1);
  });

  test('may be kept by caches further out for 15 s, and used for a day while they ask again', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=86400');
    expect(headers.vary).toBe('Accept-Encoding, User-Agent');
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
        expect(answer.headers.vary).toBe('Accept-Encoding, User-Agent');
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
    expect(await drawsOf(shop)).toBe(1);
    expect(shop.content.reads.filter((key) => key === 'page:at:de-AT:/lp/herbst')).toHaveLength(1);
  });

  test('on a page that is stale cost one drawing in the background', async () => {
    await get('/lp/herbst');
    shop.advance(16_000);
    const answers = await Promise.all(Array.from({ length: 200 }, () => get('/lp/herbst')));
    await shop.shop.renewal.idle();
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await drawsOf(shop)).toBe(2);
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
    await revalidate(shop, { paths: ['/lp/herbst'] });
    expect((await get('/lp/herbst')).status).toBe(200);
    await shop.shop.renewal.idle();
    expect((await get('/lp/herbst')).status).toBe(404);
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
    const before = await drawsOf(shop);
    for (const price of ['600', '700']) await get(`/lp/herbst?preis=${price}`);
    expect(await drawsOf(shop)).toBe(before + 1);
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
