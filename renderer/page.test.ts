import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Block } from '../blocks/kit/define/define-block.ts';
import type { PageRequest } from './contract/page-request.ts';
import { testBlocks } from './testing/blocks.tsx';
import {
  createTestShop,
  documentOf,
  drawMain,
  pageOf,
  pageSource,
  requestFor,
  type TestShop,
  testNow,
  type WholePage,
  wholeOf,
} from './testing/shop.ts';

const note = (text: string, more: object = {}): object => ({ type: 'test-note', props: { text }, ...more });

async function drawPage(
  page: Record<string, unknown>,
  more: Partial<PageRequest> = {},
  shop?: TestShop,
): Promise<WholePage> {
  const { renderer } = shop ?? createTestShop();
  return wholeOf(await renderer.renderPage(requestFor(pageOf([note('Inhalt')], page), more)));
}

const attacks = [
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)//',
  '<!--',
];

describe('the head', () => {
  test('names title, description, robots, canonical address and language', async () => {
    const { html } = await drawPage({ title: 'Herbst', description: 'Mäntel & Strick', robots: 'noindex' });
    expect(html).toMatch(/^<!doctype html><html lang="de-AT"><head><meta charset="utf-8">/);
    expect(html).toContain('<title>Herbst | Modehaus Linde</title>');
    expect(html).toContain('<meta name="description" content="Mäntel &#38; Strick">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical" href="https://www.example.at/lp/herbst">');
  });

  test('does not name the shop twice', async () => {
    expect((await drawPage({ title: 'Modehaus Linde: Mode' })).html).toContain(
      '<title>Modehaus Linde: Mode</title>',
    );
  });

  test('writes the canonical address in the locale’s way, encoded', async () => {
    const { html } = await drawPage({}, { locale: 'fr-CH', path: '/lp/é t' });
    expect(html).toContain('<link rel="canonical" href="https://www.example.at/fr/lp/%C3%A9%20t">');
    expect((await drawPage({}, { locale: 'fr-CH', path: '/' })).html).toContain(
      'href="https://www.example.at/fr">',
    );
  });

  test.each(attacks)('holds %s as text, wherever it is written', async (text) => {
    const { html } = await drawPage({
      title: text,
      description: text,
      robots: text,
      breadcrumbs: [{ label: text, path: '/c/mode' }],
    });
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.match(/<script/g)).toHaveLength(3);
    expect(head).not.toMatch(/<img|<!--/);
  });

  test('names other languages with a way back, and a default', async () => {
    const alternates = [
      { locale: 'de-AT', url: 'https://www.example.at/lp/herbst' },
      { locale: 'fr-CH', url: 'https://www.example.at/fr/lp/automne' },
    ];
    const links = (html: string): string[] => html.match(/<link rel="alternate"[^>]*>/g) ?? [];
    expect(links((await drawPage({}, { alternates })).html)).toEqual([
      '<link rel="alternate" hreflang="de-AT" href="https://www.example.at/lp/herbst">',
      '<link rel="alternate" hreflang="fr-CH" href="https://www.example.at/fr/lp/automne">',
      '<link rel="alternate" hreflang="x-default" href="https://www.example.at/lp/herbst">',
    ]);
    expect(links((await drawPage({}, { alternates: alternates.slice(0, 1) })).html)).toEqual([]);
  });

  test('describes the page to social networks, with a picture that exists', async () => {
    const { html } = await drawPage({ description: 'D', image: { src: 'known' } });
    expect(html).toContain('<meta property="og:title" content="Herbst | Modehaus Linde">');
    expect(html).toContain('<meta property="og:url" content="https://www.example.at/lp/herbst">');
    expect(html).toContain('<meta property="og:locale" content="de_AT">');
    expect(html).toContain('<meta property="og:image" content="https://www.example.at/bilder/known/1280-1">');
    expect((await drawPage({ image: { src: 'unknown' } })).html).not.toContain('og:image');
  });

  test('tells machines of the organisation on the home page, of the way to the page elsewhere', async () => {
    const dataOf = (html: string): { '@type': string }[] =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json]) => JSON.parse(json ?? '') as { '@type': string },
      );
    const home = dataOf((await drawPage({ path: '/' })).html);
    expect(home.map((data) => data['@type'])).toEqual(['OnlineStore', 'WebSite']);
    expect(home[0]).toMatchObject({ url: 'https://www.example.at/', address: { addressLocality: 'Linz' } });
    expect(dataOf((await drawPage({})).html)).toEqual([]);
    const trail = dataOf((await drawPage({ breadcrumbs: [{ label: 'Mode', path: '/c/mode' }] })).html);
    expect(trail).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Mode', item: 'https://www.example.at/c/mode' },
          { position: 2, name: 'Herbst', item: 'https://www.example.at/lp/herbst' },
        ],
      },
    ]);
  });

  test('leads machines the way that visitors see: once to each page, and without deceiving characters', async () => {
    const { html } = await drawPage({
      breadcrumbs: [
        { label: 'Mo\u202ede', path: '/c/mode' },
        { label: 'Herbst', path: '/lp/herbst' },
      ],
    });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect((JSON.parse(json) as { itemListElement: { name: string }[] }).itemListElement).toMatchObject([
      { name: 'Mode' },
      { name: 'Herbst' },
    ]);
  });

  test('of a page that a route draws names the address asked for, never that of the document', async () => {
    const { html } = await drawPage(
      { path: '/_/product', breadcrumbs: [{ label: 'Mode', path: '/c/mode' }] },
      { path: '/p/mantel-17' },
    );
    expect(html).toContain('href="https://www.example.at/p/mantel-17"');
    expect(html).not.toContain('/_/');
  });

  test('of a page that stands at no address names none', async () => {
    const { html } = await drawPage({ path: '/_/error' });
    expect(html).not.toMatch(/canonical|og:url|ld\+json/);
  });

  test('announces the font and the first picture, and no other', async () => {
    const hero = (src: string): object => ({ type: 'test-hero', props: { src } });
    const { html } = await drawMain([hero('none'), hero('a'), hero('b')]);
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/font.woff2" crossorigin>',
    );
    expect(html.match(/<link rel="preload" as="image"[^>]*>/g)).toEqual([
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/bilder/a/640 640w" imagesizes="100vw">',
    ]);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
  });
});

