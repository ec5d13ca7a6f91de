import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedTenants } from '../services/changed-tenants.ts';
import { heading } from './fake-content.ts';
import { type Answer, fillShop, revalidate, type ShopUnderTest, startShop } from './shop-under-test.ts';

// Navigation, footer, USP bar and other data sets: which file a page asks for, how it follows changes, what it does without.

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
const frame = {
  header: [
    { type: 'header', slots: { service: [{ id: 'help', type: 'service-flyout' }] } },
    { id: 'usps', type: 'usp-bar' },
  ],
  footer: [{ type: 'footer' }],
};
const shops = [
  ['at', 'de-AT'],
  ['default', 'de-DE'],
  ['default', 'fr-CH'],
  ['default', 'nl-NL'],
] as const;

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await startShop();
  fill(shop);
});

afterEach(() => shop.close());

function fill({ content }: ShopUnderTest): void {
  fillShop(content);
  for (const [tenant, locale] of shops) content.frame(frame, locale, tenant);
}

function get(path: string, { tenant = 'at', device = 'web', of = shop } = {}): Promise<Answer> {
  const headers = { Host: `${tenant}.localhost`, ...(device === 'mobile' && { 'User-Agent': phone }) };
  return of.ask(path, { headers });
}

/** The page as it is once what was called for is done. */
async function renewed(path: string): Promise<string> {
  await get(path);
  await shop.shop.renewal.idle();
  return (await get(path)).text;
}

const asked = (start: string, { content } = shop): string[] =>
  content.reads.filter((key) => key.startsWith(start));

describe('the navigation', () => {
  test('is asked for once, with the first page, by client, device, locale and cut', async () => {
    await get('/');
    await get('/lp/herbst');
    expect(asked('navigation:')).toEqual(['navigation:at:de-AT:linde-at.web']);
    await get('/', { device: 'mobile' });
    await get('/lp/herbst', { device: 'mobile' });
    expect(asked('navigation:')).toEqual([
      'navigation:at:de-AT:linde-at.web',
      'navigation:at:de-AT:linde-at.mobile',
    ]);
    shop.content.forget();
    for (const path of ['/', '/fr', '/nl']) await get(path, { tenant: 'default' });
    expect(asked('navigation:')).toEqual([
      'navigation:default:de-DE:linde-default.web.sliced',
      'navigation:default:fr-CH:linde-default.web.sliced',
      'navigation:default:nl-NL:linde-default.web.sliced',
    ]);
  });

  test('is another for another client, and for the other setting of the cut', async () => {
    const { root, remove } = changedTenants('at', (config) => {
      Object.assign(config, { clientId: 'linde-b2b', slicedLoad: true });
    });
    const other = await startShop({}, { root });
    fill(other);
    await get('/', { of: other });
    expect(asked('navigation:', other)).toEqual(['navigation:at:de-AT:linde-b2b.web.sliced']);
    await other.close();
    remove();
  });
});

describe('the USP bar', () => {
  test('is asked for by device and locale', async () => {
    await get('/');
    await get('/', { device: 'mobile' });
    for (const path of ['/', '/fr', '/nl']) await get(path, { tenant: 'default' });
    await get('/fr', { tenant: 'default', device: 'mobile' });
    expect(asked('bucket:').filter((key) => key.includes('usp-bar'))).toEqual([
      'bucket:at:de-AT:usp-bar/web',
      'bucket:at:de-AT:usp-bar/mobile',
      'bucket:default:de-DE:usp-bar/web',
      'bucket:default:fr-CH:usp-bar/web',
      'bucket:default:nl-NL:usp-bar/web',
      'bucket:default:fr-CH:usp-bar/mobile',
    ]);
  });
});

describe('products', () => {
  test('are asked for by category and number, with the shop’s setting of the cut', async () => {
    const grid = {
      type: 'product-grid',
      props: { headline: 'Neu' },
      data: { products: { load: 'slice', args: { category: 'fashion', id: 'autumn' } } },
    };
    shop.content.page({ path: '/lp/neu', main: [grid] });
    shop.content.page({ tenant: 'default', locale: 'fr-CH', path: '/lp/neu', main: [grid] });
    await get('/lp/neu');
    await get('/fr/lp/neu', { tenant: 'default' });
    expect(asked('slice:')).toEqual([
      'slice:at:de-AT:fashion/autumn',
      'slice:default:fr-CH:fashion/autumn.sliced',
    ]);
  });
});

