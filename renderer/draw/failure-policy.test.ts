import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { block as richText } from '../../blocks/content/rich-text/block.ts';
import type { Loader } from '../contract/loader.ts';
import { testBlocks } from '../testing/blocks.tsx';
import {
  createTestShop,
  documentOf,
  drawMain,
  found,
  pageOf,
  pageSource,
  requestFor,
  testLoader,
  type WholePage,
  wholeOf,
} from '../testing/shop.ts';

const note = (text: string): object => ({ type: 'test-note', props: { text } });
const may = (policy: string, props: object = {}): object => ({
  id: policy,
  type: `test-${policy}`,
  props: { text: policy, ...props },
});
const codesOf = ({ facts }: WholePage): string[] => facts.issues.map((issue) => issue.code);

describe('a node that fails while it is drawn', () => {
  test('is left out with the policy hide, and nothing else with it', async () => {
    const page = await drawMain([note('davor'), may('hide', { fails: true }), note('danach')]);
    expect(page.main).toMatch(/^<p[^>]*>davor<\/p><p[^>]*>danach<\/p>$/);
    expect(page.facts.issues).toMatchObject([
      {
        code: 'render-failed',
        severity: 'error',
        pointer: '/regions/main/1',
        nodeId: 'hide',
        message: expect.stringContaining('no drawing of hide') as string,
      },
    ]);
  });

  test('has a neutral sentence in its place with the policy placeholder', async () => {
    const page = await drawMain([may('placeholder', { fails: true }), note('danach')]);
    expect(page.main).toContain('Gerade nicht zu sehen.');
    expect(page.main).not.toContain('no drawing');
  });

  test('shows what it last showed with the policy last-good', async () => {
    const shop = createTestShop();
    const draw = (props: object, page?: object): Promise<WholePage> =>
      shop.renderer
        .renderPage(requestFor(pageOf([may('last-good', props), note('daneben')], { ...page })))
        .then(wholeOf);
    expect((await draw({ text: 'gut' })).main).toContain('<section>gut</section>');
    const page = await draw({ text: 'schlecht', fails: true });
    expect(page.main).toContain('<section>gut</section>');
    expect(codesOf(page)).toEqual(['render-failed']);
    // Of another document it is another node.
    expect((await draw({ text: 'schlecht', fails: true }, { id: 'p2' })).main).not.toContain('<section>');
  });

  test('is left out when it never showed anything', async () => {
    const page = await drawMain([may('last-good', { fails: true }), note('danach')]);
    expect(page.main).toMatch(/^<p[^>]*>danach<\/p>$/);
  });

  test('fails the page with the policy critical', async () => {
    const { renderer } = createTestShop();
    const page = await renderer.renderPage(requestFor(pageOf([note('a'), may('critical', { fails: true })])));
    expect(page).toMatchObject({ kind: 'failed', issues: [{ code: 'render-failed', nodeId: 'critical' }] });
  });

  test.each(['hide', 'critical', 'placeholder'])(
    'is told of in its place in development, with the policy %s',
    async (policy) => {
      const shop = createTestShop({ showsFaults: true });
      const page = await drawMain([note('a'), may(policy, { fails: true })], {}, shop);
      expect(page.main).toContain(`data-fault="render-failed"`);
      expect(page.main).toContain(`no drawing of ${policy}`);
      expect(page.main).toContain('<code>/regions/main/1</code>');
      expect(page.html).toContain('.preview-fault{');
    },
  );

  test.each(['text', 'null'])('whatever it throws (%s)', async (throws) => {
    const page = await drawMain([may('hide', { throws }), note('danach')]);
    expect(page.main).toContain('danach');
    expect(codesOf(page)).toEqual(['render-failed']);
  });
});