describe('styles and scripts', () => {
  const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const styleOf = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

  test('are those of the blocks that are present', async () => {
    const withNote = styleOf((await drawMain([note('a')])).html);
    expect(withNote).toContain('.test-note{');
    expect(withNote).not.toContain('.test-box{');
    expect(styleOf((await drawMain([{ type: 'test-box' }])).html)).toContain('.test-box{');
  });

  test('have the hashes that the policy names', async () => {
    const { html, facts } = await drawMain([
      note('a'),
      { type: 'test-hero', props: { src: 'none' } },
      { type: 'test-counter', props: { label: 'x' } },
    ]);
    expect(facts.styleHash).toBe(sha256(styleOf(html)));
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => sha256(text ?? ''));
    expect(facts.scriptHashes).toEqual(inline);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('bring the code of actions of the blocks that are present', async () => {
    const modules = JSON.parse(
      /data-modules>(.*?)<\/script>/.exec((await drawMain([note('a')])).html)?.[1] ?? '',
    ) as object;
    expect(modules).toEqual({
      locale: 'de-AT',
      hydrate: '/assets/hydrate.js',
      islands: {},
      actions: { 'test-note': '/assets/note.js' },
    });
  });
});

describe('the frame', () => {
  const frame = (regions: object, page: object = {}): PageRequest['frame'] =>
    documentOf({ ...pageSource([], { id: 'frame-full', ...page }), regions });

  test('stands around the page', async () => {
    const { html } = await drawMain([note('Mitte')], {
      frame: frame({ header: [note('Kopf')], footer: [note('Fuß')] }),
    });
    expect(html.replace(/^.*<body/s, '').match(/<(header|main|footer)|Kopf|Mitte|Fuß/g)).toEqual([
      '<header',
      'Kopf',
      '<main',
      'Mitte',
      '<footer',
      'Fuß',
    ]);
  });

  const testNote = testBlocks.find(({ type }) => type === 'test-note') as Block;
  const ofEveryPage: Block = { ...testNote, type: 'test-consent', everyPage: 'header', oncePerPage: true };
  const onceOnly: Block = { ...testNote, type: 'test-once', oncePerPage: true };

  const consent = (text: string): object => ({ id: text, type: 'test-consent', props: { text } });
  const boxed = { id: 'box', type: 'test-box', slots: { rest: [consent('boxed')] } };

  test.each([
    ['the main part of the page', [consent('main')], {}, {}],
    ['a box of the page', [boxed], {}, {}],
    ['the footer of the page', [], { footer: [consent('foot')] }, {}],
    ['the footer of the frame', [], {}, { footer: [consent('foot')] }],
    ['a box in the header of the frame', [], {}, { header: [consent('head'), boxed] }],
    ['its region twice', [], {}, { header: [consent('head'), consent('more')] }],
  ])('with a part of every page in %s keeps the one in its region', async (_what, main, own, around) => {
    const shop = createTestShop({ blocks: [...testBlocks, ofEveryPage] });
    const request = requestFor(pageOf([note('a'), ...main], {}, own), {
      frame: frame({ header: [consent('head')], ...around }),
    });
    const { html, facts } = await wholeOf(await shop.renderer.renderPage(request));
    expect(html.match(/>(?:head|main|boxed|foot|more)</g)).toEqual(['>head<']);
    const told = [...facts.issues, ...facts.frameIssues].map(({ code }) => code);
    expect(told).toEqual(['block-repeated']);
  });

  test('leaves out what the page holds once and has itself, and tells of it', async () => {
    const shop = createTestShop({ blocks: [...testBlocks, onceOnly] });
    const once = (text: string): object => ({ id: text, type: 'test-once', props: { text } });
    const footer = [once('foot'), note('end', { id: 'end' })];
    const withOwn = requestFor(pageOf([once('main')]), { frame: frame({ footer }) });
    const { html, facts } = await wholeOf(await shop.renderer.renderPage(withOwn));
    expect(html.match(/>(?:main|foot|end)</g)).toEqual(['>main<', '>end<']);
    expect(facts.frameIssues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'block-repeated /regions/footer/0',
    ]);
    const without = requestFor(pageOf([note('main')]), { frame: withOwn.frame });
    expect((await wholeOf(await shop.renderer.renderPage(without))).html).toContain('>foot<');
  });

  test('shares no id with the page, whatever both call their nodes', async () => {
    const island = { id: 'same', type: 'test-counter', props: { label: 'x' } };
    const { html } = await drawMain([island], {
      frame: frame({ header: [island], footer: [{ ...island, id: 'other' }] }),
    });
    const ids = [...html.matchAll(/ (?:id|data-prefix)="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has its own faults and tags', async () => {
    const { facts } = await drawMain([{ type: 'nobody' }, note('Mitte')], {
      frame: frame({ header: [{ id: 'h', type: 'no-one' }] }),
      tags: ['given'],
    });
    expect(facts.issues.map((issue) => issue.pointer)).toEqual(['/regions/main/0/type']);
    expect(facts.frameIssues.map((issue) => issue.pointer)).toEqual(['/regions/header/0/type']);
    expect([...facts.tags]).toEqual(expect.arrayContaining(['given', 'page:p1', 'page:frame-full']));
  });

  test('makes way where the page has such a region itself', async () => {
    const page = pageOf([note('Mitte')], {}, { header: [note('Eigener Kopf', { id: 'own' })] });
    const { html } = await wholeOf(
      await createTestShop().renderer.renderPage(
        requestFor(page, { frame: frame({ header: [note('Kopf')] }) }),
      ),
    );
    expect(html).toContain('Eigener Kopf');
    expect(html).not.toContain('>Kopf<');
  });

  test('of which nothing is drawn loads nothing', async () => {
    const shop = createTestShop();
    const listing = { id: 'l', type: 'test-listing', props: { of: 'kopf' } };
    const page = pageOf([], {}, { header: [note('Eigener Kopf', { id: 'own' })] });
    await shop.renderer.renderPage(requestFor(page, { frame: frame({ header: [listing] }) }));
    expect(shop.calls).toEqual([]);
  });

  test('ends the page’s life with its own boundary', async () => {
    const end = testNow + 5000;
    const { facts } = await drawMain([note('a', { when: { to: new Date(testNow + 9000).toISOString() } })], {
      frame: frame({ header: [note('b', { when: { to: new Date(end).toISOString() } })] }),
    });
    expect(facts.until).toBe(end);
  });
});

describe('a page without a main region', () => {
  test('still has the place to which the skip link leads', async () => {
    const page = documentOf({ ...pageSource([]), regions: { aside: [note('Daneben', { id: 'a' })] } });
    const { html } = await wholeOf(await createTestShop().renderer.renderPage(requestFor(page)));
    expect(html).toContain('href="#_.main"');
    expect(html).toContain('id="_.main"');
  });
});

describe('the life of a page', () => {
  test('ends with the page’s own validity', async () => {
    const validTo = new Date(testNow + 60_000).toISOString();
    expect((await drawPage({ validTo })).facts.until).toBe(testNow + 60_000);
  });

  test('has no end of its own otherwise', async () => {
    expect((await drawPage({})).facts.until).toBeUndefined();
  });
});

describe('texts', () => {
  test('that nobody knows are told once, and are the key itself', () => {
    const shop = createTestShop();
    expect(shop.renderer.text('at', 'de-AT', 'a.b')).toBe('a.b');
    expect(shop.renderer.text('at', 'de-AT', 'a.b')).toBe('a.b');
    expect(shop.missingTexts).toEqual(['a.b']);
  });

  test('of a tenant that does not exist are a bug', () => {
    expect(() => createTestShop().renderer.text('constructor', 'de-AT', 'a.b')).toThrow('no tenant');
  });
});
