import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../../../schemas/editing/apply-change.ts';
import type { NodePlace, Patch, ValuePath } from '../../../schemas/editing/change.ts';
import type { Conflict } from '../../../schemas/editing/conflict.ts';
import { differenceOf } from '../../../schemas/editing/difference.ts';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import { documents, patches } from '../../../schemas/editing/test-documents.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { mergeChanges } from './merge-changes.ts';

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

function edited(steps: Patch[], from = base): JsonObject {
  const result = applyChange(from, steps, 'page');
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

/** What comes of two edits: where all nodes stand, what they say, and the conflicts. */
function merged(theirs: Patch[], mine: Patch[]) {
  const result = mergeChanges({
    kind: 'page',
    base,
    theirs: edited(theirs),
    theirPatches: theirs,
    patches: mine,
  });
  if (!result.ok) throw new Error(result.reason);
  // What is to be done to the first one's document leads to the merged one.
  expect(edited(result.patches, edited(theirs))).toEqual(result.document);
  const nodes = indexNodes(result.document);
  return {
    ...{
      document: result.document,
      conflicts: result.conflicts,
      kinds: result.conflicts.map(({ kind }) => kind),
    },
    order: [...nodes.values()].map(({ id, place: { parent } }) => `${parent ?? ''}/${id}`).join(' '),
    text: (id: string) => (nodes.get(id)?.node.props as JsonObject | undefined)?.text,
    node: (id: string) => nodes.get(id)?.node,
  };
}

const whole = '/a a/a1 a/a2 /b /c';

describe('both stay', () => {
  test.each<[string, Patch[], Patch[], string]>([
    ['in different nodes', [set('a2', ['props', 'text'], 'A')], [set('b', ['props', 'text'], 'B')], whole],
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
    ['an insert behind what is gone', [remove('b')], [insert('y', null, 'b')], '/a a/a1 a/a2 /y /c'],
    [
      'an insert behind what has moved',
      [move('b', 'a', null)],
      [insert('y', null, 'b')],
      '/a a/b a/a1 a/a2 /y /c',
    ],
    ['the same removal', [remove('a')], [remove('a')], '/b /c'],
    [
      'a removal of what the other one took something out of',
      [move('a1', null, 'c')],
      [remove('a2')],
      '/a /b /c /a1',
    ],
    ['a removal within a removal', [remove('a')], [remove('a1')], '/b /c'],
    ['a removal around a removal', [remove('a1')], [remove('a')], '/b /c'],
    ['the same insert', [insert('x', 'a', null)], [insert('x', 'a', null)], '/a a/x a/a1 a/a2 /b /c'],
    [
      'a wrapper and what is put behind',
      [insert('x', null, 'b')],
      [insert('w', null, 'a'), move('b', 'w', null)],
      '/a a/a1 a/a2 /w w/b /x /c',
    ],
  ])('%s', (_what, theirs, mine, order) => {
    const result = merged(theirs, mine);
    expect(result.conflicts).toEqual([]);
    expect(result.order).toBe(order);
    const said = [...theirs, ...mine].flatMap((step) => (step.op === 'set' ? [[step.node, step.value]] : []));
    expect(said.map(([node]) => [node, result.text(String(node))])).toEqual(said);
  });

  test('different fields of a node, of a list in it, of the languages of a node, and of the page', () => {
    const { document, conflicts, node } = merged(
      [
        set('b', ['props', 'links', 0, 'label'], 'X'),
        set('c', ['i18n', 'fr-CH', 'props', 'text'], 'f'),
        set(null, ['page', 'title'], 'U'),
      ],
      [
        set('b', ['props', 'links', 1, 'label'], 'Y'),
        set('b', ['props', 'text']),
        set('c', ['i18n', 'it-CH', 'props', 'text'], 'i'),
        set(null, ['page', 'description'], 'D'),
      ],
    );
    expect(conflicts).toEqual([]);
    expect(node('b')?.props).toEqual({ links: [{ label: 'X' }, { label: 'Y' }] });
    expect(node('c')?.i18n).toEqual({ 'fr-CH': { props: { text: 'f' } }, 'it-CH': { props: { text: 'i' } } });
    expect(document.page).toEqual({ title: 'U', description: 'D' });
  });

  test('the same value', () => {
    expect(merged([set('b', ['props', 'text'], 'B')], [set('b', ['props', 'text'], 'B')]).conflicts).toEqual(
      [],
    );
  });

  test('fields of a data set', () => {
    const [from, theirs] = [{ items: { 1: 'a', 2: 'b' } }, { items: { 1: 'A', 2: 'b' } }];
    const result = mergeChanges({
      kind: 'data',
      base: from,
      theirs,
      patches: [set(null, ['items', '2'], 'B')],
    });
    expect(result).toMatchObject({ ok: true, document: { items: { 1: 'A', 2: 'B' } }, conflicts: [] });
  });
});

describe('what the first one did stays, and what the second one did is told', () => {
  test.each<[string, Patch[], Patch[], string, Partial<Record<keyof Conflict, unknown>>]>([
    [
      'the same field',
      [set('b', ['props', 'text'], 'B')],
      [set('b', ['props', 'text'], 'C')],
      whole,
      { kind: 'field', node: 'b', path: ['props', 'text'], base: 'old', theirs: 'B', mine: 'C' },
    ],
    [
      'a field that one of them took away',
      [set('b', ['props', 'text'])],
      [set('b', ['props', 'text'], 'C')],
      whole,
      { kind: 'field', node: 'b', path: ['props', 'text'], base: 'old', mine: 'C' },
    ],
    [
      'a list and an item of it',
      [set('b', ['props', 'links', 0, 'label'], 'X')],
      [set('b', ['props', 'links'], [{ label: 'y' }])],
      whole,
      {
        ...{ kind: 'field', node: 'b', path: ['props', 'links'], base: [{ label: 'x' }, { label: 'y' }] },
        ...{ theirs: [{ label: 'X' }, { label: 'y' }], mine: [{ label: 'y' }] },
      },
    ],
    [
      'the title of the page',
      [set(null, ['page', 'title'], 'U')],
      [set(null, ['page', 'title'], 'V')],
      whole,
      { kind: 'field', node: null, path: ['page', 'title'], base: 'T', theirs: 'U', mine: 'V' },
    ],
    [
      'a removal of what was changed within',
      [set('a2', ['props', 'text'], 'B')],
      [remove('a')],
      whole,
      { kind: 'removed-by-me', node: 'a', theirs: expect.objectContaining({ id: 'a' }) },
    ],
    [
      'a removal of what got something in it',
      [insert('x', 'a', null)],
      [remove('a')],
      '/a a/x a/a1 a/a2 /b /c',
      { kind: 'removed-by-me', node: 'a' },
    ],
    [
      'a removal of what moved',
      [move('b', null, null)],
      [remove('b')],
      '/b /a a/a1 a/a2 /c',
      { kind: 'removed-by-me', node: 'b' },
    ],
    [
      'a removal of what moved out',
      [move('a1', null, 'c')],
      [remove('a')],
      '/b /c /a1',
      { kind: 'removed-by-me', node: 'a1' },
    ],
    [
      'a change of what was removed',
      [remove('b')],
      [set('b', ['props', 'text'], 'C')],
      '/a a/a1 a/a2 /c',
      {
        kind: 'removed-by-them',
        node: 'b',
        mine: expect.objectContaining({ props: expect.objectContaining({ text: 'C' }) }),
      },
    ],
    [
      'a move of what was removed',
      [remove('a')],
      [move('a1', null, 'c')],
      '/b /c',
      { kind: 'removed-by-them', node: 'a1', mine: { id: 'a1' } },
    ],
    [
      'two moves of a node',
      [move('b', 'a', null)],
      [move('b', null, 'c')],
      '/a a/b a/a1 a/a2 /c',
      { kind: 'moved', node: 'b', base: place(null, 'a'), theirs: place('a', null), mine: place(null, 'c') },
    ],
    [
      'a move into each other',
      [move('a', 'b', null)],
      [move('b', 'a', null)],
      '/b b/a a/a1 a/a2 /c',
      { kind: 'place', node: 'b', mine: { place: place('a', null) } },
    ],
    [
      'a move into what was removed',
      [remove('a')],
      [move('b', 'a', null)],
      '/b /c',
      { kind: 'place', node: 'b', mine: { place: place('a', null) } },
    ],
    [
      'an insert into what was removed, with what stands in it',
      [remove('a')],
      [insert('x', 'a', null), insert('y', 'x', null)],
      '/b /c',
      {
        ...{ kind: 'place', node: 'x' },
        mine: {
          place: place('a', null),
          node: { id: 'x', type: 'text', slots: { items: [{ id: 'y', type: 'text' }] } },
        },
      },
    ],
    [
      'two nodes of one id',
      [insert('x', null, 'c', { v: 1 })],
      [insert('x', null, 'c', { v: 2 })],
      `${whole} /x`,
      {
        kind: 'id',
        node: 'x',
        theirs: { id: 'x', type: 'text', v: 1 },
        mine: { id: 'x', type: 'text', v: 2 },
      },
    ],
  ])('%s', (_what, theirs, mine, order, conflict) => {
    const result = merged(theirs, mine);
    expect(result.order).toBe(order);
    expect(result.conflicts).toEqual([expect.objectContaining(conflict)]);
  });

  test('while all else of the same edit is done', () => {
    const { conflicts, text, node } = merged(
      [set('b', ['props', 'text'], 'B')],
      [set('b', ['props', 'text'], 'C'), set('b', ['meta', 'name'], 'N'), set('a2', ['props', 'text'], 'A')],
    );
    expect(conflicts).toHaveLength(1);
    expect([text('b'), node('b')?.meta, text('a2')]).toEqual(['B', { name: 'N' }, 'A']);
  });
});

test('an edit that the base does not bear is refused', () => {
  expect(mergeChanges({ kind: 'page', base, theirs: base, patches: [remove('x')] })).toEqual({
    ...{ ok: false, reason: 'node-missing', step: 0 },
  });
});

test('whatever two people do, nothing of either is lost', () => {
  let merges = 0;
  fc.assert(
    fc.property(documents, patches, patches, (from, first, second) => {
      const theirs = applyChange(from, first, 'page');
      const mine = applyChange(from, second, 'page');
      if (!theirs.ok || !mine.ok) return;
      merges++;
      const result = mergeChanges({ kind: 'page', base: from, theirs: theirs.document, patches: second });
      if (!result.ok) throw new Error(result.reason);
      const told = new Set(result.conflicts.map(({ node }) => node));
      const now = indexNodes(result.document);
      // Each field is as the one who changed it alone left it, or told.
      for (const { id, fields, before, after: was } of differenceOf(from, mine.document, 'page').nodes) {
        if (told.has(id) || !was) continue;
        const isPart = result.conflicts.some(({ mine: own }) =>
          JSON.stringify(own)?.includes(`"id":"${id}"`),
        );
        expect([id, now.has(id) || isPart]).toEqual([id, true]);
        if (!before || !now.has(id)) continue;
        const left = differenceOf(
          { regions: { main: [now.get(id)?.node] } },
          { regions: { main: [was.node] } },
          'page',
        );
        const own = fields.map(({ path }) => JSON.stringify(path));
        const lost = left.nodes.find((node) => node.id === id)?.fields ?? [];
        expect(lost.filter(({ path }) => own.includes(JSON.stringify(path)))).toEqual([]);
      }
      // What the first one did is all there, but for nodes that the second one took out and the first one did not touch.
      const firstOnes = differenceOf(from, theirs.document, 'page').nodes.filter(({ after }) => after);
      expect(firstOnes.filter(({ id }) => !now.has(id))).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(merges).toBeGreaterThan(20);
});
