import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { RenderedPage } from '../contract/rendered-page.ts';
import { testBlocks } from '../testing/blocks.tsx';
import {
  createTestShop,
  found,
  pageOf,
  requestFor,
  testLoader,
  type TestShop,
  testNow,
  wholeOf,
} from '../testing/shop.ts';

const note = (text: string): object => ({ type: 'test-note', props: { text } });

describe('a page that waits for its data', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A shop with a loader `slow` that answers when it is told. */
  function slowShop(blocks = testBlocks) {
    let open = (): void => {};
    const door = new Promise<void>((resolve) => (open = resolve));
    const slow = testLoader('slow', z.strictObject({}), async () => {
      await door;
      return found({ items: ['spät'] }, '1', { tags: ['late'], expires: testNow + 7000 });
    });
    return { shop: createTestShop({ loaders: [slow], blocks }), open: () => open() };
  }
  const slowNode = (type = 'test-listing'): object => ({
    id: 'slow',
    type,
    data: { list: { load: 'slow' } },
  });

  async function startFlow(shop: TestShop, nodes: readonly object[]): Promise<RenderedPage> {
    const page = shop.renderer.renderPage(requestFor(pageOf(nodes)));
    await vi.advanceTimersByTimeAsync(150);
    return page;
  }

  test('is sent node by node: the head and what stands before at once', async () => {
    const { shop, open } = slowShop();
    const page = await startFlow(shop, [note('davor'), slowNode(), note('danach')]);
    if (page.kind !== 'flowing') throw new Error(`The page is ${page.kind}`);
    const sent: string[] = [];
    let isDone = false;
    const reading = (async () => {
      for (;;) {
        const step = await page.chunks.next();
        if (step.done) return step.value;
        sent.push(step.value.toString());
      }
    })().finally(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.join('')).toContain('</head>');
    expect(sent.join('')).toMatch(/davor<\/p>$/);
    expect(isDone).toBe(false);
    open();
    const facts = await reading;
    expect(sent.join('')).toMatch(/davor<\/p><ol><li>spät<\/li><\/ol><p[^>]*>danach<\/p>.*<\/html>$/s);
    expect([...facts.tags]).toContain('late');
    expect(facts.until).toBe(testNow + 7000);
  });

  test('is in the end the page that it would have been at once', async () => {
    const { shop, open } = slowShop();
    const nodes = [
      note('davor'),
      { type: 'test-hero', props: { src: 'known', ground: '#abc' } },
      {
        type: 'test-box',
        slots: { rest: [{ id: 'h', type: 'test-hero', props: { src: 'known', ground: '#def' } }] },
      },
      { type: 'test-counter', props: { label: 'x' } },
      slowNode(),
    ];
    const flowing = await startFlow(shop, nodes);
    expect(flowing.kind).toBe('flowing');
    open();
    const flowed = await wholeOf(flowing);
    const complete = await startFlow(shop, nodes);
    expect(complete.kind).toBe('complete');
    const whole = await wholeOf(complete);
    expect(flowed.html).toBe(whole.html);
    expect(flowed.facts).toEqual(whole.facts);
  });

  test('waits before its head for what may fail it', async () => {
    const { shop, open } = slowShop();
    const page = startFlow(shop, [
      note('davor'),
      { type: 'test-box', slots: { rest: [slowNode('test-critical-listing')] } },
    ]);
    let kind = '';
    void page.then((result) => (kind = result.kind));
    await vi.advanceTimersByTimeAsync(500);
    expect(kind).toBe('');
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(kind).toBe('flowing');
  });

  test('fails with its critical node when that takes too long', async () => {
    const { shop } = slowShop();
    const page = startFlow(shop, [note('davor'), slowNode('test-critical-listing')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await page).toMatchObject({
      kind: 'failed',
      issues: [{ code: 'load-failed', message: expect.stringContaining('1000 ms') as string }],
    });
  });

  test('fails when all that it waited for is lost, before anything is sent', async () => {
    const { shop } = slowShop();
    const page = startFlow(shop, [slowNode(), { ...slowNode(), id: 'again' }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await page).toMatchObject({
      kind: 'failed',
      issues: [{ code: 'load-failed' }, { code: 'load-failed' }, { code: 'page-empty' }],
    });
  });

  test('begins with the first node that says something, however late that is', async () => {
    const { shop, open } = slowShop();
    const page = startFlow(shop, [slowNode(), slowNode('test-last-good-listing')]);
    open();
    expect((await wholeOf(await page)).main).toContain('spät');
  });

  /** A part that every page has, whose view throws for the data that comes late. */
  const footerThat = (throws: (data: unknown) => boolean): Block =>
    ({
      ...(testBlocks.find(({ type }) => type === 'test-listing') as Block),
      type: 'test-footer',
      everyPage: 'footer',
      data: { list: { schema: z.unknown(), required: false } },
      view: ({ data }: { data: { list?: unknown } }) => {
        if (throws(data.list)) throw new Error('no footer');
        return 'Impressum';
      },
    }) as unknown as Block;

  test.each([
    ['throws for its data', (data: unknown) => data !== undefined, 'flowing'],
    ['throws without data alone', (data: unknown) => data === undefined, 'flowing'],
    ['always throws', () => true, 'failed'],
  ])('is sent only with the part that every page has, which %s', async (_what, throws, kind) => {
    const { shop, open } = slowShop([...testBlocks, footerThat(throws)]);
    const footer = [{ id: 'foot', type: 'test-footer', data: { list: { load: 'slow' } } }];
    const page = shop.renderer.renderPage(requestFor(pageOf([note('davor')], {}, { footer })));
    await vi.advanceTimersByTimeAsync(150);
    open();
    const drawn = await page;
    expect(drawn.kind).toBe(kind);
    const html = drawn.kind === 'failed' ? '' : (await wholeOf(drawn)).html;
    expect(html.includes('Impressum')).toBe(kind === 'flowing');
  });

  test('shows everything but the node whose data takes too long', async () => {
    const { shop } = slowShop();
    const whole = startFlow(shop, [note('davor'), slowNode(), note('danach')]).then(wholeOf);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await whole).main).toMatch(/^<p[^>]*>davor<\/p><p[^>]*>danach<\/p>$/);
  });

  test('does not wait when everything is there: no timer is set', async () => {
    const { renderer } = createTestShop();
    const page = await renderer.renderPage(requestFor(pageOf([note('a')])));
    expect(page.kind).toBe('complete');
    expect(vi.getTimerCount()).toBe(0);
  });
});
