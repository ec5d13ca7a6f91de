import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Block, defineBlock } from '../blocks/kit/define-block.ts';
import { createLoaders } from './loader.ts';
import type { PageDocument } from './page-document.ts';
import { makePlan, type Plan, type PlanningTools } from './plan.ts';
import { planOf } from './plan-cache.ts';
import { note, testBlocks } from './test-blocks.tsx';
import {
  deepFreeze,
  documentOf,
  found,
  pageOf,
  pageSource,
  registryOf,
  testLoader,
  testNow,
} from './test-shop.ts';
import type { WhenState } from './when.ts';

const list = testLoader('list', z.strictObject({ of: z.string() }), ({ of }) => found({ items: [] }, of));
const byDevice = testLoader('by-device', z.strictObject({}), () => found({ items: [] }, '1'), ['device']);
const loaders = createLoaders([list, byDevice]);
const tools: PlanningTools = {
  registry: registryOf(testBlocks),
  loaders,
  hasPicture: (id) => id === 'known',
};
const state: WhenState = { now: testNow, locale: 'de-AT', device: 'web', visitor: 'anonymous', variants: {} };

function planMain(
  main: readonly unknown[],
  more: Partial<WhenState> = {},
  moreTools: Partial<PlanningTools> = {},
): Plan {
  return makePlan(pageOf(main), { ...state, ...more }, { ...tools, ...moreTools });
}

function codes(plan: Plan): string[] {
  return plan.issues.map(
    ({ code, severity, pointer }) => `${severity} ${code} ${pointer.replace('/regions/main', '')}`,
  );
}

const words = { type: 'test-note', props: { text: 'Worte' } };