describe('a critical node', () => {
  const { renderer } = createTestShop();
  const kindOf = async (main: readonly unknown[]): Promise<string> =>
    (await renderer.renderPage(requestFor(pageOf(main)))).kind;
  const inside = (parent: object): object => ({ ...parent, slots: { rest: [may('critical')] } });

  test('that is invalid, or from the future, fails the page', async () => {
    expect(await kindOf([may('critical')])).toBe('complete');
    expect(await kindOf([may('critical', { text: '' })])).toBe('failed');
    expect(await kindOf([{ ...may('critical'), v: 2 }])).toBe('failed');
    expect(await kindOf([{ ...may('critical'), when: 'always' }])).toBe('failed');
  });

  test('is not lost with the node that holds it', async () => {
    expect(await kindOf([inside(may('hide'))])).toBe('complete');
    expect(await kindOf([inside(may('hide', { fails: true }))])).toBe('failed');
    expect(await kindOf([inside(may('hide', { text: '' }))])).toBe('failed');
    expect(await kindOf([inside(may('placeholder', { fails: true }))])).toBe('failed');
    expect(await kindOf([inside({ type: 'nobody' })])).toBe('failed');
  });

  test('that is not shown fails nothing', async () => {
    expect(await kindOf([{ ...may('critical', { text: '' }), when: { device: ['mobile'] } }])).toBe(
      'complete',
    );
  });
});

describe('a node whose data is missing', () => {
  const broken: Loader = testLoader('broken', z.strictObject({}), () => ({
    ok: false,
    reason: 'the shop is closed',
  }));
  const wrong: Loader = testLoader('wrong', z.strictObject({}), () => found({ items: [7] }, '1'));
  const shopWith = (): ReturnType<typeof createTestShop> => createTestShop({ loaders: [broken, wrong] });
  const listing = (data: object, type = 'test-listing'): object => ({ type, data });

  test.each([
    ['nothing was asked for', {}, 'data-missing', '/regions/main/0/data/list'],
    ['loading fails', { list: { load: 'broken' } }, 'load-failed', '/regions/main/0/data/list'],
    [
      'what comes has the wrong shape',
      { list: { load: 'wrong' } },
      'data-invalid',
      '/regions/main/0/data/list',
    ],
  ])('because %s is left out and told', async (_why, data, code, pointer) => {
    const page = await drawMain([listing(data), note('danach')], {}, shopWith());
    expect(page.main).toMatch(/^<p[^>]*>danach<\/p>$/);
    expect(page.facts.issues).toMatchObject([{ code, pointer, severity: 'error' }]);
  });

  test('says which data could not be had', async () => {
    const slice = testLoader('slice', z.strictObject({ category: z.string(), id: z.string() }), () => ({
      ok: false,
      reason: 'there is no such data set',
    }));
    const node = listing({ list: { load: 'slice', args: { category: 'mode', id: 'herbst' } } });
    const page = await drawMain([node, note('danach')], {}, createTestShop({ loaders: [slice] }));
    expect(page.facts.issues[0]?.message).toBe(
      'The slice "mode/herbst" could not be loaded: there is no such data set.',
    );
  });

  test('is drawn without what it can do without', async () => {
    const data = { list: { load: 'list', args: { of: 'a' } }, hint: { load: 'broken' } };
    const page = await drawMain([listing(data)], {}, shopWith());
    expect(page.main).toBe('<ol><li>a 1</li><li>a 2</li></ol>');
    expect(codesOf(page)).toEqual(['load-failed']);
  });

  test('shows what it last showed with the policy last-good', async () => {
    let isOpen = true;
    const shop = createTestShop({
      loaders: [
        testLoader('door', z.strictObject({}), () =>
          isOpen ? found({ items: ['offen'] }, '1') : { ok: false, reason: 'closed' },
        ),
      ],
    });
    const draw = (): Promise<WholePage> =>
      drawMain([listing({ list: { load: 'door' } }, 'test-last-good-listing')], {}, shop);
    expect((await draw()).main).toBe('<ol><li>offen</li></ol>');
    isOpen = false;
    const page = await draw();
    expect(page.main).toBe('<ol><li>offen</li></ol>');
    expect(codesOf(page)).toEqual(['load-failed']);
  });

  test('tells of what was taken out of what came, and is drawn', async () => {
    const unsafe = testLoader('unsafe', z.strictObject({}), () =>
      found({ items: ['a'], more: { label: 'x', href: 'javascript:alert(1)' } }, '1'),
    );
    const page = await drawMain(
      [listing({ list: { load: 'unsafe' } })],
      {},
      createTestShop({ loaders: [unsafe] }),
    );
    expect(page.main).toBe('<ol><li>a</li></ol>');
    expect(page.facts.issues).toMatchObject([
      { code: 'url-rejected', severity: 'warning', pointer: '/regions/main/0/data/list' },
    ]);
  });
});

