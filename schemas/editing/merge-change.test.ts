import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from './apply-change.ts';
import type { NodePlace, Patch, ValuePath } from './change.ts';
import { indexNodes } from './node-index.ts';
import { documents, patches } from './test-documents.ts';
import type { JsonObject } from '../json.ts';
import { type Clash, mergeChange } from './merge-change.ts';

const set = (node: string | null, path: ValuePath, value?: unknown): Patch =>
  ({ op: 'set', node, path, ...(value !== undefined && { value }) }) as Patch;
const remove = (node: string): Patch => ({ op: 'remove', node });
const place = (parent: string | null, after: string | null): NodePlace => ({
  ...{ parent, list: parent === null ? 'main' : 'items', after },
});
const move = (node: string, parent: string | null, after: string | null): Patch => ({
  ...{ op: 'move', node, place: place(parent, after) },
});
const insert = (id: string, parent: string | null, after: string | null, more: object = {}): Patch => ({
  ...{ op: 'insert', place: place(parent, after), node: { id, type: 'text', ...more } },
});

/** Three in a row; the first holds two. */
const base: JsonObject = {
  page: { title: 'T' },
  regions: {
    main: [
      { id: 'a', type: 'box', slots: { items: [{ id: 'a1' }, { id: 'a2', props: { text: 'old' } }] } },
      { id: 'b', type: 'text', props: { text: 'old', links: [{ label: 'x' }, { label: 'y' }] } },
      { id: 'c', type: 'text' },
    ],
  },
};

