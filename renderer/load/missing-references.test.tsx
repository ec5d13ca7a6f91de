import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../../blocks/kit/define/define-block.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { testBlocks } from '../testing/blocks.tsx';
import {
  createTestShop,
  drawMain,
  found,
  type TestShop,
  testLoader,
  type WholePage,
} from '../testing/shop.ts';

/** Shows the words that it names of a file. */
const chooser = defineBlock({
  type: 'test-chooser',
  v: 2,
  policy: 'hide',
  props: z.strictObject({ words: z.array(z.string()), locale: z.string().optional() }),
  data: { file: { schema: z.strictObject({ words: z.array(z.string()) }), required: false } },
  load: () => ({ file: { load: 'file', args: {} } }),
  references({ words, locale }, { file }, { locales }) {
    const known = file?.words;
    const spoken = locales.map((entry) => entry.locale);
    return [
      ...(known
        ? words.map((name, index) => ({ pointer: `/words/${index}`, what: 'word', name, known }))
        : []),
      ...(locale === undefined
        ? []
        : [{ pointer: '/locale', what: 'language', name: locale, known: spoken }]),
    ];
  },
  leastReferences: { word: 1 },
  styles: [],
  migrations: { 1: ({ names }) => ({ words: names }) },
  view: ({ props, data }) => <b>{props.words.filter((word) => data.file?.words.includes(word)).join()}</b>,
});

/** Shows every word that there is. */
const teller = defineBlock({
  type: 'test-teller',
  v: 1,
  policy: 'hide',
  props: z.strictObject({}),
  references: (_props, _data, { seals }) => [
    { pointer: '', what: 'seal', name: undefined, known: seals.map(({ id }) => id) },
  ],
  styles: [],
  view: () => null,
});

const after = { id: 'after', type: 'test-note', props: { text: 'danach' } };

function shopWith(
  words: readonly string[] | undefined,
  isStandIn?: true,
  tenant: Partial<TenantConfig> = {},
): TestShop {
  const file = testLoader('file', z.strictObject({}), () =>
    words ? { ...found({ words }, '1'), ...(isStandIn && { isStandIn }) } : { ok: false, reason: 'none' },
  );
  return createTestShop({ tenant, loaders: [file], blocks: [...testBlocks, chooser, teller] });
}

function draw(node: object, shop = shopWith(['eins', 'zwei']), preview = false): Promise<WholePage> {
  return drawMain([{ id: 'c', type: 'test-chooser', v: 2, ...node }, after], { preview }, shop);
}

const told = ({ facts }: WholePage): string[] =>
  facts.issues.map(({ code, severity, pointer, field }) => `${severity} ${code} ${pointer} ${field}`);

describe('what a block names', () => {
  test('is told of when it is not there, and the rest is shown', async () => {
    const page = await draw({ props: { words: ['eins', 'drei'], locale: 'it-IT' } });
    expect(page.main).toContain('<b>eins</b>');
    expect(told(page)).toEqual([
      'warning reference-unknown /regions/main/0/props/words/1 words',
      'warning reference-unknown /regions/main/0/props/locale locale',
    ]);
    expect(page.facts.issues[0]).toMatchObject({
      nodeId: 'c',
      message: 'The block "test-chooser" names the word "drei", which is not there.',
      hint: 'Name one that is there: eins, zwei.',
    });
  });

  test('is told of at the place of its overlay, and of its older version', async () => {
    const overlaid = { props: { words: ['eins'] }, i18n: { de: { props: { words: ['drei', 'zwei'] } } } };
    expect(told(await draw(overlaid))).toEqual([
      'warning reference-unknown /regions/main/0/i18n/de/props/words/0 words',
    ]);
    expect(told(await draw({ v: 1, props: { names: ['eins', 'drei'] } }))).toEqual([
      'warning reference-unknown /regions/main/0/props/words words',
    ]);
  });

  test('is told of at its own place, whatever was left out of the list before it', async () => {
    const page = await draw({ props: { words: [7, 'eins', null, 'drei', 'vier', {}, 'fünf'] } });
    expect(page.main).toContain('<b>eins</b>');
    expect(told(page).filter((line) => line.includes('reference-unknown'))).toEqual(
      [3, 4, 6].map((place) => `warning reference-unknown /regions/main/0/props/words/${place} words`),
    );
  });

  test('is told of when there is nothing of its kind at all', async () => {
    const none = { seals: [] };
    expect(told(await draw({ type: 'test-teller', v: 1 }))).toEqual([]);
    const { facts } = await draw({ type: 'test-teller', v: 1 }, shopWith([], undefined, none));
    expect(facts.issues).toMatchObject([
      {
        code: 'reference-unknown',
        pointer: '/regions/main/0/props',
        message: 'The block "test-teller" shows each seal of the shop, and there is none.',
        hint: 'There is no seal at all: add it first.',
      },
    ]);
  });

  test('takes the block with it when too little of it is left: a box says so in the preview', async () => {
    const node = { props: { words: ['drei'] } };
    const live = await draw(node);
    expect(live.main).toMatch(/^<p[^>]*>danach<\/p>$/);
    expect(told(live)).toEqual(['error reference-unknown /regions/main/0/props/words/0 words']);
    const { main } = await draw(node, undefined, true);
    expect(main).toContain('data-node="c" data-fault="reference-unknown"');
    expect(main).toContain('names the word &#34;drei&#34;');
  });

  test('says when there is nothing of its kind', async () => {
    const page = await draw({ props: { words: ['eins'] } }, shopWith([]));
    expect(page.facts.issues[0]?.hint).toBe('There is no word at all: add it first.');
  });

  test('is not looked for where nobody knows what there is', async () => {
    const node = { props: { words: ['drei'] } };
    expect(told(await draw(node, shopWith(undefined)))).toEqual([
      'error load-failed /regions/main/0/data/file file',
    ]);
    expect(told(await draw(node, shopWith(['eins'], true)))).toEqual([]);
  });

  test('may be nothing, and all of it may be there', async () => {
    for (const words of [[], ['eins', 'zwei']]) expect(told(await draw({ props: { words } }))).toEqual([]);
  });
});
