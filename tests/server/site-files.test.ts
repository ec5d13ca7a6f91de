import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { collectLog } from '../faults/collected-log.ts';
import { heading } from './fake-content.ts';
import { type Answer, fillShop, revalidateSecret, type ShopUnderTest, startShop } from './shop-under-test.ts';

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

/** Addresses that a sitemap names. */
const addresses = ({ text }: Answer): string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

/** Versions in other languages: of the page with this address, or of a page's head. */
function alternatesOf(text: string, address?: string): string[] {
  const part =
    address === undefined
      ? text
      : (text.split('<url>').find((url) => url.includes(`<loc>${address}<`)) ?? '');
  return [...part.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, to]) => `${language} ${to}`,
  );
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

describe('the sitemap', () => {
  test('names a file for each language that has pages, and all their pages', async () => {
    expect(addresses(await get('/sitemap.xml', german))).toEqual([
      'https://www.example.com/sitemap-de-DE-1.xml',
      'https://www.example.com/sitemap-fr-CH-1.xml',
      'https://www.example.com/sitemap-nl-NL-1.xml',
    ]);
    shop.content.page({ path: '/magazin/a&b', main: [heading('A')] });
    shop.content.page({ path: '/lp/größe', main: [heading('G')] });
    const { headers, text } = await get('/sitemap-de-AT-1.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(addresses({ text } as Answer)).toEqual([
      'https://www.example.at/',
      'https://www.example.at/lp/herbst',
      'https://www.example.at/magazin/a&#38;b',
      'https://www.example.at/lp/gr%C3%B6%C3%9Fe',
    ]);
    expect(addresses(await get('/sitemap-fr-CH-1.xml', german))).toEqual([
      'https://www.example.com/fr',
      'https://www.example.com/fr/lp/herbst',
    ]);
  });

  test.each([
    ['a page that must not be found', { path: '/lp/geheim', page: { robots: 'noindex,follow' } }],
    ['a page that is for nobody', { path: '/lp/geheim', page: { robots: 'none' } }],
    ['a page that is no address of its own', { path: '/_/product' }],
    ['a page where the CMS has none', { path: '/woanders' }],
    ['an old address', { path: '/service' }],
    ['a page that is not yet', { path: '/lp/spaeter', page: { validFrom: '2027-01-01T00:00:00+01:00' } }],
    ['a page that is no more', { path: '/lp/frueher', page: { validTo: '2026-01-01T00:00:00+01:00' } }],
    ['a draft', { path: '/lp/entwurf', page: { status: 'draft' } }],
  ])('leaves out %s', async (_what, page) => {
    shop.content.page({ main: [heading('X')], ...page });
    expect(addresses(await get('/sitemap-de-AT-1.xml'))).toEqual([
      'https://www.example.at/',
      'https://www.example.at/lp/herbst',
    ]);
  });

  test('follows windows of time to the second', async () => {
    const at = (ms: number): string => new Date(shop.now() + ms).toISOString();
    shop.content.page({
      path: '/lp/kurz',
      main: [heading('K')],
      page: { validFrom: at(20_000), validTo: at(40_000) },
    });
    const shows = async (): Promise<boolean> => (await get('/sitemap-de-AT-1.xml')).text.includes('/lp/kurz');
    expect(await shows()).toBe(false);
    shop.advance(20_000);
    expect(await shows()).toBe(true);
    shop.advance(20_000);
    expect(await shows()).toBe(false);
  });

  test('names languages as the pages’ heads do: only pages that point back', async () => {
    const alternate = (locale: string, path = '/lp/paar') => ({ locale, path });
    const add = (locale: string, alternates: object[], more: object = {}): void =>
      shop.content.page({
        tenant: 'default',
        locale,
        path: '/lp/paar',
        main: [heading('P')],
        page: { alternates, ...more },
      });
    add('de-DE', [alternate('fr-CH'), alternate('nl-NL')]);
    add('fr-CH', [alternate('de-DE')]);
    add('nl-NL', [alternate('fr-CH')]);
    const expected = [
      'de-DE https://www.example.com/lp/paar',
      'fr-CH https://www.example.com/fr/lp/paar',
      'x-default https://www.example.com/lp/paar',
    ];
    const sitemap = await get('/sitemap-de-DE-1.xml', german);
    expect(alternatesOf(sitemap.text, 'https://www.example.com/lp/paar')).toEqual(expected);
    expect(alternatesOf((await get('/lp/paar', german)).text)).toEqual(expected);
    expect(alternatesOf(sitemap.text, 'https://www.example.com/lp/herbst')).toEqual([]);
    expect(
      alternatesOf((await get('/sitemap-nl-NL-1.xml', german)).text, 'https://www.example.com/nl/lp/paar'),
    ).toEqual([]);
  });

  test('and the head leave out a language whose page must not be found', async () => {
    const add = (locale: string, other: string, robots: string): void =>
      shop.content.page({
        tenant: 'default',
        locale,
        path: '/lp/paar',
        main: [heading('P')],
        page: { alternates: [{ locale: other, path: '/lp/paar' }], robots },
      });
    add('de-DE', 'fr-CH', 'index,follow');
    add('fr-CH', 'de-DE', 'noindex');
    const sitemap = await get('/sitemap-de-DE-1.xml', german);
    expect(alternatesOf(sitemap.text, 'https://www.example.com/lp/paar')).toEqual([]);
    expect(alternatesOf((await get('/lp/paar', german)).text)).toEqual([]);
  });

  test('tells when a page changed, where the document tells it', async () => {
    shop.content.page({
      path: '/lp/neu',
      main: [heading('N')],
      page: { modified: '2026-11-20T10:00:00+01:00' },
    });
    shop.content.page({ path: '/lp/alt', main: [heading('A')], page: { modified: 'gestern' } });
    expect((await get('/sitemap-de-AT-1.xml')).text.match(/<lastmod>[^<]*/g)).toEqual([
      '<lastmod>2026-11-20T10:00:00+01:00',
    ]);
    expect((await get('/sitemap.xml')).text).toContain('<lastmod>2026-11-20T10:00:00+01:00</lastmod>');
  });

  test('is collected once for many, and for five minutes nobody behind is asked', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/sitemap-de-AT-1.xml')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(shop.content.reads.filter((key) => key.startsWith('list:'))).toHaveLength(1);
    shop.content.forget();
    shop.advance(299_000);
    await get('/sitemap-de-AT-1.xml');
    expect(shop.content.reads).toEqual([]);
  });

  test('after it comes anew, and only documents that changed are read again', async () => {
    await get('/sitemap.xml');
    shop.content.page({
      path: '/lp/herbst',
      main: [heading('H')],
      page: { revision: '2', robots: 'noindex' },
    });
    shop.content.forget();
    const headers = { Authorization: `Bearer ${revalidateSecret}`, 'Content-Type': 'application/json' };
    await shop.ask('/api/revalidate', { method: 'POST', headers, body: '{"tags":["lists","pages"]}' });
    shop.advance(301_000);
    await get('/sitemap.xml');
    await expect
      .poll(async () => addresses(await get('/sitemap-de-AT-1.xml')))
      .toEqual(['https://www.example.at/']);
    expect(shop.content.reads.filter((key) => key.startsWith('page:'))).toEqual(['page:at:de-AT:/lp/herbst']);
  });

  test('stays as it was while the CMS is down; without any it is 503', async () => {
    const before = (await get('/sitemap-de-AT-1.xml')).text;
    shop.content.fail();
    shop.advance(1_200_000);
    for (let times = 0; times < 3; times++) {
      const { status, text } = await get('/sitemap-de-AT-1.xml');
      expect([status, text]).toEqual([200, before]);
    }
    const cold = await get('/sitemap.xml', german);
    expect([cold.status, cold.headers['retry-after']]).toEqual([503, '60']);
  });

  test.each(['/sitemap-de-AT-2.xml', '/sitemap-fr-CH-1.xml', '/sitemap-de-AT-0.xml', '/sitemap-xx-XX-1.xml'])(
    'has no file %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('is compressed for who takes it', async () => {
    for (let index = 0; index < 8; index++) shop.content.page({ path: `/lp/${index}`, main: [heading('X')] });
    for (const encoding of ['br', 'gzip']) {
      const { headers, text } = await get('/sitemap-de-AT-1.xml', { 'Accept-Encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(text).toContain('<loc>https://www.example.at/</loc>');
    }
  });
});

