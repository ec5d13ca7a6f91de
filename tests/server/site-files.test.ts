import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await startShop();
  fillShop(shop.content);
});
afterEach(() => shop.close());

const german = { Host: 'default.localhost' };

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return shop.ask(path, { headers });
}

const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-de-AT-1.xml',
  '/manifest-de-AT.webmanifest',
  '/speculation-rules.json',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
];

describe('every file about the shop', () => {
  test.each(files)('%s is sent whole, by HEAD without body, and 304 to who has it', async (path) => {
    const whole = await get(path);
    expect(whole.status).toBe(200);
    expect(whole.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(whole.headers['content-length']).toBe(String(whole.bytes.length));
    const head = await shop.ask(path, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    const again = await get(path, { 'If-None-Match': String(whole.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(files)('%s takes no other method', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await shop.ask(path, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('in production a host that is nobody’s gets none', async () => {
    const strict = await startShop({
      NODE_ENV: 'production',
      TENANT_HOSTS: 'www.example.at=at,www.example.com=default',
    });
    for (const path of files) {
      expect((await strict.ask(path, { headers: { Host: 'evil.example' } })).status, path).toBe(421);
      expect((await strict.ask(path, { headers: { Host: 'www.example.at' } })).status, path).not.toBe(421);
    }
    await strict.close();
  });
});

describe('robots.txt', () => {
  test('hides nothing but calls, and names the shop’s own sitemap', async () => {
    const at = await get('/robots.txt');
    expect(at.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(at.text).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://www.example.at/sitemap.xml\n');
    expect((await get('/robots.txt', german)).text).toContain('Sitemap: https://www.example.com/sitemap.xml');
  });

  test('outside production asks crawlers to stay away from hosts that they can reach', async () => {
    const { text } = await get('/robots.txt', { Host: 'test.example.at' });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });

  test('of a test system closes every host, and every answer says so', async () => {
    const closed = await startShop({ INDEXABLE: 'false' });
    fillShop(closed.content);
    expect((await closed.ask('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/', '/nix', '/favicon.svg'])
      expect((await closed.ask(path)).headers['x-robots-tag'], path).toBe('noindex, nofollow');
    await closed.close();
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
  });
});

describe('the web app manifest', () => {
  test.each([
    ['at.localhost', 'de-AT', '/'],
    ['default.localhost', 'de-DE', '/'],
    ['default.localhost', 'fr-CH', '/fr'],
    ['default.localhost', 'nl-NL', '/nl'],
  ])('of %s in %s starts at %s, and its icons are there in their sizes', async (host, locale, start) => {
    const { headers, text } = await get(`/manifest-${locale}.webmanifest`, { Host: host });
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(text) as { icons: { src: string; type: string; sizes: string }[] };
    expect(manifest).toMatchObject({
      name: 'Modehaus Linde',
      short_name: 'Linde',
      lang: locale,
      start_url: start,
      scope: '/',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: '#ffffff',
    });
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await get(src, { Host: host });
      expect([icon.status, icon.headers['content-type']]).toEqual([200, type]);
      if (type !== 'image/png') continue;
      const { width, height } = await sharp(icon.bytes).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('of a language that the shop does not speak is not there', async () => {
    expect((await get('/manifest-fr-CH.webmanifest')).status).toBe(404);
  });

  test.each([
    ['/', german, 'de-DE'],
    ['/fr', german, 'fr-CH'],
    ['/fr/nix', german, 'fr-CH'],
  ])('%s links the one of its language, and icons', async (path, headers, locale) => {
    const { text } = await get(path, headers);
    expect(text).toContain(`<link rel="manifest" href="/manifest-${locale}.webmanifest">`);
    expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
  });
});

describe('icons', () => {
  test('fill what the system cuts, and are round where it does not', async () => {
    const corner = async (path: string): Promise<number> => {
      const { data, info } = await sharp((await get(path)).bytes)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[info.channels - 1] ?? -1;
    };
    expect(await corner('/icon-maskable-512.png')).toBe(255);
    expect(await corner('/apple-touch-icon.png')).toBe(255);
    expect(await corner('/icon-512.png')).toBe(0);
  });

  test('for old browsers are a picture in the old wrapping', async () => {
    const { bytes } = await get('/favicon.ico');
    expect(bytes.subarray(0, 6).toString('hex')).toBe('000001000100');
    const [size, at] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect(at + size).toBe(bytes.length);
    expect(await sharp(bytes.subarray(at)).metadata()).toMatchObject({
      format: 'png',
      width: 48,
      height: 48,
    });
  });
});
