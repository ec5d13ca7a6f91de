import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock, type Dimension } from '../../blocks/kit/define/define-block.ts';
import { partQuery } from '../../schemas/part-query.ts';
import type { PageRequest } from '../contract/page-request.ts';
import { note as noteBlock } from '../testing/blocks.tsx';
import {
  createTestShop,
  drawMain,
  found,
  pageOf,
  requestFor,
  testLoader,
  type TestShop,
  testNow,
  type WholePage,
  wholeOf,
} from '../testing/shop.ts';

const aware = { type: 'test-aware' };

/** HTML of one node, and whether it came from the cache. */
async function drawOnce(
  shop: TestShop,
  node: object,
  more: Partial<PageRequest> = {},
  page?: object,
): Promise<[string, boolean | undefined]> {
  shop.nodeCache.length = 0;
  const { main } = await wholeOf(
    await shop.renderer.renderPage(requestFor(pageOf([node], { ...page }), more)),
  );
  return [main, shop.nodeCache[0]];
}

describe('a drawn node is used again', () => {
  const note = { type: 'test-note', props: { text: 'a' } };

  test('on every page that shows it with the same props in the same locale', async () => {
    const shop = createTestShop();
    const [html] = await drawOnce(shop, note);
    expect(await drawOnce(shop, note, {}, { id: 'p2', revision: '2' })).toEqual([html, true]);
    expect(await drawOnce(shop, note, { device: 'mobile', visitor: 'logged-in', query: { a: '1' } })).toEqual(
      [html, true],
    );
  });

  test.each([
    ['props', { node: { ...note, props: { text: 'b' } } }],
    ['id', { node: { ...note, id: 'other' } }],
    ['locale', { more: { locale: 'fr-CH' } }],
  ])(
    'but not with another %s',
    async (_what, { node = note, more = {} }: { node?: object; more?: Partial<PageRequest> }) => {
      const shop = createTestShop();
      await drawOnce(shop, note);
      expect((await drawOnce(shop, node, more))[1]).toBe(false);
    },
  );

  test('by exactly the dimensions that its block declares', async () => {
    const shop = createTestShop();
    const draw = (
      device: 'web' | 'mobile',
      query: Record<string, string>,
    ): Promise<[string, boolean | undefined]> => drawOnce(shop, aware, { device, query });
    expect(await draw('web', { a: '1', b: '' })).toEqual(['<b>web;1;</b>', false]);
    expect(await draw('web', { a: '1', b: '' })).toEqual(['<b>web;1;</b>', true]);
    expect(await draw('mobile', { a: '1', b: '' })).toEqual(['<b>mobile;1;</b>', false]);
    expect(await draw('web', { a: '2', b: '' })).toEqual(['<b>web;2;</b>', false]);
    expect(await draw('web', { a: '1', b: '', c: 'undeclared' })).toEqual(['<b>web;1;</b>', true]);
  });

  test('never because two values run into each other', async () => {
    const shop = createTestShop();
    const draw = async (a: string, b: string): Promise<string> =>
      (await drawOnce(shop, aware, { query: { a, b } }))[0];
    const values = ['x|', '|x', 'x', '', '"', '","', '|', '\ud800', '\n', 'x|y', 'y'];
    for (const a of values) {
      for (const b of values)
        expect(await draw(a, b)).toBe(
          `<b>web;${a.replaceAll('"', '&quot;').replace('\ud800', '')};${b.replaceAll('"', '&quot;').replace('\ud800', '')}</b>`,
        );
    }
  });

  test('until its data has another revision', async () => {
    let revision = 1;
    const shop = createTestShop({
      loaders: [
        testLoader('changing', z.strictObject({}), () => found({ items: [`r${revision}`] }, `r${revision}`)),
      ],
    });
    const listing = { type: 'test-listing', data: { list: { load: 'changing' } } };
    expect(await drawOnce(shop, listing)).toEqual(['<ol><li>r1</li></ol>', false]);
    expect(await drawOnce(shop, listing)).toEqual(['<ol><li>r1</li></ol>', true]);
    revision = 2;
    expect(await drawOnce(shop, listing)).toEqual(['<ol><li>r2</li></ol>', false]);
  });

  test('never for data of another request that happens to have the same revision', async () => {
    const same = testLoader('same', z.strictObject({ of: z.string() }), ({ of }) =>
      found({ items: [of] }, '1'),
    );
    const shop = createTestShop({ loaders: [same] });
    const listing = (of: string): object => ({
      type: 'test-listing',
      data: { list: { load: 'same', args: { of } } },
    });
    expect((await drawOnce(shop, listing('a')))[0]).toBe('<ol><li>a</li></ol>');
    expect((await drawOnce(shop, listing('b')))[0]).toBe('<ol><li>b</li></ol>');
  });

  test('with the tags and the end of life of what was loaded just now', async () => {
    let expires = testNow + 10_000;
    const timed = testLoader('timed', z.strictObject({}), () =>
      found({ items: ['a'] }, '1', { expires, tags: [`until:${expires}`] }),
    );
    const shop = createTestShop({ loaders: [timed] });
    const draw = (): Promise<WholePage> =>
      drawMain([{ type: 'test-listing', data: { list: { load: 'timed' } } }], {}, shop);
    expect((await draw()).facts.until).toBe(testNow + 10_000);
    expires = testNow + 60_000;
    const { facts } = await draw();
    expect(shop.nodeCache).toEqual([false, true]);
    expect(facts.until).toBe(testNow + 60_000);
    expect([...facts.tags]).toContain(`until:${testNow + 60_000}`);
    expect([...facts.tags]).not.toContain(`until:${testNow + 10_000}`);
  });

  test('when it is turned off: never', async () => {
    const shop = createTestShop({ nodeCacheBytes: 0 });
    await drawOnce(shop, note);
    expect((await drawOnce(shop, note))[1]).toBeUndefined();
  });

  test('after it was cleared: no more', async () => {
    const shop = createTestShop();
    await drawOnce(shop, note);
    shop.renderer.clearCaches();
    expect((await drawOnce(shop, note))[1]).toBe(false);
  });

  test('within a bound of memory, however small the nodes are', async () => {
    const shop = createTestShop({ nodeCacheBytes: 50_000 });
    for (let index = 0; index < 200; index++) await drawOnce(shop, { ...note, id: `n${index}` });
    expect((await drawOnce(shop, { ...note, id: 'n0' }))[1]).toBe(false);
    expect((await drawOnce(shop, { ...note, id: 'n199' }))[1]).toBe(true);
  });
});