describe('a page on which every node is broken', () => {
  const broken = [
    { type: 'nobody' },
    { type: 'test-note', v: 9 },
    { type: 'test-note', props: {} },
    { type: 'test-note', props: { text: 'x' }, when: [] },
    { type: 'test-listing' },
    { type: 'test-listing', data: { list: { load: 'nobody' } } },
    may('hide', { fails: true }),
    7,
  ];
  const { renderer } = createTestShop({ blocks: [...testBlocks, richText] });
  const emptied = { id: 'r', type: 'rich-text', props: { html: '<script>alert(1)</script>' } };

  test('is not sent as if nothing were to be said, and each fault is told', async () => {
    const page = await renderer.renderPage(requestFor(pageOf(broken)));
    if (page.kind !== 'failed') throw new Error('It is a page');
    expect(page.issues.map(({ code }) => code).toSorted()).toEqual([
      'data-missing',
      'loader-unknown',
      'node-invalid',
      'page-empty',
      'props-invalid',
      'render-failed',
      'type-unknown',
      'version-future',
      'when-invalid',
    ]);
  });

  test('nor with sentences in the places of nodes alone', async () => {
    const page = await renderer.renderPage(
      requestFor(pageOf([...broken, may('placeholder', { fails: true })])),
    );
    expect(page.kind).toBe('failed');
  });

  test('but one is enough, and so is one whose time has not come', async () => {
    const kindOf = async (main: readonly unknown[]): Promise<string> =>
      (await renderer.renderPage(requestFor(pageOf(main)))).kind;
    expect(await kindOf([...broken, note('heil')])).toBe('complete');
    expect(await kindOf([{ ...may('hide', { fails: true }), when: { from: '2040-01-01T00:00:00Z' } }])).toBe(
      'complete',
    );
  });

  test.each([
    ['no node', { main: [] }, undefined],
    ['no list of nodes', { main: null }, undefined],
    ['no main part', {}, undefined],
    ['a text of which nothing is left', { main: [emptied] }, 'html-cleaned'],
  ])('nor with %s: its editor is told, and sees it', async (_what, regions, cause) => {
    const page = documentOf({ ...pageSource([]), regions });
    const live = await renderer.renderPage(requestFor(page));
    expect(live).toMatchObject({ kind: 'failed' });
    if (live.kind !== 'failed') return;
    expect(live.issues.map(({ code }) => code)).toEqual([...(cause ? [cause] : []), 'page-empty']);
    expect(renderer.verdictOn(requestFor(page)).isDrawable).toBe(cause !== undefined);
    const { html } = await wholeOf(await renderer.renderPage(requestFor(page, { preview: true })));
    expect(html).toContain('<strong>page-empty</strong>');
    expect(html).not.toContain('heading-missing');
  });

  test('but something beside the main part is enough', async () => {
    const page = documentOf({ ...pageSource([]), regions: { aside: [{ id: 'a', ...note('daneben') }] } });
    expect((await renderer.renderPage(requestFor(page))).kind).toBe('complete');
  });

  test('is shown to its editor, who sees what is wrong', async () => {
    expect((await drawMain(broken, { preview: true })).main).toContain('data-fault="type-unknown"');
  });
});
