import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop();
  fillShop(shop.content);
  shop.content.page({ path: '/lp/größe', main: [{ type: 'heading', props: { text: 'Große Größen' } }] });
  shop.content.page({ path: '/service-hilfe', main: [{ type: 'heading', props: { text: 'Hilfe' } }] });
  shop.content.page({ path: '/service-hilfe/agb', main: [{ type: 'heading', props: { text: 'AGB' } }] });
  shop.content.page({ path: '/lpx/herbst', main: [{ type: 'heading', props: { text: 'nie' } }] });
  shop.content.page({ path: '/_/checkout', main: [{ type: 'heading', props: { text: 'Kasse' } }] });
  shop.content.page({ path: '/_/product', main: [{ type: 'heading', props: { text: 'Artikel' } }] });
  shop.content.page({ path: '/_/category', main: [{ type: 'heading', props: { text: 'Liste' } }] });
  shop.content.page({
    tenant: 'default',
    locale: 'fr-CH',
    path: '/aide-service',
    main: [{ type: 'heading', props: { text: 'Aide' } }],
  });
  shop.content.page({
    tenant: 'default',
    locale: 'nl-NL',
    path: '/klantenservice',
    main: [{ type: 'heading', props: { text: 'Hulp' } }],
  });
});

afterAll(() => shop.close());

describe('whose shop it is', () => {
  test.each([
    ['at.localhost', 'Start<'],
    ['AT.LOCALHOST', 'Start<'],
    ['at.localhost:3000', 'Start<'],
    ['default.localhost', 'Start Deutschland<'],
    ['127.0.0.1', 'Start<'],
    ['[::1]:3000', 'Start<'],
    ['localhost', 'Start<'],
    ['shop.example', 'Start<'],
  ])('the host %s says: %s', async (host, text) => {
    const { status, text: html } = await shop.ask('/', { headers: { Host: host } });
    expect(status).toBe(200);
    expect(html).toContain(text);
  });

  test('the host never gets into the page', async () => {
    const { text } = await shop.ask('/', { headers: { Host: 'evil.example' } });
    expect(text).not.toContain('evil.example');
    expect(text).toContain('<link rel="canonical" href="https://www.example.at/">');
  });

  test.each(['evil at', 'at.localhost/', 'at.localhost:port', 'a@b', '%61t.localhost'])(
    'a host that is none (%s) is nobody’s',
    async (host) => {
      expect((await shop.ask('/', { headers: { Host: host } })).status).toBe(421);
    },
  );

  test('in production an unknown host is nobody’s, and known ones are', async () => {
    const strict = await startShop({
      NODE_ENV: 'production',
      TENANT_HOSTS: 'www.example.at=at,www.example.com=default',
    });
    fillShop(strict.content);
    const statusOf = async (host: string): Promise<number> =>
      (await strict.ask('/', { headers: { Host: host } })).status;
    expect(await statusOf('www.example.at')).toBe(200);
    expect(await statusOf('www.example.com')).toBe(200);
    for (const host of [
      'evil.example',
      'at.localhost',
      '127.0.0.1',
      'www.example.at.evil.example',
      'example.at',
    ])
      expect(await statusOf(host)).toBe(421);
    await strict.close();
  });
});