describe('types', () => {
  test.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'script',
    'iframe',
    'x-foo',
    'test-Note',
    '',
  ])('%j is no block', (type) => {
    const plan = planMain([JSON.parse(`{"type":${JSON.stringify(type)}}`)]);
    expect(plan.nodes[0]).toMatchObject({ state: 'unknown', block: undefined });
    expect(codes(plan)).toEqual(['error type-unknown /0/type']);
  });

  test('a text of a megabyte as a type is told in a few words', () => {
    expect(planMain([{ type: 'x'.repeat(1_000_000) }]).issues[0]?.message.length).toBeLessThan(200);
  });
});

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

  test('of a careless migration leave the source as it was', () => {
    const source = deepFreeze(pageSource([versioned(1, { headline: 'Alt', keep: { a: 1 } })]));
    const before = JSON.stringify(source);
    makePlan(documentOf(source), state, tools);
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
    const plan = makePlan(documentOf(source), state, tools);
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

describe('conditions', () => {
  const shownWith = (when: unknown, more: Partial<WhenState> = {}): boolean =>
    planMain([{ ...words, when }], more).nodes.length === 1;
  const at = (time: string): Partial<WhenState> => ({ now: Date.parse(time) });

  test.each([
    ['from', '2026-12-01T00:00:00+01:00', '2026-11-30T22:59:59.999Z', false],
    ['from', '2026-12-01T00:00:00+01:00', '2026-11-30T23:00:00Z', true],
    ['to', '2026-12-01T00:00:00+01:00', '2026-11-30T22:59:59.999Z', true],
    ['to', '2026-12-01T00:00:00+01:00', '2026-11-30T23:00:00Z', false],
  ])('%s %s at %s: %s', (field, time, now, shown) => {
    expect(shownWith({ [field]: time }, at(now))).toBe(shown);
  });

  test.each([
    [{ locale: ['de-AT'] }, true],
    [{ locale: ['fr-CH', 'de-AT'] }, true],
    [{ locale: ['fr-CH'] }, false],
    [{ device: ['web'] }, true],
    [{ device: ['mobile'] }, false],
    [{ visitor: ['anonymous'] }, true],
    [{ visitor: ['logged-in', 'soft-logged-in'] }, false],
    [{ experiment: { id: 'e', variant: 'control' } }, true],
    [{ experiment: { id: 'e', variant: 'b' } }, false],
    [{ experiment: { id: 'constructor', variant: 'control' } }, true],
    [{ device: ['web'], locale: ['fr-CH'] }, false],
    [{ from: null, to: null }, true],
    [{}, true],
    [null, true],
  ])('%j shows the node: %s', (when, shown) => {
    expect(shownWith(when)).toBe(shown);
  });

  test('follow the variant of the visitor', () => {
    expect(shownWith({ experiment: { id: 'e', variant: 'b' } }, { variants: { e: 'b' } })).toBe(true);
    expect(shownWith({ experiment: { id: 'e', variant: 'control' } }, { variants: { e: 'b' } })).toBe(false);
  });

  test.each([
    ['text'],
    [{ from: '2026-12-01' }],
    [{ from: '2026-12-01T00:00:00' }],
    [{ from: '2026-02-30T00:00:00Z' }],
    [{ device: [] }],
    [{ device: ['tv'] }],
    [{ locale: 'de-AT' }],
    [{ experiment: { id: 'e' } }],
    [{ weather: ['sunny'] }],
  ])('that are not understood (%j) show nothing, and say so', (when) => {
    const plan = planMain([{ ...words, when }, words]);
    expect(plan.nodes.map((node) => node.state)).toEqual(['invalid', 'ok']);
    expect(codes(plan)).toEqual(['error when-invalid /0/when']);
  });

  test('name the next time at which the page changes, and what it depends on', () => {
    const plan = planMain([
      { ...words, when: { from: '2026-11-01T00:00:00Z', to: '2026-12-24T10:00:00+01:00' } },
      { ...words, when: { from: '2026-12-06T00:00:00+01:00', device: ['mobile'] } },
      {
        type: 'test-box',
        when: { experiment: { id: 'e', variant: 'b' } },
        slots: { rest: [{ ...words, when: { visitor: ['anonymous'] } }] },
      },
    ]);
    expect(plan.until).toBe(Date.parse('2026-12-06T00:00:00+01:00'));
    expect([...plan.dimensions].toSorted()).toEqual(['device', 'experiment:e', 'visitor']);
  });

  test('hide with the node what stands in it', () => {
    const plan = planMain([{ type: 'test-box', when: { device: ['mobile'] }, slots: { rest: [words] } }]);
    expect(plan.nodes).toEqual([]);
  });

  test('do not count for a check of the whole document', () => {
    expect(
      planMain([{ ...words, when: { device: ['mobile'] } }], {}, { ignoresConditions: true }).nodes,
    ).toHaveLength(1);
  });
});

describe('slots', () => {
  const boxWith = (slots: object, more: object = {}): object => ({ type: 'test-box', slots, ...more });

  test('take what they allow, up to their maximum', () => {
    const plan = planMain([boxWith({ notes: [words, words, words] })]);
    expect(plan.nodes[0]?.slots.notes).toHaveLength(2);
    expect(codes(plan).filter((code) => !code.includes('id-missing'))).toEqual([
      'warning slot-not-allowed /0/slots/notes/2',
    ]);
  });

  test('refuse what they do not allow, and leave no hole for it', () => {
    const plan = planMain([
      boxWith({
        notes: [
          { id: 'a', ...boxWith({}) },
          { id: 'b', ...words },
        ],
      }),
    ]);
    expect(plan.nodes[0]?.slots.notes?.map((child) => child.id)).toEqual(['b']);
    expect(codes(plan)).toEqual(['error slot-not-allowed /0/slots/notes/0/type']);
  });

  test('keep a place for faulty nodes in the preview', () => {
    const plan = planMain(
      [
        boxWith({
          notes: [
            { id: 'a', type: 'nobody' },
            { id: 'b', ...words },
          ],
        }),
      ],
      {},
      { showsFaults: true },
    );
    expect(plan.nodes[0]?.slots.notes?.map((child) => child.id)).toEqual(['a', 'b']);
  });

  test.each(['other', 'constructor', 'toString', '__proto__'])('of the name %s are unknown', (name) => {
    const plan = planMain([
      JSON.parse(JSON.stringify(boxWith({ there: [{ id: 'a', ...words }] })).replace('there', name)),
    ]);
    expect(codes(plan)).toEqual([`warning slot-unknown /0/slots/${name}`]);
    expect(Object.keys(plan.nodes[0]?.slots ?? {})).toEqual([]);
    expect(plan.nodes).toHaveLength(1);
  });

  test('of blocks without slots are unknown', () => {
    expect(codes(planMain([{ ...words, slots: { rest: [{ id: 'a', ...words }] } }]))).toEqual([
      'warning slot-unknown /0/slots/rest',
    ]);
  });

  test('are planned below a faulty node, too, so that no fault stays hidden', () => {
    const plan = planMain([boxWith({ rest: [{ id: 'a', type: 'nobody' }] }, { props: { title: 7 } })]);
    expect(codes(plan)).toEqual([
      'error props-invalid /0/props/title',
      'error type-unknown /0/slots/rest/0/type',
    ]);
  });

  test('tell a node that something in it must not be missing', () => {
    const critical = { id: 'c', type: 'test-critical', props: { text: 'x' } };
    const isCritical = (node: object): boolean | undefined => planMain([node]).nodes[0]?.isCritical;
    expect(isCritical(boxWith({ rest: [{ id: 'i', ...boxWith({ rest: [critical] }) }] }))).toBe(true);
    expect(
      isCritical({
        type: 'nobody',
        slots: { any: [{ id: 'i', type: 'no-one', slots: { any: [critical] } }] },
      }),
    ).toBe(true);
    expect(isCritical(boxWith({ rest: [critical] }, { v: 99 }))).toBe(true);
    expect(isCritical(boxWith({ rest: [words] }))).toBe(false);
  });
});

describe('loads', () => {
  const listing = (data: unknown, props: object = {}): object => ({ type: 'test-listing', props, data });

  test('follow from the props, and the node’s own data wins', () => {
    expect(planMain([listing(undefined, { of: 'mode' })]).nodes[0]?.loads).toEqual({
      list: { load: 'list', args: { of: 'mode' } },
    });
    const own = listing({ list: { load: 'list', args: { of: 'schuhe' } } }, { of: 'mode' });
    expect(planMain([own]).nodes[0]?.loads).toEqual({ list: { load: 'list', args: { of: 'schuhe' } } });
  });

  test.each([
    ['nonsense', 'warning loader-args-invalid /0/data'],
    [[], 'warning loader-args-invalid /0/data'],
    [{ list: 'list' }, 'warning loader-args-invalid /0/data/list'],
    [{ list: { load: 'list', args: { of: {} } } }, 'warning loader-args-invalid /0/data/list'],
    [{ list: { load: '../etc/passwd' } }, 'warning loader-args-invalid /0/data/list'],
    [{ other: { load: 'list' } }, 'warning loader-args-invalid /0/data/other'],
    [{ toString: { load: 'list' } }, 'warning loader-args-invalid /0/data/toString'],
    [{ hint: { load: 'nobody' } }, 'error loader-unknown /0/data/hint/load'],
    [{ hint: { load: 'constructor' } }, 'error loader-unknown /0/data/hint/load'],
    [{ hint: { load: 'list' } }, 'error loader-args-invalid /0/data/hint/args/of'],
    [{ hint: { load: 'list', args: { of: 'a', more: 1 } } }, 'error loader-args-invalid /0/data/hint/args'],
    [{ hint: { load: 'list', args: { of: '$cookie' } } }, 'error loader-args-invalid /0/data/hint/args/of'],
    [{ hint: { load: 'list', args: { of: '$param.' } } }, 'error loader-args-invalid /0/data/hint/args/of'],
    [
      { hint: { load: 'list', args: { of: '$param.__proto__' } } },
      'error loader-args-invalid /0/data/hint/args/of',
    ],
  ])('of %j are not made', (data, code) => {
    const plan = planMain([listing(data, { of: 'mode' })]);
    expect(codes(plan)).toEqual([code]);
    expect(plan.nodes[0]).toMatchObject({
      state: 'ok',
      loads: { list: { load: 'list', args: { of: 'mode' } } },
    });
    expect(Object.keys(plan.nodes[0]?.loads ?? {})).toEqual(['list']);
  });

  test('that the block must have make the node invalid when they cannot be made', () => {
    const plan = planMain([listing({ list: { load: 'nobody' } })]);
    expect(plan.nodes[0]).toMatchObject({ state: 'invalid', loads: {} });
    expect(codes(plan)).toEqual(['error loader-unknown /0/data/list/load']);
  });

  test('bring the dimensions that they depend on', () => {
    const dimensionsOf = (data: object): string[] => [...planMain([listing(data)]).dimensions];
    expect(dimensionsOf({ list: { load: 'by-device' } })).toEqual(['device']);
    expect(dimensionsOf({ list: { load: 'list', args: { of: '$device' } } })).toEqual(['device']);
    expect(dimensionsOf({ list: { load: 'list', args: { of: '$locale' } } })).toEqual([]);
  });
});

describe('the first picture', () => {
  const hero = (id: string, src = 'known'): object => ({ id, type: 'test-hero', props: { src } });
  const firstOf = (plan: Plan): string[] =>
    plan.nodes.filter((node) => node.isFirstPicture).map((node) => node.id);

  test('is the first that a node leads with, once a page', () => {
    expect(firstOf(planMain([words, hero('a', 'none'), hero('b'), hero('c')]))).toEqual(['b']);
  });

  test('is not one of a node that is not drawn', () => {
    expect(
      firstOf(planMain([{ ...hero('a'), v: 9 }, { ...hero('b'), when: { device: ['mobile'] } }, hero('c')])),
    ).toEqual(['c']);
  });

  test('is the first of the page, in whatever order the regions were written, and never one of the footer', () => {
    const document = pageOf([hero('m')], {}, {});
    const source = {
      ...pageSource([]),
      regions: { footer: [hero('f')], aside: [hero('a')], main: [hero('m')] },
    };
    expect(firstOf(makePlan(documentOf(source), state, tools))).toEqual(['m']);
    expect(firstOf(makePlan(document, state, tools))).toEqual(['m']);
    expect(
      firstOf(makePlan(documentOf({ ...pageSource([]), regions: { footer: [hero('f')] } }), state, tools)),
    ).toEqual([]);
  });
});

describe('a frame', () => {
  test('has ids of its own on the page', () => {
    const ids = (part: 'page' | 'frame'): string[] =>
      planMain([{ id: 'a', ...words }], {}, { part }).nodes.map((node) => node.pageId);
    expect(ids('frame')).not.toEqual(ids('page'));
  });
});

describe('nodes that are right for a time', () => {
  const ending = defineBlock({
    type: 'test-ending',
    v: 1,
    policy: 'hide',
    props: z.strictObject({ end: z.string() }),
    expires: ({ end }) => (end === 'never' ? undefined : Date.parse(end)),
    leadsWithPicture: () => true,
    styles: [],
    view: () => 'still on',
  });
  const registry = registryOf([...testBlocks, ending]);
  const until = (ms: number): object => ({
    type: 'test-ending',
    props: { end: new Date(testNow + ms).toISOString() },
  });
  const hero = { type: 'test-hero', props: { src: 'known' } };

  test('end the life of the page at their own end', () => {
    expect(planMain([until(9000), until(5000)], {}, { registry }).until).toBe(testNow + 5000);
    expect(planMain([{ type: 'test-ending', props: { end: 'never' } }], {}, { registry })).toMatchObject({
      until: undefined,
      nodes: [{ state: 'ok' }],
    });
  });

  test('are left out from then on, with their place in a slot and the first picture', () => {
    const box = {
      type: 'test-box',
      slots: {
        rest: [
          { id: 'a', ...until(0) },
          { id: 'b', ...words },
        ],
      },
    };
    const plan = planMain([until(0), box, hero], {}, { registry });
    expect(plan.nodes.map(({ type }) => type)).toEqual(['test-box', 'test-note', 'test-hero']);
    expect(plan.nodes[0]?.slots.rest).toHaveLength(1);
    expect(plan.nodes.at(-1)?.isFirstPicture).toBe(true);
    expect(plan.issues).toEqual([]);
  });

  test('are part of a check of the whole document, whatever the time', () => {
    expect(planMain([until(-1)], {}, { registry, ignoresConditions: true }).nodes).toHaveLength(1);
  });

  test('are planned anew for a time on the other side of their end, earlier or later', () => {
    const document = pageOf([until(5000), until(9000)]);
    const shown = (ms: number): number =>
      planOf(document, { ...state, now: testNow + ms }, { ...tools, registry }).nodes.length;
    expect([0, 4999, 5000, 9000, 5000, 0, 9001].map(shown)).toEqual([2, 2, 1, 0, 1, 2, 0]);
  });

  test('that cannot say until when cost no more than themselves', () => {
    const throwing: Block = {
      ...ending,
      expires: () => {
        throw new Error('no idea');
      },
    };
    const plan = planMain([until(1), words], {}, { registry: registryOf([...testBlocks, throwing]) });
    expect(plan.nodes.map((node) => node.state)).toEqual(['invalid', 'ok']);
  });
});

describe('plans are kept', () => {
  const document: PageDocument = pageOf([
    words,
    { ...words, when: { from: '2026-12-06T00:00:00+01:00' } },
    { ...words, when: { experiment: { id: 'e', variant: 'b' } } },
  ]);
  const plan = (more: Partial<WhenState> = {}, moreTools: Partial<PlanningTools> = {}): Plan =>
    planOf(document, { ...state, ...more }, { ...tools, ...moreTools });

  test('for states that make no difference', () => {
    const first = plan();
    expect(plan({ now: testNow + 1000 })).toBe(first);
    expect(plan({ device: 'mobile' })).toBe(first);
    expect(plan({ visitor: 'logged-in' })).toBe(first);
    expect(plan({ variants: { other: 'b' } })).toBe(first);
  });

  test('apart for states that do', () => {
    const first = plan();
    expect(plan({ now: Date.parse('2026-12-06T00:00:00+01:00') }).nodes).toHaveLength(2);
    expect(plan({ variants: { e: 'b' } }).nodes).toHaveLength(2);
    expect(plan({ locale: 'fr-CH' })).not.toBe(first);
    expect(plan({}, { part: 'frame' })).not.toBe(first);
    expect(plan({}, { showsFaults: true })).not.toBe(first);
    expect(plan()).toBe(first);
  });

  test('a bounded number of them', () => {
    const timed = pageOf(
      Array.from({ length: 100 }, (_, day) => ({
        ...words,
        when: { from: new Date(testNow + (day + 1) * 86_400_000).toISOString() },
      })),
    );
    const hasPicture = vi.fn<(id: string) => boolean>(() => true);
    const planAfter = (days: number): Plan =>
      planOf(timed, { ...state, now: testNow + days * 86_400_000 }, { ...tools, hasPicture });
    const first = planAfter(0);
    for (let day = 1; day <= 100; day++) planAfter(day);
    expect(planAfter(100)).toBe(planAfter(100));
    expect(planAfter(0)).not.toBe(first);
  });
});
