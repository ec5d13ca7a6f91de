import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { collectLog } from '../faults/collected-log.ts';
import { heading } from './fake-content.ts';
import { type Answer, fillShop, revalidate, type ShopUnderTest, startShop } from './shop-under-test.ts';

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

  test.each([
    [
      'whose every part fails',
      { main: [{ id: 'a', type: 'gibtsnicht' }, heading('', { props: { level: 9 } })] },
    ],
    [
      'without a part that must not be missing',
      { main: [heading('X'), { id: 'a', type: 'instalment-calculator', props: { amount: 'viel' } }] },
    ],
    ['that cannot be read', { main: [heading('X')], page: { id: '' } }],
    ['of another shop', { main: [heading('X')], page: { tenant: 'default' } }],
  ])('leaves out a page %s, which is not shown either', async (_what, page) => {
    shop.content.page({ path: '/lp/kaputt', ...page });
    shop.content.page({ path: '/lp/halb', main: [heading('X'), { id: 'a', type: 'gibtsnicht' }] });
    expect(addresses(await get('/sitemap-de-AT-1.xml'))).toEqual([
      'https://www.example.at/',
      'https://www.example.at/lp/herbst',
      'https://www.example.at/lp/halb',
    ]);
    const shown = await Promise.all(['/lp/kaputt', '/lp/halb', '/lp/herbst'].map((path) => get(path)));
    expect(shown.map(({ status }) => status)).toEqual([503, 200, 200]);
  });

  test('names a page that says nothing without a data set while it is there, and one with words of its own in any case', async () => {
    const text = { id: 'a', type: 'static-page', props: { identifier: 'warranty' } };
    shop.content.page({ path: '/lp/garantie', main: [text] });
    shop.content.page({ path: '/lp/worte', main: [heading('Worte', { id: 'w' }), text] });
    const listed = async (): Promise<string[]> =>
      [...(await get('/sitemap-de-AT-1.xml')).text.matchAll(/\/(lp\/(?:garantie|worte))</g)].map(
        ([, path]) => path ?? '',
      );
    expect(await listed()).toEqual(['lp/worte']);
    expect((await get('/lp/garantie')).status).toBe(503);
    shop.content.bucket('static-pages/warranty', { title: 'Garantie', html: '<p>Zwei Jahre.</p>' });
    await revalidate(shop, { tags: ['bucket:static-pages'] });
    shop.advance(310_000);
    await expect.poll(listed).toEqual(['lp/garantie', 'lp/worte']);
    expect((await get('/lp/garantie')).status).toBe(200);
  });

  test('names pages whose revision neither list nor document tells', async () => {
    shop.content.page({ path: '/lp/ohne', main: [heading('O')], page: { revision: undefined } });
    shop.content.page({ path: '/lp/null', main: [heading('N')], page: { revision: null } });
    expect(addresses(await get('/sitemap-de-AT-1.xml'))).toEqual(
      ['', 'lp/herbst', 'lp/ohne', 'lp/null'].map((path) => `https://www.example.at/${path}`),
    );
    for (const path of ['/lp/ohne', '/lp/null']) expect((await get(path)).status).toBe(200);
  });

  test('judges a page again when a time in it comes', async () => {
    const soon = new Date(shop.now() + 400_000).toISOString();
    const main = [{ id: 'a', type: 'gibtsnicht' }, heading('Bald', { id: 'b', when: { from: soon } })];
    shop.content.page({ path: '/lp/bald', main });
    const isListed = async (): Promise<boolean> =>
      (await get('/sitemap-de-AT-1.xml')).text.includes('/lp/bald');
    expect(await isListed()).toBe(false);
    expect((await get('/lp/bald')).status).toBe(503);
    shop.advance(410_000);
    await expect.poll(isListed).toBe(true);
    expect((await get('/lp/bald')).status).toBe(200);
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
    await revalidate(shop, { tags: ['lists', 'pages'] });
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
