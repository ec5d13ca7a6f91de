import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type PageDocument, readPageDocument } from '../../renderer/contract/page-document.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { productCard } from '../../schemas/product-card.ts';
import { surveyDocument } from './document-survey.ts';

const tenant = readTenants(resolve('tenants')).find(({ config }) => config.slug === 'default')?.config;
if (!tenant) throw new Error('There is no shop "default"');
const now = Date.parse('2026-12-01T12:00:00Z');

function documentOf(page: object, main: readonly object[] = []): PageDocument {
  const own = { id: 'p', tenant: 'default', locale: 'de-DE', path: '/lp/hier', revision: '1' };
  const read = readPageDocument({
    format: 'webapp_json',
    formatVersion: 1,
    page: { ...own, status: 'published', title: 'Hier', ...page },
    regions: { main },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.document;
}

const others = [
  documentOf({ path: '/_/product' }),
  documentOf({ path: '/lp/da' }, [{ id: 'teil', type: 'heading', props: { text: 'Teil' } }]),
  documentOf({ path: '/lp/entwurf', status: 'draft' }),
  documentOf({ path: '/lp/advent', validTo: '2026-12-24T00:00:00Z' }),
  documentOf({ locale: 'fr-CH', path: '/lp/ici', alternates: [{ locale: 'de-DE', path: '/lp/hier' }] }),
  documentOf({ locale: 'fr-CH', path: '/lp/seule' }),
];

/** Codes with their places, of a document among the others. */
async function found(page: object, main: readonly object[] = []): Promise<string[]> {
  const issues = await surveyDocument(documentOf(page, main), {
    tenant: tenant as NonNullable<typeof tenant>,
    now,
    targets: {
      pageAt: (locale, path) =>
        Promise.resolve(others.find(({ meta }) => meta.locale === locale && meta.path === path)),
      hasCategory: async (_locale, address) => address === 'damen',
      sizeTables: ['bras'],
      productsIn: async (_locale, { id }) =>
        id === 'neu' ? ['1', '2', '3', '4'].map((sku) => productCard.parse(card(sku))) : undefined,
      orderableFrom: async (_locale, skus) =>
        new Map(
          skus.map((sku, at) => [sku, [now, Date.parse('2027-01-10T00:00:00Z'), Infinity, now][at] ?? now]),
        ),
      productAt: async (_locale, { slug, sku }) =>
        sku !== '1' ? 'unknown' : slug === 'rock' ? 'show' : 'redirect',
    },
  });
  return issues.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

const card = (sku: string): object => ({
  ...{ sku, slug: 'rock', name: 'Rock', picture: 'rock', price: 100, soldOut: sku === '4' },
});

const text = (href: string): object => ({
  id: 'a',
  type: 'rich-text',
  props: { html: `<p><a href="${href}">Wort</a></p>` },
});

describe('a page among the others', () => {
  test.each([
    ['is as it should be', {}, []],
    ['has its time before it', { validFrom: '2027-01-01T00:00:00Z', validTo: '2027-02-01T00:00:00Z' }, []],
    ['is over', { validTo: '2026-12-01T00:00:00Z' }, ['window-over /page/validTo']],
    [
      'begins when it is over',
      { validFrom: '2027-02-01T00:00:00Z', validTo: '2027-01-01T00:00:00Z' },
      ['window-invalid /page/validFrom'],
    ],
    ['has times that cannot be read', { validFrom: 'bald', validTo: '2026-01-01' }, []],
    ['names its other language', { alternates: [{ locale: 'fr-CH', path: '/lp/ici' }] }, []],
    ['names it with its prefix', { alternates: [{ locale: 'fr-CH', path: '/fr/lp/ici' }] }, []],
    [
      'names a page that does not name it',
      { alternates: [{ locale: 'fr-CH', path: '/lp/seule' }] },
      ['alternate-unmatched /page/alternates/0 The page /lp/seule in fr-CH does not name this one.'],
    ],
    [
      'names a page that is not there',
      { alternates: [{ locale: 'fr-CH', path: '/lp/nulle' }] },
      ['alternate-unmatched /page/alternates/0 There is no published page /lp/nulle in fr-CH.'],
    ],
    [
      'names a language that the shop does not speak',
      { alternates: [{ locale: 'it-CH', path: '/lp/qui' }] },
      ['alternate-unmatched /page/alternates/0 This shop does not speak it-CH.'],
    ],
    [
      'has a way that leads nowhere',
      { breadcrumbs: [{ label: 'Weg', path: '/lp/weg' }] },
      ['link-dead /page/breadcrumbs/0/path "/lp/weg" leads to no page.'],
    ],
  ])('%s', async (_what, page, expected) => {
    const lines = await found(page);
    expect(lines).toEqual(expected.map((line) => expect.stringContaining(line) as string));
  });

  test.each([
    '/lp/da',
    '/p/rock-1',
    '/lp/da#teil',
    '#a',
    '/lp/hier#a',
    'https://example.org/x',
    'mailto:a@example.org',
  ])('links to %s, which is there, as a published page and as a draft', async (href) => {
    expect(await found({}, [text(href)])).toEqual([]);
    expect(await found({ status: 'draft' }, [text(href)])).toEqual([]);
  });

  test.each([
    ['/lp/da#weg', 'names no node of that page.'],
    ['#weg', 'names no node of that page.'],
    ['/lp/nichts', 'leads to no page.'],
    ['/lp/entwurf', 'leads to a draft, which shoppers do not see.'],
    ['/nirgends/x', 'is no address of the shop.'],
    ['/p/rock-2', 'names no product that is sold here.'],
    ['/p/hose-1', 'is redirected to the product’s own address, or to what replaces it: link there.'],
    ['/lp/da/', 'is redirected to /lp/da: link there.'],
  ])('links to %s, which %s', async (href, why) => {
    const told = [`link-dead /regions/main/0/props/html "${href}" ${why}`];
    expect(await found({}, [text(href)])).toEqual(told);
    expect(await found({ status: 'draft' }, [text(href)])).toEqual(told);
  });

  test('links to a page that is over before the link is', async () => {
    const [link, until] = [text('/lp/advent'), (to: string) => ({ ...text('/lp/advent'), when: { to } })];
    expect(await found({}, [link])).toEqual([
      'link-ends /regions/main/0/props/html "/lp/advent" leads to a page that is over on 2026-12-24T00:00:00Z; the link is shown on.',
    ]);
    expect(await found({ validTo: '2026-12-25T00:00:00Z' }, [until('2026-12-24T12:00:00Z')])).toHaveLength(1);
    expect(await found({ validTo: '2026-12-23T00:00:00Z' }, [link])).toEqual([]);
    expect(await found({}, [until('2026-12-24T00:00:00Z')])).toEqual([]);
  });

  test('links to a part of itself where only a route leads to it', async () => {
    expect(await found({ path: '/_/basket' }, [text('#a'), text('?seite=2#a')])).toEqual([]);
    expect(await found({ path: '/_/basket' }, [text('#weg')])).toEqual([
      'link-dead /regions/main/0/props/html "#weg" names no node of that page.',
    ]);
  });

  test('leads readers to a part that it does not have', async () => {
    const targets = [
      { label: 'Hier', node: 'a' },
      { label: 'Einwilligung', node: 'consent' },
      { label: 'Dort', node: 'weg' },
    ];
    expect(await found({}, [{ id: 'a', type: 'anchor-navigation', props: { targets } }])).toEqual([
      'link-dead /regions/main/0/props/targets/2/node "#weg" names no node of that page.',
    ]);
  });

  test('leads to its calculator and reviews by the names of nodes', async () => {
    const props = { calculator: 'a', reviews: 'weg' };
    expect(await found({}, [{ id: 'a', type: 'product-stage', props }])).toEqual([
      'link-dead /regions/main/0/props/reviews "#weg" names no node of that page.',
    ]);
  });

  test('names a category that is not there, whatever else a field of that name holds', async () => {
    const node = (id: string, more: object): object => ({ id, type: 'bra-size-finder', ...more });
    const main = [
      node('a', { props: { category: 'herren' } }),
      node('b', { props: { category: 'damen' } }),
      node('c', { data: { bras: { load: 'slice', args: { category: 'herren', id: 'x' } } } }),
    ];
    expect(await found({}, main)).toEqual([
      'reference-unknown /regions/main/0/props/category ' +
        'The block "bra-size-finder" names the category "herren", which is not there.',
    ]);
  });

  test('names a size table that is not there', async () => {
    const stage = (id: string, table: string): object => ({
      ...{
        id,
        type: 'product-stage',
        props: { sizeFinder: { table, link: { label: 'x', href: '/lp/da' } } },
      },
    });
    expect(await found({}, [stage('a', 'bras'), stage('b', 'hats')])).toEqual([
      'reference-unknown /regions/main/1/props/sizeFinder/table ' +
        'The block "product-stage" names the size table "hats", which is not there.',
    ]);
  });

  test('shows products that nobody can order before it is over', async () => {
    const grid = (id: string, to?: string): object => ({
      ...{ id: 'a', type: 'product-grid', when: to === undefined ? {} : { to } },
      data: { products: { load: 'slice', args: { category: 'mode', id } } },
    });
    const told = (count: number, until: string, skus: string) =>
      'product-unorderable /regions/main/0/data/products ' +
      `${count} of 4 products of the block "product-grid" cannot be ordered as long as it is shown${until}: ${skus}.`;
    expect(await found({}, [grid('neu')])).toEqual([told(1, '', '3')]);
    expect(await found({}, [grid('neu', '2027-01-11T00:00:00Z')])).toEqual([
      told(1, ' (until 2027-01-11T00:00:00.000Z)', '3'),
    ]);
    expect(await found({ validTo: '2027-01-10T00:00:00Z' }, [grid('neu', '2027-01-11T00:00:00Z')])).toEqual([
      told(2, ' (until 2027-01-10T00:00:00.000Z)', '2, 3'),
    ]);
    expect(await found({}, [grid('weg')])).toEqual([]);
  });

  test('shows a node to those of an experiment that there is not', async () => {
    const node = (id: string, variant: string): object => ({
      id,
      type: 'heading',
      props: { text: 'x' },
      when: { experiment: { id: 'weg', variant } },
    });
    expect(await found({}, [node('a', 'b')])).toEqual([
      'experiment-unknown /regions/main/0/when/experiment/id This shop has no experiment "weg".',
    ]);
  });
});
