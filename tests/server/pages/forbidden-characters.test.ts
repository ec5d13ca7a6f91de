import { afterAll, beforeAll, expect, test } from 'vitest';
import { signPreview } from '../../../server/pages/preview-token.ts';
import { heading } from '../fake-content.ts';
import { previewSecret, type ShopUnderTest, startShop } from '../shop-under-test.ts';

// Control characters and what else HTML forbids: wherever content or a visitor has them, no answer does.

let shop: ShopUnderTest;

const typed = 'Her\u0001bst\u0000 im\u007f Ha\u0081us\u000b& \ufdd0mehr\uffff';
const shown = /Herbst im Haus\n(?:&amp;|&#38;) mehr/;
// eslint-disable-next-line no-control-regex -- these are what is looked for
const forbidden = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/;

beforeAll(async () => {
  shop = await startShop();
  const { content } = shop;
  content.frame({ header: [{ type: 'header' }], footer: [{ type: 'footer' }] });
  content.bucket('footer/main', {
    columns: [{ heading: typed, links: [{ label: typed, href: '/lp/herbst' }] }],
    note: `<p>${typed}</p>`,
  });
  content.page({
    path: '/lp/herbst',
    page: {
      title: typed,
      description: typed,
      breadcrumbs: [{ label: typed, path: '/lp/mode' }],
      image: { src: 'herbst', alt: typed },
      robots: `index\u0001,follow`,
    },
    main: [
      heading(typed),
      {
        type: 'rich-text',
        props: { headline: typed, html: `<p>${typed} &#1; <abbr title="${typed}&#2;">a</abbr></p>` },
      },
      { type: typed, props: {} },
      { type: 'heading', id: typed, props: { [typed]: typed } },
    ],
  });
});

afterAll(() => shop.close());

test('a page and its preview show the words, and none of these characters', async () => {
  const path = '/lp/herbst';
  const token = signPreview(
    { tenant: 'at', locale: 'de-AT', path, expires: shop.now() + 60_000 },
    previewSecret,
  );
  const cookie = (await shop.ask(`${path}?preview=${token}`)).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  for (const headers of [{}, { Cookie: cookie }]) {
    const { status, text } = await shop.ask(path, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
    expect(status).toBe(200);
    expect(text.match(new RegExp(shown, 'g'))?.length).toBeGreaterThan(7);
    expect(forbidden.exec(text)).toBeNull();
  }
});

test('what a visitor typed is answered without them', async () => {
  for (const path of ['/s/?q=Kle%01id%7F%C2%85', '/nirgends%01', '/lp/herbst?x=%01']) {
    const { text } = await shop.ask(path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(forbidden.exec(text)).toBeNull();
  }
});
