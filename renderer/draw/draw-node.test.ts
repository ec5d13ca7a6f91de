import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../../blocks/kit/define/define-block.ts';
import { note } from '../testing/blocks.tsx';
import { createTestShop, drawMain } from '../testing/shop.ts';

const words = (id: string): object => ({ id, type: 'test-note', props: { text: id } });
/** A page of which every node failed is none. */
const beside = words('daneben');

describe('an island', () => {
  const island = (props: object = {}): object => ({
    id: 'c',
    type: 'test-counter',
    props: { label: 'Stück', ...props },
  });

  test('is a root of its own with its strategy, a prefix that is unique in the page, and its props as JSON', async () => {
    const { main } = await drawMain([island()]);
    expect(main).toMatch(
      /^<div>before<div data-island="test-counter" data-strategy="media" data-prefix="c.i0." data-media="\(min-width: &#34;40rem&#34;\)"><label for="_c.i0.R_0_">Stück<\/label><button id="_c.i0.R_0_" type="button">1<\/button><\/div><script type="application\/json">{"start":1,"label":"Stück"}<\/script><i id="_c.R_0_">Stück<\/i><\/div>$/,
    );
  });

  test('does not disturb the hooks of the view that places it, and has ids apart from it', async () => {
    const { main } = await drawMain([island({ islands: 2 }), { ...island(), id: 'd' }]);
    const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });

  test('puts its code on the list of the page, only when it was placed', async () => {
    const modulesOf = (html: string): { islands: object } =>
      JSON.parse(/data-modules>(.*?)<\/script>/.exec(html)?.[1] ?? '') as { islands: object };
    expect(modulesOf((await drawMain([island()])).html).islands).toEqual({
      'test-counter': '/assets/counter.js',
    });
    expect(modulesOf((await drawMain([island({ islands: 0 })])).html).islands).toEqual({});
  });

  test.each([
    '</script><img src=x onerror=alert(1)>',
    '<!--<script>',
    ']]>',
    '"><script>alert(1)</script>',
    '&lt;',
    '${7*7}',
  ])('cannot be left by what it holds: %s', async (label) => {
    const { main } = await drawMain([island({ label })]);
    const json = /<script type="application\/json">(.*?)<\/script>/s.exec(main)?.[1] ?? '';
    expect(json).not.toMatch(/[<>&]/);
    expect(JSON.parse(json)).toEqual({ start: 1, label });
    expect(main.match(/<script/g)).toHaveLength(1);
    expect(main).not.toContain('<img');
  });

  test('holds no character that no HTML may hold', async () => {
    const { main } = await drawMain([island({ label: 'Zei\u0001le\u2028zw\u007fei \u0096 d\uffffrei' })]);
    expect(/<script type="application\/json">(.*?)<\/script>/s.exec(main)?.[1]).toBe(
      '{"start":1,"label":"Zeile\\nzwei – drei"}',
    );
  });

  test('is drawn from the JSON that hydrates it', async () => {
    const shown: unknown[] = [];
    const block = defineBlock({
      type: 'test-loose',
      v: 1,
      policy: 'hide',
      props: z.strictObject({}),
      styles: [],
      island: {
        strategy: 'idle',
        component: (props: object) => {
          shown.push(props);
          return null;
        },
      },
      view: ({ island: place }) => place({ left: undefined, not: Number.NaN, at: new Date(0) }),
    });
    await drawMain([{ type: 'test-loose' }], {}, createTestShop({ blocks: [block] }));
    expect(shown).toEqual([{ not: null, at: '1970-01-01T00:00:00.000Z' }]);
  });

  test('that a block did not declare fails the node', async () => {
    const block = defineBlock({
      type: 'test-bare',
      v: 1,
      policy: 'hide',
      props: z.strictObject({}),
      styles: [],
      view: ({ island: place }) => place({} as never),
    });
    const page = await drawMain(
      [{ type: 'test-bare' }, beside],
      {},
      createTestShop({ blocks: [block, note] }),
    );
    expect(page.facts.issues[0]?.message).toContain('block.ts declares none');
  });
});

