import { describe, expect, test } from 'vitest';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import { note, testBlocks } from '../testing/blocks.tsx';
import { codes, planMain, state, options, words } from '../testing/planning.ts';
import { deepFreeze, documentOf, pageSource, registryOf } from '../testing/shop.ts';
import { makePlan } from './plan.ts';

describe('versions', () => {
  const versioned = (v: unknown, props: object): object => ({ type: 'test-versioned', v, props });

  test.each([
    [1, { headline: 'Alt' }],
    [2, { title: 'Alt' }],
    [3, { heading: 'Alt' }],
    [undefined, { headline: 'Alt' }],
    [null, { headline: 'Alt' }],
  ])('%j is brought to the current one, step by step', (v, props) => {
    const plan = planMain([versioned(v, props)]);
    expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { heading: 'Alt' } });
    expect(plan.issues).toEqual([]);
  });

  test('newer than the block is not converted down', () => {
    const plan = planMain([versioned(4, { heading: 'Neu' })]);
    expect(plan.nodes[0]?.state).toBe('future');
    expect(codes(plan)).toEqual(['error version-future /0/v']);
  });

  test.each([0, -1, 1.5, '2', {}, []])('%j is none', (v) => {
    const plan = planMain([versioned(v, { heading: 'x' })]);
    expect(plan.nodes[0]?.state).toBe('invalid');
    expect(codes(plan)).toEqual(['error node-invalid /0/v']);
  });

  test('whose step fails costs the node alone', () => {
    const plan = planMain([versioned(1, { headline: 'unmovable' }), words]);
    expect(plan.nodes.map((node) => node.state)).toEqual(['invalid', 'ok']);
    expect(codes(plan)).toEqual(['error migration-failed /0/v']);
    expect(plan.issues[0]?.message).toContain('cannot be moved');
  });

  test.each([
    ['without a step', {}],
    ['with a step that makes no object', { 1: () => 'text', 2: () => ({ heading: 'x' }) }],
    ['with a step that throws no error', { 1: () => throwNull(), 2: () => ({ heading: 'x' }) }],
  ])('%s are told', (_what, migrations) => {
    const block = { ...testBlocks.find(({ type }) => type === 'test-versioned'), migrations } as Block;
    const plan = planMain([versioned(1, {})], {}, { registry: registryOf([block]) });
    expect(codes(plan)).toEqual(['error migration-failed /0/v']);
  });

  test.each([
    [{ headline: '' }, '/0/props/heading'],
    [undefined, '/0/props'],
  ])('of which a step makes something wrong (%j) say so, at a place of the document', (props, place) => {
    const plan = planMain([{ type: 'test-versioned', v: 1, props }]);
    expect(codes(plan)).toEqual([`error props-invalid ${place}`]);
    expect(plan.issues[0]?.hint).toContain('in version 3 this is /props/heading.');
  });

  test('of a careless migration leave the source as it was', () => {
    const source = deepFreeze(pageSource([versioned(1, { headline: 'Alt', keep: { a: 1 } })]));
    const before = JSON.stringify(source);
    makePlan(documentOf(source), state, options);
    expect(JSON.stringify(source)).toBe(before);
  });
});

function throwNull(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- what a careless step may throw
  throw null;
}

describe('texts of a language', () => {
  const node = {
    ...words,
    i18n: { 'fr-CH': { props: { text: 'Des mots' } }, 'de-DE': { props: { text: 'Deutsche Worte' } } },
  };
  const textIn = (locale: string): unknown =>
    (planMain([node], { locale }).nodes[0]?.props as { text: string } | undefined)?.text;

  test('are the locale’s, else another locale’s of its language, else the node’s own', () => {
    expect([textIn('fr-CH'), textIn('fr-FR'), textIn('de-AT'), textIn('nl-NL')]).toEqual([
      'Des mots',
      'Des mots',
      'Deutsche Worte',
      'Worte',
    ]);
  });

  test('leave what they do not name', () => {
    const more = {
      ...words,
      props: { text: 'Worte', count: 7 },
      i18n: { 'fr-CH': { props: { text: 'Des mots' } } },
    };
    expect(planMain([more], { locale: 'fr-CH' }).nodes[0]?.props).toEqual({ text: 'Des mots', count: 7 });
  });

  test.each([
    [[], '/0/i18n'],
    ['fr', '/0/i18n'],
    [{ 'fr-CH': 'text' }, '/0/i18n/fr-CH'],
    [{ 'fr-CH': { props: [] } }, '/0/i18n/fr-CH'],
  ])('that are not understood (%j) are told and not used', (i18n, pointer) => {
    const plan = planMain([{ ...words, i18n }], { locale: 'fr-CH' });
    expect(codes(plan)).toEqual([`warning overlay-invalid ${pointer}`]);
    expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { text: 'Worte' } });
  });

  test('are brought to the current version with the node', () => {
    const old = {
      type: 'test-versioned',
      v: 1,
      props: { headline: 'Alt' },
      i18n: { 'fr-CH': { props: { headline: 'Vieux' } } },
    };
    expect(planMain([old], { locale: 'fr-CH' }).nodes[0]?.props).toEqual({ heading: 'Vieux' });
  });
});

