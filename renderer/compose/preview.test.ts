import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Loader } from '../contract/loader.ts';
import {
  createTestShop,
  documentOf,
  drawMain,
  pageOf,
  pageSource,
  requestFor,
  testLoader,
  type WholePage,
  wholeOf,
} from '../testing/shop.ts';

const note = (id: string, props: object = {}): object => ({
  id,
  type: 'test-note',
  props: { text: id, ...props },
});

describe('the preview', () => {
  const nodes = [
    note('a'),
    { id: 'b', type: 'test-box', props: { title: 'T' }, slots: { rest: [note('c')] } },
    { id: 'i', type: 'test-counter', props: { label: 'x' } },
    { id: 'h', type: 'test-hero', props: { src: 'known' } },
  ];

  test('draws what is drawn live, but for the marks', async () => {
    const live = await drawMain(nodes);
    const preview = await drawMain(nodes, { preview: true });
    expect(preview.main.replaceAll(/ data-node="[^"]*"/g, '')).toBe(live.main);
    expect([...preview.main.matchAll(/data-node="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'a',
      'b',
      'c',
      'i',
      'h',
    ]);
    expect(preview.main.match(/<(p|div) data-node=/g)).toHaveLength(5);
    expect(live.main).not.toContain('data-node');
  });

  test('lists the facts that texts may name, each with its value in the language of the page', async () => {
    const list = async (locale: string): Promise<string> => {
      const { renderer } = createTestShop();
      const page = pageOf([note('a', { text: 'Ab {fact:freeShippingFrom}' })], { locale });
      const { html } = await wholeOf(await renderer.renderPage(requestFor(page, { preview: true, locale })));
      return (
        /<section[^>]* data-facts[^>]*>.*?<\/section>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? ''
      );
    };
    expect(await list('de-AT')).toMatch(/facts that texts may name .*\{fact:freeShippingFrom\} +€\u00a075 /s);
    expect(await list('fr-CH')).toMatch(/\{fact:freeShippingFrom\} +CHF\u00a075 /);
    expect((await drawMain([note('a')])).html).not.toContain('data-facts');
  });

  test('is not for search engines, and has its banner with its code', async () => {
    const { html } = await drawMain([note('a')], { preview: true });
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(html).toContain('data-action="preview-banner"');
    expect(html).toContain('"preview-banner":"/assets/banner.js"');
    const live = (await drawMain([note('a')])).html;
    expect(live).not.toContain('preview');
  });

  test('says whether it shows a draft', async () => {
    const { renderer } = createTestShop();
    const draw = (status: string): Promise<WholePage> =>
      renderer.renderPage(requestFor(pageOf([note('a')], { status }), { preview: true })).then(wholeOf);
    expect((await draw('draft')).html).toContain('<p role="status">Preview of a draft, ');
    expect((await draw('published')).html).toContain('<p role="status">Preview of the published version.');
  });

  test.each([
    ['type-unknown', { type: '<b>nobody' }],
    ['version-future', { type: 'test-note', v: 9 }],
    ['props-invalid', { type: 'test-note', props: { later: 1 } }],
    ['when-invalid', { type: 'test-note', props: { text: 'x' }, when: 'soon' }],
    ['data-missing', { type: 'test-listing' }],
    ['loader-unknown', { type: 'test-listing', data: { list: { load: 'nobody' } } }],
    ['render-failed', { type: 'test-hide', props: { text: '<i>', fails: true } }],
    ['render-failed', { type: 'test-critical', props: { text: 'x', fails: true } }],
  ])('shows a box for %s: code, sentence, hint, pointer', async (code, node) => {
    const page = await drawMain([{ id: 'n', ...node }, note('after')], { preview: true });
    const issue = page.facts.issues.find((candidate) => candidate.code === code);
    const box = /<section[^>]*data-fault=.*?<\/section>/s.exec(page.main)?.[0] ?? '';
    expect(box).toContain(`id="n" data-node="n" data-fault="${code}"`);
    // The list above the page leads to it.
    expect(page.html.split('<main')[0]).toContain('<a href="#n">Show the block</a>');
    expect(box).toContain(`<strong>${code}</strong>`);
    const shown = box.replace(/&#(\d+);/g, (_all, number: string) => String.fromCharCode(Number(number)));
    expect(shown).toContain(issue?.message);
    expect(shown).toContain(issue?.hint);
    expect(shown).toContain(`<code>${issue?.pointer}</code>`);
    expect(box).not.toMatch(/<[bi]>/);
    expect(page.main).toContain('>after</p>');
  });

  test('shows a box in a slot for what may not stand there', async () => {
    const { main } = await drawMain(
      [{ id: 'b', type: 'test-box', slots: { notes: [{ id: 'x', type: 'test-box' }] } }],
      { preview: true },
    );
    expect(main).toMatch(/<li><section[^>]*data-node="x" data-fault="slot-not-allowed"/);
  });

  test('shows what is wrong with the page and no single node', async () => {
    const source = pageSource([7, note('a')]);
    const { renderer } = createTestShop();
    const { html } = await wholeOf(
      await renderer.renderPage(requestFor(documentOf(source), { preview: true })),
    );
    expect(html).toMatch(
      /<section[^>]*data-fault="heading-missing" aria-label="2 faults and 2 notes on this page"><details open>.*\/regions\/main\/0/,
    );
  });

  test('lists by place what is wrong with nodes, and what is no fault last, which is counted by itself', async () => {
    const many = Array.from({ length: 11 }, (_, index) => note(`n${index}`, { later: 1 }));
    const { html } = await drawMain([{ ...many[0], whens: {} }, ...many.slice(1)], { preview: true });
    const list = html.split('<main')[0] ?? '';
    const places = [...list.matchAll(/<code>\/regions\/main\/(\d+)([^<]*)/g)].map(
      ([, at, rest]) => `${at}${rest}`,
    );
    expect(places).toEqual([...many.map((_node, index) => `${index}/props/later`), '0/whens']);
    expect(list).toContain('<summary>12 faults and 3 notes on this page</summary>');
  });

  test('tells of its headings', async () => {
    const heading = { id: 'h', type: 'test-versioned', v: 3, props: { heading: 'Titel' } };
    const { html } = await drawMain([heading], { preview: true });
    expect(html).toContain('<strong>heading-missing</strong> The page has no heading of level 1.');
  });

  test('lists what was loaded late, and waits for it', async () => {
    const late: Loader = testLoader(
      'late',
      z.strictObject({}),
      () => new Promise((resolve) => void setTimeout(resolve, 5, { ok: false, reason: 'closed' })),
    );
    const shop = createTestShop({ loaders: [late], flowAfterMs: 0 });
    const { html } = await drawMain(
      [note('a'), { id: 'l', type: 'test-listing', data: { list: { load: 'late' } } }],
      { preview: true },
      shop,
    );
    expect(html.split('<main')[0]).toContain(
      '<strong>load-failed</strong> The late could not be loaded: closed.',
    );
  });

  test.each(['te\u202ext', 'te\u2066xt', 'te\u200bxt'])(
    'repeats no signs that turn its sentences: %j',
    async (type) => {
      const { html } = await drawMain([{ id: 'x', type }, note('a')], { preview: true });
      expect(html).toContain('The block &#34;text&#34; cannot be shown like this.');
      expect(html).toContain('There is no block &#34;text&#34;.');
      expect(html).not.toMatch(/[\u200b\u202e\u2066]/);
    },
  );

  test('brings the styles of its boxes, which no live page carries', async () => {
    expect((await drawMain([], { preview: true })).html).toContain('.preview-fault{');
    expect((await drawMain([note('a')])).html).not.toContain('.preview');
  });

  test('neither uses drawn nodes nor leaves any', async () => {
    const shop = createTestShop();
    await drawMain([note('a')], { preview: true }, shop);
    await drawMain([note('a')], {}, shop);
    await drawMain([note('a')], { preview: true }, shop);
    expect(shop.nodeCache).toEqual([false]);
  });

  test('of a draft never becomes what the live page shows instead of a fault', async () => {
    const shop = createTestShop();
    const may = (props: object): object => ({
      id: 'n',
      type: 'test-last-good',
      props: { text: 'x', ...props },
    });
    await drawMain([may({ text: 'Entwurf' })], { preview: true }, shop);
    const live = await drawMain([may({ fails: true }), note('daneben', { text: 'daneben' })], {}, shop);
    expect(live.main).toMatch(/^<p[^>]*>daneben<\/p>$/);
  });
});
