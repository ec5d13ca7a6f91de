import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { partQuery } from '../../schemas/part-query.ts';
import type { Loaded } from '../contract/loader.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { PageRequest } from '../contract/page-request.ts';
import type { PageSubject } from '../contract/page-subject.ts';
import {
  createTestShop,
  documentOf,
  found,
  pageSource,
  requestFor,
  testLoader,
  testNow,
  type TestShop,
  wholeOf,
} from '../testing/shop.ts';

/** What a page depends on beside its request. */
interface World {
  pictureRevision: string;
  /** Revision, tag and end of what the page loads. */
  data: string;
}

interface Scene {
  shop: TestShop;
  world: World;
  /** How often a shell was drawn. */
  shells: number;
}

const year = 365 * 86_400_000;
const first: World = { pictureRevision: '1', data: '1' };

function scene(nodeCacheBytes: number): Scene {
  const state: Scene = { shop: undefined as never, world: first, shells: 0 };
  // The same object for the same data, as from the document cache: else every shell would be another.
  const loaded = new Map<string, Loaded>();
  const news = testLoader('news', z.strictObject({}), () => {
    const { data } = state.world;
    const expires = testNow + year + Number(data);
    const answer = loaded.get(data) ?? found({ items: ['News'] }, data, { tags: [`news:${data}`], expires });
    loaded.set(data, answer);
    return answer;
  });
  state.shop = createTestShop({
    loaders: [news],
    nodeCacheBytes,
    flowAfterMs: 10_000,
    findPicture: () => ({
      width: 1200,
      height: 800,
      revision: state.world.pictureRevision,
      ground: '#ccc',
    }),
    pictureAddress: (id, width) => `/bilder/${id}/${width}-${state.world.pictureRevision}`,
    assets: () => {
      // Once for the head and once for the end.
      state.shells += 0.5;
      return { entry: '/e.js', hydrate: '/h.js', islands: {}, actions: {}, font: '/f.woff2' };
    },
  });
  return state;
}

const note = (text: string, more: object = {}): object => ({ type: 'test-note', props: { text }, ...more });

function documentWith(page: object, text: string, id = 'p1') {
  return documentOf(
    pageSource(
      [
        note(text),
        note('mobile alone', { when: { device: ['mobile'] } }),
        note('logged in alone', { when: { visitor: ['logged-in'] } }),
        note('of a test', { when: { experiment: { id: 'e', variant: 'b' } } }),
        note('later', { when: { from: '2026-12-06T00:00:00+01:00' } }),
        { type: 'test-aware' },
        { type: 'test-listing', data: { list: { load: 'news', args: {} } } },
      ],
      { id, image: { src: 'known' }, ...page },
    ),
  );
}

const page = documentWith({}, 'Herbst');
/** Of the same node: nothing but the document tells such pages apart. */
const titled = (title: string) =>
  documentOf(pageSource([{ type: 'test-note', props: { text: 'x' } }], { title }));
const frameOf = (id: string, header: readonly object[]) =>
  documentOf(pageSource([], { id, path: '/_/frame' }, { header }));
const subjectOf = (title: string): PageSubject => ({
  words: {},
  canonicalQuery: `of=${title}`,
  structuredData: [],
  dimensions: [],
  alternates: [],
  tags: [],
});
const alternates = (path: string) => [
  { locale: 'de-AT', url: 'https://www.example.at/lp/herbst' },
  { locale: 'fr-CH', url: `https://www.example.at/fr${path}` },
];

const frameFault = (name: string): Issue => ({
  ...{ code: 'frame-unknown', severity: 'error', pointer: '/page/frame', nodeId: null, field: 'frame' },
  ...{ message: `There is no frame "${name}".`, hint: '' },
});