describe('a slot', () => {
  test('holds each child once, in its place, without marks or comments between', async () => {
    const { main } = await drawMain([
      {
        type: 'test-box',
        props: { title: 'T' },
        slots: { notes: [words('a'), words('b')], rest: [words('c'), words('d')] },
      },
    ]);
    const p = (id: string): string => `<p class="test-note" id="${id}">${id}</p>`;
    expect(main).toBe(
      `<div class="test-box">T<ul><li>${p('a')}</li><li>${p('b')}</li></ul>${p('c')}${p('d')}</div>`,
    );
  });

  test('keeps the order when children are boxes, too', async () => {
    const { main } = await drawMain([
      {
        type: 'test-box',
        slots: { rest: [{ id: 'x', type: 'test-box', slots: { rest: [words('a')] } }, words('b')] },
      },
      words('c'),
    ]);
    expect([...main.matchAll(/<p[^>]*>(.)/g)].map(([, text]) => text)).toEqual(['a', 'b', 'c']);
  });

  test('that is placed twice fails the node: its ids would be on the page twice', async () => {
    const page = await drawMain([
      { type: 'test-box', props: { twice: true }, slots: { rest: [words('a')] } },
      words('b'),
    ]);
    expect(page.main).toBe('<p class="test-note" id="b">b</p>');
    expect(page.facts.issues).toMatchObject([
      { code: 'render-failed', message: expect.stringContaining('twice') as string },
    ]);
  });

  test('is empty where its child failed', async () => {
    const page = await drawMain([
      {
        type: 'test-box',
        slots: { rest: [{ id: 'h', type: 'test-hide', props: { text: 'x', fails: true } }, words('a')] },
      },
    ]);
    expect(page.main).toBe('<div class="test-box"><ul></ul><p class="test-note" id="a">a</p></div>');
  });

  test.each(['~AAAAAAAAAAAA:slot:rest:0~', '~:slot:rest:0~', '~x:island:test-box:0~'])(
    'is not moved by what content writes: %s',
    async (title) => {
      const { main } = await drawMain([
        { type: 'test-box', props: { title }, slots: { rest: [words('a')] } },
      ]);
      expect(main).toBe(`<div class="test-box">${title}<ul></ul><p class="test-note" id="a">a</p></div>`);
    },
  );
});

describe('text', () => {
  test.each([
    '"><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '${7*7}',
    "{{constructor.constructor('alert(1)')()}}",
    '$t(engine.skip)',
  ])('of content is text: %s', async (text) => {
    const { main } = await drawMain([{ type: 'test-note', props: { text } }]);
    expect(main).not.toMatch(/<(script|img)/);
    const shown = main
      .replace(/<[^>]*>/g, '')
      .replace(
        /&(lt|gt|quot|amp|#x27);/g,
        (_all, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" })[name] ?? '',
      );
    expect(shown).toBe(text);
  });
});

describe('a rule that a view makes', () => {
  test('goes to the head, once, and its class to the element', async () => {
    const hero = (ground: string): object => ({ type: 'test-hero', props: { src: 'none', ground } });
    const { html, main } = await drawMain([hero('#abc'), hero('#abc'), hero('#def')]);
    const names = [...main.matchAll(/class="(r-[^"]+)"/g)].map(([, name]) => name);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
    expect(html.split(`.${names[0]}{--ground:#abc}`)).toHaveLength(2);
    expect(html).toContain(`.${names[2]}{--ground:#def}`);
  });

  test('cannot leave its place', async () => {
    const page = await drawMain([
      { type: 'test-hero', props: { src: 'none', ground: '</style><script>alert(1)</script>' } },
      beside,
    ]);
    expect(page.main).toMatch(/^<p[^>]*>daneben<\/p>$/);
    expect(page.html).not.toContain('alert(1)');
    expect(page.facts.issues).toMatchObject([{ code: 'render-failed' }]);
  });

  test('is still there after many others', async () => {
    const shop = createTestShop({ nodeCacheBytes: 0 });
    const draw = (ground: string): Promise<{ html: string }> =>
      drawMain([{ type: 'test-hero', props: { src: 'none', ground } }], {}, shop);
    for (let index = 0; index < 2100; index++) await draw(`#${index.toString(16).padStart(6, '0')}`);
    expect((await draw('#000001')).html).toContain('{--ground:#000001}');
  });

  test('needs the word of the block, so that the head can wait for it', async () => {
    const block = defineBlock({
      type: 'test-sly',
      v: 1,
      policy: 'hide',
      props: z.strictObject({}),
      styles: [],
      view: ({ page }) => page.rule({ color: 'red' }),
    });
    const page = await drawMain(
      [{ type: 'test-sly' }, beside],
      {},
      createTestShop({ blocks: [block, note] }),
    );
    expect(page.facts.issues[0]?.message).toContain('makesRules');
  });
});