test('a drawn node takes the room of its key, too: the way to a page is longer than a short node', async () => {
  const steps = defineBlock({
    type: 'test-steps',
    v: 1,
    policy: 'hide',
    props: z.strictObject({}),
    varies: ['trail'],
    styles: [],
    view: ({ page }) => page.declared.trail.length,
  });
  const shop = createTestShop({ blocks: [steps], nodeCacheBytes: 50_000 });
  const breadcrumbs = Array.from({ length: 20 }, (_, index) => ({
    label: 'x'.repeat(120),
    path: `/c/${'y'.repeat(400)}${index}`,
  }));
  const draw = async (path: string): Promise<boolean | undefined> =>
    (await drawOnce(shop, { type: 'test-steps' }, { path }, { breadcrumbs }))[1];
  for (let index = 0; index < 10; index++) expect(await draw(`/p/${index}`)).toBe(false);
  expect(await draw('/p/9')).toBe(true);
  expect(await draw('/p/0')).toBe(false);
});

/** A page of which every node failed is none. */
const beside = { type: 'test-note', props: { text: 'daneben' } };

/** What the engine itself reads. */
const ofEveryPage = [`query:${partQuery}`];

describe('what a block did not declare', () => {
  test.each(['visitor', 'query'])('it cannot read: %s', async (undeclared) => {
    const page = await drawMain([{ type: 'test-aware', props: { undeclared } }, beside]);
    expect(page.main).toMatch(/^<p[^>]*>daneben<\/p>$/);
    expect(page.facts.issues).toMatchObject([
      { code: 'render-failed', message: expect.stringContaining('list it in `varies`') as string },
    ]);
  });

  test('is no dimension of the page; what it declared is', async () => {
    expect([...(await drawMain([aware])).facts.dimensions].toSorted()).toEqual([
      'device',
      'query:a',
      'query:b',
      `query:${partQuery}`,
    ]);
    expect([...(await drawMain([{ type: 'test-note', props: { text: 'a' } }])).facts.dimensions]).toEqual(
      ofEveryPage,
    );
  });

  test('the path needs no dimension of its own: every page has it', async () => {
    const varies: readonly Dimension[] = ['path'];
    const where = defineBlock({
      type: 'test-where',
      v: 1,
      policy: 'hide',
      props: z.strictObject({}),
      varies,
      styles: [],
      view: ({ page }) => page.declared.path,
    });
    const shop = createTestShop({ blocks: [where] });
    expect((await drawOnce(shop, { type: 'test-where' }, { path: '/a' }))[0]).toBe('/a');
    expect((await drawOnce(shop, { type: 'test-where' }, { path: '/b' }))[0]).toBe('/b');
    const { facts } = await drawMain([{ type: 'test-where' }], {}, shop);
    expect([...facts.dimensions]).toEqual(ofEveryPage);
  });
});