/** For each field of a request values with which the page is another one each time. */
const requests: { [Field in keyof Required<PageRequest>]: readonly PageRequest[Field][] } = {
  // A document belongs to one tenant.
  tenant: ['at'],
  page: [
    page,
    documentWith({ description: 'Mäntel' }, 'Herbst'),
    documentWith({}, 'Herbst', 'p2'),
    titled('Herbst'),
    titled('Winter'),
  ],
  subject: [undefined, subjectOf('a'), subjectOf('b')],
  frame: [
    undefined,
    frameOf('f1', [note('frame')]),
    frameOf('f2', [note('frame')]),
    frameOf('f3', []),
    frameOf('f4', []),
  ],
  issues: [undefined, [frameFault('a')], [frameFault('b')]],
  // Of the test's blocks none is one of every page.
  isBare: [false],
  locale: ['de-AT', 'fr-CH'],
  path: ['/lp/herbst', '/lp/winter'],
  query: [{}, { [partQuery]: '1' }, { a: '1' }],
  alternates: [[], alternates('/lp/automne'), alternates('/lp/hiver')],
  // They stand in nodes, of which a shell holds none.
  languages: [{}],
  until: [undefined, testNow + 1000, testNow + 2000],
  tags: [[], ['a'], ['a', 'b'], ['a b']],
  preview: [false, true],
  // Told above previews alone, of which no shell is kept.
  release: [undefined],
  now: [testNow, testNow + year / 4],
  device: ['web', 'mobile'],
  visitor: ['anonymous', 'logged-in'],
  variants: [{}, { e: 'b' }],
  // What loaders alone are told, and this page's loader looks at none of it.
  parameters: [{}],
  wantsNewest: [false],
  personal: [undefined],
  // Of a page that is edited no shell is kept.
  edited: [undefined],
};

const worlds: { [Field in keyof World]: readonly World[Field][] } = {
  pictureRevision: ['1', '2'],
  data: ['1', '2'],
};

/** All of a page that somebody could notice, as text. */
async function drawn({ shop }: Scene, request: Partial<PageRequest>): Promise<string> {
  const { html, facts } = await wholeOf(await shop.renderer.renderPage(requestFor(page, request)));
  const plain = (_key: string, value: unknown): unknown =>
    value instanceof Set ? [...value].map(String).toSorted() : value;
  return `${html}\n${JSON.stringify(facts, plain)}`;
}

describe('the shell of a page is kept', () => {
  test('while nothing of it changes', async () => {
    const kept = scene(1_000_000);
    const html = await drawn(kept, { tags: ['a'], alternates: alternates('/lp/automne') });
    expect(await drawn(kept, { tags: ['a'], alternates: alternates('/lp/automne') })).toBe(html);
    expect(await drawn(kept, { tags: ['a'], alternates: alternates('/lp/automne'), now: testNow + 1 })).toBe(
      html,
    );
    expect(kept.shells).toBe(1);
  });

  test('until caches are cleared, and not at all without memory', async () => {
    const request = { page: titled('Herbst') };
    const kept = scene(1_000_000);
    await drawn(kept, request);
    await drawn(kept, request);
    expect(kept.shells).toBe(1);
    kept.shop.renderer.clearCaches();
    await drawn(kept, request);
    expect(kept.shells).toBe(2);
    const none = scene(0);
    await drawn(none, request);
    await drawn(none, request);
    expect(none.shells).toBe(2);
  });

  test('neither for drafts nor for what an address with parameters is about', async () => {
    const kept = scene(1_000_000);
    for (const request of [{ preview: true }, { subject: subjectOf('a') }]) {
      kept.shells = 0;
      await drawn(kept, request);
      await drawn(kept, request);
      expect(kept.shells).toBe(2);
    }
  });

  test('never when a node shows something else than it should', async () => {
    const kept = scene(1_000_000);
    const broken = documentOf(
      pageSource([{ type: 'test-placeholder', props: { text: 'a', fails: true } }, note('daneben')]),
    );
    await drawn(kept, { page: broken });
    await drawn(kept, { page: broken });
    expect(kept.shells).toBe(2);
  });
});

describe('a kept shell is never that of a page', () => {
  test.each(Object.entries(requests).filter(([, values]) => values.length > 1))(
    'whose request differs in %s alone',
    async (field, values: readonly unknown[]) => {
      const [kept, plain] = [scene(1_000_000), scene(0)];
      const pages = new Set<string>();
      for (const value of values) {
        const request = { [field]: value };
        const html = await drawn(kept, request);
        expect(html).toBe(await drawn(plain, request));
        pages.add(html);
      }
      expect(pages.size).toBe(values.length);
    },
  );

  test.each(Object.entries(worlds))('for which %s was another', async (field, values) => {
    const [kept, plain] = [scene(1_000_000), scene(0)];
    const pages = new Set<string>();
    for (const value of values) {
      kept.world = plain.world = { ...first, [field]: value };
      const html = await drawn(kept, {});
      expect(html).toBe(await drawn(plain, {}));
      pages.add(html);
    }
    expect(pages.size).toBe(values.length);
  });
});