describe('props', () => {
  test('get their defaults; blanks around a text do not count', () => {
    expect(planMain([{ type: 'test-note', props: { text: '  Worte ' } }]).nodes[0]?.props).toEqual({
      text: 'Worte',
      count: 3,
    });
  });

  test.each([
    [undefined, 'error props-invalid /0/props/text'],
    [null, 'error props-invalid /0/props/text'],
    ['text', 'error props-invalid /0/props'],
    [[], 'error props-invalid /0/props'],
    [{ text: '' }, 'error props-invalid /0/props/text'],
    [{ text: '   ' }, 'error props-invalid /0/props/text'],
    [{ text: 7 }, 'error props-invalid /0/props/text'],
    [{ text: 'x', count: -1 }, 'error props-invalid /0/props/count'],
    [{ text: 'x', count: 1.5 }, 'error props-invalid /0/props/count'],
    [{ text: 'x', more: {} }, 'error props-invalid /0/props/more/label'],
  ])('%j are wrong', (props, code) => {
    const plan = planMain([{ type: 'test-note', props }, words]);
    expect(plan.nodes.map((node) => node.state)).toEqual(['invalid', 'ok']);
    expect(codes(plan)).toEqual([code]);
    expect(plan.issues[0]?.hint).not.toBe('');
  });

  test('name the field of the editor’s form', () => {
    expect(
      planMain([{ type: 'test-note', props: { text: 'x', more: { label: '' } } }]).issues[0]?.field,
    ).toBe('more');
  });

  test('that nobody knows are told, and the node is drawn', () => {
    const plan = planMain([
      { type: 'test-note', props: { text: 'x', 'col/our~': 1, more: { label: 'a', href: '/a', later: 1 } } },
    ]);
    expect(plan.nodes[0]?.state).toBe('ok');
    expect(codes(plan).toSorted()).toEqual([
      'warning field-unknown /0/props/col~1our~0',
      'warning field-unknown /0/props/more/later',
    ]);
  });

  test('lose addresses that could run code, and say so', () => {
    const plan = planMain([
      { type: 'test-note', props: { text: 'x', more: { label: 'a', href: 'javascript:alert(1)' } } },
    ]);
    expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { more: { label: 'a' } } });
    expect(codes(plan)).toEqual(['warning url-rejected /0/props/more/href']);
  });

  test('lose HTML that may not stand in a text, and say what', () => {
    const plan = planMain([
      { type: 'test-note', props: { text: 'x', html: '<p onclick="x()">a<script>b</script></p>' } },
    ]);
    expect(plan.nodes[0]?.props).toMatchObject({ html: '<p>a</p>' });
    expect(codes(plan)).toEqual(['warning html-cleaned /0/props/html']);
    expect(plan.issues[0]?.message).toContain('onclick of <p>');
  });

  test('name pictures that do not exist', () => {
    const withPicture = (src: string): object => ({
      type: 'test-note',
      props: { text: 'x', picture: { src } },
    });
    expect(codes(planMain([withPicture('known')]))).toEqual([]);
    expect(codes(planMain([withPicture('unknown')]))).toEqual([
      'warning picture-unknown /0/props/picture/src',
    ]);
  });

  test('lose characters that deceive', () => {
    expect(
      planMain([{ type: 'test-note', props: { text: 'Ra\u202ebatt\u0000\u200b' } }]).nodes[0]?.props,
    ).toMatchObject({ text: 'Rabatt' });
  });

  test('with thousands of faults cost twenty lines', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1]));
    const plan = planMain([{ type: 'test-note', props: { ...many } }]);
    expect(plan.issues).toHaveLength(20);
    // The error is among them, whatever comes before it.
    expect(plan.issues.filter((issue) => issue.severity === 'error')).toHaveLength(1);
  });

  test('of a whole page cost at most a thousand lines', () => {
    const wrong = { type: 'test-note', props: { a: 1, b: 2 } };
    expect(planMain(Array.from({ length: 1500 }, () => wrong)).issues).toHaveLength(1000);
  });

  test('never change what was delivered', () => {
    const source = deepFreeze(
      pageSource([
        {
          type: 'test-note',
          props: {
            text: ' x ',
            html: '<p onclick=x>a</p>',
            more: { label: 'a', href: 'javascript:1' },
            later: [{}],
          },
        },
        { type: 'test-box', slots: { rest: [words] }, i18n: { 'de-AT': { props: { title: 'A' } } } },
        { type: 'test-listing', data: { list: { load: 'list', args: { of: '$locale' } } } },
      ]),
    );
    const before = JSON.stringify(source);
    const plan = makePlan(documentOf(source), state, options);
    expect(plan.nodes.every((node) => node.state === 'ok')).toBe(true);
    expect(JSON.stringify(source)).toBe(before);
  });

  test('on which a block’s own function fails cost the node alone', () => {
    const careless: Block = {
      ...note,
      load() {
        throw new Error('not thought of');
      },
    };
    const plan = planMain([words], {}, { registry: registryOf([careless]) });
    expect(plan.nodes[0]?.state).toBe('invalid');
    expect(codes(plan)).toEqual(['error node-invalid /0']);
  });
});