function edited(steps: readonly Patch[], from = base): JsonObject {
  const result = applyChange(from, steps, 'page');
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

/** What comes of two edits: where all nodes stand, what they say, and what is told. */
function merged(theirs: readonly Patch[], mine: readonly Patch[]) {
  const others = theirs.map((patch) => ({ patch, author: 'anna' }));
  const document = edited(theirs);
  const { patches: steps, clashes } = mergeChange(mine, others, document, 'page');
  const nodes = indexNodes(edited(clashes.length > 0 ? [] : steps, document));
  return {
    ...{ clashes, node: (id: string) => nodes.get(id)?.node },
    order: [...nodes.values()].map(({ id, place: { parent } }) => `${parent ?? ''}/${id}`).join(' '),
  };
}

const whole = '/a a/a1 a/a2 /b /c';

describe('both are done', () => {
  test.each<[string, Patch[], Patch[], string]>([
    [
      'changes of different nodes',
      [set('a2', ['props', 'text'], 'A')],
      [set('b', ['props', 'text'], 'B')],
      whole,
    ],
    [
      'a move and a change',
      [move('b', 'a', 'a1')],
      [set('b', ['props', 'text'], 'B')],
      '/a a/a1 a/b a/a2 /c',
    ],
    [
      'a change and a move',
      [set('b', ['props', 'text'], 'B')],
      [move('b', 'a', null)],
      '/a a/b a/a1 a/a2 /c',
    ],
    ['two moves of different nodes', [move('c', null, null)], [move('a2', null, 'b')], '/c /a a/a1 /b /a2'],
    ['the same move', [move('c', null, null)], [move('c', null, null)], '/c /a a/a1 a/a2 /b'],
    [
      'two inserts at a place',
      [insert('x', null, 'a')],
      [insert('y', null, 'a')],
      '/a a/a1 a/a2 /y /x /b /c',
    ],
    ['an insert behind what is gone', [remove('b')], [insert('y', null, 'b')], '/a a/a1 a/a2 /c /y'],
    ['a move behind what has moved', [move('b', 'a', null)], [move('c', null, 'b')], '/a a/b a/a1 a/a2 /c'],
    ['the same removal', [remove('a')], [remove('a')], '/b /c'],
    [
      'a removal of what the other one took something out of',
      [move('a1', null, 'c')],
      [remove('a')],
      '/b /c /a1',
    ],
    ['a removal within a removal', [remove('a')], [remove('a1')], '/b /c'],
    ['a removal around a removal', [remove('a1')], [remove('a')], '/b /c'],
    [
      'a wrapper and what is put behind',
      [insert('x', null, 'b')],
      [insert('w', null, 'a'), move('b', 'w', null)],
      '/a a/a1 a/a2 /w w/b /x /c',
    ],
  ])('%s', (_what, theirs, mine, order) => {
    const result = merged(theirs, mine);
    expect(result.clashes).toEqual([]);
    expect(result.order).toBe(order);
    const said = [...theirs, ...mine].filter((step) => step.op === 'set');
    expect(said.map(({ node }) => result.node(String(node))?.props)).toEqual(
      said.map(({ value }) => expect.objectContaining({ text: value })),
    );
  });

  test('changes of different fields of a node, of items of a list in it, and of its languages', () => {
    const { clashes, node } = merged(
      [set('b', ['props', 'links', 0, 'label'], 'X'), set('c', ['i18n', 'fr-CH', 'props', 'text'], 'f')],
      [
        set('b', ['props', 'links', 1, 'label'], 'Y'),
        set('b', ['props', 'text']),
        set('c', ['i18n', 'it-CH', 'props', 'text'], 'i'),
      ],
    );
    expect(clashes).toEqual([]);
    expect(node('b')?.props).toEqual({ links: [{ label: 'X' }, { label: 'Y' }] });
    expect(node('c')?.i18n).toEqual({ 'fr-CH': { props: { text: 'f' } }, 'it-CH': { props: { text: 'i' } } });
  });

  test('the same value, and values of a data set', () => {
    expect(merged([set('b', ['props', 'text'], 'B')], [set('b', ['props', 'text'], 'B')]).clashes).toEqual(
      [],
    );
    const others = [{ patch: set(null, ['items', '1'], 'A'), author: null }];
    const mine = [set(null, ['items', '2'], 'B')];
    expect(mergeChange(mine, others, { items: { 1: 'A', 2: 'b' } }, 'data')).toMatchObject({
      patches: mine,
      clashes: [],
    });
  });
});

describe('the others’ stays, and all of one’s own is told', () => {
  const text = ['props', 'text'];
  test.each<[string, Patch[], Patch[], Partial<Record<keyof Clash, unknown>>[]]>([
    [
      'the same field',
      [set('b', text, 'B')],
      [set('b', text, 'C')],
      [{ node: 'b', path: text, theirs: 'B', mine: 'C' }],
    ],
    [
      'a field that they took away',
      [set('b', text)],
      [set('b', text, 'C')],
      [{ node: 'b', path: text, mine: 'C' }],
    ],
    [
      'a field that one takes away',
      [set('b', text, 'B')],
      [set('b', text)],
      [{ node: 'b', path: text, theirs: 'B' }],
    ],
    [
      'a list and an item of it',
      [set('b', ['props', 'links', 0, 'label'], 'X')],
      [set('b', ['props', 'links'], [{ label: 'y' }])],
      [{ node: 'b', theirs: [{ label: 'X' }, { label: 'y' }], mine: [{ label: 'y' }] }],
    ],
    [
      'an item, where another one went from the list',
      [set('b', ['props', 'links', 0])],
      [set('b', ['props', 'links', 1, 'label'], 'Y')],
      [{ node: 'b', mine: 'Y' }],
    ],
    [
      'the title',
      [set(null, ['page', 'title'], 'U')],
      [set(null, ['page', 'title'], 'V')],
      [{ node: null, theirs: 'U', mine: 'V' }],
    ],
    [
      'a removal of what was changed within',
      [set('a2', text, 'B')],
      [remove('a')],
      [{ node: 'a', theirs: expect.objectContaining({ id: 'a' }) }],
    ],
    ['a removal of what got something in it', [insert('x', 'a', null)], [remove('a')], [{ node: 'a' }]],
    ['a removal of what moved', [move('b', null, null)], [remove('b')], [{ node: 'b' }]],
    ['a removal of what another one moved into', [move('b', 'a', null)], [remove('a')], [{ node: 'a' }]],
    [
      'a change of what was removed',
      [remove('b')],
      [set('b', text, 'C')],
      [{ node: 'b', path: text, mine: 'C' }],
    ],
    [
      'a move of what was removed',
      [remove('a')],
      [move('a1', null, 'c')],
      [{ node: 'a1', mine: place(null, 'c') }],
    ],
    [
      'two moves of a node',
      [move('b', 'a', null)],
      [move('b', null, null)],
      [{ node: 'b', theirs: place('a', null), mine: place(null, null) }],
    ],
    [
      'a move into each other',
      [move('a', 'b', null)],
      [move('b', 'a', null)],
      [{ node: 'b', mine: place('a', null) }],
    ],
    [
      'a move into what was removed',
      [remove('a')],
      [move('b', 'a', null)],
      [{ node: 'b', mine: place('a', null) }],
    ],
    [
      'inserts into what was removed',
      [remove('a')],
      [insert('x', 'a', null, { v: 1 }), insert('y', 'x', null)],
      [
        { node: 'x', mine: { id: 'x', type: 'text', v: 1 } },
        { node: 'y', mine: { id: 'y', type: 'text' } },
      ],
    ],
    [
      'two nodes of one id',
      [insert('x', null, 'c', { v: 1 })],
      [insert('x', null, 'c', { v: 2 })],
      [{ node: 'x', author: null, mine: { id: 'x', type: 'text', v: 2 } }],
    ],
  ])('%s', (_what, theirs, mine, clashes) => {
    expect(merged(theirs, mine).clashes).toEqual(
      clashes.map((clash) => expect.objectContaining({ author: 'anna', ...clash })),
    );
  });
});

test('whatever two people do, no step of the second one is lost without a word', () => {
  let merges = 0;
  fc.assert(
    fc.property(documents, patches, patches, (from, theirs, mine) => {
      const first = applyChange(from, theirs, 'page');
      if (!first.ok || !applyChange(from, mine, 'page').ok) return;
      const others = theirs.map((patch) => ({ patch, author: null }));
      const { patches: steps, clashes } = mergeChange(mine, others, first.document, 'page');
      const result = applyChange(first.document, steps, 'page');
      expect(result.ok).toBe(true);
      merges++;
      const now = indexNodes(result.ok ? result.document : {});
      const told = new Set(clashes.map(({ node }) => node));
      // Each node that was put in or moved is there, or told, unless a removal took it along.
      const brought = mine.flatMap((step) => {
        if (step.op === 'insert') return [String(step.node.id)];
        return step.op === 'move' ? [step.node] : [];
      });
      const takesOut = mine.some(({ op }) => op === 'remove');
      expect(takesOut ? [] : brought.filter((id) => !now.has(id) && !told.has(id))).toEqual([]);
      // Nothing that the others brought is taken out without them being asked.
      const theirNodes = theirs.flatMap((step) => (step.op === 'insert' ? [String(step.node.id)] : []));
      const there = indexNodes(first.document);
      expect(theirNodes.filter((id) => there.has(id) && !now.has(id))).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(merges).toBeGreaterThan(20);
});