describe('the sitemap of the content that comes with the shop', () => {
  test.each([['at.localhost'], ['default.localhost']])(
    'of %s names pages that are there, by the address and the languages that they give themselves',
    async (host) => {
      const { log } = collectLog();
      const source = createFilesContentSource({ folder: 'content-fixtures', log, watch: false });
      const shipped = await startShop({}, { source });
      const ask = (path: string): Promise<Answer> => shipped.ask(path, { headers: { Host: host } });
      const pathOf = (address: string): string => new URL(address).pathname;
      const parts = await Promise.all(
        addresses(await ask('/sitemap.xml')).map((address) => ask(pathOf(address))),
      );
      const listed = parts.flatMap((part) => addresses(part).map((address) => ({ address, part })));
      expect(listed.length).toBeGreaterThan(20);
      for (const { address, part } of listed) {
        const { status, text } = await ask(pathOf(address));
        expect(status, address).toBe(200);
        expect(text, address).toContain(`<link rel="canonical" href="${address}">`);
        expect(text, address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
        expect(alternatesOf(text), address).toEqual(alternatesOf(part.text, address));
      }
      await shipped.close();
    },
  );
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

describe('pages that are fetched before the click', () => {
  interface Rules {
    prefetch: {
      eagerness: string;
      where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }, object] };
    }[];
  }

  /** Whether the rules let a browser fetch an address early, as far as its address tells. */
  async function isFetched(address: string): Promise<boolean> {
    const base = 'https://www.example.com/speculation-rules.json';
    const { prefetch } = JSON.parse((await get('/speculation-rules.json', german)).text) as Rules;
    const where = prefetch[0]?.where;
    if (!where) throw new Error('There are no rules');
    const [{ href_matches: all }, { not }] = where.and;
    const matches = (pattern: string): boolean => new URLPattern(pattern, base).test(address, base);
    return matches(all) && !not.href_matches.some(matches);
  }

  test('are told of by every page in a header', async () => {
    for (const path of ['/', '/nix'])
      expect((await get(path)).headers['speculation-rules']).toBe('"/speculation-rules.json"');
  });

  test('only when the pointer rests on their link, and nothing of them runs', async () => {
    const { headers, text } = await get('/speculation-rules.json');
    expect(headers['content-type']).toBe('application/speculationrules+json');
    const rules = JSON.parse(text) as Rules;
    expect(Object.keys(rules)).toEqual(['prefetch']);
    expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  });

  test.each([
    '/',
    '/fr',
    '/lp/herbst',
    '/fr/lp/automne',
    '/service-hilfe',
    '/storefront',
    '/magazin/a#b',
    '/p/mantel-17',
    '/c/mode',
    '/kassenbon',
    'https://www.example.com/nl/klantenservice',
  ])('are pages such as %s', async (address) => {
    expect(await isFetched(address)).toBe(true);
  });

  test.each([
    '/api/preview/end',
    '/api',
    '/warenkorb',
    '/kasse',
    '/kasse/zahlung',
    '/kasse/bezahlt/',
    '/merkzettel',
    '/anmelden',
    '/mein-konto/uebersicht',
    '/fr/mon-compte',
    '/nl/mijn-account/uebersicht',
    '/fr/warenkorb',
    '/paylink/returning-success/',
    '/s/?q=mantel',
    '/lp/herbst?preview=abc',
    '/?x=1',
    'https://elsewhere.example/',
  ])('are never %s: a call, a visitor’s own, an address with a query, or elsewhere', async (address) => {
    expect(await isFetched(address)).toBe(false);
  });
});
