import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { heading } from '../fake-content.ts';
import { sendRaw } from '../send-raw.ts';
import { type Answer, fillShop, revalidate, type ShopUnderTest, startShop } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop();
  fillShop(shop.content);
});

afterAll(() => shop.close());

/** What every error page has: language, frame, no way into a cache or a frame, no word of what happened inside. */
function expectErrorPage({ headers, text }: Answer, locale: string, title: string, frame: string): void {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-language']).toBe(locale);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const shown = text.replaceAll(/&#(x?)([0-9a-f]+);/gi, (_all, hex: string, code: string) =>
    String.fromCharCode(Number.parseInt(code, hex === '' ? 10 : 16)),
  );
  expect(shown).toContain(`<html lang="${locale}">`);
  expect(shown).toContain(title);
  expect(shown).toContain(frame);
  expect(shown).toContain('<meta name="robots" content="noindex">');
  expect(shown).not.toMatch(/rel="canonical"|ld\+json|Error:|\.ts:\d/);
}

describe('an error page', () => {
  test.each([
    ['at', '/nix', 404, 'de-AT', 'Diese Seite gibt es nicht', 'Kopf'],
    ['at', '/lp/nix', 404, 'de-AT', 'Diese Seite gibt es nicht', 'Kopf'],
    ['default', '/fr/nix', 404, 'fr-CH', 'Cette page n', 'En-tête'],
    ['default', '/nl/nix', 404, 'nl-NL', 'bestaat niet', 'Kop'],
    ['at', '/lp/%00', 400, 'de-AT', 'Diese Anfrage verstehen wir nicht', 'Kopf'],
    ['default', '/fr/%E0', 400, 'de-DE', 'Diese Anfrage verstehen wir nicht', 'Kopf Deutschland'],
  ])('of %s%s: %i in %s', async (tenant, path, status, locale, title, frame) => {
    const answer = await shop.ask(path, { headers: { Host: `${tenant}.localhost` } });
    expect(answer.status).toBe(status);
    expectErrorPage(answer, locale, title, frame);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'of %s on a page: 405 with what is allowed',
    async (method) => {
      const answer = await shop.ask('/fr', {
        method,
        headers: { Host: 'default.localhost', 'X-HTTP-Method-Override': 'GET' },
      });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expectErrorPage(answer, 'fr-CH', 'En-tête', 'En-tête');
    },
  );

  test.each([
    '/nix',
    '/lp/nix',
    '/p/nix-1',
    '/fr',
    '/assets/nix.js',
    '/bilder/nix/480',
    '/sitemap-de-AT-99.xml',
  ])('of POST on %s, where nothing is: 404', async (path) => {
    expect((await shop.ask(path, { method: 'POST' })).status).toBe(404);
  });

  test('of HEAD has no body', async () => {
    const answer = await shop.ask('/nix', { method: 'HEAD' });
    expect([answer.status, answer.bytes.length]).toEqual([404, 0]);
  });

  test.each([
    ['too many headers', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`X-H${index}`, '1']))],
    ['17 KB in one header', { Cookie: `a=${'x'.repeat(17_000)}` }],
  ])('of %s: 431, in the page’s language', async (_what, headers) => {
    const answer = await shop.ask('/fr', { headers: { Host: 'default.localhost', ...headers } });
    expect(answer.status).toBe(431);
    expect(answer.headers.connection).toBe('close');
    expect(answer.headers['content-language']).toBe('de-AT');
    expect(answer.text).toContain('Lösche die Cookies');
  });

  test('after too much: the next request is answered', async () => {
    expect((await shop.ask('/')).status).toBe(200);
  });

  test('while nothing answers and no copy is there: 503, and when to come again', async () => {
    const cold = await startShop();
    cold.content.fail();
    const answer = await cold.ask('/fr', { headers: { Host: 'default.localhost' } });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.headers['content-language']).toBe('fr-CH');
    expect(answer.headers['cache-control']).toBe('no-store');
    cold.content.mend();
    fillShop(cold.content);
    cold.advance(60_000);
    expect((await cold.ask('/fr', { headers: { Host: 'default.localhost' } })).status).toBe(200);
    await cold.close();
  });

  test('stays off the page cache', async () => {
    const { entries } = shop.shop.pages.stats();
    for (let index = 0; index < 20; index++) await shop.ask(`/lp/nix-${index}`);
    expect(shop.shop.pages.stats().entries).toBe(entries);
  });
});

