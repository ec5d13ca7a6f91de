import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPreviewMs, type PreviewGrant, signPreview } from '../../../server/pages/preview-token.ts';
import { heading } from '../fake-content.ts';
import { type Answer, fillShop, previewSecret, type ShopUnderTest, startShop } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop();
  fillShop(shop.content);
  shop.content.draft({ path: '/lp/herbst', main: [heading('Entwurf')] });
});

afterAll(() => shop.close());

function tokenFor(grant: Partial<PreviewGrant> = {}, secret = previewSecret): string {
  return signPreview(
    { tenant: 'at', locale: 'de-AT', path: '/lp/herbst', expires: shop.now() + 60_000, ...grant },
    secret,
  );
}

function cookieOf({ headers }: Answer): string | undefined {
  return headers['set-cookie']?.[0];
}

/** What a browser sends back. */
async function cookieFor(grant: Partial<PreviewGrant> = {}): Promise<string> {
  return cookieOf(await shop.ask(`/lp/herbst?preview=${tokenFor(grant)}`))?.split(';')[0] ?? '';
}

async function see(path: string, cookie: string): Promise<Answer> {
  return shop.ask(path, { headers: { Cookie: cookie, 'Accept-Encoding': 'identity' } });
}

describe('a preview token', () => {
  test('is exchanged at once for a cookie and a clean address', async () => {
    const answer = await shop.ask(`/lp/herbst?a=1&preview=${tokenFor()}&b=2`);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/lp/herbst?a=1&b=2');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(cookieOf(answer)).toMatch(
      /^__Host-preview=[\w.-]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.text).not.toContain(tokenFor());
  });

  test.each([
    ['expired', () => tokenFor({ expires: shop.now() })],
    ['living too long', () => tokenFor({ expires: shop.now() + maxPreviewMs + 1 })],
    ['signed by somebody else', () => tokenFor({}, 'another secret of the same length, or so')],
    ['changed', () => tokenFor().replace(/^./, 'f')],
    ['without signature', () => tokenFor().split('.')[0] ?? ''],
    ['with an empty signature', () => `${tokenFor().split('.')[0]}.`],
    ['that is none', () => 'x'],
    ['that is empty', () => ''],
  ])('%s gets the clean address and no cookie', async (_what, token) => {
    const answer = await shop.ask(`/lp/herbst?preview=${encodeURIComponent(token())}`);
    expect([answer.status, answer.headers.location]).toEqual([303, '/lp/herbst']);
    expect(cookieOf(answer)).toBeUndefined();
  });

  test.each([
    ['//evil.example/'],
    ['/\\evil.example'],
    ['/%5cevil.example'],
    ['/%2f%2fevil.example'],
    ['/lp/%0d%0aX:1'],
    ['/lp/%E0'],
  ])('leads from %s nowhere else', async (path) => {
    const { status, headers } = await shop.ask(`${path}?preview=${tokenFor()}`);
    expect([status, headers.location]).toEqual([303, '/']);
  });

  test.each([
    (token: string) => `?preview=${token}`,
    (token: string) => `?preview=x&preview=${token}`,
    (token: string) => `?%70review=${token}`,
    (token: string) => `?a=1&preview=${token}`,
  ])('stands in no log and no page, however it is written: %#', async (write) => {
    const token = tokenFor({ expires: shop.now() + 59_000 });
    const { headers, text } = await shop.ask(`/lp/herbst${write(token)}`);
    expect(headers.location).not.toContain(token);
    expect(text).not.toContain(token);
    const page = await see('/lp/herbst', `__Host-preview=${token}`);
    expect(page.text).toContain('Entwurf');
    expect(page.text).not.toContain(token);
    await shop.ask(`/lp/nix${write(token)}`);
    await shop.ask(`/api/nix${write(token)}`);
    expect(shop.lines.filter((line) => line.includes(token))).toEqual([]);
  });
});