/** [host, path, status, what the page shows or where it leads] */
const paths: [string, string, number, string][] = [
  ['at', '/', 200, 'Start<'],
  ['at', '/lp/herbst', 200, 'Herbst<'],
  ['at', '/lp/herb%73t', 200, 'Herbst<'],
  ['at', '/lp/gr%C3%B6%C3%9Fe', 200, 'Große Größen'],
  ['at', '/lp/gro%CC%88%C3%9Fe', 200, 'Große Größen'],
  ['at', '/lp/herbst/', 308, '/lp/herbst'],
  ['at', '/lp/herbst/?a=1&b=2', 308, '/lp/herbst?a=1&b=2'],
  ['at', '/lp/HERBST', 404, 'Diese Seite gibt es nicht'],
  ['at', '/LP/herbst', 404, 'Diese Seite gibt es nicht'],
  ['at', '/lp', 404, 'Diese Seite gibt es nicht'],
  ['at', '/lpx/herbst', 404, 'Diese Seite gibt es nicht'],
  ['at', '/fr', 404, 'Diese Seite gibt es nicht'],
  ['at', '/fr/lp/herbst', 404, 'Diese Seite gibt es nicht'],
  ['at', '/service', 308, '/service-hilfe'],
  ['at', '/service/', 308, '/service-hilfe'],
  ['at', '/service/agb', 308, '/service-hilfe/agb'],
  ['at', '/service/agb/', 308, '/service-hilfe/agb'],
  ['at', '/services', 404, 'Diese Seite gibt es nicht'],
  ['at', '/service-hilfe', 200, 'Hilfe'],
  ['at', '/service-hilfe/agb', 200, 'AGB'],
  ['at', '/kasse', 200, 'Kasse'],
  ['at', '/kasse/', 308, '/kasse'],
  ['at', '/p/mantel-17', 200, 'Artikel'],
  ['at', '/c/mode/herren', 200, 'Liste'],
  ['at', '/p/mantel', 404, 'Diese Seite gibt es nicht'],
  ['at', '/_/checkout', 404, 'Diese Seite gibt es nicht'],
  ['at', '/_', 404, 'Diese Seite gibt es nicht'],
  ['at', '/index.html', 404, 'Diese Seite gibt es nicht'],
  ['default', '/', 200, 'Start Deutschland<'],
  ['default', '/fr', 200, 'Accueil<'],
  ['default', '/fr/', 308, '/fr'],
  ['default', '/fr/lp/herbst', 200, 'Automne<'],
  ['default', '/fr/lp/herbst/', 308, '/fr/lp/herbst'],
  ['default', '/nl/lp/herbst', 200, 'Herfst<'],
  ['default', '/frauen', 404, 'Diese Seite gibt es nicht'],
  ['default', '/zz/lp/herbst', 404, 'Diese Seite gibt es nicht'],
  ['default', '/FR/lp/herbst', 404, 'Diese Seite gibt es nicht'],
  ['default', '/de/lp/herbst', 404, 'Diese Seite gibt es nicht'],
  ['default', '/fr/_/checkout', 404, 'n’existe pas'],
  ['default', '/fr/nix', 404, 'n’existe pas'],
  ['default', '/nl/nix', 404, 'bestaat niet'],
  ['default', '/fr/fr', 404, 'n’existe pas'],
  ['default', '/aide-service', 308, '/fr/aide-service'],
  ['default', '/aide-service/', 308, '/fr/aide-service'],
  ['default', '/fr/aide-service', 200, 'Aide'],
  ['default', '/klantenservice', 308, '/nl/klantenservice'],
  ['default', '/nl/klantenservice', 200, 'Hulp'],
];

describe('a path', () => {
  test.each(paths)('%s %s: %i %s', async (tenant, path, status, shown) => {
    const answer = await shop.ask(path, { headers: { Host: `${tenant}.localhost` } });
    expect(answer.status).toBe(status);
    expect(
      status === 308
        ? answer.headers.location
        : answer.text.replaceAll('&#39;', '’').replaceAll('\u00a0', ' '),
    ).toContain(shown);
  });

  test.each(paths.filter(([, , status]) => status === 308))(
    '%s %s leads on in one hop',
    async (tenant, path) => {
      const headers = { Host: `${tenant}.localhost` };
      const { location = '' } = (await shop.ask(path, { headers })).headers;
      expect(location).toMatch(/^\/(?!\/)/);
      expect((await shop.ask(location, { headers })).status).toBe(200);
    },
  );

  test.each([
    ['at', '/', 'de-AT'],
    ['default', '/', 'de-DE'],
    ['default', '/fr', 'fr-CH'],
    ['default', '/nl', 'nl-NL'],
    ['default', '/nl/nix', 'nl-NL'],
    ['default', '/zz/nix', 'de-DE'],
  ])('%s %s is answered in %s', async (tenant, path, locale) => {
    const { headers, text } = await shop.ask(path, { headers: { Host: `${tenant}.localhost` } });
    expect(headers['content-language']).toBe(locale);
    expect(text).toContain(`<html lang="${locale}">`);
  });

  test('never lets Accept-Language, a cookie or a parameter choose the locale', async () => {
    const { text } = await shop.ask('/?locale=fr-CH&lang=fr', {
      headers: { Host: 'default.localhost', 'Accept-Language': 'fr\'"', Cookie: 'locale=fr-CH' },
    });
    expect(text).toContain('<html lang="de-DE">');
  });

  test('however it is written, is the same page in the cache', async () => {
    await shop.ask('/lp/gr%C3%B6%C3%9Fe');
    const { entries } = shop.shop.pages.stats();
    for (const path of [
      '/lp/gr%C3%B6%C3%9Fe',
      '/lp/gr%c3%b6%c3%9fe',
      '/lp/gro%CC%88%C3%9Fe',
      '/%6Cp/gr%C3%B6%C3%9Fe',
    ]) {
      expect((await shop.ask(path)).status).toBe(200);
    }
    expect(shop.shop.pages.stats().entries).toBe(entries);
  });
});