describe('an error page is kept', () => {
  let own: ShopUnderTest;
  beforeEach(async () => {
    own = await startShop();
    fillShop(own.content);
  });
  afterEach(() => own.close());

  const paths = (count: number): string[] => Array.from({ length: count }, (_, index) => `/nix-${index}`);

  test('and drawn once for all who ask, whatever they ask for', async () => {
    const draws = vi.spyOn(own.shop.renderer, 'renderPage');
    const answers = await Promise.all(paths(20).map((path) => own.ask(path)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(20);
    expect(draws).toHaveBeenCalledTimes(1);
    await own.ask('/fr/nix', { headers: { Host: 'default.localhost' } });
    await own.ask('/nix', { headers: { Host: 'default.localhost' } });
    await own.ask('/', { method: 'PUT' });
    expect(draws).toHaveBeenCalledTimes(4);
  });

  test.each([['br'], ['gzip'], [undefined]])('in the encoding %s, with its length', async (encoding) => {
    const { headers, bytes, text } = await own.ask('/nix', {
      headers: { 'Accept-Encoding': encoding ?? 'identity' },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(text).toContain('Diese Seite gibt es nicht');
  });

  test('for 15 s, then once more while it is drawn anew', async () => {
    const draws = vi.spyOn(own.shop.renderer, 'renderPage');
    await own.ask('/nix');
    own.advance(14_000);
    await own.ask('/nix');
    expect(draws).toHaveBeenCalledTimes(1);
    own.advance(2000);
    await own.ask('/nix');
    await expect.poll(() => draws.mock.calls.length).toBe(2);
    await own.ask('/nix');
    expect(draws).toHaveBeenCalledTimes(2);
  });

  test('until its frame changes', async () => {
    expect((await own.ask('/nix')).text).toContain('Kopf');
    own.content.frame({ header: [heading('Neuer Kopf')] });
    await revalidate(own, { tags: ['frame:full'] });
    await expect.poll(async () => (await own.ask('/nix')).text).toContain('Neuer Kopf');
  });
});

describe('below /api/', () => {
  test.each(['/api', '/api/', '/api/nix', '/api/nix?x=1', '/api/preview', '/api/../api/x'])(
    '%s is answered as problem details',
    async (path) => {
      const { status, headers, text } = await shop.ask(path, { method: 'GET' });
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(text)).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'Diesen Aufruf gibt es nicht.',
        requestId: headers['x-request-id'],
      });
    },
  );

  test('a path that only begins like it is a page', async () => {
    expect((await shop.ask('/apix')).headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('a request that could smuggle another', () => {
  const page = 'GET / HTTP/1.1\r\nHost: at.localhost\r\n';

  test.each([
    [
      'two lengths',
      `POST / HTTP/1.1\r\nHost: at.localhost\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n`,
      400,
    ],
    [
      'length and chunks',
      `POST / HTTP/1.1\r\nHost: at.localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['no host', `GET / HTTP/1.1\r\n\r\n`, 400],
    ['a line without its return', `GET / HTTP/1.1\nHost: at.localhost\n\n`, 400],
    ['two hosts', `${page}Host: evil.example\r\n\r\n`, 400],
    ['two hosts, one in capitals', `${page}HOST: at.localhost\r\n\r\n`, 400],
    ['an unknown transfer encoding', `${page}Transfer-Encoding: xchunked\r\n\r\n`, 400],
    ['an address of another server', `GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n`, 400],
    ['a target that is no path', `OPTIONS * HTTP/1.1\r\nHost: at.localhost\r\n\r\n`, 400],
    [
      '2,100 headers',
      `${page}${Array.from({ length: 2100 }, (_, index) => `X-${index}: 1\r\n`).join('')}\r\n`,
      431,
    ],
    ['65 KB of headers', `${page}X-Long: ${'x'.repeat(66_000)}\r\n\r\n`, 431],
    ['a target of 9,000 characters', `GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: at.localhost\r\n\r\n`, 400],
  ])('by %s is refused, and its connection closed', async (_what, text, status) => {
    const answer = await sendRaw(shop.port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).not.toContain('evil.example');
  });

  test('by a header of the prototype is answered', async () => {
    expect(await sendRaw(shop.port, `${page}__proto__: 1\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  test('more than a hundred parameters are too many, also for a page in memory', async () => {
    await shop.ask('/');
    const query = (count: number): string =>
      `/?${Array.from({ length: count }, (_, index) => `p${index}=1`).join('&')}`;
    expect((await shop.ask(query(100))).status).toBe(200);
    expect((await shop.ask(query(101))).status).toBe(400);
  });
});

describe('a fault of our own', () => {
  test('is told as an outage without a word of it, and in the log as itself with the request’s id', async () => {
    const broken = await startShop();
    fillShop(broken.content);
    broken.shop.documents.get = () => Promise.reject(new Error('secret of the inside'));
    const answer = await broken.ask('/lp/herbst');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.text).not.toContain('secret of the inside');
    expect(answer.headers['cache-control']).toBe('no-store');
    const id = answer.headers['x-request-id'];
    expect(
      broken.lines.filter((line) => line.includes('secret of the inside') && line.includes(String(id))),
    ).not.toEqual([]);
    await broken.close();
  });
});

test.each(['/', '/nix', '/api/nix', '/healthz', '/readyz', '/metrics', '/assets/nix.js', '/lp/%00'])(
  '%s forbids to be framed, to be sniffed and to tell where a visitor came from',
  async (path) => {
    const { headers } = await shop.ask(path);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-powered-by']).toBeUndefined();
  },
);