/** [tag, address, the data set with a word in it] */
const dataSets: [string, string, (word: string) => object][] = [
  ['bucket:menus', 'navigation', (word) => ({ items: [{ id: 'a', label: word, href: '/lp/herbst' }] })],
  [
    'bucket:footer',
    'footer/main',
    (word) => ({ columns: [{ title: word, links: [{ label: 'Herbst', href: '/lp/herbst' }] }] }),
  ],
  ['bucket:static-pages', 'static-pages/warranty', (word) => ({ title: word, html: '<p>Zwei Jahre.</p>' })],
  ['bucket:banners', 'banners/main', (word) => ({ banners: [{ id: 'advent', text: word }] })],
  ['bucket:vouchers', 'vouchers/main', (word) => ({ vouchers: [{ id: 'winter-10', title: word }] })],
  ['bucket:service-layer', 'service-layer/delivery', (word) => ({ title: word, html: '<p>Ab 75 Euro.</p>' })],
  [
    'bucket:header-service-flyout',
    'header-service-flyout/main',
    (word) => ({ groups: [{ label: word, links: [{ label: 'Herbst', href: '/lp/herbst' }] }] }),
  ],
  ['bucket:usp-bar', 'usp-bar/web', (word) => ({ items: [{ icon: 'truck', text: word }] })],
  [
    'bucket:surveys',
    'surveys/shop',
    (word) => ({
      ...{ id: 'shop', question: word, low: 'nein', high: 'ja', max: 5 },
      ...{ submit: 'Antwort senden', thanks: 'Danke.' },
    }),
  ],
];

const fedByFiles = [
  { type: 'static-page', props: { identifier: 'warranty' } },
  { type: 'campaign-banner', props: { banner: 'advent' } },
  { type: 'voucher-embed', props: { voucher: 'winter-10' } },
  { type: 'service-layer', props: { label: 'Lieferung', identifier: 'delivery' } },
  { type: 'survey-rating', props: { survey: 'shop' } },
];

describe('a file that changes', () => {
  test.each(dataSets)(
    '%s is followed by the page, in whose place of %s it stands',
    async (tag, file, bodyOf) => {
      const put = (word: string): void => {
        if (file === 'navigation') shop.content.navigation('linde-at.web', bodyOf(word));
        else shop.content.bucket(file, bodyOf(word));
      };
      shop.content.page({ path: '/', main: fedByFiles });
      put('Das erste Wort');
      expect((await get('/')).text).toContain('Das erste Wort');
      put('Das zweite Wort');
      await revalidate(shop, { tags: [tag] });
      const after = await renewed('/');
      expect(after).toContain('Das zweite Wort');
      expect(after).not.toContain('Das erste Wort');
    },
  );

  test('that is missing leaves the page up, with its frame’s built-in minimum', async () => {
    shop.content.page({ path: '/', main: [heading('Start'), ...fedByFiles] });
    const { status, text } = await get('/');
    expect(status).toBe(200);
    expect(text).toContain('Start<');
    for (const words of ['>Impressum<', '>Startseite<']) expect(text).toContain(words);
    expect(text).toContain('<li class="header-entry-help"></li>');
    // Nothing is asked.
    expect(text).not.toContain('/api/inform/rating/survey');
  });
});

