import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { pageLimits } from '../page.ts';
import { applyChange, type ChangeRefusal } from './apply-change.ts';
import type { Patch, ValuePath } from './change.ts';
import { indexNodes } from './node-index.ts';
import { documents, patches } from './test-documents.ts';

const text = (id: string, slots?: JsonObject): JsonObject => ({ id, type: 'text', ...(slots && { slots }) });
const page = (main: unknown[], more: JsonObject = {}): JsonObject => ({
  page: { title: 'A' },
  regions: { main, ...more },
});
const set = (node: string | null, path: ValuePath, value?: unknown): Patch =>
  ({ op: 'set', node, path, ...(value !== undefined && { value }) }) as Patch;
const main = (after: string | null): Extract<Patch, { op: 'move' }>['place'] => ({
  parent: null,
  list: 'main',
  after,
});

function applied(document: JsonObject, ...steps: Patch[]): JsonObject {
  const result = applyChange(document, steps, 'page');
  if (!result.ok) throw new Error(`${result.reason} at ${result.step}`);
  expect(applyChange(result.document, result.inverse, 'page')).toMatchObject({ ok: true, document });
  return result.document;
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

test('what is done and taken back leaves the document as it was, and the document itself is never changed', () => {
  let made = 0;
  fc.assert(
    fc.property(documents, patches, (document, steps) => {
      freeze(document);
      const result = applyChange(document, steps, 'page');
      if (!result.ok) return;
      made++;
      const back = applyChange(result.document, result.inverse, 'page');
      expect(back).toMatchObject({ ok: true });
      expect(back.ok && back.document).toEqual(document);
      // And forth again, as a redo does.
      expect(back.ok && applyChange(document, back.inverse, 'page')).toEqual({
        ...result,
        inverse: expect.anything(),
      });
    }),
    { numRuns: 500 },
  );
  expect(made).toBeGreaterThan(50);
});

test('nodes that no step names, and that hold none that one does, are the same objects as before', () => {
  fc.assert(
    fc.property(documents, patches, (document, steps) => {
      const result = applyChange(document, steps, 'page');
      const after = indexNodes(result.ok ? result.document : document);
      const before = indexNodes(document);
      const touched = new Set<string | null>();
      for (const step of steps) {
        if (step.op === 'insert') for (const id of idsIn(step.node)) touched.add(id);
        for (let id = nameOf(step); id !== null; id = before.get(id)?.place.parent ?? null) touched.add(id);
        for (const index of [before, after])
          for (let id = parentOf(step); id !== null; id = index.get(id)?.place.parent ?? null)
            touched.add(id);
      }
      const copied = [...before.values()].filter(
        ({ id, node }) => !touched.has(id) && after.has(id) && after.get(id)?.node !== node,
      );
      expect(copied).toEqual([]);
    }),
  );
});

/** A node that was taken out may come back by its id. */
const idsIn = (node: unknown): Iterable<string> => indexNodes({ regions: { main: [node] } }).keys();
const nameOf = (step: Patch): string | null => (step.op === 'insert' ? null : step.node);
const parentOf = (step: Patch): string | null => ('place' in step ? step.place.parent : null);

describe('a field is set', () => {
  test('at its place, and taken away', () => {
    const document = page([{ ...text('a'), props: { links: [{ label: 'x' }, { label: 'y' }] } }]);
    expect(applied(document, set('a', ['props', 'links', 1, 'label'], 'z')).regions).toEqual({
      main: [{ ...text('a'), props: { links: [{ label: 'x' }, { label: 'z' }] } }],
    });
    expect(applied(document, set('a', ['props', 'links', 0])).regions).toEqual({
      main: [{ ...text('a'), props: { links: [{ label: 'y' }] } }],
    });
    expect(applied(document, set(null, ['page', 'title'], 'B')).page).toEqual({ title: 'B' });
    expect(applied(document, set('a', ['props', 'none']))).toEqual(document);
  });

  test('with what is missing on the way to it', () => {
    expect(
      applied(page([text('a')]), set('a', ['i18n', 'fr-CH', 'props', 'links', 0, 'label'], 'x')).regions,
    ).toEqual({
      main: [{ ...text('a'), i18n: { 'fr-CH': { props: { links: [{ label: 'x' }] } } } }],
    });
    expect(applied(page([{ ...text('a'), i18n: null }]), set('a', ['i18n', 'fr-CH'], {})).regions).toEqual({
      main: [{ ...text('a'), i18n: { 'fr-CH': {} } }],
    });
  });

  test('in a data set, wherever it is', () => {
    const result = applyChange(
      { regions: [{ id: 'x' }], 7: 'a' },
      [set(null, ['regions', 0, 'id'], 'y'), set(null, ['7'], 'b')],
      'data',
    );
    expect(result).toMatchObject({ ok: true, document: { regions: [{ id: 'y' }], 7: 'b' } });
  });
});

describe('a node', () => {
  const document = page([text('a', { items: [text('b'), null, text('c')] }), text('d')]);
  const idsOf = (made: JsonObject): string[] =>
    [...indexNodes(made).values()].map(({ id, place: { parent, list } }) => `${parent ?? ''}/${list}/${id}`);

  test('is put in, behind a neighbour or first, and into a list that was not there', () => {
    expect(idsOf(applied(document, { op: 'insert', place: main('a'), node: text('x') as never }))).toEqual([
      '/main/a',
      'a/items/b',
      'a/items/c',
      '/main/x',
      '/main/d',
    ]);
    expect(idsOf(applied(document, { op: 'insert', place: main(null), node: text('x') as never }))[0]).toBe(
      '/main/x',
    );
    const place = { parent: 'd', list: 'items', after: null };
    expect(idsOf(applied(document, { op: 'insert', place, node: text('x') as never })).at(-1)).toBe(
      'd/items/x',
    );
    const aside = { parent: null, list: 'aside', after: null };
    expect(idsOf(applied(document, { op: 'insert', place: aside, node: text('x') as never })).at(-1)).toBe(
      '/aside/x',
    );
  });

  test('is moved with what stands in it, also within its list, and what is no node stays', () => {
    expect(
      idsOf(applied(document, { op: 'move', node: 'a', place: { parent: 'd', list: 'items', after: null } })),
    ).toEqual(['/main/d', 'd/items/a', 'a/items/b', 'a/items/c']);
    const moved = applied(document, {
      op: 'move',
      node: 'c',
      place: { parent: 'a', list: 'items', after: null },
    });
    expect(moved.regions).toEqual({ main: [text('a', { items: [text('c'), text('b'), null] }), text('d')] });
  });

  test('is taken out and comes back to its place beside what is no node', () => {
    expect(applied(document, { op: 'remove', node: 'c' }).regions).toEqual({
      main: [text('a', { items: [text('b'), null] }), text('d')],
    });
  });

  test('wraps another, in two steps of one change', () => {
    const wrapped = applied(
      document,
      { op: 'insert', place: main('a'), node: text('w') as never },
      { op: 'move', node: 'd', place: { parent: 'w', list: 'items', after: null } },
    );
    expect(idsOf(wrapped).slice(-2)).toEqual(['/main/w', 'w/items/d']);
  });
});

const twoThousand = page(Array.from({ length: pageLimits.nodes }, (_, index) => text(`n${index}`)));
const deep = page([
  Array.from({ length: pageLimits.depth }, (_, index) => `n${index}`).reduceRight<JsonObject | undefined>(
    (inner, id) => text(id, inner && { items: [inner] }),
    undefined,
  ),
]);

test.each<[string, ChangeRefusal, JsonObject, Patch]>([
  ['a node that is not there', 'node-missing', page([]), set('a', ['props'], {})],
  ['a node that is to go and is not there', 'node-missing', page([]), { op: 'remove', node: 'a' }],
  [
    'a node that is to move and is not there',
    'node-missing',
    page([]),
    { op: 'move', node: 'a', place: main(null) },
  ],
  ['the id of a node', 'path-closed', page([text('a')]), set('a', ['id'], 'b')],
  [
    'a node in a slot',
    'path-closed',
    page([text('a', { s: [text('b')] })]),
    set('a', ['slots', 's', 0, 'props'], {}),
  ],
  ['slots that hold something', 'path-closed', page([text('a', { s: [text('b')] })]), set('a', ['slots'])],
  [
    'slots that would hold something',
    'path-closed',
    page([text('a')]),
    set('a', ['slots', 's'], [text('b')]),
  ],
  ['regions', 'path-closed', page([text('a')]), set(null, ['regions', 'main'], [])],
  ['the way through a text', 'path-missing', page([]), set(null, ['page', 'title', 'x'], 1)],
  [
    'the way beyond a list',
    'path-missing',
    page([{ ...text('a'), props: { l: [] } }]),
    set('a', ['props', 'l', 1], 1),
  ],
  [
    'a name in a list',
    'path-missing',
    page([{ ...text('a'), props: { l: [] } }]),
    set('a', ['props', 'l', 'x'], 1),
  ],
  ['a way to a prototype', 'key-forbidden', page([]), set(null, ['page', '__proto__', 'x'], 1)],
  [
    'a value with a way to one',
    'key-forbidden',
    page([]),
    set(null, ['page'], JSON.parse('{"a":[{"__proto__":1}]}')),
  ],
  [
    'a node with one',
    'key-forbidden',
    page([]),
    { op: 'insert', place: main(null), node: JSON.parse('{"id":"a","constructor":1}') },
  ],
  [
    'a list of such a name',
    'key-forbidden',
    page([text('a')]),
    { op: 'insert', place: { parent: 'a', list: 'constructor', after: null }, node: { id: 'b' } },
  ],
  ['an insert without id', 'id-missing', page([]), { op: 'insert', place: main(null), node: {} }],
  [
    'an insert of what has none within',
    'id-missing',
    page([]),
    { op: 'insert', place: main(null), node: text('a', { s: [{}] }) as never },
  ],
  [
    'an id that is taken',
    'id-taken',
    page([text('a', { s: [text('b')] })]),
    { op: 'insert', place: main(null), node: { id: 'b' } },
  ],
  [
    'an id that is taken within',
    'id-taken',
    page([text('b')]),
    { op: 'insert', place: main(null), node: text('a', { s: [text('b')] }) as never },
  ],
  [
    'an id that comes twice',
    'id-taken',
    page([]),
    { op: 'insert', place: main(null), node: text('a', { s: [text('a')] }) as never },
  ],
  [
    'a neighbour that is not there',
    'place-missing',
    page([]),
    { op: 'insert', place: main('a'), node: { id: 'b' } },
  ],
  [
    'a neighbour elsewhere',
    'place-missing',
    page([text('a', { s: [text('b')] }), text('c')]),
    { op: 'move', node: 'c', place: main('b') },
  ],
  [
    'a parent that is not there',
    'place-missing',
    page([text('c')]),
    { op: 'move', node: 'c', place: { parent: 'a', list: 's', after: null } },
  ],
  [
    'a region that no page has',
    'place-missing',
    page([text('c')]),
    { op: 'move', node: 'c', place: { parent: null, list: 'left', after: null } },
  ],
  [
    'slots that are none',
    'place-missing',
    page([{ ...text('a'), slots: 'x' }]),
    { op: 'insert', place: { parent: 'a', list: 's', after: null }, node: { id: 'b' } },
  ],
  [
    'a place in itself',
    'into-itself',
    page([text('a')]),
    { op: 'move', node: 'a', place: { parent: 'a', list: 's', after: null } },
  ],
  [
    'a place in what stands in it',
    'into-itself',
    page([text('a', { s: [text('b')] })]),
    { op: 'move', node: 'a', place: { parent: 'b', list: 's', after: null } },
  ],
  ['a place behind itself', 'into-itself', page([text('a')]), { op: 'move', node: 'a', place: main('a') }],
  ['a node too many', 'too-many-nodes', twoThousand, { op: 'insert', place: main(null), node: { id: 'x' } }],
  [
    'a node too deep',
    'too-deep',
    deep,
    { op: 'insert', place: { parent: 'n15', list: 's', after: null }, node: { id: 'x' } },
  ],
])('refused is %s: %s', (_what, reason, document, step) => {
  const fine = set(null, ['page', 'description'], 'x');
  expect(applyChange(document, [fine, step], 'page')).toEqual({ ok: false, reason, step: 1 });
});

test('what an empty list of nodes is made of may be set and taken away', () => {
  const broken = page([{ ...text('a'), slots: { s: [null], t: 'x' } }]);
  expect(applied(broken, set('a', ['slots', 's'], [])).regions).toEqual({
    main: [{ ...text('a'), slots: { s: [], t: 'x' } }],
  });
  expect(applied(broken, set('a', ['slots'])).regions).toEqual({ main: [text('a')] });
});