describe('the way to a page', () => {
  const trail = defineBlock({
    type: 'test-trail',
    v: 1,
    policy: 'hide',
    props: z.strictObject({}),
    varies: ['trail'],
    styles: [],
    view: ({ page }) => page.declared.trail.map(({ label, path }) => `${label} ${path}`).join('; '),
  });
  const breadcrumbs = [{ label: 'Mode', path: '/c/mode' }];
  const shop = createTestShop({ blocks: [trail] });
  const draw = (page: object, more: Partial<PageRequest> = {}): Promise<[string, boolean | undefined]> =>
    drawOnce(shop, { type: 'test-trail' }, more, page);

  test('ends at the page itself, and is drawn once for each', async () => {
    const first = 'Mode /c/mode; Herbst /lp/herbst';
    expect(await draw({ breadcrumbs })).toEqual([first, false]);
    expect(await draw({ breadcrumbs, id: 'p2', revision: '2' })).toEqual([first, true]);
    expect(await draw({ breadcrumbs, title: 'Winter' })).toEqual(['Mode /c/mode; Winter /lp/herbst', false]);
    expect(await draw({ title: 'Winter' })).toEqual(['Winter /lp/herbst', false]);
    expect(await draw({ breadcrumbs })).toEqual([first, true]);
  });

  test('of one document at two addresses leads to each of them', async () => {
    const page = pageOf([{ type: 'test-trail' }], { path: '/_/product', breadcrumbs });
    for (const path of ['/p/a-1', '/p/b-2']) {
      const { main } = await wholeOf(await shop.renderer.renderPage(requestFor(page, { path })));
      expect(main).toBe(`Mode /c/mode; Herbst ${path}`);
    }
  });

  test.each(['<img src=x onerror=alert(1)>', '</nav><script>alert(1)</script>'])(
    'is words, whatever it holds: %s',
    async (label) => {
      const [html] = await draw({ breadcrumbs: [{ label, path: '/c/mode' }], title: label });
      expect(html).not.toMatch(/<(img|script|\/nav)/);
      expect(html).toContain('&lt;');
    },
  );

  test('has no step without words, and none at all to a page without a name', async () => {
    const blank = [' ', '\u200b', '\u202e\u2060'].map((label) => ({ label, path: '/c/blank' }));
    expect((await draw({ breadcrumbs: [...blank, ...breadcrumbs] }))[0]).toBe(
      'Mode /c/mode; Herbst /lp/herbst',
    );
    expect((await draw({ breadcrumbs, title: '\u200b' }))[0]).toBe('');
  });

  test('is none on the home page, and for what has no address', async () => {
    expect((await draw({ breadcrumbs, path: '/' }))[0]).toBe('');
    expect((await draw({ breadcrumbs, path: '/_/error' }))[0]).toBe('');
  });

  test('is no dimension of the page: its address has it', async () => {
    const { facts } = await drawMain([{ type: 'test-trail' }], {}, shop);
    expect([...facts.dimensions]).toEqual(ofEveryPage);
  });
});