/** T27, T28, T31, T41: no path may mean another to somebody further down. */
const strange = [
  '/p/..%2f..%2fetc%2fpasswd',
  '/lp/..%2f..%2fetc%2fpasswd',
  '/lp/%2e%2e/%2e%2e/etc/passwd',
  '/lp/%252e%252e/x',
  '/lp/%00',
  '/lp/a%5cb',
  '/lp/C:',
  '/lp/....//',
  '/lp/a%0d%0aX:1',
  '/lp/%E0%A4%A',
  '/lp/%FF',
  '/lp/a%3Fb/',
  '/lp/a%23b/',
  "/';",
  '/%27',
  '/zz',
  '/__proto__',
  '/constructor',
  '/fr%00',
  '/lp/__proto__',
  '/mein-konto/uebersicht/x.css',
  '/mein-konto;x.css',
  '/mein-konto%2fx.css',
  '/mein-konto%00.css',
  '/mein-konto%0a.css',
  '//mein-konto',
  '/c/../kasse',
  '/c/mode/../../kasse',
  '/c/./mode',
  '/c/mode/.',
  '/c/mode/..',
  '/c//mode',
  '/c/mode//',
  '/p/../kasse-1',
  '/./mein-konto',
  '/%6dein-konto-x',
  '/MEIN-KONTO',
  '/.env',
  '/.git/config',
  '/package.json',
  '/server.js',
  '/assets/../server.js',
  '/assets/..%2fserver.js',
  '/assets/x.js.map',
  '/@fs/etc/passwd?raw',
  '/src/main.tsx',
  '/node_modules/x',
  `/lp/${'x'.repeat(1100)}`,
  `/lp/${'%C3%B6'.repeat(200)}`,
];

describe('a path that could mean another', () => {
  test.each(strange)('%s gets 400 or 404, and nobody behind is asked', async (path) => {
    shop.content.forget();
    const { status, headers, text } = await shop.ask(path);
    expect([400, 404]).toContain(status);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toMatch(/root:x:|\bat .*\.ts:\d/);
    // A colon or an underscore may stand in a page's path; it is one word in every key, and the CMS gets it encoded.
    expect(shop.content.reads.filter((key) => /\.\.|%(?!3A|C3|B6)|passwd/.test(key))).toEqual([]);
  });
});

describe('other languages of a page', () => {
  test('are named when they exist and point back, and followed when they come and go', async () => {
    const links = async (path: string): Promise<(string | undefined)[]> => {
      const { text } = await shop.ask(path, { headers: { Host: 'default.localhost' } });
      return [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, locale, url]) => `${locale} ${url}`,
      );
    };
    const german = { locale: 'de-DE', path: '/lp/mantel' };
    const french = { locale: 'fr-CH', path: '/lp/manteau' };
    const dutch = { locale: 'nl-NL', path: '/lp/jas' };
    const put = (page: { locale: string; path: string }, alternates: object[], more: object = {}): void =>
      shop.content.page({
        ...{ tenant: 'default', ...page, page: { alternates, ...more } },
        main: [{ type: 'heading', props: { text: 'Mantel' } }],
      });
    put(german, [french, dutch, { locale: 'en-GB', path: '/lp/coat' }]);
    put(french, [german]);
    put(dutch, [french]);
    expect(await links('/lp/mantel')).toEqual([
      'de-DE https://www.example.com/lp/mantel',
      'fr-CH https://www.example.com/fr/lp/manteau',
      'x-default https://www.example.com/lp/mantel',
    ]);
    expect(await links('/fr/lp/manteau')).toEqual(await links('/lp/mantel'));
    expect(await links('/nl/lp/jas')).toEqual([]);

    put(german, [french, dutch, { locale: 'fr-CH', path: '/lp/autre' }], { revision: '2' });
    put(dutch, [german], { revision: '2', validFrom: new Date(shop.now() + 1000).toISOString() });
    shop.shop.documents.invalidate({ tags: ['tenant:default'] });
    shop.shop.pages.markStale(new Set(['tenant:default']));
    await links('/lp/mantel');
    await shop.shop.renewal.idle();
    // Not on air yet.
    expect(await links('/lp/mantel')).toHaveLength(3);
  });

  test('cost one question each, however many a page names', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ locale: 'fr-CH', path: `/lp/x${index}` }));
    shop.content.page({ tenant: 'default', locale: 'de-DE', path: '/lp/viele', page: { alternates: many } });
    shop.content.forget();
    await shop.ask('/lp/viele', { headers: { Host: 'default.localhost' } });
    expect(shop.content.reads.filter((key) => key.includes('fr-CH'))).toEqual(['page:default:fr-CH:/lp/x0']);
  });
});