describe('a data set that is wrong', () => {
  const item = (id: string, more: object = {}): object => ({
    id,
    label: `Punkt ${id}`,
    href: `/lp/${id}`,
    ...more,
  });
  const told = (msg: string): Record<string, unknown>[] =>
    shop.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.msg === msg);

  test('in one entry costs that entry, and tells where it is wrong', async () => {
    shop.content.navigation('linde-at.web', { items: [item('a'), item('b', { label: 7 }), null, item('c')] });
    const { text } = await get('/');
    for (const word of ['Punkt a', 'Punkt c']) expect(text).toContain(word);
    expect(text).not.toContain('Punkt b');
    // Once for a place on a page.
    expect(told('Content has a fault').find(({ code }) => code === 'data-invalid')).toMatchObject({
      pointer: '/regions/header/0/data/navigation',
      severity: 'warning',
      message: expect.stringContaining('at "/items/1": This is left out: it must be a text at "/label"'),
    });
  });

  test.each(dataSets)('as a whole leaves the copy that was good: %s', async (_tag, file, bodyOf) => {
    const put = (body: unknown): void => {
      if (file === 'navigation') shop.content.navigation('linde-at.web', body);
      else shop.content.bucket(file, body);
    };
    shop.content.page({ path: '/', main: fedByFiles });
    put(bodyOf('Das gute Wort'));
    expect((await get('/')).text).toContain('Das gute Wort');
    const wrong = [{ x: 1 }, null, [], 'text', [bodyOf('Falsch')]];
    for (const [at, body] of wrong.entries()) {
      put(body);
      shop.shop.documents.invalidate({ tags: ['tenant:at'] });
      shop.shop.pages.markStale(new Set(['tenant:at']));
      expect(await renewed('/')).toContain('Das gute Wort');
      expect(told('Document rejected')).toHaveLength(at + 1);
    }
  });

  /** The page as it is once everything has been asked for anew. */
  async function anew(): Promise<string> {
    shop.shop.documents.invalidate({ tags: ['tenant:at'] });
    shop.shop.pages.markStale(new Set(['tenant:at']));
    await renewed('/');
    // It may be drawn once more, as a part of it came while it was drawn.
    return renewed('/');
  }

  test('in every product of a slice leaves the copy that was good, and says so', async () => {
    const product = { sku: '110418', slug: 'kleid', name: 'Wickelkleid', picture: 'kleid', price: 6999 };
    const put = (...products: unknown[]): void => shop.content.slice('fashion/autumn', { products });
    const data = { products: { load: 'slice', args: { category: 'fashion', id: 'autumn' } } };
    const grid = { id: 'g', type: 'product-grid', props: { headline: 'Neu' }, data };
    shop.content.page({ path: '/', main: [heading('Start'), grid] });
    put(product);
    expect((await get('/')).text).toContain('Wickelkleid');
    put({ ...product, price: 0 }, null);
    expect(await anew()).toContain('Wickelkleid');
    expect(told('Document rejected')).toMatchObject([
      {
        document: 'slice:at:de-AT:fashion/autumn',
        issues: [{ pointer: '/products/0/price' }, { pointer: '/products/1' }],
      },
    ]);
    put({ ...product, price: 0 }, { ...product, name: 'Etuikleid' });
    const after = await anew();
    expect(after).toContain('Etuikleid');
    expect(after).not.toContain('Wickelkleid');
  });

  test('in all of one of its lists leaves the copy that was good; without one the rest is shown', async () => {
    const put = (year: number, ...payment: string[]): void => {
      const columns = [{ title: 'Beratung', links: [{ label: 'Größen', href: '/lp/herbst' }] }];
      shop.content.bucket('footer/main', { columns, payment, year });
    };
    put(2025, 'shells');
    const poor = (await get('/')).text;
    for (const word of ['Beratung', '2025']) expect(poor).toContain(word);
    put(2026, 'shells');
    expect(await anew()).toContain('2026');
    put(2027, 'visa');
    expect(await anew()).toContain('2027');
    expect(told('Document rejected')).toEqual([]);
    put(2028, 'shells');
    expect(await anew()).toContain('2027');
    expect(told('Document rejected')).toMatchObject([{ issues: [{ pointer: '/payment' }] }]);
    put(2029, 'visa', 'shells');
    expect(await anew()).toContain('2029');
  });

  test('from the start is done without, as one that cannot be had, and comes when it is right', async () => {
    shop.content.navigation('linde-at.web', { x: 1 });
    const { status, text } = await get('/');
    expect(status).toBe(200);
    for (const words of ['>Impressum<', '>Startseite<']) expect(text).toContain(words);
    expect(told('Document rejected')).toMatchObject([
      { document: 'navigation:at:de-AT:linde-at.web', issues: [{ pointer: '/items' }] },
    ]);
    shop.content.navigation('linde-at.web', { items: [item('a')] });
    await revalidate(shop, { tags: ['bucket:menus'] });
    expect(await renewed('/')).toContain('Punkt a');
  });
});

describe('what was fetched', () => {
  test('is asked for again after 900 s, by one call while the page stays as it is', async () => {
    await get('/lp/herbst');
    shop.content.forget();
    // A tenth earlier or later, so that documents do not expire together.
    shop.advance(900_000 * 0.89);
    for (let round = 0; round < 3; round++) await renewed('/lp/herbst');
    expect(asked('page:')).toEqual([]);
    shop.content.page({ path: '/lp/herbst', main: [heading('Winter')], page: { revision: '2' } });
    shop.advance(900_000 * 0.22);
    const open = shop.content.hold('/lp/herbst');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/lp/herbst')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text.includes('Herbst<')}`))).toEqual(
      new Set(['200 true']),
    );
    open();
    await shop.shop.renewal.idle();
    expect(asked('page:')).toEqual(['page:at:de-AT:/lp/herbst']);
    expect((await get('/lp/herbst')).text).toContain('Winter<');
  });

  test('is renewed by the name of a block on the pages that have the block, and on no others', async () => {
    shop.content.frame({ header: [heading('Kopf')] });
    shop.content.page({ path: '/lp/mit', main: [{ type: 'rich-text', props: { html: '<p>Text</p>' } }] });
    shop.content.page({ path: '/lp/ohne', main: [heading('Ohne')] });
    for (const path of ['/lp/mit', '/lp/ohne']) await get(path);
    shop.content.forget();
    await revalidate(shop, { tags: ['block:rich-text'] });
    for (const path of ['/lp/mit', '/lp/ohne']) await renewed(path);
    expect(asked('page:')).toEqual(['page:at:de-AT:/lp/mit']);
  });

  test('fails with a line in the log that names component and address, also with the very first page', async () => {
    shop.content.fail();
    expect((await get('/lp/herbst')).status).toBe(503);
    const told = shop.lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'Error during data fetching')
      // The answer has the built-in frame, whose data cannot be had either.
      .filter(({ component }) => component === 'page' || component === 'frame');
    expect(told.map(({ component, url }) => `${String(component)} ${String(url)}`)).toEqual([
      'page fake:page:at:de-AT:/lp/herbst',
      'frame fake:frame:at:de-AT:full',
    ]);
  });
});