describe('a block whose data says until when it is right', () => {
  const ending = defineBlock({
    type: 'test-ending',
    v: 1,
    policy: 'hide',
    props: z.strictObject({}),
    data: { list: { schema: z.strictObject({ items: z.array(z.string()) }), required: false } },
    expires: (_props, { list }) => (list?.items[0] === undefined ? undefined : Date.parse(list.items[0])),
    styles: [],
    view: ({ data }) => <b>{data.list?.items[0] ?? 'open'}</b>,
  });

  function shopWith(items: () => string[], expires?: number): TestShop {
    const ends = testLoader('ends', z.strictObject({}), () =>
      found({ items: items() }, items().join(), expires === undefined ? {} : { expires }),
    );
    return createTestShop({ blocks: [ending], loaders: [ends] });
  }
  const node = { type: 'test-ending', data: { list: { load: 'ends' } } };
  const inFive = new Date(testNow + 5000).toISOString();

  test.each([
    [undefined, 5000],
    [testNow + 3000, 3000],
    [testNow + 9000, 5000],
  ])('ends the life of the page, or the data does before: %s', async (expires, life) => {
    const { main, facts } = await drawMain(
      [node],
      {},
      shopWith(() => [inFive], expires),
    );
    expect([main, facts.until]).toEqual([`<b>${inFive}</b>`, testNow + life]);
  });

  test('is left out from then on, until other data comes', async () => {
    let items = [inFive];
    const shop = shopWith(() => items);
    const draw = (ms: number): Promise<WholePage> => drawMain([node], { now: testNow + ms }, shop);
    expect((await draw(4999)).main).not.toBe('');
    const over = await draw(5000);
    expect([over.main, over.facts.until, over.facts.issues]).toEqual(['', undefined, []]);
    expect((await draw(4999)).main).not.toBe('');
    items = [];
    expect((await draw(5000)).main).toBe('<b>open</b>');
  });
});

test('what is shown as it last was is shown no longer than it was right', async () => {
  const ending = defineBlock({
    type: 'test-last-ending',
    v: 1,
    policy: 'last-good',
    props: z.strictObject({}),
    data: { list: { schema: z.strictObject({ items: z.array(z.string()) }), required: true } },
    expires: (_props, { list }) => Date.parse(list?.items[0] ?? ''),
    styles: [],
    view: ({ data }) => <b>{data.list?.items[0]}</b>,
  });
  const end = new Date(testNow + 5000).toISOString();
  let isDown = false;
  const ends = testLoader('ends', z.strictObject({}), () =>
    isDown ? { ok: false, reason: 'down' } : found({ items: [end] }, '1'),
  );
  const shop = createTestShop({ blocks: [ending, noteBlock], loaders: [ends] });
  const draw = (ms: number): Promise<WholePage> =>
    drawMain(
      [{ type: 'test-last-ending', data: { list: { load: 'ends' } } }, beside],
      { now: testNow + ms },
      shop,
    );
  expect((await draw(0)).main).toContain(`<b>${end}</b>`);
  isDown = true;
  const kept = await draw(4999);
  expect(kept.main).toContain(`<b>${end}</b>`);
  expect(kept.facts.until).toBe(testNow + 5000);
  expect((await draw(5000)).main).toMatch(/^<p[^>]*>daneben<\/p>$/);
});

describe('loaded data', () => {
  test('is checked once for each value, however many nodes and pages show it', async () => {
    let value: object = { items: ['a'], picture: { src: 'known' } };
    const looked: string[] = [];
    const shop = createTestShop({
      loaders: [testLoader('shared', z.strictObject({}), () => found(value, '1'))],
      findPicture: (id) => {
        looked.push(id);
        return undefined;
      },
    });
    const listing = (id: string): object => ({
      id,
      type: 'test-listing',
      data: { list: { load: 'shared' } },
    });
    for (const id of ['p1', 'p2', 'p3']) {
      const page = pageOf([listing('a'), listing('b')], { id });
      const { facts } = await wholeOf(await shop.renderer.renderPage(requestFor(page)));
      expect(facts.issues.map(({ code }) => code)).toEqual(['picture-unknown', 'picture-unknown']);
    }
    expect(looked).toEqual(['known']);
    value = { items: ['a'], picture: { src: 'other' } };
    await drawMain([listing('a')], {}, shop);
    expect(looked).toEqual(['known', 'other']);
  });

  test('is not changed by what is made of it', async () => {
    const value = Object.freeze({
      items: Object.freeze(['a\u202eb']),
      more: Object.freeze({ label: 'x', href: 'javascript:alert(1)' }),
    });
    const shop = createTestShop({
      loaders: [testLoader('frozen', z.strictObject({}), () => found(value, '1'))],
    });
    expect(
      (await drawMain([{ type: 'test-listing', data: { list: { load: 'frozen' } } }], {}, shop)).main,
    ).toBe('<ol><li>ab</li></ol>');
  });
});
