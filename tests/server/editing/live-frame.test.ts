import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorOf } from './editing-shop.ts';
import { heading, type LiveShop, pageText, startLiveShop } from './live-shop.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await startLiveShop();
});
afterAll(() => shop.close());

const title = heading('title', 'Ein Entwurf', { props: { text: 'Ein Entwurf', level: 1 } });

function put(main: readonly object[], page: object = {}, regions: object = {}): string {
  return shop.documents.put('page', '/lp/herbst', pageText(main, page, regions));
}

/** What stands between the marks of a part. */
function partOf(html: string, name: string): string {
  return html.split(`<!--${name}-->`)[1]?.split(`<!--/${name}-->`)[0] ?? 'no such part';
}

describe('the page in the frame', () => {
  test('is the draft by the shop’s own pages, each node and region between its marks', async () => {
    const { answer, facts } = await shop.frame(put([title, heading('two', 'Zweites')]));
    expect(answer.status).toBe(200);
    expect(partOf(answer.text, 'n:title')).toContain('Ein Entwurf</h1>');
    expect(partOf(answer.text, 'r:main')).toMatch(/^<!--n:title-->.*<!--\/n:title--><!--n:two-->.*Zweites/s);
    expect(answer.text).toMatch(/<main [^>]*><!--r:main-->.*<!--\/r:main--><\/main>/s);
    expect(partOf(answer.text, 'r:aside')).toBe('');
    // The shop's frame is around it, and is not what is edited here.
    expect(answer.text).toContain('Kopf');
    expect(Object.keys(facts.shown.parts)).toEqual(['r:main', 'n:title', 'n:two', 'r:aside']);
  });

  test('has the HTML that shoppers get, but for marks and fields', async () => {
    const nodes = [title, heading('two', 'Zweites')];
    shop.content.page({ path: '/lp/herbst', main: nodes });
    const { answer } = await shop.frame(put(nodes));
    const published = await shop.ask('/lp/herbst');
    const mainOf = (html: string): string => /<main .*<\/main>/s.exec(html)?.[0] ?? 'none';
    const plain = answer.text.replaceAll(/<!--[^>]*-->| data-field="[^"]*"/g, '');
    expect(mainOf(plain)).toBe(mainOf(published.text));
    expect(published.text).not.toMatch(/<!--|data-field|data-frame|studio-frame/);
  });

  test('is for the editors of this shop alone, for no cache, and stands in a frame of the shop alone', async () => {
    const id = put([title]);
    const address = `/edit/frame/${id}?session=${randomUUID()}`;
    const { headers } = (await shop.frame(id)).answer;
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['speculation-rules']).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'self';");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain('trusted-types studio-frame;');
    expect((await shop.browser().get(address)).headers.location).toMatch(/^\/edit\/sign-in/);
    const other = await editorOf(shop, ['administrator'], { tenant: 'default', host: 'default.localhost' });
    expect((await other.browser.get(address)).status).toBe(404);
    expect((await shop.editor.get(`/edit/frame/${randomUUID()}?session=${randomUUID()}`)).status).toBe(404);
    expect((await shop.editor.get(`/edit/frame/${id}?session=7`)).status).toBe(400);
    expect((await shop.editor.get(`${address}&view={"visitor":"admin"}`)).status).toBe(400);
  });

  test('is as somebody else would see it, at another time', async () => {
    const id = put([
      title,
      heading('xmas', 'Frohe Weihnachten', {
        when: { from: '2026-12-24T00:00:00+01:00', to: '2026-12-27T00:00:00+01:00' },
      }),
      heading('phone', 'Am Telefon', { when: { device: ['mobile'] } }),
      heading('member', 'Willkommen zurück', { when: { visitor: ['logged-in'] } }),
      heading('b', 'Variante B', { when: { experiment: { id: 'e', variant: 'b' } } }),
    ]);
    const seen = async (view: object): Promise<string[]> =>
      [...(await shop.frame(id, view)).answer.text.matchAll(/<!--n:([a-z]+)-->/g)].map(([, name]) => name ?? '');
    expect(await seen({})).toEqual(['title']);
    expect(await seen({ at: Date.parse('2026-12-25T12:00:00+01:00') })).toEqual(['title', 'xmas']);
    expect(await seen({ device: 'mobile', visitor: 'logged-in', variants: { e: 'b' } })).toEqual([
      ...['title', 'phone', 'member', 'b'],
    ]);
    expect((await shop.frame(id)).facts.changesAt).toBe(Date.parse('2026-12-24T00:00:00+01:00'));
    expect((await shop.frame(id, { scheme: 'dark' })).answer.text).toContain('<html lang="de-AT" data-mode="dark">');
  });

  test('names where plain texts are typed, in the language that is looked at', async () => {
    const id = put([
      heading('title', 'Herbst', { i18n: { 'de-AT': { props: { text: 'Herbst in Wien' } } } }),
      heading('same', 'Doppelt'),
      heading('fact', 'Ab {fact:freeShippingFrom} gratis'),
    ]);
    const { answer } = await shop.frame(id);
    const fields = [...answer.text.matchAll(/data-field="([^"]*)"[^>]*>([^<]*)</g)].map(([, path, text]) => [
      path?.replaceAll('&#34;', '"'),
      text,
    ]);
    expect(fields).toEqual([
      ['["i18n","de-AT","props","text"]', 'Herbst in Wien'],
      ['["props","text"]', 'Doppelt'],
    ]);
  });

  test('shows an empty slot, so that something can be put into it', async () => {
    const id = put([{ id: 'article', type: 'magazine-article', props: { title: 'Ein Artikel' } }]);
    const { answer } = await shop.frame(id);
    expect(partOf(answer.text, 'n:article')).toMatch(/<!--s:article:body--><!--\/s:article:body-->$/);
  });

  test('shows what shoppers would see while a loader is down', async () => {
    const grid = {
      ...{ id: 'grid', type: 'product-grid', props: { headline: 'Neu' } },
      data: { products: { load: 'slice', args: { category: 'fashion', id: 'none' } } },
    };
    const id = put([title, grid]);
    expect(partOf((await shop.frame(id)).answer.text, 'n:grid')).toContain('cannot be shown like this');
    expect(partOf((await shop.frame(id, { down: ['slice'] })).answer.text, 'n:grid')).toBe('');
  });

  test('of a document of the shop’s frame has the home page around it', async () => {
    const text = pageText([], { id: 'f', path: '/_/frame', frame: 'none' }, { header: [heading('head', 'Neuer Kopf')] });
    const { answer, facts } = await shop.frame(shop.documents.put('frame', 'full', text));
    expect(partOf(answer.text, 'n:head')).toContain('Neuer Kopf');
    expect(answer.text).toContain('Start</h1>');
    expect(Object.keys(facts.shown.parts)).toEqual(['r:header', 'n:head', 'r:footer']);
    expect(facts.address).toBe('/');
  });

  test('is led to by an address of the shop that a document draws', async () => {
    const id = put([title]);
    const session = randomUUID();
    const to = async (path: string) =>
      shop.editor.get(`/edit/frame?${new URLSearchParams({ path, session, view: '{"device":"mobile"}' }).toString()}`);
    const led = await to('/lp/herbst?page=2');
    expect(led.status).toBe(303);
    const target = new URL(led.headers.location ?? '', 'http://at.localhost');
    expect(target.pathname).toMatch(/^\/edit\/frame\/[\w-]{36}$/);
    expect(JSON.parse(target.searchParams.get('view') ?? '')).toEqual({
      ...{ device: 'mobile', address: '/lp/herbst?page=2' },
    });
    expect([(await to('/lp/winter')).status, (await to('//evil.example')).status]).toEqual([404, 404]);
    expect(id).not.toBe('');
  });

  test('tells nobody else of a draft', async () => {
    const marker = 'Geheimer Entwurf 4711';
    await shop.frame(put([heading('title', marker)]));
    const answers = await Promise.all(
      ['/lp/herbst', '/', '/sitemap.xml', '/lp/herbst?preview=1'].map((path) => shop.ask(path)),
    );
    expect(answers.filter(({ text }) => text.includes(marker))).toEqual([]);
    expect(shop.lines.filter((line) => line.includes(marker))).toEqual([]);
  });
});