describe('the page of a preview', () => {
  test('is the draft, marked, for this visitor and this moment', async () => {
    const page = await see('/lp/herbst', await cookieFor());
    expect(page.status).toBe(200);
    expect(page.text).toContain('Entwurf');
    expect(page.text).toContain('data-node="n0"');
    expect(page.text).toContain('Preview of a draft, which is not published.');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.headers.etag).toBeUndefined();
    expect(page.headers['surrogate-key']).toBeUndefined();
  });

  test('never gets into a cache, and never comes from one', async () => {
    const cookie = await cookieFor();
    const before = (await shop.ask('/lp/herbst')).text;
    await see('/lp/herbst', cookie);
    shop.content.draft({ path: '/lp/herbst', main: [heading('Zweiter Entwurf')] });
    expect((await see('/lp/herbst', cookie)).text).toContain('Zweiter Entwurf');
    shop.content.draft({ path: '/lp/herbst', main: [heading('Entwurf')] });
    expect((await shop.ask('/lp/herbst')).text).toBe(before);
    expect(before).not.toContain('data-node');
  });

  test('is another page’s no more than another tenant’s or locale’s', async () => {
    const cookie = await cookieFor();
    const other = await see('/', cookie);
    expect(other.text).not.toContain('data-node');
    expect(other.headers['cache-control']).toContain('public');
    for (const path of ['/lp/herbst', '/fr/lp/herbst']) {
      const { text } = await shop.ask(path, { headers: { Host: 'default.localhost', Cookie: cookie } });
      expect(text).not.toContain('data-node');
    }
  });

  test('ends when the token does', async () => {
    const cookie = await cookieFor({ expires: shop.now() + 1000 });
    expect((await see('/lp/herbst', cookie)).text).toContain('Entwurf');
    shop.advance(1000);
    expect((await see('/lp/herbst', cookie)).text).not.toContain('Entwurf');
  });

  test('ends when the visitor says so', async () => {
    const answer = await shop.ask('/api/preview/end', { headers: { Cookie: await cookieFor() } });
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    expect(cookieOf(answer)).toMatch(/^__Host-preview=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is drawn for the time, device, visitor and variant of the token, whatever the browser is', async () => {
    const christmas = Date.parse('2026-12-24T10:00:00+01:00');
    shop.content.draft({
      path: '/lp/weihnachten',
      main: [
        heading('Bald', { id: 'a', when: { to: '2026-12-24T00:00:00+01:00' } }),
        heading('Heute', { id: 'b', when: { from: '2026-12-24T00:00:00+01:00' } }),
        heading('Am Telefon', { id: 'c', when: { device: ['mobile'] } }),
        heading('Angemeldet', { id: 'd', when: { visitor: ['logged-in'] } }),
        heading('Variante B', { id: 'e', when: { experiment: { id: 'sustainability', variant: 'b' } } }),
      ],
    });
    const shown = async (grant: Partial<PreviewGrant>): Promise<string[]> => {
      const { text } = await see('/lp/weihnachten', await cookieFor({ path: '/lp/weihnachten', ...grant }));
      return text.match(/Bald|Heute|Am Telefon|Angemeldet|Variante B/g) ?? [];
    };
    expect(await shown({})).toEqual(['Bald']);
    expect(
      await shown({
        at: christmas,
        device: 'mobile',
        visitor: 'logged-in',
        variants: { sustainability: 'b' },
      }),
    ).toEqual(['Heute', 'Am Telefon', 'Angemeldet', 'Variante B']);
  });

  test('shows a page that is not on air yet, and one that is not published', async () => {
    shop.content.draft({
      path: '/lp/morgen',
      main: [heading('Morgen')],
      page: { validFrom: '2027-01-01T00:00:00+01:00' },
    });
    expect((await see('/lp/morgen', await cookieFor({ path: '/lp/morgen' }))).text).toContain('Morgen');
    expect((await shop.ask('/lp/morgen')).status).toBe(404);
  });

  test('shows every fault in a box, and is never 500', async () => {
    shop.content.draft({
      path: '/lp/kaputt',
      main: [{ type: 'nobody' }, heading('', {}), 7, heading('Gut')],
    });
    const { status, text } = await see('/lp/kaputt', await cookieFor({ path: '/lp/kaputt' }));
    expect(status).toBe(200);
    // The list is named for its first: by place, the page before its nodes.
    expect([...text.matchAll(/data-fault="([^"]+)"/g)].map(([, code]) => code)).toEqual([
      'heading-missing',
      'type-unknown',
      'props-invalid',
    ]);
    expect(text).toContain('/regions/main/0/type');
    expect(text).toContain('>Gut<');
  });

  test('names the moment, the visitor, the device and the variants that it is drawn for', async () => {
    const cookie = await cookieFor({
      at: Date.parse('2026-12-24T10:00:00+01:00'),
      visitor: 'logged-in',
      device: 'mobile',
      variants: { sustainability: 'b' },
    });
    expect((await see('/lp/herbst', cookie)).text).toContain(
      'As it is seen on 24 December 2026 at 10:00 (Europe/Vienna), logged in, on a phone, sustainability: b.',
    );
  });

  const saysEnough = {
    title: 'Ein Titel, der genug sagt',
    description: 'Eine Beschreibung, die sagt, was es hier zu finden gibt, und mehr nicht.',
  };

  test('lists what is wrong with it, what is wrong with its links among it, and what shoppers see of that', async () => {
    shop.content.draft({
      path: '/lp/fehler',
      page: { ...saysEnough, validTo: '2020-01-01T00:00:00Z' },
      main: [
        heading('Gut', { when: { experiment: { id: 'none', variant: 'b' } } }),
        { type: 'rich-text', props: { html: '<p><a href="/lp/nirgends">Wort</a></p>' } },
      ],
    });
    const { text } = await see('/lp/fehler', await cookieFor({ path: '/lp/fehler' }));
    const list = /<section[^>]*aria-label="\d faults on this page".*?<\/section>/s.exec(text)?.[0] ?? '';
    expect([...list.matchAll(/<strong>([^<]+)/g)].map(([, code = '']) => code).toSorted()).toEqual([
      'experiment-unknown',
      'heading-missing',
      'link-dead',
      'window-over',
    ]);
    expect(list).toContain('/lp/nirgends');
    expect(list).toContain('<code>/regions/main/1/props/html</code>');
    expect(list).toContain('Known: sustainability.');
    expect(list).toContain('Shoppers get &#34;not found&#34;.');
    shop.content.draft({
      path: '/lp/heil',
      page: saysEnough,
      main: [heading('Gut', { props: { text: 'Gut', level: 1 } })],
    });
    const right = await see('/lp/heil', await cookieFor({ path: '/lp/heil' }));
    expect(right.text).toContain('>Gut</h1>');
    expect(right.text).not.toContain('on this page');
  });

  test.each([
    ['of another language', { locale: 'fr-CH' }, 'page-foreign', 503],
    ['of no known status', { status: 'soon' }, 'page-invalid', 503],
  ])('says why it cannot show a page %s', async (_what, page, code, status) => {
    shop.content.draft({ path: '/lp/verirrt', main: [heading('Nie')], page });
    const answer = await see('/lp/verirrt', await cookieFor({ path: '/lp/verirrt' }));
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text).toContain(`<strong>${code}</strong>`);
    expect(answer.text).toContain('Shoppers keep the last good version; without one the page answers 503.');
    expect(answer.text).toContain('Impressum');
  });

  test('says that there is no page, and how one would be found', async () => {
    const answer = await see('/lp/nie', await cookieFor({ path: '/lp/nie' }));
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(
      'There is neither a draft nor a published page with the path /lp/nie in de-AT.',
    );
  });
});
