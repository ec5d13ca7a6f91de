import { block as tabsBlock } from '../../blocks/content/tabs/block.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Block, defineBlock } from '../../blocks/kit/define/define-block.ts';
import { note, testBlocks } from '../testing/blocks.tsx';
import { codes, planMain, state, options, words } from '../testing/planning.ts';
import { documentOf, pageOf, pageSource, registryOf, testNow } from '../testing/shop.ts';
import { makePlan, type Plan } from './plan.ts';

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
    const plan = planMain([boxWith({ rest: [{ id: 'a', type: 'nobody' }] }, { props: [] })]);
    expect(codes(plan)).toEqual(['error props-invalid /0/props', 'error type-unknown /0/slots/rest/0/type']);
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

  test('that were left empty follow from the props', () => {
    const plan = planMain([listing({ list: null, hint: null, other: null }, { of: 'mode' })]);
    expect(plan.nodes[0]?.loads).toEqual({ list: { load: 'list', args: { of: 'mode' } } });
    expect(plan.issues).toEqual([]);
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
    expect(firstOf(makePlan(documentOf(source), state, options))).toEqual(['m']);
    expect(firstOf(makePlan(document, state, options))).toEqual(['m']);
    expect(
      firstOf(makePlan(documentOf({ ...pageSource([]), regions: { footer: [hero('f')] } }), state, options)),
    ).toEqual([]);
  });
});

describe('the picture of a page', () => {
  const toldOf = (src: string): string[] =>
    codes(makePlan(pageOf([words], { image: { src } }), state, options));

  test('is told of when there is none of its name', () => {
    expect(toldOf('nobody')).toEqual(['warning head-ignored /page/image/src']);
    expect(toldOf('known')).toEqual([]);
  });
});

describe('a frame', () => {
  test('has ids of its own on the page', () => {
    const ids = (part: 'page' | 'frame'): string[] =>
      planMain([{ id: 'a', ...words }], {}, { part }).nodes.map((node) => node.pageId);
    expect(ids('frame')).not.toEqual(ids('page'));
  });
});

test('nodes in a slot that the props have no place for are told', () => {
  const tabs = [{ label: 'Eins', html: '<p>a</p>' }, null];
  const slots = {
    first: [{ ...words, id: 'a' }],
    second: [{ ...words, id: 'b' }],
    third: [],
    sixth: [{ ...words, id: 'c' }],
  };
  const registry = registryOf([...testBlocks, tabsBlock]);
  const plan = planMain([{ id: 't', type: 'tabs', props: { tabs }, slots }], {}, { registry });
  expect(codes(plan).filter((code) => code.includes('slot'))).toEqual([
    'warning slot-unknown /0/slots/second',
    'warning slot-unknown /0/slots/sixth',
  ]);
  expect(plan.nodes.map(({ id }) => id)).toEqual(['t', 'a']);
});

describe('a block that a page holds once', () => {
  const once: Block = { ...note, type: 'test-once', oncePerPage: true };
  const registry = registryOf([...testBlocks, once]);
  const node = (id: string, more: object = {}): object => ({ ...words, id, type: 'test-once', ...more });
  const idsOf = ({ nodes }: Plan): string[] => nodes.map(({ id }) => id);

  test('is shown where it stands first; another one is left out and told', () => {
    const box = { id: 'box', type: 'test-box', slots: { rest: [node('b')] } };
    const plan = planMain([node('a'), box], {}, { registry });
    expect(idsOf(plan)).toEqual(['a', 'box']);
    expect(plan.nodes[1]?.slots.rest).toEqual([]);
    expect(codes(plan)).toEqual(['error block-repeated /1/slots/rest/0']);
  });

  test('counts when it can be drawn and is shown', () => {
    const past = { when: { to: '2020-01-01T00:00:00Z' } };
    const plan = planMain([node('a', { props: {} }), node('b', past), node('c')], {}, { registry });
    expect(plan.nodes.filter(({ state: of }) => of === 'ok').map(({ id }) => id)).toEqual(['c']);
    const whole = planMain([node('b', past), node('c')], {}, { registry, ignoresConditions: true });
    expect(codes(whole)).toEqual([]);
  });

  test('keeps its place where faults are shown, and may be repeated among examples', () => {
    const shown = planMain([node('a'), node('b')], {}, { registry, showsFaults: true });
    expect(shown.nodes.map(({ state: of }) => of)).toEqual(['ok', 'invalid']);
    const examples = planMain([node('a'), node('b')], {}, { registry, repeatsBlocks: true });
    expect([idsOf(examples), codes(examples)]).toEqual([['a', 'b'], []]);
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
